import { type ServerModule, touchAccess, touchAccount, whenSaved } from '@takt/server';
import { Role, system, User } from '../defs/index.ts';
import { menu } from '../menu.ts';

export { identity } from './identity.ts';

export const systemModule: ServerModule = {
  defs: system,
  menu,
  savings: [whenSaved(User, touchAccount), whenSaved(Role, (ctx) => touchAccess(ctx))],
};
