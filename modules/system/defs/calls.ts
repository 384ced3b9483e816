import type { Definitions } from '@takt/model';
import { arrangedScreens } from './arranged-screen.ts';
import { auditState, dataChanges, verifyAudit } from './audit.ts';
import { cacheState, refreshCaches } from './cache.ts';
import {
  addCustomField,
  changeCustomField,
  customFieldChanges,
  customFieldsOf,
  extendedScreens,
  orderCustomFields,
  removeCustomField,
  restoreCustomField,
} from './custom-field.ts';
import { listItems } from './dictionary.ts';
import { deleteFile, filesStored } from './file.ts';
import { helpDocument, helpTitles } from './help-document.ts';
import { licenceStatus, registerLicence, removeDemo } from './licence.ts';
import { mainPages, setMainPage } from './main-page.ts';
import { onlineUsers, signOutUser } from './online-user.ts';
import { operationsPerDay } from './operation-chart.ts';
import { parametersSet, setParameter } from './parameter.ts';
import { moveResource, resourcesFromShipped, resourcesToShipped } from './resource.ts';
import { membersOfRole, ownRights, roleMembers, rolesListed } from './role-members.ts';
import { supportContacts } from './support.ts';
import { foundTenant, resumeTenant, suspendTenant, tenantsListed } from './tenant.ts';
import { demandPassword, resetFace, unlockUser } from './user-commands.ts';

/** What the module's own pages ask of the server. */
export const calls: NonNullable<Definitions['calls']> = [
  helpTitles,
  helpDocument,
  supportContacts,
  onlineUsers,
  unlockUser,
  demandPassword,
  resetFace,
  signOutUser,
  resourcesFromShipped,
  resourcesToShipped,
  moveResource,
  rolesListed,
  ownRights,
  membersOfRole,
  roleMembers,
  listItems,
  parametersSet,
  setParameter,
  licenceStatus,
  registerLicence,
  removeDemo,
  tenantsListed,
  foundTenant,
  suspendTenant,
  resumeTenant,
  operationsPerDay,
  dataChanges,
  auditState,
  verifyAudit,
  cacheState,
  refreshCaches,
  extendedScreens,
  customFieldsOf,
  addCustomField,
  changeCustomField,
  removeCustomField,
  restoreCustomField,
  orderCustomFields,
  customFieldChanges,
  arrangedScreens,
  mainPages,
  setMainPage,
  filesStored,
  deleteFile,
];
