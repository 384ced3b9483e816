import type { Definitions } from '@takt/model';
import { Asn } from './inbound/asn.ts';
import { Lot } from './inbound/lot.ts';
import { PutawayTask } from './inbound/putaway-task.ts';
import { Receipt } from './inbound/receipt.ts';
import { ContainerFlow } from './inside/container-flow.ts';
import { Container } from './inside/container.ts';
import { countCalls } from './inside/count-calls.ts';
import { countDate } from './inside/count-date.ts';
import { CountDiff } from './inside/count-diff.ts';
import { CountOrder } from './inside/count-order.ts';
import { kanbanCalls } from './inside/kanban-card.ts';
import { KanbanLoop } from './inside/kanban-loop.ts';
import { LotHold } from './inside/lot-hold.ts';
import { PickFace } from './inside/pick-face.ts';
import { ReplenishmentTask } from './inside/replenishment-task.ts';
import { StockAdjust } from './inside/stock-adjust.ts';
import { StockHold } from './inside/stock-hold.ts';
import { StockTransfer } from './inside/stock-transfer.ts';
import { stockCalls } from './inside/stock-calls.ts';
import { OutboundOrder } from './outbound/outbound-order.ts';
import { PickTask } from './outbound/pick-task.ts';
import { ReleasePass } from './outbound/release-pass.ts';
import { SerialNo } from './outbound/serial-no.ts';
import { Wave } from './outbound/wave.ts';
import { Area } from './places/area.ts';
import { Berth } from './places/berth.ts';
import { Dock } from './places/dock.ts';
import { generateLocations, locationLabels, planLocations } from './places/location-generator.ts';
import { LocationGroup } from './places/location-group.ts';
import { locationMap } from './places/location-map.ts';
import { Location } from './places/location.ts';
import { Route } from './places/route.ts';
import { Warehouse } from './places/warehouse.ts';
import { Zone } from './places/zone.ts';
import { HOLD_RIGHT, recall, recallHold } from './recall/recall.ts';
import { AllocationRule } from './rules/allocation-rule.ts';
import { BatchRule } from './rules/batch-rule.ts';
import { PutawayRule } from './rules/putaway-rule.ts';
import { RotationRule } from './rules/rotation-rule.ts';
import { tryAllocation, tryBatch, tryPutaway, tryRotation } from './rules/try-rules.ts';
import { previewCalls } from './outbound/preview-allocation.ts';
import { deviceCalls } from './stock/device-masters.ts';
import { containerBalances } from './inside/container-balances.ts';
import { stockAsOf } from './stock/stock-as-of.ts';
import { homeCalls } from './inside/todays-work.ts';
import { StockMove } from './stock/stock-move.ts';
import { Stock } from './stock/stock.ts';
import { lists } from './lists.ts';
import {
  ADJUST_APPROVAL_VALUE,
  COUNT_CYCLES,
  OTHERS_APPROVE_ADJUSTMENTS,
  OTHERS_APPROVE_COUNTS,
  OTHERS_APPROVE_PASSES,
} from './parameters.ts';

export type { ContainerStep } from './inside/container-terms.ts';
export * from './stock/stock-terms.ts';
export { Area, Berth, countDate, Dock, Location, LocationGroup, Route, Warehouse, Zone };
export { AllocationRule, BatchRule, PutawayRule, RotationRule, Stock, StockMove };
export { Asn, Lot, PutawayTask, Receipt };
export { OutboundOrder, PickTask, ReleasePass, Wave };
export { type Foreseen, foreseePosting } from './stock/foresee-posting.ts';
export { Container, ContainerFlow, KanbanLoop, PickFace, SerialNo };
export { ADJUST_APPROVAL_VALUE, COUNT_CYCLES };
export { CountDiff, CountOrder, LotHold, ReplenishmentTask, StockAdjust, StockHold, StockTransfer };
export { moveStock } from './inside/move-stock.ts';
export { unpackStock } from './inside/unpack-stock.ts';
export { checkCharacterOf, type LocationPattern, spellOut } from './places/location-pattern.ts';
export { allocate } from './rules/allocation.ts';
export { batchOf } from './rules/batch-number.ts';
export { planPutaway } from './rules/putaway.ts';
export { rotate, takeInOrder } from './rules/rotation.ts';
export { type LookedUp, lookUp, type StockAt } from './stock/look-up.ts';
export { type BalanceThen, stockAsOf } from './stock/stock-as-of.ts';

export const warehouse: Definitions = {
  module: 'warehouse',
  label: ['仓储', 'Warehouse'],
  contexts: ['wms', 'les'],
  lists,
  parameters: [
    ADJUST_APPROVAL_VALUE,
    ...Object.values(COUNT_CYCLES),
    OTHERS_APPROVE_COUNTS,
    OTHERS_APPROVE_ADJUSTMENTS,
    OTHERS_APPROVE_PASSES,
  ],
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
    LotHold,
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
    ...countCalls,
    planLocations,
    generateLocations,
    locationLabels,
    tryPutaway,
    tryRotation,
    tryAllocation,
    tryBatch,
    ...previewCalls,
    stockAsOf,
    ...homeCalls,
    locationMap,
    ...deviceCalls,
    ...stockCalls,
    recall,
    recallHold,
    ...kanbanCalls,
    containerBalances,
  ],
};
