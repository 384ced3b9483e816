import { AUDIT, OPERATION_LOG, provide, type ServerModule } from '@takt/engine';
import { LIBRARY } from '@takt/content';
import { LICENCES, SESSION_CACHE, TENANTS } from '@takt/identity';
import { operations } from '../defs/index.ts';
import { menu } from '../menu.ts';
import { auditAnswers } from './audit.ts';
import { cacheAnswers } from './cache.ts';
import { retentionAnswers } from './retention.ts';
import { fileAnswers } from './files.ts';
import { invariantAnswers, invariantBroken } from './invariants.ts';
import { licenceAnswers } from './licence.ts';
import { operationChartAnswers } from './operation-chart.ts';
import { operationLog } from './operation-log.ts';
import { supportAnswers } from './support.ts';
import { tenantAnswers } from './tenants.ts';

export const operationsModule: ServerModule = {
  defs: operations,
  menu,
  code: [
    supportAnswers,
    licenceAnswers,
    tenantAnswers,
    auditAnswers,
    operationChartAnswers,
    cacheAnswers,
    retentionAnswers,
    invariantAnswers,
    fileAnswers,
    invariantBroken,
  ],
  provides: [provide(OPERATION_LOG, operationLog)],
  uses: [AUDIT, LIBRARY, LICENCES, SESSION_CACHE, TENANTS],
};
