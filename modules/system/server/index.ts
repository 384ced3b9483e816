import {
  AUDIT,
  COMPANY_SETTINGS,
  OPERATION_LOG,
  PRESENCE,
  PERSON,
  provide,
  ROLES,
  type ServerModule,
  STORED_MENU,
  touchAccess,
  whenSaved,
} from '@takt/engine';
import { LIBRARY } from '@takt/content';
import { demandUserRoom, ensureAccount, LICENCES, SESSION_CACHE, TENANTS } from '@takt/identity';
import { Role, system, User } from '../defs/index.ts';
import { menu } from '../menu.ts';
import { keepOneAdministrator } from './administrators.ts';
import { granting } from './granting.ts';
import { auditAnswers } from './audit.ts';
import { cacheAnswers } from './cache.ts';
import { fileAnswers } from './files.ts';
import { licenceAnswers } from './licence.ts';
import { arrangedAnswers } from './arranged-screens.ts';
import { customFieldAnswers } from './custom-fields.ts';
import { helpAnswers } from './help.ts';
import { mainPageAnswers } from './main-page.ts';
import { onlineAnswers } from './online-users.ts';
import { enabledUsers } from './people.ts';
import { operationChartAnswers } from './operation-chart.ts';
import { operationLog } from './operation-log.ts';
import { menuAnswers } from './own-menu.ts';
import { resourceSaved, storedMenu } from './resources.ts';
import { memberAnswers, roles } from './role-members.ts';
import { companySettings, settingsAnswers, settingsSaved } from './settings.ts';
import { supportAnswers } from './support.ts';
import { tenantAnswers } from './tenants.ts';
import { accountAnswers, userComputed } from './user-account.ts';

import { identity } from './identity.ts';
export { identity } from './identity.ts';

/** A saved user has an account that follows them, and counts towards what the licence allows. */
const userSaved = whenSaved(User, async (ctx, userId) => {
  const user = await ctx.sql.one<{ username: string; vendorId: string | null; enabled: boolean }>`
    select username, vendor_id as "vendorId", mark_status = '1' as enabled from system_user where id = ${userId}`;
  await ensureAccount(ctx, { ...user, userId });
  if (user.enabled) await demandUserRoom(ctx, () => enabledUsers(ctx));
});

export const systemModule: ServerModule = {
  defs: system,
  menu,
  computing: [userComputed],
  answers: [
    ...helpAnswers,
    ...supportAnswers,
    ...onlineAnswers,
    ...menuAnswers,
    ...memberAnswers,
    ...accountAnswers,
    ...licenceAnswers,
    ...tenantAnswers,
    ...settingsAnswers,
    ...auditAnswers,
    ...operationChartAnswers,
    ...cacheAnswers,
    ...customFieldAnswers,
    ...arrangedAnswers,
    ...mainPageAnswers,
    ...fileAnswers,
  ],
  savings: [
    userSaved,
    resourceSaved,
    whenSaved(Role, (ctx) => touchAccess(ctx)),
    ...granting,
    ...keepOneAdministrator,
    ...settingsSaved,
  ],
  provides: [
    provide(STORED_MENU, storedMenu),
    provide(COMPANY_SETTINGS, companySettings),
    provide(ROLES, roles),
    provide(PERSON, (ctx, userId) => identity.person(ctx, userId)),
    provide(OPERATION_LOG, operationLog),
  ],
  uses: [AUDIT, LIBRARY, LICENCES, PRESENCE, SESSION_CACHE, TENANTS],
};
