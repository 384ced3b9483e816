import { type Definitions, engineParameters } from '@takt/model';
import { BusinessGroup } from './business-group.ts';
import { BusinessRole } from './business-role.ts';
import { CodingRule } from './coding-rule.ts';
import { Department } from './department.ts';
import { Dictionary } from './dictionary.ts';
import { HelpDocument } from './help-document.ts';
import { Kiosk } from './kiosk.ts';
import { LOGIN_LOG_MONTHS, OPERATION_LOG_MONTHS } from './log-months.ts';
import { LoginLog } from './login-log.ts';
import { OperationLog } from './operation-log.ts';
import { Personnel } from './personnel.ts';
import { Resource } from './resource.ts';
import { Role } from './role.ts';
import { SecurityConfig } from './security-config.ts';
import { SsoProvider } from './sso-provider.ts';
import { User } from './user.ts';
import { calls } from './calls.ts';
import { operatorRights, rights } from './rights.ts';

export { auditState, dataChanges, verifyAudit } from './audit.ts';
export { BusinessGroup } from './business-group.ts';
export { BusinessRole } from './business-role.ts';
export { cacheState, refreshCaches } from './cache.ts';
export { CodingRule, ruleOf } from './coding-rule.ts';
export { Department } from './department.ts';
export { Dictionary, listItems } from './dictionary.ts';
export { deleteFile, filesStored } from './file.ts';
export { HelpDocument, helpDocument, helpTitles } from './help-document.ts';
export { Kiosk } from './kiosk.ts';
export { licenceStatus, registerLicence, removeDemo } from './licence.ts';
export { LoginLog } from './login-log.ts';
export { onlineUsers, signOutUser } from './online-user.ts';
export { operationsPerDay } from './operation-chart.ts';
export { OperationLog } from './operation-log.ts';
export { parametersSet, setParameter } from './parameter.ts';
export { Personnel } from './personnel.ts';
export { moveResource, Resource, resourcesFromShipped, resourcesToShipped } from './resource.ts';
export { membersOfRole, ownRights, roleMembers, rolesListed } from './role-members.ts';
export { Role } from './role.ts';
export { SecurityConfig } from './security-config.ts';
export { SsoProvider } from './sso-provider.ts';
export { supportContacts } from './support.ts';
export { foundTenant, resumeTenant, suspendTenant, tenantsListed } from './tenant.ts';
export { demandPassword, resetFace, unlockUser } from './user-commands.ts';
export { User } from './user.ts';

export const system: Definitions = {
  module: 'system',
  label: ['系统管理', 'System administration'],
  contexts: [],
  entities: [
    Department,
    Role,
    User,
    Personnel,
    BusinessRole,
    BusinessGroup,
    Resource,
    SecurityConfig,
    SsoProvider,
    Kiosk,
    LoginLog,
    OperationLog,
    HelpDocument,
    Dictionary,
    CodingRule,
  ],
  calls,
  rights,
  operatorRights,
  parameters: [...engineParameters, OPERATION_LOG_MONTHS, LOGIN_LOG_MONTHS],
};
