import { answer } from '@takt/engine';
import { type UnbilledReceipt, unbilledReceipts } from '../defs/note-calls.ts';
import { named, reachOf, WITHIN_REACH } from './notes-in-reach.ts';
import { RECEIVED } from './received-lines.ts';

/** Statements name what they are about by number and line, as they gather it. */
const UNBILLED = `from ${RECEIVED} n where ${WITHIN_REACH} and not exists (
    select 1 from purchasing_monthly_reconciliation m join purchasing_monthly_reconciliation_lines s on s.parent_id = m.id
    where m.vendor_id = n.vendor_id and m.deleted_at is null and s.kind = 'receipt' and s.source_no = n.number
      and s.source_line = n.position::text)`;

const ROWS = `select r.id, r.entity, r.note, r.number, ${named('v')} as vendor, r.came::text as "cameOn", p.part_no as "partNo",
    ${named('p')} as name, trim_scale(r.received_qty)::text as qty, u.code as unit
  from (select n.* ${UNBILLED} order by n.came, n.number, n.position limit 100) r
  join base_vendor v on v.id = r.vendor_id join base_part p on p.id = r.part_id join base_unit u on u.id = r.unit_id
  order by r.came, r.number, r.position`;

export const receiptsUnbilled = answer(unbilledReceipts, async (ctx) => {
  const values = reachOf(ctx);
  const [count] = await ctx.sql.run<{ total: number }>({ text: `select count(*)::int as total ${UNBILLED}`, values });
  return { total: count?.total ?? 0, rows: await ctx.sql.run<UnbilledReceipt>({ text: ROWS, values }) };
});
