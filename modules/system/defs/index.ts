import type { Definitions } from '@takt/model';
import { BusinessGroup } from './business-group.ts';
import { BusinessRole } from './business-role.ts';
import { Department } from './department.ts';
import { HelpDocument, helpDocument, helpTitles } from './help-document.ts';
import { Kiosk } from './kiosk.ts';
import { LoginLog } from './login-log.ts';
import { onlineUsers, signOutUser } from './online-user.ts';
import { Personnel } from './personnel.ts';
import { moveResource, Resource, resourcesFromShipped, resourcesToShipped } from './resource.ts';
import { rights } from './rights.ts';
import { Role } from './role.ts';
import { membersOfRole, roleMembers, rolesListed } from './role-members.ts';
import { SecurityConfig } from './security-config.ts';
import { SsoProvider } from './sso-provider.ts';
import { supportContacts } from './support.ts';
import { User } from './user.ts';

export {
  BusinessGroup,
  BusinessRole,
  Department,
  HelpDocument,
  helpDocument,
  helpTitles,
  Kiosk,
  LoginLog,
  membersOfRole,
  moveResource,
  onlineUsers,
  Personnel,
  Resource,
  resourcesFromShipped,
  resourcesToShipped,
  Role,
  roleMembers,
  rolesListed,
  SecurityConfig,
  signOutUser,
  SsoProvider,
  supportContacts,
  User,
};

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
    HelpDocument,
  ],
  calls: [
    helpTitles,
    helpDocument,
    supportContacts,
    onlineUsers,
    signOutUser,
    resourcesFromShipped,
    resourcesToShipped,
    moveResource,
    rolesListed,
    membersOfRole,
    roleMembers,
  ],
  rights,
};
