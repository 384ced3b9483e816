import type { ServerModule } from '@takt/server';
import { equipment, RepairOrder } from '../defs/index.ts';
import { menu } from '../menu.ts';
import { repairOrder } from './repair-order.ts';

export const equipmentModule: ServerModule = {
  defs: equipment,
  menu,
  bindings: [repairOrder],
  problemReports: {
    entity: RepairOrder,
    row: ({ page, description, userId }) => ({ subject: 'system', page, description, reporter: userId }),
  },
};
