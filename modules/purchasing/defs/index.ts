import type { Definitions } from '@takt/model';
import { DeliveryNote } from './delivery-note.ts';
import { PurchaseForecast } from './purchase-forecast.ts';

export { DeliveryNote, PurchaseForecast };

export const purchasing: Definitions = {
  module: 'purchasing',
  label: ['采购', 'Purchasing'],
  contexts: ['les'],
  entities: [DeliveryNote, PurchaseForecast],
};
