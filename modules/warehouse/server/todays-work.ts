import { answer, codes, type Ctx, type Fragment, fragment, inScope, companyDay } from '@takt/engine';
import { Asn, CountOrder, PickTask, PutawayTask } from '../defs/index.ts';
import { todaysWork, type WorkDone } from '../defs/inside/todays-work.ts';

/** How much of it is done, and all there is. */
const sums = fragment`(count(*) filter (where w.done))::int as done, count(*)::int as total`;
const today = (ctx: Ctx): Fragment => fragment`${companyDay(ctx)}::date`;

/** Vehicles that were to come until the end of today, or stand here; those that came today and were unloaded are done. */
const received = (ctx: Ctx): Fragment => fragment`
  select 'receive' as kind, ${sums} from (
    select t.status in ${codes(Asn, 'received', 'closed')} as done from warehouse_asn t
    where ${inScope(ctx, Asn, 't')} and (t.status in ${codes(Asn, 'arrival')}
      or (t.status in ${codes(Asn, 'inTransit')} and t.planned_arrival < (${today(ctx)} + 1)::timestamptz)
      or (t.status in ${codes(Asn, 'received', 'closed')} and t.gate_arrived_at >= ${today(ctx)}::timestamptz))) w`;

/** Nothing changes a task that is done, so it was done when it was changed last. */
const putAway = (ctx: Ctx): Fragment => fragment`
  select 'putaway' as kind, ${sums} from (
    select t.status in ${codes(PutawayTask, 'done')} as done from warehouse_putaway_task t
    where ${inScope(ctx, PutawayTask, 't')} and (t.status in ${codes(PutawayTask, 'todo', 'inProgress')}
      or (t.status in ${codes(PutawayTask, 'done')} and t.updated_at >= ${today(ctx)}::timestamptz))) w`;

const picked = (ctx: Ctx): Fragment => fragment`
  select 'pick' as kind, ${sums} from (
    select t.status in ${codes(PickTask, 'picked', 'short')} as done from warehouse_pick_task t
    where ${inScope(ctx, PickTask, 't')} and (t.status in ${codes(PickTask, 'toPick', 'picking')}
      or (t.status in ${codes(PickTask, 'picked', 'short')} and t.picked_at >= ${today(ctx)}::timestamptz))) w`;

/** Lines of counts under way, and what was counted today of those that are through. */
const counted = (ctx: Ctx): Fragment => fragment`
  select 'count' as kind, ${sums} from (
    select l.counted_qty is not null as done from warehouse_count_order t join warehouse_count_order_lines l on l.parent_id = t.id
    where ${inScope(ctx, CountOrder, 't')} and (t.status in ${codes(CountOrder, 'released', 'counting', 'recounted')}
      or (t.status in ${codes(CountOrder, 'toReview', 'posted', 'closed')} and l.counted_at >= ${today(ctx)}::timestamptz))) w`;

export const workAnswer = answer(todaysWork, async (ctx) => {
  const may = ({ id }: { readonly id: string }): boolean => ctx.actor.can(`${id}.read`);
  return [
    ...(may(Asn) ? await ctx.sql.run<WorkDone>(received(ctx)) : []),
    ...(may(PutawayTask) ? await ctx.sql.run<WorkDone>(putAway(ctx)) : []),
    ...(may(PickTask) ? await ctx.sql.run<WorkDone>(picked(ctx)) : []),
    ...(may(CountOrder) ? await ctx.sql.run<WorkDone>(counted(ctx)) : []),
  ];
});
