import { baseWays } from './base.ts';
import { equipmentWays } from './equipment.ts';
import { labelWays } from './labels.ts';
import { productionWays } from './production.ts';
import { purchasingWays } from './purchasing.ts';
import { salesWays } from './sales.ts';
import { inboundWays } from './warehouse-inbound.ts';
import { warehouseOutboundWays } from './warehouse-outbound.ts';
import { warehouseInsideWays } from './warehouse-inside.ts';
import { settlementWays } from './settlement.ts';
import type { Way } from './way.ts';

export type { ActionWay, Refusing, Way, World } from './way.ts';

const ways: Readonly<Record<string, Way>> = {
  ...baseWays,
  ...equipmentWays,
  ...productionWays,
  ...purchasingWays,
  ...salesWays,
  ...inboundWays,
  ...warehouseOutboundWays,
  ...warehouseInsideWays,
  ...settlementWays,
  ...labelWays,
};

export const wayOf = (id: string): Way => {
  const found = ways[id];
  if (!found) throw new Error(`${id} has no way in apps/server/tests/ways`);
  return found;
};
