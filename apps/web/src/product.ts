import type { Product } from '@takt/web';
import { Role, User } from '@takt/modules/system/defs';
import { screens as system } from '@takt/modules/system/web';
import { codelist } from './codelist.ts';
import { definitions } from './modules.ts';

/** What the workspace works with; its own chunk, because the sign-in page needs none of it. */
export const product: Product = { definitions, codelist, people: { user: User.id, role: Role.id }, screens: { ...system } };
