import type { ServerModule } from '@takt/engine';
import { wholeLines } from '@takt/modules/base/server';
import {
  DeliveryNote,
  DeliveryPlan,
  PickupNote,
  PurchaseForecast,
  PurchaseOrder,
  purchasing,
  Requisition,
  ReturnNotice,
} from '../defs/index.ts';
import { menu } from '../menu.ts';
import { arrivals } from './arrivals.ts';
import { contract, contractComputed, contractSaved } from './contract.ts';
import { detailsFound } from './delivery-details.ts';
import { deliveryNote, deliveryNoteComputed, deliveryNoteSaved } from './delivery-note.ts';
import { deliveryPlan, deliveryPlanComputed, deliveryPlanSaved, noteReceived } from './delivery-plan.ts';
import { purchasingInvariants } from './invariants.ts';
import { invoiceRequest, invoiceRequestComputed, invoiceRequestSaved } from './invoice-request.ts';
import { labelPrinting } from './label-printing.ts';
import { labelList, labelListComputed, labelListSaved } from './label-list.ts';
import { noteBoxes } from './note-boxes.ts';
import { monthlyReconciliation, reconciliationComputed, reconciliationSaved } from './monthly-reconciliation.ts';
import { returnNoticeSaved } from './named-documents.ts';
import { kanbanSeen } from './supplier-kanban.ts';
import { receiptsUnbilled } from './unbilled-receipts.ts';
import { bulletin, bulletinComputed, ecr } from './notices.ts';
import { lateSeen } from './late-suppliers.ts';
import { onTimeSeen } from './on-time-deliveries.ts';
import { orderRelease, requisitionRelease } from './order-release.ts';
import { orderRevised } from './order-revision.ts';
import { pickupNote, pickupNoteSaved } from './pickup-note.ts';
import { priceSaved } from './prices.ts';
import { purchaseForecast, purchaseForecastComputed } from './purchase-forecast.ts';
import { purchaseOrder, purchaseOrderComputed, purchaseOrderSaved } from './purchase-order.ts';
import { aheadSeen, boardSeen, soonSeen } from './shortage/board.ts';
import { contactsSeen, nextSeen } from './supplier-home.ts';
import { replyLinks } from './reply-links.ts';
import { returnComputed, returnNotice, returnsSent } from './return-notice.ts';
import { requisition, requisitionComputed, requisitionSaved, requisitionsFollow } from './requisition.ts';
import { shipmentReview } from './shipment-review.ts';
import { noteShipped, supplierInspectionTask } from './supplier-inspection-task.ts';

export const purchasingModule: ServerModule = {
  defs: purchasing,
  menu,
  code: [
    deliveryNote,
    labelList,
    supplierInspectionTask,
    purchaseForecast,
    requisition,
    purchaseOrder,
    deliveryPlan,
    pickupNote,
    returnNotice,
    monthlyReconciliation,
    invoiceRequest,
    contract,
    ecr,
    bulletin,
    deliveryNoteComputed,
    labelListComputed,
    purchaseForecastComputed,
    requisitionComputed,
    purchaseOrderComputed,
    deliveryPlanComputed,
    reconciliationComputed,
    invoiceRequestComputed,
    contractComputed,
    returnComputed,
    bulletinComputed,
    shipmentReview,
    kanbanSeen,
    receiptsUnbilled,
    detailsFound,
    boardSeen,
    aheadSeen,
    onTimeSeen,
    lateSeen,
    soonSeen,
    nextSeen,
    contactsSeen,
    labelPrinting,
    noteBoxes,
    priceSaved,
    contractSaved,
    purchaseOrderSaved,
    deliveryPlanSaved,
    deliveryNoteSaved,
    pickupNoteSaved,
    requisitionSaved,
    returnNoticeSaved,
    reconciliationSaved,
    invoiceRequestSaved,
    labelListSaved,
    [PurchaseForecast, PurchaseOrder, DeliveryPlan, DeliveryNote, PickupNote, Requisition, ReturnNotice].map(wholeLines),
    orderRelease,
    requisitionRelease,
    arrivals,
    returnsSent,
    noteReceived,
    noteShipped,
    orderRevised,
    requisitionsFollow,
    replyLinks,
  ],
  invariants: purchasingInvariants,
};
