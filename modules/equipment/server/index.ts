import { standsInFactory } from '@takt/modules/base/server';
import { PROBLEM_REPORTS, provide, type ServerModule } from '@takt/engine';
import { Device, equipment, RepairOrder, Tooling } from '../defs/index.ts';
import { menu } from '../menu.ts';
import { repairOrder } from './repair-order.ts';

export { countToolUse, deviceRows, toolingRows } from './rows-for-others.ts';

export const equipmentModule: ServerModule = {
  defs: equipment,
  menu,
  code: [repairOrder, standsInFactory(Device), standsInFactory(Tooling)],
  provides: [
    provide(PROBLEM_REPORTS, {
      entity: RepairOrder,
      row: ({ page, description, userId }) => ({ subject: 'system', page, description, reporter: userId }),
    }),
  ],
};
