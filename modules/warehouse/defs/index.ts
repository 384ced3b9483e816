import type { Definitions } from '@takt/model';
import { countDate } from './count-date.ts';
import { Location } from './location.ts';
import { Warehouse } from './warehouse.ts';

export { countDate, Location, Warehouse };

export const warehouse: Definitions = {
  module: 'warehouse',
  label: ['仓储', 'Warehouse'],
  contexts: ['wms', 'les'],
  entities: [Warehouse, Location],
  calls: [countDate],
};
