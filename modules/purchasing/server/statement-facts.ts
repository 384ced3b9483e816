import { decided } from '@takt/engine';
import { overPercentOn } from '@takt/modules/base/server';
import { PRICE_TOLERANCE } from '../defs/index.ts';

// What the other two sides say of a line `l` of a statement. Each reads what a supplier may read as well.

const noted = (kind: string, key: string, l: string): string => `(select o.accepted_qty from app.purchasing_${kind} n
  join app.purchasing_${kind}_lines o on o.tenant_id = n.tenant_id and o.parent_id = n.id
  where n.tenant_id = ${l}.tenant_id and n.id = ${l}.${key} and o.line_no = ${l}.receipt_line and n.deleted_at is null)`;

export const isGoods = (l: string): string => `${l}.kind in ('receipt', 'return')`;

/** What was accepted of it; of a return, what is owed back of what left, below zero. */
export const acceptedOf = (l: string): string => `case ${l}.kind
  when 'receipt' then coalesce(${noted('delivery_note', 'note_id', l)}, ${noted('pickup_note', 'pickup_id', l)}, 0)
  when 'return' then coalesce((select -o.credit_qty from app.purchasing_return_notice n
    join app.purchasing_return_notice_lines o on o.tenant_id = n.tenant_id and o.parent_id = n.id
    where n.tenant_id = ${l}.tenant_id and n.id = ${l}.return_notice_id and o.line_no = ${l}.return_line and n.deleted_at is null), 0) end`;

/** The price on the statement that has the receipt with these keys; while it is on none, there is none. */
export const statedPrice = (of: Readonly<Record<'tenant' | 'note' | 'pickup' | 'line', string>>): string => `(select r.price
  from app.purchasing_monthly_reconciliation_lines r where r.tenant_id = ${of.tenant} and r.kind = 'receipt'
    and r.receipt_line = ${of.line} and (r.note_id = ${of.note} or r.pickup_id = ${of.pickup}))`;

const ordered = (what: string, l: string): string => `(select ${what} from app.purchasing_purchase_order_lines x
  where x.tenant_id = ${l}.tenant_id and x.parent_id = ${l}.order_id and x.line_no = ${l}.order_line)`;

/** The price of its order; of a return, that of its receipt. */
export const orderPriceOf = (l: string): string =>
  `case when ${l}.kind = 'return' then coalesce(${statedPrice({
    tenant: `${l}.tenant_id`,
    note: `${l}.note_id`,
    pickup: `${l}.pickup_id`,
    line: `${l}.receipt_line`,
  })}, ${ordered('x.price', l)}) else ${ordered('x.price', l)} end`;

/** What its order line asks for and lets pass on top, less what earlier lines of statements took of it. */
export const orderedOf = (l: string, vendor: string): string => `case when ${l}.kind = 'receipt' then ${ordered(
  `x.qty * (1 + coalesce(${overPercentOn({ tenant: 'x.tenant_id', vendor, part: 'x.part_id', day: `${l}.happened_on` })}, 0) / 100)`,
  l,
)} - coalesce((select sum(e.qty) from app.purchasing_monthly_reconciliation_lines e
  where e.tenant_id = ${l}.tenant_id and e.order_id = ${l}.order_id and e.order_line = ${l}.order_line and e.id < ${l}.id), 0) end`;

export const taxOf = (amount: string, rate: string): string => `round(${amount} * ${rate} / 100, 2)`;

/** As the company decided it, read where no settings can be asked. */
export const toleranceOf = (t: string): string => `(${decided(PRICE_TOLERANCE, t)})::numeric`;
