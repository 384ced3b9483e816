import { fetchedOnce, type Product } from '@takt/web';
import * as base from '@takt/modules/base/web';
import * as purchasing from '@takt/modules/purchasing/web';
import { slots as quality } from '@takt/modules/quality/web';
import { tiles as sales } from '@takt/modules/sales/web';
import * as system from '@takt/modules/system/web';
import * as warehouse from '@takt/modules/warehouse/web';
import { modules } from './modules.ts';

/** What the workspace works with; its own chunk, because the sign-in page needs none of it. */
export const product: Product = {
  modules: fetchedOnce(modules),
  codelist: system.codelist,
  repairs: '/ems/service/repairOrder',
  Foresight: warehouse.Foresight,
  people: { user: 'system.user', role: 'system.role' },
  screens: { ...system.screens, ...base.screens, ...warehouse.screens, ...purchasing.screens },
  tiles: [...sales, ...purchasing.tiles, ...warehouse.tiles, ...system.tiles],
  slots: [...base.slots, ...warehouse.slots, ...quality, ...purchasing.slots],
  pages: base.pages,
};
