import type { Definitions } from '@takt/model';
import { auditState, dataChanges, verifyAudit } from './audit.ts';
import { cacheState, refreshCaches } from './cache.ts';
import { deleteFile, filesStored } from './file.ts';
import { checkInvariants, invariantsFound } from './invariants.ts';
import { licenceStatus, registerLicence, removeDemo } from './licence.ts';
import { operationsPerDay } from './operation-chart.ts';
import { retentionState } from './retention.ts';
import { supportContacts } from './support.ts';
import { foundTenant, resumeTenant, suspendTenant, tenantsListed } from './tenant.ts';

/** What the module's own pages ask of the server. */
export const calls: NonNullable<Definitions['calls']> = [
  supportContacts,
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
  retentionState,
  invariantsFound,
  checkInvariants,
  filesStored,
  deleteFile,
];
