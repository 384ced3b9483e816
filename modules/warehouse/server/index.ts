import { answer, type ServerModule } from '@takt/server';
import { countDate, warehouse } from '../defs/index.ts';
import { menu } from '../menu.ts';
import { asn } from './inbound/asn.ts';
import { putawayTask, receiptShelved } from './inbound/putaway.ts';
import { receipt, receiptComputed } from './inbound/receipt.ts';
import { releaseAnswer } from './inbound/release.ts';
import { generatorAnswers } from './location-generator.ts';
import { outboundBindings, outboundComputed } from './outbound/index.ts';
import { placeSavings } from './places.ts';
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
  ],
  bindings: [asn, receipt, putawayTask, ...outboundBindings],
  computing: [receiptComputed, ...outboundComputed],
  subscriptions: [receiptShelved],
  savings: placeSavings,
};
