import { type Ctx, demandUserRoom, ensureAccount, type ServerModule, touchAccess, whenSaved } from '@takt/server';
import { Role, system, User } from '../defs/index.ts';
import { menu } from '../menu.ts';
import { helpAnswers } from './help.ts';
import { onlineAnswers } from './online-users.ts';
import { menuAnswers } from './own-menu.ts';
import { resourceSaved, storedMenu } from './resources.ts';
import { memberAnswers, roles } from './role-members.ts';
import { supportAnswers } from './support.ts';

export { identity } from './identity.ts';

/** A saved user has an account that follows them, and counts towards what the licence allows. */
const userSaved = whenSaved(User, async (ctx, userId) => {
  const user = await ctx.sql.one<{ username: string; vendorId: string | null; enabled: boolean }>`
    select username, vendor_id as "vendorId", mark_status = '1' as enabled from system_user where id = ${userId}`;
  await ensureAccount(ctx, { ...user, userId });
  if (user.enabled) await demandUserRoom(ctx, () => enabledUsers(ctx));
});
const enabledUsers = async (ctx: Ctx): Promise<number> => {
  const { users } = await ctx.sql.one<{ users: number }>`
    select count(*)::int as users from system_user where deleted_at is null and mark_status = '1'`;
  return users;
};

export const systemModule: ServerModule = {
  defs: system,
  menu,
  answers: [...helpAnswers, ...supportAnswers, ...onlineAnswers, ...menuAnswers, ...memberAnswers],
  savings: [userSaved, resourceSaved, whenSaved(Role, (ctx) => touchAccess(ctx))],
  storedMenu,
  roles,
};
