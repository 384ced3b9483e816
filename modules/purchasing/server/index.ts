import type { ServerModule } from '@takt/server';
import { purchasing } from '../defs/index.ts';
import { menu } from '../menu.ts';
import { arrivals } from './arrivals.ts';
import { contractSaved } from './contract.ts';
import { deliveryNote, deliveryNoteComputed } from './delivery-note.ts';
import { deliveryPlan, deliveryPlanComputed, deliveryPlanSaved, noteReceived } from './delivery-plan.ts';
import { priceSaved } from './prices.ts';
import { purchaseForecast, purchaseForecastComputed } from './purchase-forecast.ts';
import { confirmOverdue, confirmTimer, purchaseOrder, purchaseOrderComputed, purchaseOrderSaved } from './purchase-order.ts';

export const purchasingModule: ServerModule = {
  defs: purchasing,
  menu,
  bindings: [deliveryNote, purchaseForecast, purchaseOrder, deliveryPlan],
  computing: [deliveryNoteComputed, purchaseForecastComputed, purchaseOrderComputed, deliveryPlanComputed],
  savings: [priceSaved, contractSaved, purchaseOrderSaved, deliveryPlanSaved],
  subscriptions: [...arrivals, noteReceived, confirmOverdue],
  timers: [confirmTimer],
};
