import type { Product } from '@takt/web';
import { pages as base } from '@takt/modules/base/web';
import { tiles as purchasing } from '@takt/modules/purchasing/web';
import { tiles as sales } from '@takt/modules/sales/web';
import { Role, User } from '@takt/modules/system/defs';
import { screens as system } from '@takt/modules/system/web';
import { codelist } from './codelist.ts';
import { definitions } from './modules.ts';

/** What the workspace works with; its own chunk, because the sign-in page needs none of it. */
export const product: Product = {
  definitions,
  codelist,
  repairs: '/ems/service/repairOrder',
  people: { user: User.id, role: Role.id },
  screens: { ...system },
  tiles: [...sales, ...purchasing],
  pages: { ...base },
};
