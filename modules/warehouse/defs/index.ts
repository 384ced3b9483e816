import type { Definitions } from '@takt/model';
import { AllocationRule } from './allocation-rule.ts';
import { Area } from './area.ts';
import { Asn } from './asn.ts';
import { BatchRule } from './batch-rule.ts';
import { Berth } from './berth.ts';
import { Container } from './container.ts';
import { ContainerFlow } from './container-flow.ts';
import { countDate } from './count-date.ts';
import { CountDiff } from './count-diff.ts';
import { CountOrder } from './count-order.ts';
import { Dock } from './dock.ts';
import { foreseePosting } from './foresee-posting.ts';
import { emptyBox } from './kanban-card.ts';
import { KanbanLoop } from './kanban-loop.ts';
import { lists } from './lists.ts';
import { Location } from './location.ts';
import { generateLocations, locationLabels, planLocations } from './location-generator.ts';
import { LocationGroup } from './location-group.ts';
import { locationMap } from './location-map.ts';
import { lookUp } from './look-up.ts';
import { Lot } from './lot.ts';
import { moveStock } from './move-stock.ts';
import { ADJUST_APPROVAL_QTY } from './parameters.ts';
import { PickFace } from './pick-face.ts';
import { HOLD_RIGHT, recall, recallHold } from './recall.ts';
import { PutawayRule } from './putaway-rule.ts';
import { PutawayTask } from './putaway-task.ts';
import { Receipt } from './receipt.ts';
import { releaseInspected } from './release-inspected.ts';
import { OutboundOrder } from './outbound-order.ts';
import { PickTask } from './pick-task.ts';
import { ReleasePass } from './release-pass.ts';
import { ReplenishmentTask } from './replenishment-task.ts';
import { RotationRule } from './rotation-rule.ts';
import { Route } from './route.ts';
import { SerialNo } from './serial-no.ts';
import { Stock } from './stock.ts';
import { StockAdjust } from './stock-adjust.ts';
import { StockHold } from './stock-hold.ts';
import { stockAsOf } from './stock-as-of.ts';
import { dailyTraffic, stockValue } from './stock-charts.ts';
import { StockMove } from './stock-move.ts';
import { StockTransfer } from './stock-transfer.ts';
import { tryAllocation, tryBatch, tryPutaway, tryRotation } from './try-rules.ts';
import { Warehouse } from './warehouse.ts';
import { Wave } from './wave.ts';
import { Zone } from './zone.ts';

export type { ContainerStep } from './container-terms.ts';
export * from './stock-terms.ts';
export { Area, Berth, countDate, Dock, Location, LocationGroup, Route, Warehouse, Zone };
export { AllocationRule, BatchRule, PutawayRule, RotationRule, Stock, StockMove };
export { Asn, Lot, PutawayTask, Receipt, releaseInspected };
export { OutboundOrder, PickTask, ReleasePass, Wave };
export { type Foreseen, foreseePosting } from './foresee-posting.ts';
export { Container, ContainerFlow, KanbanLoop, PickFace, SerialNo };
export { ADJUST_APPROVAL_QTY, CountDiff, CountOrder, ReplenishmentTask, StockAdjust, StockHold, StockTransfer };
export { type LookedUp, lookUp, type StockAt } from './look-up.ts';
export { moveStock } from './move-stock.ts';
export { type BalanceThen, stockAsOf } from './stock-as-of.ts';
export { allocate } from './allocation.ts';
export { batchOf } from './batch-number.ts';
export { checkCharacterOf, type LocationPattern, spellOut } from './location-pattern.ts';
export { choosePutaway } from './putaway.ts';
export { rotate, takeInOrder } from './rotation.ts';

export const warehouse: Definitions = {
  module: 'warehouse',
  label: ['仓储', 'Warehouse'],
  contexts: ['wms', 'les'],
  lists,
  parameters: [ADJUST_APPROVAL_QTY],
  rights: { [HOLD_RIGHT]: recallHold.label },
  byFace: [HOLD_RIGHT],
  entities: [
    Warehouse,
    Area,
    Zone,
    Location,
    LocationGroup,
    Route,
    Dock,
    Berth,
    RotationRule,
    AllocationRule,
    BatchRule,
    PutawayRule,
    Stock,
    StockMove,
    Lot,
    Asn,
    Receipt,
    PutawayTask,
    StockAdjust,
    StockHold,
    StockTransfer,
    CountOrder,
    CountDiff,
    ReplenishmentTask,
    PickFace,
    KanbanLoop,
    Container,
    ContainerFlow,
    SerialNo,
    OutboundOrder,
    PickTask,
    ReleasePass,
    Wave,
  ],
  calls: [
    countDate,
    planLocations,
    generateLocations,
    locationLabels,
    tryPutaway,
    tryRotation,
    tryAllocation,
    tryBatch,
    releaseInspected,
    foreseePosting,
    stockAsOf,
    stockValue,
    dailyTraffic,
    locationMap,
    lookUp,
    moveStock,
    recall,
    recallHold,
    emptyBox,
  ],
};
