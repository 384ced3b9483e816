import type { Definitions } from '@takt/model';
import { base } from '@takt/modules/base/defs';
import { equipment } from '@takt/modules/equipment/defs';
import { purchasing } from '@takt/modules/purchasing/defs';
import { quality } from '@takt/modules/quality/defs';
import { sales } from '@takt/modules/sales/defs';
import { system } from '@takt/modules/system/defs';
import { warehouse } from '@takt/modules/warehouse/defs';

/** The product as the browser knows it: the definitions of its modules, lowest level first. */
export const definitions: readonly Definitions[] = [system, base, warehouse, equipment, quality, purchasing, sales];
