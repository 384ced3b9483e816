import { accessModule, identity as people } from '@takt/modules/access/server';
import { baseModule } from '@takt/modules/base/server';
import { equipmentModule } from '@takt/modules/equipment/server';
import { messagingModule } from '@takt/modules/messaging/server';
import { operationsModule } from '@takt/modules/operations/server';
import { organisationModule } from '@takt/modules/organisation/server';
import { productionModule } from '@takt/modules/production/server';
import { purchasingModule } from '@takt/modules/purchasing/server';
import { qualityModule } from '@takt/modules/quality/server';
import { salesModule } from '@takt/modules/sales/server';
import { settingsModule } from '@takt/modules/settings/server';
import { warehouseModule } from '@takt/modules/warehouse/server';
import type { Identity, ServerModule } from '@takt/engine';
import { withNestedScopes } from '@takt/engine/host';

/** The product: its modules, lowest level first. */
export const modules: readonly ServerModule[] = [
  organisationModule,
  accessModule,
  messagingModule,
  settingsModule,
  operationsModule,
  baseModule,
  warehouseModule,
  equipmentModule,
  qualityModule,
  productionModule,
  purchasingModule,
  salesModule,
];

/** Who people are; what limits them in one dimension limits them in those within it. */
export const identity: Identity = { ...people, person: withNestedScopes((ctx, id) => people.person(ctx, id), modules) };
