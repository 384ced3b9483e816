import { amend, codes, type Ctx, on, patch } from '@takt/engine';
import type { Id } from '@takt/model';
import { CountOrder, Location, PickTask } from '../../defs/index.ts';

interface Short {
  readonly id: Id;
  readonly number: string;
  readonly warehouse: Id;
  readonly code: string;
  readonly counted: boolean;
}
/** A task that found less than the books said, and whether its place is being counted already. */
const shortTask = (ctx: Ctx, task: unknown): Promise<Short | null> =>
  ctx.sql.maybe<Short>`
    select t.id, t.number, t.warehouse_id as warehouse, l.code, exists (
      select 1 from warehouse_count_order c join warehouse_pick_task o on o.id = c.short_pick_id
      where o.location_id = t.location_id and c.status not in ${codes(CountOrder, 'posted', 'closed')} and c.deleted_at is null) as counted
    from warehouse_pick_task t join warehouse_location l on l.id = t.location_id and l.deleted_at is null
    where t.id = ${String(task)}::uuid and t.status in ${codes(PickTask, 'short')}`;

/** Where less was found than the books say, somebody counts: one count of the place, however many came short there. */
export const countShortPick = on('warehouse.pickTask.confirm', 'warehouse.countShortPick', async (ctx, { id }, documents) => {
  const task = await shortTask(ctx, id);
  if (task === null || task.counted) return;
  const { warehouse, code, number } = task;
  const remark = `短拣 ${number} Short pick ${number}`;
  const row = { warehouse, locationFrom: code, locationTo: code, remark };
  const count = await documents.make(ctx, CountOrder, row, { doc: PickTask, id: task.id });
  await patch(ctx, CountOrder, count.id, { shortPick: task.id });
  await documents.act(ctx, CountOrder, count.id, 'release');
});

/** The books are right again: what a short pick closed is open to picking. */
export async function reopenPlace(ctx: Ctx, { shortPick }: Pick<CountOrder, 'shortPick'>): Promise<void> {
  if (shortPick === null) return;
  const { location } = await ctx.sql.one<{ location: Id }>`
    select location_id as location from warehouse_pick_task where id = ${shortPick}`;
  await amend(ctx, Location, location, { pickLocked: '0' });
}
