import type { Definitions } from '@takt/model';
import { lateSuppliers, onTimeDeliveries, shortagesAhead } from './delivery/delivery-charts.ts';
import { DeliveryNote } from './delivery/delivery-note.ts';
import { printLabels, printNoteLabels } from './delivery/label-calls.ts';
import { LabelList } from './delivery/label-list.ts';
import { splitIntoBoxes, unboxedLines } from './delivery/split-calls.ts';
import { deliveryDetails, shipmentsInControl, supplierKanban, unbilledReceipts } from './delivery/note-calls.ts';
import { noteConversions } from './delivery/note-from-source.ts';
import { PickupNote } from './delivery/pickup-note.ts';
import { ReturnNotice } from './delivery/return-notice.ts';
import { buyerContacts, nextDeliveries } from './delivery/supplier-home.ts';
import { SupplierInspectionTask } from './delivery/supplier-inspection-task.ts';
import { Bulletin } from './notices/bulletin.ts';
import { Ecr } from './notices/ecr.ts';
import { Contract } from './orders/contract.ts';
import { DeliveryPlan } from './orders/delivery-plan.ts';
import { FIRM_FLUCTUATION, MATERIAL_FLUCTUATION } from './orders/forecast-parameters.ts';
import { FORECAST_EXCESS, PROMISE_DAYS, PROMISE_EXCESS } from './orders/promise-limits.ts';
import { PriceList } from './orders/price-list.ts';
import { PurchaseForecast } from './orders/purchase-forecast.ts';
import { PurchaseOrder } from './orders/purchase-order.ts';
import { Requisition } from './orders/requisition.ts';
import { InvoiceRequest } from './settlement/invoice-request.ts';
import { MonthlyReconciliation } from './settlement/monthly-reconciliation.ts';
import { shortageBoard } from './shortage/shortage.ts';
import { shortagesSoon } from './shortage/shortages-soon.ts';
import {
  AUTO_CONFIRM,
  GS1_PREFIX,
  ON_TIME_TARGET,
  ON_TIME_TOLERANCE,
  ORDER_RELEASE_AMOUNT,
  REQUISITION_RELEASE_AMOUNT,
  OTHERS_APPROVE_CONTRACTS,
  PRICE_TOLERANCE,
  REPLY_LINK_DAYS,
  STRICT_NEW_ONLY,
  TAX_RATE,
} from './parameters.ts';

export {
  AUTO_CONFIRM,
  FIRM_FLUCTUATION,
  FORECAST_EXCESS,
  GS1_PREFIX,
  MATERIAL_FLUCTUATION,
  ORDER_RELEASE_AMOUNT,
  REQUISITION_RELEASE_AMOUNT,
  PRICE_TOLERANCE,
  PROMISE_DAYS,
  PROMISE_EXCESS,
  REPLY_LINK_DAYS,
  STRICT_NEW_ONLY,
  TAX_RATE,
};
export { Contract, DeliveryNote, DeliveryPlan, PriceList, PurchaseForecast, PurchaseOrder, Requisition };
export { Bulletin, Ecr, InvoiceRequest, LabelList, MonthlyReconciliation, PickupNote, ReturnNotice, SupplierInspectionTask };

export const purchasing: Definitions = {
  module: 'purchasing',
  label: ['采购', 'Purchasing'],
  contexts: ['les'],
  entities: [
    PurchaseForecast,
    Requisition,
    Contract,
    PriceList,
    PurchaseOrder,
    DeliveryPlan,
    DeliveryNote,
    LabelList,
    SupplierInspectionTask,
    PickupNote,
    ReturnNotice,
    MonthlyReconciliation,
    InvoiceRequest,
    Ecr,
    Bulletin,
  ],
  conversions: noteConversions,
  calls: [
    shipmentsInControl,
    supplierKanban,
    unbilledReceipts,
    deliveryDetails,
    shortageBoard,
    shortagesAhead,
    shortagesSoon,
    onTimeDeliveries,
    lateSuppliers,
    nextDeliveries,
    buyerContacts,
    printLabels,
    printNoteLabels,
    unboxedLines,
    splitIntoBoxes,
  ],
  parameters: [
    STRICT_NEW_ONLY,
    AUTO_CONFIRM,
    ORDER_RELEASE_AMOUNT,
    REQUISITION_RELEASE_AMOUNT,
    OTHERS_APPROVE_CONTRACTS,
    GS1_PREFIX,
    REPLY_LINK_DAYS,
    ON_TIME_TOLERANCE,
    ON_TIME_TARGET,
    PRICE_TOLERANCE,
    TAX_RATE,
    FIRM_FLUCTUATION,
    MATERIAL_FLUCTUATION,
    PROMISE_EXCESS,
    PROMISE_DAYS,
    FORECAST_EXCESS,
  ],
};
