import {
  Container,
  KanbanLoop,
  PickFace,
  ReplenishmentTask,
  SerialNo,
  StockAdjust,
  StockHold,
  StockTransfer,
} from '../../defs/index.ts';
import { container, containerComputed } from './container.ts';
import { countColumnAnswer } from './count-column.ts';
import { countDiffComputed, countOrderComputed } from './count-computed.ts';
import { countOrder } from './count-order.ts';
import { judgePieceAnswer } from './judge-piece.ts';
import { nameRecounterAnswer } from './name-recounter.ts';
import { placedIn } from './document-places.ts';
import { unitInPlant } from './delivery-trips.ts';
import { callableLoopsAnswer, callBoxAnswer, emptyBoxAnswer, kanbanLoopComputed, kanbanLoopSaved } from './kanban.ts';
import { expiryTimer, holdExpired, lotHoldComputed, lotHoldSaved } from './lot-hold.ts';
import { moveAnswer, unpackAnswer } from './move-stock.ts';
import { fillPickFaces, fillTimer, pickFaceComputed } from './pick-face.ts';
import { enterSerialsAnswer } from '../stock/unnumbered.ts';
import { serialSaved, trackingSaved } from '../stock/serials-saved.ts';
import { replenishmentTask, replenishmentTaskComputed } from './replenishment-task.ts';
import { countShortPick } from './short-pick.ts';
import { stockAdjust, stockAdjustComputed } from './stock-adjust.ts';
import { stockHold, stockHoldSaved } from './stock-hold.ts';
import { stockTransfer, stockTransferComputed } from './stock-transfer.ts';

export const insideBindings = [stockAdjust, stockHold, stockTransfer, countOrder, replenishmentTask, container];
export const insideComputed = [
  stockAdjustComputed,
  lotHoldComputed,
  stockTransferComputed,
  countOrderComputed,
  countDiffComputed,
  replenishmentTaskComputed,
  containerComputed,
  pickFaceComputed,
  kanbanLoopComputed,
];
export const insideAnswers = [
  emptyBoxAnswer,
  callBoxAnswer,
  callableLoopsAnswer,
  moveAnswer,
  unpackAnswer,
  enterSerialsAnswer,
  countColumnAnswer,
  judgePieceAnswer,
  nameRecounterAnswer,
];
export const insideReactions = [fillPickFaces, countShortPick, holdExpired];
export const insideTimers = [fillTimer, expiryTimer];

const here = { location: 'location', warehouse: 'warehouse' };
const source = { location: 'sourceLocation', warehouse: 'sourceWarehouse' };
export const insideSavings = [
  placedIn(StockAdjust, [{ ...here, inLines: true }]),
  placedIn(StockHold, [here]),
  stockHoldSaved,
  lotHoldSaved,
  placedIn(Container, [here]),
  placedIn(SerialNo, [here]),
  serialSaved,
  trackingSaved,
  placedIn(StockTransfer, [
    { location: 'fromLocation', warehouse: 'warehouse', inLines: true },
    { location: 'toLocation', warehouse: 'toWarehouse', inLines: true },
  ]),
  placedIn(PickFace, [here, source]),
  placedIn(KanbanLoop, [here, source]),
  kanbanLoopSaved,
  unitInPlant(KanbanLoop),
  unitInPlant(PickFace),
  placedIn(ReplenishmentTask, [
    { location: 'fromLocation', warehouse: 'warehouse' },
    { location: 'toLocation', warehouse: 'toWarehouse' },
  ]),
];
