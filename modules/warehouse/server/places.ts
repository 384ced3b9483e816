import { type Entity, fill, type Text } from '@takt/model';
import { type Ctx, Refused, whenSaved } from '@takt/engine';
import { Area, Location, LocationGroup, Warehouse, Zone } from '../defs/index.ts';

const APART: Text = ['{child}与所选的{parent}不在一起', '{child} and {parent} do not lie in one another'];

export function refuseApart(field: string, child: Entity, parent: Entity): never {
  throw Refused.at(field, 'place.apart', fill(APART, { child: child.label, parent: parent.label }));
}

/** Locations lie in the warehouse of their area and zone, and in the area of their zone. */
async function locationsPlaced(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const apart = await ctx.sql.maybe<{ readonly area: boolean | null; readonly zone: boolean | null }>`
    select a.warehouse_id <> l.warehouse_id as area, z.warehouse_id <> l.warehouse_id as zone
    from warehouse_location l left join warehouse_area a on a.id = l.area_id left join warehouse_zone z on z.id = l.zone_id
    where l.id = any(${ids}::uuid[]) and l.deleted_at is null
      and (a.warehouse_id <> l.warehouse_id or z.warehouse_id <> l.warehouse_id or z.area_id <> l.area_id)
    limit 1`;
  if (apart?.area) refuseApart('area', Area, Warehouse);
  if (apart?.zone) refuseApart('zone', Zone, Warehouse);
  if (apart) refuseApart('zone', Zone, Area);
}

/** What stands below stays where it is: whoever wants to move an area or a zone empties it first. */
export const placeSavings = [
  whenSaved(Area, async (ctx, id) => {
    const apart = await ctx.sql.maybe`
      select 1 from warehouse_area a where a.id = ${id} and a.deleted_at is null and (
        exists (select 1 from warehouse_zone z where z.area_id = a.id and z.deleted_at is null and z.warehouse_id <> a.warehouse_id)
        or exists (select 1 from warehouse_location l where l.area_id = a.id and l.deleted_at is null and l.warehouse_id <> a.warehouse_id))`;
    if (apart) refuseApart('warehouse', Warehouse, Area);
  }),
  whenSaved(Zone, async (ctx, id) => {
    const apart = await ctx.sql.maybe<{ area: boolean }>`
      select coalesce(a.warehouse_id <> z.warehouse_id, false) as area
      from warehouse_zone z left join warehouse_area a on a.id = z.area_id
      where z.id = ${id} and z.deleted_at is null and (a.warehouse_id <> z.warehouse_id
        or exists (select 1 from warehouse_location l where l.zone_id = z.id and l.deleted_at is null
          and (l.warehouse_id <> z.warehouse_id or l.area_id <> z.area_id)))`;
    if (apart?.area) refuseApart('area', Area, Warehouse);
    if (apart) refuseApart('area', Location, Zone);
  }),
  whenSaved(Location, (ctx, id) => locationsPlaced(ctx, [id]), locationsPlaced),
  whenSaved(LocationGroup, async (ctx, id) => {
    const apart = await ctx.sql.maybe`
      select 1 from warehouse_location_group g join warehouse_location_group_locations m on m.parent_id = g.id
        join warehouse_location l on l.id = m.location_id
      where g.id = ${id} and g.deleted_at is null and l.warehouse_id <> g.warehouse_id limit 1`;
    if (apart) refuseApart('locations', Location, Warehouse);
  }),
];
