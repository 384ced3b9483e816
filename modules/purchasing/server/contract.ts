import { type Row, patch, whenSaved } from '@takt/engine';
import { Contract } from '../defs/index.ts';

const TERMS = ['currency', 'taxRate', 'paymentTerm', 'validFrom', 'validTo'] as const;
const PRICES = ['part', 'minQty', 'unit', 'price'] as const;
const CHANGED = '审批中修改了价格或条款，退回重新提交 / Prices or terms changed while in approval';

/** What people agreed to, so that a remark can be corrected without asking anybody again. */
const agreed = (row: object): string => {
  const { lines, ...head }: Readonly<Record<string, unknown>> = { ...row };
  const prices: readonly Readonly<Record<string, unknown>>[] = Array.isArray(lines) ? lines : [];
  return JSON.stringify([TERMS.map((name) => head[name]), prices.map((line) => PRICES.map((name) => line[name]))]);
};

/** A changed contract is a new revision of it; nobody approves what has changed since it was handed in. */
export const contractSaved = whenSaved(Contract, async (ctx, id, before: Row | null, { documents }) => {
  if (!before || !['inApproval', 'effective'].includes(String(before['status']))) return;
  const after = await documents.load(ctx, Contract, id);
  if (agreed(before) === agreed(after)) return;
  if (after.status === 'inApproval') await documents.act(ctx, Contract, id, 'reject', { reason: CHANGED });
  else await patch(ctx, Contract, id, { revision: (after.revision ?? 1) + 1 });
});
