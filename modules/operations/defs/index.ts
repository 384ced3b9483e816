import { type Definitions, SYSTEM } from '@takt/model';
import { calls } from './calls.ts';
import { LOGIN_LOG_MONTHS, OPERATION_LOG_MONTHS } from './log-months.ts';
import { LoginLog } from './login-log.ts';
import { OperationLog } from './operation-log.ts';
import { operatorRights, rights } from './rights.ts';

export { auditState, dataChanges, verifyAudit } from './audit.ts';
export { cacheState, refreshCaches } from './cache.ts';
export { deleteFile, filesStored } from './file.ts';
export { checkInvariants, type InvariantFound, invariantsFound } from './invariants.ts';
export { licenceStatus, registerLicence, removeDemo } from './licence.ts';
export { LoginLog } from './login-log.ts';
export { operationsPerDay } from './operation-chart.ts';
export { OperationLog } from './operation-log.ts';
export { retentionState } from './retention.ts';
export { operatorRights } from './rights.ts';
export { supportContacts } from './support.ts';
export { foundTenant, resumeTenant, suspendTenant, tenantsListed } from './tenant.ts';

export const operations: Definitions = {
  ...SYSTEM,
  entities: [LoginLog, OperationLog],
  calls,
  rights,
  operatorRights,
  parameters: [OPERATION_LOG_MONTHS, LOGIN_LOG_MONTHS],
};
