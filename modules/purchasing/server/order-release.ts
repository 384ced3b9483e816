import { compareDecimal, fill, type Text } from '@takt/model';
import { beforeMove } from '@takt/engine';
import { ORDER_RELEASE_AMOUNT, PurchaseOrder, Requisition, REQUISITION_RELEASE_AMOUNT } from '../defs/index.ts';

const ABOVE: Text = [
  '订单金额 {amount} {currency} 高于放行金额 {limit}',
  'The order amounts to {amount} {currency}, above {limit}: a second person releases it',
];

/** Above the amount the company has set, whoever publishes an order waits for a second person. */
export const orderRelease = beforeMove(PurchaseOrder, 'publish', async (ctx, { amount, currency }, { settings }) => {
  const limit = (await settings(ctx)).value(ORDER_RELEASE_AMOUNT);
  if (compareDecimal(limit, '0') === 0 || compareDecimal(amount ?? '0', limit) <= 0) return null;
  return fill(ABOVE, { amount, currency, limit });
});

const ASKED_ABOVE: Text = [
  '采购申请估算金额 {amount} 元，高于放行金额 {limit} 元',
  'The requisition is estimated at {amount} CNY, above {limit}: a second person releases it',
];
const UNPRICED: Text = [
  '采购申请有 {count} 行没有约定价格，须由另一人放行',
  'Of the requisition {count} lines have no agreed price: a second person releases it',
];
/** Above the amount the company has set, whoever asks for goods waits for a second person; what has no price may be above it. */
export const requisitionRelease = beforeMove(Requisition, 'release', async (ctx, { amount, unpriced }, { settings }) => {
  const limit = (await settings(ctx)).value(REQUISITION_RELEASE_AMOUNT);
  if (compareDecimal(limit, '0') === 0) return null;
  if (compareDecimal(amount ?? '0', limit) > 0) return fill(ASKED_ABOVE, { amount, limit });
  return (unpriced ?? 0) > 0 ? fill(UNPRICED, { count: String(unpriced) }) : null;
});
