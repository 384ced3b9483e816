import { codes, type Ctx, decided, type Fragment, fragment, verbatim } from '@takt/engine';
import { partPlanRows } from '@takt/modules/base/server';
import { COUNT_CYCLES, CountOrder } from '../../defs/index.ts';

const daysOf = (abc: keyof typeof COUNT_CYCLES, alias: string): Fragment =>
  verbatim(`(${decided(COUNT_CYCLES[abc], alias)})::int`);

/** What was looked at so long ago is due today. */
const isOver = ({ clock }: Ctx, since: Fragment, days: Fragment): Fragment =>
  fragment`(${since})::date + (${days})::int <= ${clock}::date`;

const finished = fragment`warehouse_count_order_lines n join warehouse_count_order o on o.id = n.parent_id and o.deleted_at is null
  and o.status in ${codes(CountOrder, 'posted', 'closed')}`;

/**
 * Whether a balance `s` is due: its part was counted at its place so long ago, or came there and was never counted since. All stock
 * of a part at a place is due together. How long is said by the part's planning data in the plant, else by its class.
 */
export const isDue = (ctx: Ctx): Fragment =>
  isOver(
    ctx,
    fragment`coalesce(
      (select max(n.counted_at) from ${finished} where n.location_id = s.location_id and n.part_id = s.part_id),
      (select min(b.created_at) from warehouse_stock b where b.location_id = s.location_id and b.part_id = s.part_id))`,
    fragment`coalesce(
      (select coalesce(p.cycle_count_days, case p.abc_class when 'A' then ${daysOf('A', 's')} when 'B' then ${daysOf('B', 's')} end)
        from ${partPlanRows} p join warehouse_warehouse w on w.id = s.warehouse_id and w.plant_id = p.plant_id
        where p.part_id = s.part_id and p.deleted_at is null), ${daysOf('C', 's')})`,
  );

/** Whether an empty location `l` is due: what lies nowhere has no class, so it is looked at as seldom as class C. */
export const isEmptyDue = (ctx: Ctx): Fragment =>
  isOver(
    ctx,
    fragment`coalesce((select max(n.counted_at) from ${finished} where n.location_id = l.id), l.created_at)`,
    daysOf('C', 'l'),
  );
