import { PEOPLE_NAMES, PERSON, PRESENCE, provide, ROLES, type ServerModule, touchAccess, whenSaved } from '@takt/engine';
import { demandUserRoom, ensureAccount } from '@takt/identity';
import { access, Role, User } from '../defs/index.ts';
import { menu } from '../menu.ts';
import { apiKeyAnswers, apiKeyComputed, apiKeySaved } from './api-key.ts';
import { keepOneAdministrator } from './administrators.ts';
import { granting } from './granting.ts';
import { identity } from './identity.ts';
import { onlineAnswers } from './online-users.ts';
import { enabledUsers, peopleNames } from './people.ts';
import { memberAnswers, roles } from './role-members.ts';
import { ssoProviderSaved } from './sso-provider.ts';
import { accountAnswers, userComputed } from './user-account.ts';

export { administrators, notifyAdministrators } from './administrators.ts';
export { userRows } from './rows-for-others.ts';
export { identity } from './identity.ts';
export { enabledUsers } from './people.ts';
export { holds } from './rights.ts';

/** A saved user has an account that follows them, and counts towards what the licence allows. */
const userSaved = whenSaved(User, async (ctx, userId) => {
  const user = await ctx.sql.one<{ username: string; vendorId: string | null; enabled: boolean }>`
    select username, vendor_id as "vendorId", mark_status = '1' as enabled from system_user where id = ${userId}`;
  await ensureAccount(ctx, { ...user, userId });
  if (user.enabled) await demandUserRoom(ctx, () => enabledUsers(ctx));
});

export const accessModule: ServerModule = {
  defs: access,
  menu,
  code: [
    userComputed,
    apiKeyComputed,
    onlineAnswers,
    memberAnswers,
    accountAnswers,
    apiKeyAnswers,
    userSaved,
    whenSaved(Role, (ctx) => touchAccess(ctx)),
    granting,
    keepOneAdministrator,
    ssoProviderSaved,
    apiKeySaved,
  ],
  provides: [
    provide(ROLES, roles),
    provide(PERSON, (ctx, userId) => identity.person(ctx, userId)),
    provide(PEOPLE_NAMES, peopleNames),
  ],
  uses: [PRESENCE],
};
