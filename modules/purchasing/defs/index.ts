import type { Definitions } from '@takt/model';
import { Bulletin } from './bulletin.ts';
import { noteConversions } from './note-from-source.ts';
import { Contract } from './contract.ts';
import { onTimeDeliveries, shortagesAhead } from './delivery-charts.ts';
import { DeliveryNote } from './delivery-note.ts';
import { DeliveryPlan } from './delivery-plan.ts';
import { Ecr } from './ecr.ts';
import { InvoiceRequest } from './invoice-request.ts';
import { printLabels, printNoteLabels } from './label-calls.ts';
import { LabelList } from './label-list.ts';
import { MonthlyReconciliation } from './monthly-reconciliation.ts';
import { deliveryDetails, shipmentsInControl, supplierKanban, unbilledReceipts } from './note-calls.ts';
import {
  AUTO_CONFIRM,
  GS1_PREFIX,
  ON_TIME_TARGET,
  ON_TIME_TOLERANCE,
  ORDER_RELEASE_AMOUNT,
  REPLY_LINK_DAYS,
  STRICT_NEW_ONLY,
} from './parameters.ts';
import { PickupNote } from './pickup-note.ts';
import { PriceList } from './price-list.ts';
import { PurchaseForecast } from './purchase-forecast.ts';
import { PurchaseOrder } from './purchase-order.ts';
import { Requisition } from './requisition.ts';
import { ReturnNotice } from './return-notice.ts';
import { shortageBoard } from './shortage.ts';
import { SupplierInspectionTask } from './supplier-inspection-task.ts';

export { AUTO_CONFIRM, GS1_PREFIX, ORDER_RELEASE_AMOUNT, REPLY_LINK_DAYS, STRICT_NEW_ONLY };
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
    onTimeDeliveries,
    printLabels,
    printNoteLabels,
  ],
  parameters: [
    STRICT_NEW_ONLY,
    AUTO_CONFIRM,
    ORDER_RELEASE_AMOUNT,
    GS1_PREFIX,
    REPLY_LINK_DAYS,
    ON_TIME_TOLERANCE,
    ON_TIME_TARGET,
  ],
};
