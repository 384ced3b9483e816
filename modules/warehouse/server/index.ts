import { answer, type ServerModule, companyDay } from '@takt/engine';
import { countDate, warehouse } from '../defs/index.ts';
import { menu } from '../menu.ts';
import { inboundBindings, inboundComputed, inboundReactions, inboundSavings } from './inbound/index.ts';
import { insideAnswers, insideBindings, insideComputed, insideReactions, insideSavings, insideTimers } from './inside/index.ts';
import { dockAnswer } from './dock-day.ts';
import { warehouseInvariants } from './invariants/index.ts';
import { generatorAnswers } from './location-generator.ts';
import { mapAnswer } from './location-map.ts';
import { outboundBindings, outboundComputed, outboundSavings } from './outbound/index.ts';
import { placeSavings } from './places.ts';
import { recallHoldAnswer } from './recall/hold.ts';
import { recallAnswer } from './recall/recall.ts';
import { asOfAnswer } from './stock/as-of.ts';
import { containerBalancesAnswer } from './inside/container-balances.ts';
import { trafficAnswer, valueAnswer } from './stock/charts.ts';
import { stockComputed } from './stock/computed.ts';
import { allocationPreviewed } from './outbound/preview-allocation.ts';
import { foreseeAnswer } from './stock/foresee.ts';
import { deviceMastersAnswer } from './stock/device-masters.ts';
import { lookUpAnswer } from './stock/look-up.ts';
import { workAnswer } from './todays-work.ts';
import { trialAnswers } from './try-rules.ts';
import { workZoneSavings } from './work-zone.ts';

export { demandOpenDock } from './dock-hours.ts';
export { businessDay, plantOf } from './business-day.ts';
export { type AnnouncedPackage, announce, depart, redirect, retract, takeBack } from './inbound/index.ts';
export {
  announcedLines,
  openOutboundLines,
  openReplenishments,
  openTransferLines,
  releasableHolds,
  sourcedOutboundLines,
  uninspectedLines,
} from './open-lines.ts';
export {
  asnRows,
  dockRows,
  freeStockRows,
  isBatchHeld,
  lineSideRows,
  locationRows,
  openAsnRows,
  receiptRows,
  serialRows,
  stockRows,
  warehouseRows,
} from './rows-for-others.ts';
export { enterLot } from './inbound/lots.ts';
export { allocateNow, sendOut } from './outbound/send-out.ts';
export { callOffOrders, departOrders } from './outbound/sourced-orders.ts';
export { takenBackOf } from './serials.ts';
export { takeableAt } from './stock/line-side.ts';
export type { Cause, End, Move, StockKey } from './stock/move.ts';
export { notHere as pieceNotHere } from './stock/pieces.ts';
export { postStock } from './stock/post.ts';
export { reserveStock } from './stock/reserve.ts';
export { failedGoods, sentBackLines } from './sent-back.ts';
export { reverseStock } from './stock/reverse.ts';
export { demandFrom } from './stock/vendors.ts';

export const warehouseModule: ServerModule = {
  defs: warehouse,
  menu,
  code: [
    answer(countDate, async (ctx) => ({ date: companyDay(ctx) })),
    generatorAnswers,
    trialAnswers,
    insideAnswers,
    foreseeAnswer,
    allocationPreviewed,
    asOfAnswer,
    valueAnswer,
    trafficAnswer,
    workAnswer,
    dockAnswer,
    deviceMastersAnswer,
    lookUpAnswer,
    mapAnswer,
    containerBalancesAnswer,
    recallAnswer,
    recallHoldAnswer,
    inboundBindings,
    insideBindings,
    outboundBindings,
    stockComputed,
    inboundComputed,
    insideComputed,
    outboundComputed,
    inboundReactions,
    insideReactions,
    insideTimers,
    placeSavings,
    inboundSavings,
    insideSavings,
    outboundSavings,
    workZoneSavings,
  ],
  invariants: warehouseInvariants,
};
