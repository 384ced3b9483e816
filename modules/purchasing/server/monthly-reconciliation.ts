import type { Id } from '@takt/model';
import {
  advisoryLock,
  bind,
  codes,
  compute,
  type Ctx,
  type DocumentOps,
  patchLine,
  Refused,
  replaceLines,
  type Row,
  whenSaved,
} from '@takt/engine';
import { InvoiceRequest, MonthlyReconciliation } from '../defs/index.ts';
import { onePerPeriod, sameHeader } from '../defs/settlement/monthly-reconciliation-guards.ts';
import { dropChangedReleases, releaseOf, writeVerdicts } from './line-verdicts.ts';
import { notifyBuyer, notifySupplier } from './notify.ts';
import { numberLines } from './source-lines.ts';
import { acceptedOf, isGoods, orderedOf, orderPriceOf, taxOf, toleranceOf } from './statement-facts.ts';
import { gather, taxRateOf } from './statement-gathering.ts';

const route = (id: string): string => `/les/billing/reconciliation?id=${id}`;

/** Two who gather at once would not see each other's lines. */
const lock = (ctx: Ctx): Promise<void> => advisoryLock(ctx, MonthlyReconciliation.id);

async function judge(ctx: Ctx, documents: DocumentOps, id: Id): Promise<void> {
  await numberLines(ctx, MonthlyReconciliation, id);
  await writeVerdicts(ctx, MonthlyReconciliation, await documents.load(ctx, MonthlyReconciliation, id));
}

export const monthlyReconciliation = bind(MonthlyReconciliation, {
  /** One that is gone holds nothing that was received or sent back. */
  async delete(ctx, { id }) {
    await ctx.sql`
      update purchasing_monthly_reconciliation_lines set note_id = null, pickup_id = null, receipt_line = null, return_notice_id = null,
        return_line = null, order_id = null, order_line = null where parent_id = ${id}`;
  },
  async gather(ctx, { id, lines }, _input, documents) {
    await lock(ctx);
    const again = lines.filter(
      ({ note, pickup, returnNotice, releasedAt }) => (note ?? pickup ?? returnNotice) !== null && releasedAt === null,
    );
    await replaceLines(ctx, MonthlyReconciliation, 'lines', { id, lines: again }, []);
    await gather(ctx, id);
    await judge(ctx, documents, id);
  },
  releaseLine: (ctx, _statement, { lineId, reason }) =>
    patchLine(ctx, MonthlyReconciliation, 'lines', lineId, releaseOf(ctx, reason)),
  /** What was disputed has been dealt with; the supplier looks at it anew. */
  async publish(ctx, statement) {
    const { id, number, vendor, lines } = statement;
    for (const line of lines.filter(({ disputed }) => disputed === '1'))
      await patchLine(ctx, MonthlyReconciliation, 'lines', line.id, { disputed: '0' });
    await writeVerdicts(ctx, MonthlyReconciliation, statement);
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
});

/** What a line comes to follows from its quantity and price; a rate nobody has given is that of the terms. */
const FIGURES = `update app.purchasing_monthly_reconciliation_lines t set amount = coalesce(round(t.qty * t.price, 2), t.amount),
    tax_rate = coalesce(t.tax_rate, ${taxRateOf('m.vendor_id', 't.part_id', 'coalesce(t.happened_on, current_date)')})
  from app.purchasing_monthly_reconciliation m where m.id = t.parent_id and t.parent_id = $1`;

/** A new statement is the only one of its month and currency, and begins with all that is due on it. */
export const reconciliationSaved = whenSaved(MonthlyReconciliation, async (ctx, id, before: Row | null, { documents }) => {
  await lock(ctx);
  const header = ['vendor', 'plant', 'period', 'currency'].map((name) => before?.[name] ?? null);
  const statement = await ctx.sql.maybe<{ others: boolean; moved: boolean; lines: boolean }>`
    select array[t.vendor_id::text, t.plant_id::text, t.period, t.currency] <> ${header}::text[] as moved, exists (select 1 from purchasing_monthly_reconciliation o where o.vendor_id = t.vendor_id and o.plant_id = t.plant_id
        and o.period = t.period and o.currency = t.currency and o.id <> t.id and o.deleted_at is null) as others,
      exists (select 1 from purchasing_monthly_reconciliation_lines l where l.parent_id = t.id) as lines
    from purchasing_monthly_reconciliation t where t.id = ${id} and t.deleted_at is null`;
  if (!statement) return;
  if (statement.others) throw Refused.by(MonthlyReconciliation, 'create', onePerPeriod);
  if (before && statement.moved) throw Refused.by(MonthlyReconciliation, 'edit', sameHeader);
  if (before === null && !statement.lines) await gather(ctx, id);
  await ctx.sql.run({ text: FIGURES, values: [id] });
  await dropChangedReleases(ctx, MonthlyReconciliation, id, before);
  await judge(ctx, documents, id);
});

const lines = 'from app.purchasing_monthly_reconciliation_lines l where l.tenant_id = t.tenant_id and l.parent_id = t.id';
const requests = `app.purchasing_invoice_request r
  join app.purchasing_invoice_request_lines i on i.tenant_id = r.tenant_id and i.parent_id = r.id
    and r.deleted_at is null and r.status not in ${codes(InvoiceRequest, 'void')}`;

export const reconciliationComputed = compute(MonthlyReconciliation, {
  amount: `(select sum(l.amount) ${lines})`,
  taxAmount: `(select sum(${taxOf('l.amount', 'l.tax_rate')}) ${lines})`,
  grossAmount: `(select sum(l.amount + ${taxOf('l.amount', 'l.tax_rate')}) ${lines})`,
  invoices: `(select count(distinct r.id) from ${requests} where r.tenant_id = t.tenant_id and i.statement_id = t.id)`,
  priceTolerance: toleranceOf('t'),
  lines: {
    taxAmount: taxOf('t.amount', 't.tax_rate'),
    orderPrice: orderPriceOf('t'),
    orderedQty: orderedOf('t', 'h.vendor_id'),
    acceptedQty: acceptedOf('t'),
    goods: isGoods('t'),
    invoiced: `exists (select 1 from ${requests} where r.tenant_id = t.tenant_id and i.statement_id = t.parent_id and i.statement_line = t.line_no)`,
  },
});
