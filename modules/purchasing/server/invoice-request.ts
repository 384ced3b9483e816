import { bind, compute, Refused, whenSaved, codes } from '@takt/engine';
import { InvoiceRequest, MonthlyReconciliation } from '../defs/index.ts';
import { recon } from '../defs/settlement/invoice-request-guards.ts';

/** The statement `m` and its line `l` that a line of a request names. */
const statement = (line: string): string => `app.purchasing_monthly_reconciliation m
  join app.purchasing_monthly_reconciliation_lines l on l.tenant_id = m.tenant_id and l.parent_id = m.id
  where m.tenant_id = ${line}.tenant_id and m.number = ${line}.reconciliation_no and l.line_no::text = ${line}.reconciliation_line
    and m.deleted_at is null`;
/** Another request that counts has the same line. */
const taken = (line: string): string => `exists (select 1 from app.purchasing_invoice_request_lines ol
  join app.purchasing_invoice_request o on o.tenant_id = ol.tenant_id and o.id = ol.parent_id and o.deleted_at is null and o.status not in ${codes(InvoiceRequest, 'void')}
  where ol.tenant_id = ${line}.tenant_id and ol.reconciliation_no = ${line}.reconciliation_no
    and ol.reconciliation_line = ${line}.reconciliation_line and ol.id <> ${line}.id)`;

export const invoiceRequest = bind(InvoiceRequest, {
  /**
   * A statement is invoiced once all of it is paid: from there nothing leads back, and until it is paid a request may still
   * become void.
   */
  async pay(ctx, { id, lines }, _input, documents) {
    const numbers = lines.map(({ reconciliationNo }) => reconciliationNo ?? '');
    const done = await ctx.sql<{ id: string }>`
      select m.id from purchasing_monthly_reconciliation m where m.number = any(${numbers}::text[]) and m.status in ${codes(MonthlyReconciliation, 'confirmed')} and m.deleted_at is null
        and not exists (select 1 from purchasing_monthly_reconciliation_lines l where l.parent_id = m.id and not exists (
          select 1 from purchasing_invoice_request r join purchasing_invoice_request_lines i on i.parent_id = r.id
          where (r.status in ${codes(InvoiceRequest, 'paid')} or r.id = ${id}) and r.deleted_at is null and i.reconciliation_no = m.number
            and i.reconciliation_line = l.line_no::text)) order by m.id`;
    for (const one of done) await documents.act(ctx, MonthlyReconciliation, one.id, 'invoice');
  },
});

/** What a statement of ours says may be invoiced once; one nobody knows is refused when the request is handed in. */
export const invoiceRequestSaved = whenSaved(InvoiceRequest, async (ctx, id) => {
  // Two requests for one line wait for each other here.
  await ctx.sql`
    select 1 from purchasing_monthly_reconciliation where number in
      (select reconciliation_no from purchasing_invoice_request_lines where parent_id = ${id}) order by id for update`;
  const [wrong] = await ctx.sql.run({
    text: `select 1 from app.purchasing_invoice_request r
      join app.purchasing_invoice_request_lines t on t.tenant_id = r.tenant_id and t.parent_id = r.id
      where r.id = $1 and r.deleted_at is null and (${taken('t')}
        or exists (select 1 from ${statement('t')} and (m.status not in ${codes(MonthlyReconciliation, 'confirmed')} or m.vendor_id <> r.vendor_id))) limit 1`,
    values: [id],
  });
  if (wrong) throw Refused.by(InvoiceRequest, 'create', recon);
});

export const invoiceRequestComputed = compute(InvoiceRequest, {
  amount: `(select sum(x.amount) from app.purchasing_invoice_request_lines q
    cross join lateral (select l.amount from ${statement('q')}) x where q.tenant_id = t.tenant_id and q.parent_id = t.id)`,
  duplicate: `exists (select 1 from app.purchasing_invoice_request o where o.tenant_id = t.tenant_id and o.vendor_id = t.vendor_id
    and o.invoice_no = t.invoice_no and o.id <> t.id and o.deleted_at is null and o.status not in ${codes(InvoiceRequest, 'void')})`,
  lines: {
    amount: `(select l.amount from ${statement('t')})`,
    invoiceable: `exists (select 1 from ${statement('t')} and m.status in ${codes(MonthlyReconciliation, 'confirmed')} and m.vendor_id = h.vendor_id) and not ${taken('t')}`,
  },
});
