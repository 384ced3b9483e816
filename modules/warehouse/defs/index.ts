import type { Definitions } from '@takt/model';
import { Location } from './location.ts';
import { Warehouse } from './warehouse.ts';

export { Location, Warehouse };

export const warehouse: Definitions = {
  module: 'warehouse',
  label: ['仓储', 'Warehouse'],
  contexts: ['wms', 'les'],
  entities: [Warehouse, Location],
};
