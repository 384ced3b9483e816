import type { Definitions } from '@takt/model';
import { SalesOrder } from './sales-order.ts';

export { SalesOrder };

export const sales: Definitions = {
  module: 'sales',
  label: ['销售', 'Sales'],
  contexts: ['mes', 'les'],
  entities: [SalesOrder],
};
