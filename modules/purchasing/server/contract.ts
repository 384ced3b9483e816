import { type Id } from '@takt/model';
import { advisoryLock, amend, bind, codes, compute, patch, Refused, type Row, whenSaved } from '@takt/engine';
import { Contract } from '../defs/index.ts';
import { byRevision, overlap } from '../defs/orders/contract-guards.ts';

const TERMS = ['currency', 'taxRate', 'paymentTerm', 'validFrom', 'validTo'] as const;
const PRICES = ['part', 'minQty', 'unit', 'price'] as const;
const CHANGED = '审批中修改了价格或条款，退回重新提交 / Prices or terms changed while in approval';

/** What people agreed to, so that a remark can be corrected without asking anybody again. */
const agreed = (row: object): string => {
  const { lines, ...head }: Readonly<Record<string, unknown>> = { ...row };
  const prices: readonly Readonly<Record<string, unknown>>[] = Array.isArray(lines) ? lines : [];
  return JSON.stringify([TERMS.map((name) => head[name]), prices.map((line) => PRICES.map((name) => line[name]))]);
};

/** Nobody approves what has changed since it was handed in, and nobody changes what was approved. */
export const contractSaved = whenSaved(Contract, async (ctx, id, before: Row | null, { documents }) => {
  if (!before || !['inApproval', 'effective'].includes(String(before['status']))) return;
  const after = await documents.load(ctx, Contract, id);
  if (agreed(before) === agreed(after)) return;
  if (after.status !== 'inApproval') throw Refused.by(Contract, 'edit', byRevision);
  await documents.act(ctx, Contract, id, 'reject', { reason: CHANGED });
});

/** The contract `o` that `t` revises can end the day before it begins: it began before, and does not outlast it. */
const follows = 'o.id = t.previous_id and o.vendor_id = t.vendor_id and o.valid_from < t.valid_from and o.valid_to <= t.valid_to';
const overlapped = `exists (select 1 from app.purchasing_contract o
  join app.purchasing_contract_lines ol on ol.tenant_id = o.tenant_id and ol.parent_id = o.id
  join app.purchasing_contract_lines tl on tl.tenant_id = t.tenant_id and tl.parent_id = t.id
    and tl.part_id = ol.part_id and tl.unit_id = ol.unit_id and tl.min_qty = ol.min_qty
  where o.tenant_id = t.tenant_id and o.vendor_id = t.vendor_id and o.currency = t.currency and o.id <> t.id
    and o.status in ${codes(Contract, 'effective')} and o.deleted_at is null
    and o.valid_from <= t.valid_to and o.valid_to >= t.valid_from and (${follows}) is not true)`;
/** What is in effect on the day `t` begins and ends with its approval. */
const ended = `from app.purchasing_contract o where o.tenant_id = t.tenant_id and ${follows} and o.valid_to >= t.valid_from
  and o.status in ${codes(Contract, 'effective')} and o.deleted_at is null`;

export const contractComputed = compute(Contract, {
  ends: `(select o.number || ' ' || o.valid_from || ' – ' || (t.valid_from - 1) ${ended} and t.status in ${codes(Contract, 'new', 'inApproval')})`,
  revised: `exists (select 1 from app.purchasing_contract r where r.tenant_id = t.tenant_id and r.previous_id = t.id
    and r.status in ${codes(Contract, 'new', 'inApproval')} and r.deleted_at is null)`,
  overlapped,
});

export const contract = bind(Contract, {
  /** A draft with its terms and prices, to be changed and approved. */
  async revise(ctx, row, { validFrom }, documents) {
    const { vendor, name, currency, taxRate, paymentTerm, remark, lines } = row;
    const prices = lines.map(({ part, minQty, unit, price, remark: said }) => ({ part, minQty, unit, price, remark: said }));
    const validTo = row.validTo < validFrom ? validFrom : row.validTo;
    const head = { vendor, name, currency, taxRate, paymentTerm, validFrom, validTo, remark };
    const made = await documents.make(ctx, Contract, { ...head, lines: prices }, { doc: Contract, id: row.id });
    await patch(ctx, Contract, made.id, { previous: row.id, revision: (row.revision ?? 1) + 1 });
  },

  /** Ends the contract it follows the day before it begins. Approvals pass one after the other, so that none misses another. */
  async approve(ctx, { id }) {
    await advisoryLock(ctx, Contract.id);
    const [found] = await ctx.sql.run<{ overlapped: boolean; before: Id | null; until: string }>({
      text: `select ${overlapped} as overlapped, (select o.id ${ended}) as before, (t.valid_from - 1)::text as until
        from app.purchasing_contract t where t.id = $1`,
      values: [id],
    });
    if (!found || found.overlapped) throw Refused.by(Contract, 'approve', overlap);
    if (found.before) await amend(ctx, Contract, found.before, { validTo: found.until });
  },
});
