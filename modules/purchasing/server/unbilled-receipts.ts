import { answer } from '@takt/server';
import { type UnbilledReceipt, unbilledReceipts } from '../defs/note-calls.ts';
import { IN_REACH, named, reachOf } from './notes-in-reach.ts';

const CAME = 'coalesce(n.gate_arrived_at, n.planned_arrival)';
/** Statements name what they are about by number and line, as they gather it. */
const UNBILLED = `from purchasing_delivery_note n join purchasing_delivery_note_lines l on l.parent_id = n.id and l.received_qty > 0
  where ${IN_REACH} and n.status in ('25', '30', '40') and not exists (
    select 1 from purchasing_monthly_reconciliation m join purchasing_monthly_reconciliation_lines s on s.parent_id = m.id
    where m.vendor_id = n.vendor_id and m.deleted_at is null and s.kind = 'receipt' and s.source_no = n.number
      and s.source_line = l.position::text)`;

const ROWS = `select r.id, r.note, r.number, ${named('v')} as vendor, r.came::text as "cameOn", p.part_no as "partNo",
    ${named('p')} as name, trim_scale(r.qty)::text as qty, u.code as unit
  from (select l.id, n.id as note, n.number, n.vendor_id, (${CAME})::date as came, l.part_id, l.unit_id, l.received_qty as qty, l.position
    ${UNBILLED} order by came, n.number, l.position limit 100) r
  join base_vendor v on v.id = r.vendor_id join base_part p on p.id = r.part_id join base_unit u on u.id = r.unit_id
  order by r.came, r.number, r.position`;

export const receiptsUnbilled = answer(unbilledReceipts, async (ctx) => {
  const values = reachOf(ctx);
  const [count] = await ctx.sql.run<{ total: number }>({ text: `select count(*)::int as total ${UNBILLED}`, values });
  return { total: count?.total ?? 0, rows: await ctx.sql.run<UnbilledReceipt>({ text: ROWS, values }) };
});
