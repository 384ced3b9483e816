import type { Id } from '@takt/model';
import { type Ctx, type Fragment, fragment } from '@takt/engine';
import type { CountOrder } from '../../defs/index.ts';

/** Whether a location `l` is one the count is about. */
const isIn = ({ warehouse, area, locationGroup, locationFrom, locationTo }: CountOrder): Fragment => fragment`
  l.warehouse_id = ${warehouse} and l.deleted_at is null
      and (${area}::uuid is null or l.area_id = ${area}::uuid)
      and (${locationFrom}::text is null or l.code >= ${locationFrom}::text)
      and (${locationTo}::text is null or l.code <= ${locationTo}::text)
      and (${locationGroup}::uuid is null or exists (
        select 1 from warehouse_location_group_locations m where m.parent_id = ${locationGroup}::uuid and m.location_id = l.id))`;

/** The locations a count is about, held. */
export const locationsOf = (ctx: Ctx, order: CountOrder) =>
  ctx.sql<{ id: Id }>`select l.id from warehouse_location l where ${isIn(order)} order by l.id for no key update`;

/** One of them by the code on its label; undefined where the count is not about it. */
export async function locationIn(ctx: Ctx, order: CountOrder, code: string): Promise<Id | undefined> {
  const [found] = await ctx.sql<{ id: Id }>`select l.id from warehouse_location l where ${isIn(order)} and l.code = ${code}`;
  return found?.id;
}
