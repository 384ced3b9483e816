import type { Id } from '@takt/model';
import { answer, codes, type Ctx, type Fragment, fragment, inScope } from '@takt/engine';
import { vendorRows } from '@takt/modules/base/server';
import { warehouseRows } from '@takt/modules/warehouse/server';
import { type DeliveryFigures, supplierKanban, type UnfinishedNote } from '../defs/delivery/note-calls.ts';
import { moment, named } from './shown-columns.ts';
import { DeliveryNote } from '../defs/index.ts';

/** Announced notes of about a year that the person sees, by the company's clock. */
const notes = (ctx: Ctx, vendor: Id | null): Fragment => fragment`with note as (
  select n.id, n.number, n.status, n.vendor_id, n.warehouse_id, n.planned_arrival::timestamp as due,
    n.gate_arrived_at::timestamp as came, l.lines, l.open
  from purchasing_delivery_note n cross join lateral (
    select count(*)::int as lines, (count(*) filter (where received_qty + rejected_qty < qty))::int as open
    from purchasing_delivery_note_lines where parent_id = n.id) l
  where ${inScope(ctx, DeliveryNote, 'n')} and n.status not in ${codes(DeliveryNote, 'draft')} and (${vendor}::uuid is null or n.vendor_id = ${vendor}::uuid)
    and n.planned_arrival::timestamp >= date_trunc('year', ${ctx.clock}::timestamp) - interval '7 days')`;

/** As many notes as a list can sensibly be limited to. */
const MOST_NOTES = 100;
/** Late is what came after it was due, and what is due and has not come. */
const late = ({ clock }: Ctx): Fragment =>
  fragment`(came > due or (came is null and status in ${codes(DeliveryNote, 'published', 'control', 'shipped')} and due < ${clock}::timestamp))`;
const SHORT = fragment`(status in ${codes(DeliveryNote, 'partlyReceived', 'received', 'closed')} and open > 0)`;
const numbersOf = (which: Fragment): Fragment =>
  fragment`(coalesce(array_agg(number order by due desc) filter (where ${which}), '{}'))[1:${MOST_NOTES}::int]`;
const begins = ({ clock }: Ctx): Fragment => fragment`date_trunc(p.period, ${clock}::timestamp)`;

const figures = (ctx: Ctx, vendor: Id | null): Fragment => fragment`${notes(ctx, vendor)}
  select p.period, to_char(${begins(ctx)}, 'YYYY-MM-DD') as "from", to_char(${begins(ctx)} + p.span - interval '1 day', 'YYYY-MM-DD') as "to",
    count(note.id)::int as planned,
    (count(*) filter (where status in ${codes(DeliveryNote, 'shipped', 'partlyReceived', 'received', 'closed')}))::int as shipped,
    (count(*) filter (where status in ${codes(DeliveryNote, 'received', 'closed')}))::int as received,
    (count(*) filter (where ${late(ctx)}))::int as late, (count(*) filter (where ${SHORT}))::int as short,
    ${numbersOf(late(ctx))} as "lateNotes", ${numbersOf(SHORT)} as "shortNotes"
  from (values (1, 'week', interval '1 week'), (2, 'month', interval '1 month'), (3, 'year', interval '1 year')) p (nth, period, span)
  left join note on due >= ${begins(ctx)} and due < ${begins(ctx)} + p.span
  group by p.nth, p.period, p.span order by p.nth`;

const unfinished = (ctx: Ctx, vendor: Id | null): Fragment => fragment`${notes(ctx, vendor)}
  select note.id, note.number, note.status, ${named('v')} as vendor, ${named('w')} as warehouse,
    ${moment('due')} as "plannedArrival", note.lines, note.open as "openLines",
    floor(extract(epoch from ${ctx.clock}::timestamp - due) / 3600)::int as "hoursLate"
  from note join ${vendorRows} v on v.id = note.vendor_id join ${warehouseRows} w on w.id = note.warehouse_id
  where note.status in ${codes(DeliveryNote, 'published', 'control', 'shipped', 'partlyReceived')} and due < ${ctx.clock}::timestamp and due >= ${ctx.clock}::timestamp - interval '7 days'
  order by due, note.number limit 200`;

export const kanbanSeen = answer(supplierKanban, async (ctx, { vendor }) => ({
  periods: await ctx.sql.run<DeliveryFigures>(figures(ctx, vendor)),
  unfinished: await ctx.sql.run<UnfinishedNote>(unfinished(ctx, vendor)),
}));
