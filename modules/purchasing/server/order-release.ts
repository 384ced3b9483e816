import { compareDecimal, fill, type Text } from '@takt/model';
import { beforeMove } from '@takt/engine';
import { ORDER_RELEASE_AMOUNT, PurchaseOrder } from '../defs/index.ts';

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
