import { answer, type ServerModule } from '@takt/server';
import { countDate, StockAdjust, StockHold, StockTransfer, warehouse } from '../defs/index.ts';
import { menu } from '../menu.ts';
import { asn } from './inbound/asn.ts';
import { putawayTask, receiptShelved } from './inbound/putaway.ts';
import { receipt, receiptComputed } from './inbound/receipt.ts';
import { releaseAnswer } from './inbound/release.ts';
import { placedIn } from './document-places.ts';
import { generatorAnswers } from './location-generator.ts';
import { outboundBindings, outboundComputed } from './outbound/index.ts';
import { placeSavings } from './places.ts';
import { stockAdjust, stockAdjustComputed } from './stock-adjust.ts';
import { stockHold, stockHoldSaved } from './stock-hold.ts';
import { stockTransfer } from './stock-transfer.ts';
import { foreseeAnswer } from './stock/foresee.ts';
import { trialAnswers } from './try-rules.ts';

export { type Announcement, announce, takeBack } from './inbound/asn.ts';
export type { Cause, End, Move, StockKey } from './stock/move.ts';
export { postStock, simulateStock } from './stock/post.ts';
export { reserveStock } from './stock/reserve.ts';
export { reverseStock } from './stock/reverse.ts';

export const warehouseModule: ServerModule = {
  defs: warehouse,
  menu,
  answers: [
    answer(countDate, async (ctx) => ({ date: ctx.clock.slice(0, 10) })),
    ...generatorAnswers,
    ...trialAnswers,
    releaseAnswer,
    foreseeAnswer,
  ],
  bindings: [asn, receipt, putawayTask, stockAdjust, stockHold, stockTransfer, ...outboundBindings],
  computing: [receiptComputed, stockAdjustComputed, ...outboundComputed],
  subscriptions: [receiptShelved],
  savings: [
    ...placeSavings,
    placedIn(StockAdjust, [{ location: 'location', warehouse: 'warehouse', inLines: true }]),
    placedIn(StockHold, [{ location: 'location', warehouse: 'warehouse' }]),
    stockHoldSaved,
    placedIn(StockTransfer, [
      { location: 'fromLocation', warehouse: 'warehouse', inLines: true },
      { location: 'toLocation', warehouse: 'toWarehouse', inLines: true },
    ]),
  ],
};
