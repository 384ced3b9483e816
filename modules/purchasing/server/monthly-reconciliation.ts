import { type Decimal, multiplyDecimal, roundDecimal } from '@takt/model';
import { addLine, bind, compute, type Ctx, patch, patchLine, Refused, whenSaved, advisoryLock, codes } from '@takt/engine';
import { warehouseRows } from '@takt/modules/warehouse/server';
import { MonthlyReconciliation, InvoiceRequest, ReturnNotice } from '../defs/index.ts';
import { onePerPeriod } from '../defs/settlement/monthly-reconciliation.ts';
import { agreedPriceOf } from './prices.ts';
import { RECEIVED } from './received-lines.ts';
import { numberLines, orderLineOf } from './source-lines.ts';
import { notifyBuyer, notifySupplier } from './notify.ts';

const route = (id: string): string => `/les/billing/reconciliation?id=${id}`;

export const monthlyReconciliation = bind(MonthlyReconciliation, {
  /** What was disputed has been dealt with; the supplier looks at it anew. */
  async publish(ctx, { id, number, vendor, lines }) {
    for (const line of lines.filter(({ disputed }) => disputed === '1'))
      await patchLine(ctx, MonthlyReconciliation, 'lines', line.id, { disputed: '0' });
    await notifySupplier(ctx, vendor, [`月度对账单 ${number} 待确认`, `Statement ${number} awaits your confirmation`], route(id));
  },
  async dispute(ctx, statement, { lineId, reason }) {
    await patchLine(ctx, MonthlyReconciliation, 'lines', lineId ?? '', { disputed: '1', disputeReason: reason });
    const { number } = statement;
    await notifyBuyer(
      ctx,
      statement,
      [`月度对账单 ${number} 有异议：${reason}`, `Statement ${number} is disputed: ${reason}`],
      route(statement.id),
    );
  },
  confirm: (ctx, { id }) => patch(ctx, MonthlyReconciliation, id, { confirmedAt: ctx.clock }),
});

/** A new statement is the only one of its month, and begins with all that happened in it. */
export const reconciliationSaved = whenSaved(MonthlyReconciliation, async (ctx, id, before, { documents }) => {
  // Two who generate at once would not see each other's statement.
  await advisoryLock(ctx, MonthlyReconciliation.id);
  const [other] = await ctx.sql`
    select 1 from purchasing_monthly_reconciliation t join purchasing_monthly_reconciliation o
      on o.vendor_id = t.vendor_id and o.plant_id = t.plant_id and o.period = t.period and o.id <> t.id and o.deleted_at is null
    where t.id = ${id} and t.deleted_at is null`;
  if (other) throw Refused.by(MonthlyReconciliation, 'create', onePerPeriod);
  if (before === null && (await documents.load(ctx, MonthlyReconciliation, id)).lines.length === 0) await gather(ctx, id);
  await numberLines(ctx, MonthlyReconciliation, id);
});

interface Gathered {
  readonly kind: 'receipt' | 'return';
  readonly sourceNo: string;
  readonly sourceLine: string;
  readonly happenedOn: string;
  readonly part: string;
  readonly qty: Decimal;
  readonly price: Decimal | null;
}

/** The price of the order a received line `o` was delivered to, straight or by way of a plan. */
const orderPrice = `(select l.price from ${orderLineOf('o')} x
  join app.purchasing_purchase_order_lines l on l.tenant_id = o.tenant_id and l.parent_id = x.order_id and l.line_no = x.line_no)`;

const agreedOn = (day: string): string =>
  agreedPriceOf({
    tenant: 'm.tenant_id',
    vendor: 'm.vendor_id',
    currency: 'm.currency',
    day,
    part: 'o.part_id',
    unit: 'o.unit_id',
    qty: 'o.qty',
  });

const GATHER = `
  with m as (select * from app.purchasing_monthly_reconciliation where id = $1)
  select 'receipt' as kind, o.number as "sourceNo", o.position::text as "sourceLine", o.came::text as "happenedOn",
    o.part_id as part, trim_scale(o.received_qty)::text as qty, trim_scale(coalesce(${orderPrice}, ${agreedOn('o.came')}))::text as price
  from m join ${RECEIVED} o on o.vendor_id = m.vendor_id and to_char(o.came, 'YYYY-MM') = m.period
  join ${warehouseRows} w on w.id = o.warehouse_id and w.plant_id = m.plant_id
  union all
  select 'return', n.number, o.position::text, n.confirmed_at::date::text, o.part_id, trim_scale(-o.qty)::text,
    trim_scale(${agreedOn('n.confirmed_at::date')})::text
  from m join app.purchasing_return_notice n on n.vendor_id = m.vendor_id and n.status in ${codes(ReturnNotice, 'confirmed', 'closed')} and n.deleted_at is null
    and to_char(n.confirmed_at, 'YYYY-MM') = m.period
  join ${warehouseRows} w on w.id = n.warehouse_id and w.plant_id = m.plant_id
  join app.purchasing_return_notice_lines o on o.parent_id = n.id
  order by 4, 2, 3`;

/** Lines of what was received and sent back in the month, each at the price agreed for it. */
async function gather(ctx: Ctx, id: string): Promise<void> {
  const found = await ctx.sql.run<Gathered>({ text: GATHER, values: [id] });
  for (const [index, line] of found.entries())
    await addLine(ctx, MonthlyReconciliation, 'lines', id, index + 1, {
      ...line,
      disputed: '0',
      amount: roundDecimal(multiplyDecimal(line.qty, line.price ?? '0'), 2),
    });
}

const receipt = `from ${RECEIVED} o where o.tenant_id = t.tenant_id and o.number = t.source_no and o.position::text = t.source_line`;

export const reconciliationComputed = compute(MonthlyReconciliation, {
  amount: `(select sum(l.amount) from app.purchasing_monthly_reconciliation_lines l where l.tenant_id = t.tenant_id and l.parent_id = t.id)`,
  invoices: `(select count(distinct r.id) from app.purchasing_invoice_request r
    join app.purchasing_invoice_request_lines l on l.tenant_id = r.tenant_id and l.parent_id = r.id
    where r.tenant_id = t.tenant_id and r.vendor_id = t.vendor_id and r.deleted_at is null and r.status not in ${codes(InvoiceRequest, 'void')} and l.reconciliation_no = t.number)`,
  lines: {
    orderPrice: `case when t.kind = 'receipt' then (select ${orderPrice} ${receipt}) end`,
    /** No more than was received, at the price of the order; half a percent of the price is let pass. */
    matched: `t.kind <> 'receipt' or coalesce((select t.qty <= o.received_qty
      and abs(t.price - ${orderPrice}) <= 0.005 * ${orderPrice} ${receipt}), false)`,
    invoiced: `exists (select 1 from app.purchasing_invoice_request r
      join app.purchasing_invoice_request_lines l on l.tenant_id = r.tenant_id and l.parent_id = r.id
      where r.tenant_id = t.tenant_id and r.vendor_id = h.vendor_id and r.deleted_at is null and r.status not in ${codes(InvoiceRequest, 'void')}
        and l.reconciliation_no = h.number and l.reconciliation_line = t.line_no::text)`,
  },
});
