import { answer } from '@takt/engine';
import { type DeliveryFigures, supplierKanban, type UnfinishedNote } from '../defs/note-calls.ts';
import { IN_REACH, moment, named, reachOf } from './notes-in-reach.ts';

/** Announced notes of about a year, by the company's clock: $3 is now, $4 the one supplier asked for. */
const NOTES = `with note as (
  select n.id, n.number, n.status, n.vendor_id, n.warehouse_id, n.planned_arrival::timestamp as due,
    n.gate_arrived_at::timestamp as came, l.lines, l.open
  from purchasing_delivery_note n cross join lateral (
    select count(*)::int as lines, (count(*) filter (where received_qty + rejected_qty < qty))::int as open
    from purchasing_delivery_note_lines where parent_id = n.id) l
  where ${IN_REACH} and n.status <> '00' and ($4::uuid is null or n.vendor_id = $4::uuid)
    and n.planned_arrival::timestamp >= date_trunc('year', $3::timestamp) - interval '7 days')`;

/** Late is what came after it was due, and what is due and has not come. */
const FARED = `${NOTES}
  select p.period, count(note.id)::int as planned,
    (count(*) filter (where status in ('20', '25', '30', '40')))::int as shipped,
    (count(*) filter (where status in ('30', '40')))::int as received,
    (count(*) filter (where came > due or (came is null and status in ('10', '15', '20') and due < $3::timestamp)))::int as late,
    (count(*) filter (where status in ('25', '30', '40') and open > 0))::int as short
  from (values (1, 'week', interval '1 week'), (2, 'month', interval '1 month'), (3, 'year', interval '1 year')) p (nth, period, span)
  left join note on due >= date_trunc(p.period, $3::timestamp) and due < date_trunc(p.period, $3::timestamp) + p.span
  group by p.nth, p.period order by p.nth`;

const UNFINISHED = `${NOTES}
  select note.id, note.number, note.status, ${named('v')} as vendor, ${named('w')} as warehouse,
    ${moment('due')} as "plannedArrival", note.lines, note.open as "openLines",
    floor(extract(epoch from $3::timestamp - due) / 3600)::int as "hoursLate"
  from note join base_vendor v on v.id = note.vendor_id join warehouse_warehouse w on w.id = note.warehouse_id
  where note.status in ('10', '15', '20', '25') and due < $3::timestamp and due >= $3::timestamp - interval '7 days'
  order by due, note.number limit 200`;

export const kanbanSeen = answer(supplierKanban, async (ctx, { vendor }) => {
  const values = [...reachOf(ctx), ctx.clock, vendor];
  return {
    fared: await ctx.sql.run<DeliveryFigures>({ text: FARED, values }),
    unfinished: await ctx.sql.run<UnfinishedNote>({ text: UNFINISHED, values }),
  };
});
