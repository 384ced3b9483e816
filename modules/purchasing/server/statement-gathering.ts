import { type Decimal, type Id, multiplyDecimal, roundDecimal, shippedValue } from '@takt/model';
import { addLine, codes, type Ctx } from '@takt/engine';
import { HOME_CURRENCY, vendorRows } from '@takt/modules/base/server';
import { warehouseRows } from '@takt/modules/warehouse/server';
import { Contract, MonthlyReconciliation, TAX_RATE } from '../defs/index.ts';
import { agreedPriceOf } from './prices.ts';
import { billed, RECEIVED } from './received-lines.ts';
import { orderLineOf } from './source-lines.ts';
import { statedPrice } from './statement-facts.ts';

interface Gathered {
  readonly kind: 'receipt' | 'return';
  readonly note: Id | null;
  readonly pickup: Id | null;
  readonly receiptLine: number | null;
  readonly returnNotice: Id | null;
  readonly returnLine: number | null;
  readonly order: Id | null;
  readonly orderLine: number | null;
  readonly happenedOn: string;
  readonly part: Id;
  readonly qty: Decimal;
  readonly price: Decimal | null;
  readonly taxRate: Decimal;
}

const agreedOn = (day: string, of: string): string =>
  agreedPriceOf({
    tenant: 'm.tenant_id',
    vendor: 'm.vendor_id',
    currency: 'm.currency',
    day,
    part: `${of}.part_id`,
    unit: `${of}.unit_id`,
    qty: `${of}.qty`,
  });

/** The rate a supplier's contract over a part has on a day, else that of the supplier, else the company's. */
export const taxRateOf = (vendor: string, part: string, day: string): string => `coalesce(
  (select c.tax_rate from app.purchasing_contract c join app.purchasing_contract_lines l on l.tenant_id = c.tenant_id and l.parent_id = c.id
    where c.vendor_id = ${vendor} and l.part_id = ${part} and c.tax_rate is not null and c.status in ${codes(Contract, 'effective')}
      and c.deleted_at is null and ${day} between c.valid_from and c.valid_to order by c.valid_from desc limit 1),
  (select v.tax_rate from ${vendorRows} v where v.id = ${vendor}),
  (select (p.value #>> '{}')::numeric from app.parameter p where p.name = '${TAX_RATE.id}'), ${shippedValue(TAX_RATE)})`;

/** The order line `x` that a received line `o` was delivered to, straight or by way of a plan, with its price. */
const orderOf = (
  o: string,
): string => `left join lateral (select x.order_id, x.line_no, l.price, h.currency from ${orderLineOf(o)} x
  join app.purchasing_purchase_order h on h.tenant_id = ${o}.tenant_id and h.id = x.order_id
  join app.purchasing_purchase_order_lines l on l.tenant_id = ${o}.tenant_id and l.parent_id = x.order_id and l.line_no = x.line_no) x on true`;

/** What went back came with the note it names, else with the last delivery of that part and, where there was one, batch. */
const receiptOf = (returned: string): string => `left join lateral (select r.* from ${RECEIVED} r
  where r.vendor_id = m.vendor_id and r.part_id = ${returned}.part_id and r.unit_id = ${returned}.unit_id and r.accepted_on <= n.left_at::date
    and (${returned}.note_id is null or r.note_id = ${returned}.note_id) and (${returned}.pickup_id is null or r.pickup_id = ${returned}.pickup_id)
  order by r.lot = ${returned}.lot desc nulls last, r.accepted_on desc, r.id desc limit 1) o on true`;

/** A line is paid in the currency of its order; without one, in that a price was agreed in, else in ours. */
const isPaidIn = (agreed: string): string =>
  `m.currency = coalesce(x.currency, case when ${agreed} is null then '${HOME_CURRENCY}' else m.currency end)`;

const GATHER = `
  with m as (select *, (period || '-01')::date + interval '1 month' as ended from app.purchasing_monthly_reconciliation where id = $1)
  select 'receipt' as kind, o.note_id as note, o.pickup_id as pickup, o.line_no::int as "receiptLine", null::uuid as "returnNotice",
    null::int as "returnLine", x.order_id as order, x.line_no::int as "orderLine", o.accepted_on::text as "happenedOn", o.part_id as part,
    trim_scale(o.accepted_qty)::text as qty, trim_scale(coalesce(x.price, ${agreedOn('o.accepted_on', 'o')}))::text as price,
    trim_scale(${taxRateOf('m.vendor_id', 'o.part_id', 'o.accepted_on')})::text as "taxRate"
  from m join ${RECEIVED} o on o.vendor_id = m.vendor_id and o.settled and o.accepted_on < m.ended and not ${billed('o')}
  join ${warehouseRows} w on w.id = o.warehouse_id and w.plant_id = m.plant_id
  ${orderOf('o')}
  where ${isPaidIn(agreedOn('o.accepted_on', 'o'))}
  union all
  select 'return', o.note_id, o.pickup_id, o.line_no::int, n.id, b.line_no::int, x.order_id, x.line_no::int, n.left_at::date::text,
    b.part_id, trim_scale(-b.credit_qty)::text,
    trim_scale(coalesce(${statedPrice({ tenant: 'o.tenant_id', note: 'o.note_id', pickup: 'o.pickup_id', line: 'o.line_no' })}, x.price, ${agreedOn('coalesce(o.accepted_on, n.left_at::date)', 'b')}))::text,
    trim_scale(${taxRateOf('m.vendor_id', 'b.part_id', 'coalesce(o.accepted_on, n.left_at::date)')})::text
  from m join app.purchasing_return_notice n on n.vendor_id = m.vendor_id and n.left_at < m.ended and n.deleted_at is null
  join ${warehouseRows} w on w.id = n.warehouse_id and w.plant_id = m.plant_id
  join app.purchasing_return_notice_lines b on b.tenant_id = n.tenant_id and b.parent_id = n.id
  ${receiptOf('b')} ${orderOf('o')}
  where not exists (select 1 from app.purchasing_monthly_reconciliation_lines s where s.tenant_id = n.tenant_id and s.kind = 'return'
    and s.return_notice_id = n.id and s.return_line = b.line_no) and b.credit_qty > 0
    and ${isPaidIn(agreedOn('coalesce(o.accepted_on, n.left_at::date)', 'b'))}
  order by 9, 1, 2, 3, 4, 5, 6`;

/**
 * Adds a line for all that was accepted or sent back until the period's end and stands on no statement, each at the price agreed for
 * it. Whoever calls holds the lock that lets one statement gather at a time.
 */
export async function gather(ctx: Ctx, id: Id): Promise<void> {
  const found = await ctx.sql.run<Gathered>({ text: GATHER, values: [id] });
  const { last } = await ctx.sql.one<{ last: number }>`
    select coalesce(max(position), 0)::int as last from purchasing_monthly_reconciliation_lines where parent_id = ${id}`;
  for (const [index, line] of found.entries())
    await addLine(ctx, MonthlyReconciliation, 'lines', id, last + index + 1, {
      ...line,
      disputed: '0',
      amount: roundDecimal(multiplyDecimal(line.qty, line.price ?? '0'), 2),
    });
}
