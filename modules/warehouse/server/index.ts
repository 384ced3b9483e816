import { answer, type ServerModule } from '@takt/server';
import {
  Container,
  countDate,
  ReplenishmentTask,
  SerialNo,
  StockAdjust,
  StockHold,
  StockTransfer,
  warehouse,
} from '../defs/index.ts';
import { menu } from '../menu.ts';
import { container, containerComputed } from './container.ts';
import { countOrder, countOrderComputed } from './count-order.ts';
import { placedIn } from './document-places.ts';
import { generatorAnswers } from './location-generator.ts';
import { placeSavings } from './places.ts';
import { replenishmentTask, replenishmentTaskComputed } from './replenishment-task.ts';
import { stockAdjust, stockAdjustComputed } from './stock-adjust.ts';
import { stockHold, stockHoldSaved } from './stock-hold.ts';
import { stockTransfer } from './stock-transfer.ts';
import { trialAnswers } from './try-rules.ts';

export type { Cause, End, Move, StockKey } from './stock/move.ts';
export { postStock, simulateStock } from './stock/post.ts';
export { reserveStock } from './stock/reserve.ts';
export { reverseStock } from './stock/reverse.ts';

export const warehouseModule: ServerModule = {
  defs: warehouse,
  menu,
  answers: [answer(countDate, async (ctx) => ({ date: ctx.clock.slice(0, 10) })), ...generatorAnswers, ...trialAnswers],
  bindings: [stockAdjust, stockHold, stockTransfer, countOrder, replenishmentTask, container],
  computing: [stockAdjustComputed, countOrderComputed, replenishmentTaskComputed, containerComputed],
  savings: [
    ...placeSavings,
    placedIn(StockAdjust, [{ location: 'location', warehouse: 'warehouse', inLines: true }]),
    placedIn(StockHold, [{ location: 'location', warehouse: 'warehouse' }]),
    stockHoldSaved,
    placedIn(Container, [{ location: 'location', warehouse: 'warehouse' }]),
    placedIn(SerialNo, [{ location: 'location', warehouse: 'warehouse' }]),
    placedIn(StockTransfer, [
      { location: 'fromLocation', warehouse: 'warehouse', inLines: true },
      { location: 'toLocation', warehouse: 'toWarehouse', inLines: true },
    ]),
    placedIn(ReplenishmentTask, [
      { location: 'fromLocation', warehouse: 'warehouse' },
      { location: 'toLocation', warehouse: 'toWarehouse' },
    ]),
  ],
};
