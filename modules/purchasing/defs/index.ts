import type { Definitions } from '@takt/model';
import { DeliveryNote } from './delivery-note.ts';

export { DeliveryNote };

export const purchasing: Definitions = {
  module: 'purchasing',
  label: ['采购', 'Purchasing'],
  contexts: ['les'],
  entities: [DeliveryNote],
};
