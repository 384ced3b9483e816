import { codes, compute } from '@takt/engine';
import { CountDiff, CountOrder } from '../../defs/index.ts';

/** Lines within the tolerances among all lines, of a count that is over; before, whoever counts could learn from it. */
const accuracyOf = (
  count: string,
): string => `(select trim_scale(round(100.0 * count(*) filter (where d.beyond is distinct from '1') / count(*), 2))::text
  from app.warehouse_count_order c join app.warehouse_count_order_lines n on n.tenant_id = c.tenant_id and n.parent_id = c.id
  left join app.warehouse_count_diff d on d.tenant_id = n.tenant_id and d.id = n.id
  where c.tenant_id = t.tenant_id and c.id = ${count} and c.status in ${codes(CountOrder, 'posted', 'closed')} having count(*) > 0)`;

/** Book quantities on the lines: never to whoever counts blind, until nothing can be changed any more. */
const seen = (
  column: string,
): string => `case when h.blind = '0' or h.status in ${codes(CountOrder, 'posted', 'closed')} then (select trim_scale(d.${column})::text
  from app.warehouse_count_diff d where d.tenant_id = t.tenant_id and d.id = t.id) end`;

export const countOrderComputed = compute(CountOrder, {
  accuracy: accuracyOf('t.id'),
  lines: { bookQty: seen('book_qty'), diffQty: seen('diff_qty') },
});
export const countDiffComputed = compute(CountDiff, { accuracy: accuracyOf('t.count_order_id') });
