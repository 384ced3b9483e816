import { answer } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import { Stock } from '../defs/index.ts';
import { locationMap, type MappedLocation } from '../defs/places/location-map.ts';
import { seen } from './rule-rows.ts';

const READ_STOCK = `${Stock.id}.read`;

/** The locations of a warehouse that are in use, or hold something although they are not, with what lies there. */
export const mapAnswer = answer(locationMap, async (ctx, asked) => {
  const { warehouse } = seen(
    ctx,
    await ctx.sql.maybe<{ warehouse: string }>`
      select id as warehouse from warehouse_warehouse where id = ${asked.warehouse} and deleted_at is null`,
  );
  const reads = ctx.actor.can(READ_STOCK);
  const sought = asked.find?.trim().toLowerCase() || null;
  const locations = await ctx.sql<MappedLocation>`
    with lying as (
      select s.location_id, count(distinct s.part_id)::int as parts, json_agg(distinct s.stock_status) as statuses,
        sum(s.qty * p.net_weight) as weight, bool_and(p.net_weight is not null) as weighed,
        bool_or(strpos(lower(concat_ws(chr(10), p.part_no, p.name, p.name_en, s.batch, s.container)), ${sought}::text) > 0) as found
      from warehouse_stock s join ${partRows} p on p.id = s.part_id
      where s.warehouse_id = ${warehouse} and s.qty > 0 and ${reads}::boolean
      group by s.location_id)
    select l.id, l.code, a.code as area, l.aisle, l.rack, l.level, l.slot, l.kind,
      to_json(array_remove(array[case when l.putaway_locked = '1' then 'putaway' end, case when l.pick_locked = '1' then 'pick' end,
        case when l.count_order_id is not null then 'count' end, case when l.mark_status = '0' then 'disabled' end], null)) as locks,
      coalesce(y.parts, 0) as parts, coalesce(y.statuses, '[]') as statuses, coalesce(y.found, false) as found,
      -- One part of unknown weight, and nothing can be said of the whole.
      case when ${reads}::boolean and l.max_weight > 0 and coalesce(y.weighed, true)
        then least(floor(coalesce(y.weight, 0) * 100 / l.max_weight), 999)::int end as load
    from warehouse_location l left join warehouse_area a on a.id = l.area_id left join lying y on y.location_id = l.id
    where l.warehouse_id = ${warehouse} and l.deleted_at is null and (l.mark_status = '1' or y.parts > 0)
    order by l.code`;
  return { locations, lacks: reads ? null : READ_STOCK };
});
