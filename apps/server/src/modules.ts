import { baseModule } from '@takt/modules/base/server';
import { equipmentModule } from '@takt/modules/equipment/server';
import { purchasingModule } from '@takt/modules/purchasing/server';
import { qualityModule } from '@takt/modules/quality/server';
import { salesModule } from '@takt/modules/sales/server';
import { systemModule } from '@takt/modules/system/server';
import { warehouseModule } from '@takt/modules/warehouse/server';
import type { ServerModule } from '@takt/engine';

export { identity } from '@takt/modules/system/server';

/** The product: its modules, lowest level first. */
export const modules: readonly ServerModule[] = [
  systemModule,
  baseModule,
  warehouseModule,
  equipmentModule,
  qualityModule,
  purchasingModule,
  salesModule,
];
