import { bind, codes, compute, patchLine, Refused, type Row, whenSaved } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import { InvoiceRequest, MonthlyReconciliation } from '../defs/index.ts';
import { recon } from '../defs/settlement/invoice-request-guards.ts';
import { dropChangedReleases, releaseOf, writeVerdicts } from './line-verdicts.ts';
import { acceptedOf, isGoods, orderPriceOf, taxOf, toleranceOf } from './statement-facts.ts';

/** The statement `m` and its line `l` that a line of a request names. */
const statement = (line: string): string => `app.purchasing_monthly_reconciliation m
  join app.purchasing_monthly_reconciliation_lines l on l.tenant_id = m.tenant_id and l.parent_id = m.id
  where m.tenant_id = ${line}.tenant_id and m.id = ${line}.statement_id and l.line_no = ${line}.statement_line and m.deleted_at is null`;
/** Another request that counts has the same line. */
const taken = (line: string): string => `exists (select 1 from app.purchasing_invoice_request_lines ol
  join app.purchasing_invoice_request o on o.tenant_id = ol.tenant_id and o.id = ol.parent_id and o.deleted_at is null and o.status not in ${codes(InvoiceRequest, 'void')}
  where ol.tenant_id = ${line}.tenant_id and ol.statement_id = ${line}.statement_id
    and ol.statement_line = ${line}.statement_line and ol.id <> ${line}.id)`;

export const invoiceRequest = bind(InvoiceRequest, {
  releaseLine: (ctx, _request, { lineId, reason }) => patchLine(ctx, InvoiceRequest, 'lines', lineId, releaseOf(ctx, reason)),
  /**
   * A statement is invoiced once all of it is paid: from there nothing leads back, and until it is paid a request may still
   * become void.
   */
  async pay(ctx, { id, lines }, _input, documents) {
    const named = lines.map((line) => line.statement);
    const done = await ctx.sql<{ id: string }>`
      select m.id from purchasing_monthly_reconciliation m where m.id = any(${named}::uuid[]) and m.status in ${codes(MonthlyReconciliation, 'confirmed')} and m.deleted_at is null
        and not exists (select 1 from purchasing_monthly_reconciliation_lines l where l.parent_id = m.id and not exists (
          select 1 from purchasing_invoice_request r join purchasing_invoice_request_lines i on i.parent_id = r.id
          where (r.status in ${codes(InvoiceRequest, 'paid')} or r.id = ${id}) and r.deleted_at is null and i.statement_id = m.id
            and i.statement_line = l.line_no)) order by m.id`;
    for (const one of done) await documents.act(ctx, MonthlyReconciliation, one.id, 'invoice');
  },
});

/** Confirmed lines of a statement of its supplier, each once; quantities and prices nobody has given are the statement's. */
export const invoiceRequestSaved = whenSaved(InvoiceRequest, async (ctx, id, before: Row | null, { documents }) => {
  // Two requests for one line wait for each other here; that their keys already hold the statement is no reason to.
  await ctx.sql`
    select 1 from purchasing_monthly_reconciliation where id in
      (select statement_id from purchasing_invoice_request_lines where parent_id = ${id}) order by id for no key update`;
  const [living] = await ctx.sql`select 1 from purchasing_invoice_request where id = ${id} and deleted_at is null`;
  if (!living) return;
  const [wrong] = await ctx.sql.run({
    text: `select 1 from app.purchasing_invoice_request r
      join app.purchasing_invoice_request_lines t on t.tenant_id = r.tenant_id and t.parent_id = r.id
      where r.id = $1 and (${taken('t')} or not exists (
        select 1 from ${statement('t')} and m.status in ${codes(MonthlyReconciliation, 'confirmed')} and m.vendor_id = r.vendor_id)) limit 1`,
    values: [id],
  });
  if (wrong) throw Refused.by(InvoiceRequest, 'create', recon);
  await ctx.sql`
    update purchasing_invoice_request_lines t set qty = coalesce(t.qty, l.qty), price = coalesce(t.price, l.price)
    from purchasing_monthly_reconciliation_lines l
    where t.parent_id = ${id} and l.parent_id = t.statement_id and l.line_no = t.statement_line`;
  await dropChangedReleases(ctx, InvoiceRequest, id, before);
  await writeVerdicts(ctx, InvoiceRequest, await documents.load(ctx, InvoiceRequest, id));
});

/** What a line of a request comes to; one without quantity is over the amount both sides agreed on. */
const amount = (line: string): string =>
  `coalesce(round(${line}.qty * ${line}.price, 2), (select l.amount from ${statement(line)}))`;
const tax = (line: string): string => `(select ${taxOf(amount(line), 'l.tax_rate')} from ${statement(line)})`;
const sum = (what: string): string =>
  `(select sum(${what}) from app.purchasing_invoice_request_lines q where q.tenant_id = t.tenant_id and q.parent_id = t.id)`;

export const invoiceRequestComputed = compute(InvoiceRequest, {
  amount: sum(amount('q')),
  taxAmount: sum(tax('q')),
  grossAmount: sum(`${amount('q')} + ${tax('q')}`),
  priceTolerance: toleranceOf('t'),
  duplicate: `exists (select 1 from app.purchasing_invoice_request o where o.tenant_id = t.tenant_id and o.vendor_id = t.vendor_id
    and o.invoice_no = t.invoice_no and o.id <> t.id and o.deleted_at is null and o.status not in ${codes(InvoiceRequest, 'void')})`,
  lines: {
    part: `(select (select p.part_no from ${partRows} p where p.tenant_id = l.tenant_id and p.id = l.part_id) from ${statement('t')})`,
    amount: amount('t'),
    taxRate: `(select l.tax_rate from ${statement('t')})`,
    taxAmount: tax('t'),
    /** What a statement's line was released with holds for the invoice as well. */
    orderPrice: `(select case when l.released_at is not null then l.price else ${orderPriceOf('l')} end from ${statement('t')})`,
    acceptedQty: `(select case when l.released_at is not null then l.qty when l.kind = 'receipt' then least(l.qty, ${acceptedOf('l')})
      else ${acceptedOf('l')} end from ${statement('t')})`,
    goods: `(select ${isGoods('l')} from ${statement('t')})`,
    invoiceable: `exists (select 1 from ${statement('t')} and m.status in ${codes(MonthlyReconciliation, 'confirmed')} and m.vendor_id = h.vendor_id) and not ${taken('t')}`,
  },
});
