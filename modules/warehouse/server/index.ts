import type { ServerModule } from '@takt/server';
import { warehouse } from '../defs/index.ts';
import { menu } from '../menu.ts';

export const warehouseModule: ServerModule = { defs: warehouse, menu };
