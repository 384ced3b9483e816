import type { ServerModule } from '@takt/engine';
import { purchasing } from '../defs/index.ts';
import { menu } from '../menu.ts';
import { arrivals } from './arrivals.ts';
import { contract, contractComputed, contractSaved } from './contract.ts';
import { detailsFound } from './delivery-details.ts';
import { deliveryNote, deliveryNoteComputed, deliveryNoteSaved } from './delivery-note.ts';
import { deliveryPlan, deliveryPlanComputed, deliveryPlanSaved, noteReceived } from './delivery-plan.ts';
import { invoiceRequest, invoiceRequestComputed, invoiceRequestSaved } from './invoice-request.ts';
import { labelPrinting } from './label-printing.ts';
import { labelList, labelListComputed, labelListSaved } from './label-list.ts';
import { monthlyReconciliation, reconciliationComputed, reconciliationSaved } from './monthly-reconciliation.ts';
import { requisitionSaved, returnNoticeSaved } from './named-documents.ts';
import { kanbanSeen } from './supplier-kanban.ts';
import { receiptsUnbilled } from './unbilled-receipts.ts';
import { bulletin, bulletinComputed, ecr } from './notices.ts';
import { onTimeSeen } from './on-time-deliveries.ts';
import { orderRelease } from './order-release.ts';
import { pickupNote, pickupNoteSaved } from './pickup-note.ts';
import { priceSaved } from './prices.ts';
import { purchaseForecast, purchaseForecastComputed } from './purchase-forecast.ts';
import { purchaseOrder, purchaseOrderComputed, purchaseOrderSaved } from './purchase-order.ts';
import { aheadSeen, boardSeen } from './shortage/board.ts';
import { replyLinks } from './reply-links.ts';
import { returnNotice, returnsSent } from './return-notice.ts';
import { shipmentReview } from './shipment-review.ts';
import { noteShipped, supplierInspectionTask } from './supplier-inspection-task.ts';

export const purchasingModule: ServerModule = {
  defs: purchasing,
  menu,
  bindings: [
    deliveryNote,
    labelList,
    supplierInspectionTask,
    purchaseForecast,
    purchaseOrder,
    deliveryPlan,
    pickupNote,
    returnNotice,
    monthlyReconciliation,
    invoiceRequest,
    contract,
    ecr,
    bulletin,
  ],
  computing: [
    deliveryNoteComputed,
    labelListComputed,
    purchaseForecastComputed,
    purchaseOrderComputed,
    deliveryPlanComputed,
    reconciliationComputed,
    invoiceRequestComputed,
    contractComputed,
    bulletinComputed,
  ],
  answers: [shipmentReview, kanbanSeen, receiptsUnbilled, detailsFound, boardSeen, aheadSeen, onTimeSeen, ...labelPrinting],
  savings: [
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
  ],
  moveHooks: [orderRelease],
  subscriptions: [...arrivals, ...returnsSent, noteReceived, noteShipped, ...replyLinks],
};
