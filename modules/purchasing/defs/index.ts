import type { Definitions } from '@takt/model';
import { callOffs } from './call-off.ts';
import { Contract } from './contract.ts';
import { DeliveryNote } from './delivery-note.ts';
import { DeliveryPlan } from './delivery-plan.ts';
import { AUTO_CONFIRM, STRICT_NEW_ONLY } from './parameters.ts';
import { PriceList } from './price-list.ts';
import { PurchaseForecast } from './purchase-forecast.ts';
import { PurchaseOrder } from './purchase-order.ts';

export { AUTO_CONFIRM, Contract, DeliveryNote, DeliveryPlan, PriceList, PurchaseForecast, PurchaseOrder, STRICT_NEW_ONLY };

export const purchasing: Definitions = {
  module: 'purchasing',
  label: ['采购', 'Purchasing'],
  contexts: ['les'],
  entities: [PurchaseForecast, Contract, PriceList, PurchaseOrder, DeliveryPlan, DeliveryNote],
  conversions: callOffs,
  parameters: [STRICT_NEW_ONLY, AUTO_CONFIRM],
};
