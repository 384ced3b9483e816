import { fetchedOnce, type Product, recentTile, waitingTile } from '@takt/web';
import { screens as access } from '@takt/modules/access/web';
import * as base from '@takt/modules/base/web';
import * as messaging from '@takt/modules/messaging/web';
import * as operations from '@takt/modules/operations/web';
import * as production from '@takt/modules/production/web';
import * as purchasing from '@takt/modules/purchasing/web';
import { slots as quality } from '@takt/modules/quality/web';
import { tiles as sales } from '@takt/modules/sales/web';
import * as settings from '@takt/modules/settings/web';
import * as warehouse from '@takt/modules/warehouse/web';
import { modules } from './modules.ts';

/** What the workspace works with; its own chunk, because the sign-in page needs none of it. */
export const product: Product = {
  modules: fetchedOnce(modules),
  codelist: settings.codelist,
  repairs: '/ems/service/repairOrder',
  Foresight: warehouse.Foresight,
  looked: ['base.part', 'base.vendor', 'base.customer'],
  people: { user: 'system.user', role: 'system.role' },
  screens: {
    ...access,
    ...settings.screens,
    ...operations.screens,
    ...base.screens,
    ...warehouse.screens,
    ...production.screens,
    ...purchasing.screens,
  },
  Home: settings.Home,
  tiles: [
    waitingTile,
    recentTile,
    ...sales,
    ...warehouse.tiles,
    ...purchasing.tiles,
    ...production.tiles,
    ...operations.tiles,
    ...messaging.tiles,
  ],
  slots: [...base.slots, ...warehouse.slots, ...quality, ...production.slots, ...purchasing.slots],
  ownPages: [...messaging.ownPages, ...settings.ownPages, ...operations.ownPages],
  messages: messaging.messages,
  help: settings.help,
  pages: base.pages,
};
