import type { Definitions } from '@takt/model';
import { RepairOrder } from './repair-order.ts';

export { RepairOrder };

export const equipment: Definitions = {
  module: 'equipment',
  label: ['设备', 'Equipment'],
  contexts: ['ems', 'device'],
  entities: [RepairOrder],
};
