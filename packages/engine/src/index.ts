/** What modules may use of the engine: definitions bound to code, rows, documents, jobs. A module receives `ctx` and nothing else. */
export { act } from './actions/act.ts';
export type { ActResult } from './actions/act-request.ts';
export { beforeMove, type MoveHook } from './actions/move-hook.ts';
export { answer, type AnswerServices, bind, compute } from './actions/bind.ts';
export type { DocumentOps } from './actions/document-ops.ts';
export { provide } from './actions/port.ts';
export { AUDIT } from './audit/audit-port.ts';
export type { OperationKeeping } from './audit/operation.ts';
export { companyDay, type Ctx, type Person, system } from './ctx.ts';
export { advisoryLock } from './db/advisory-lock.ts';
export { type Fragment, fragment, verbatim } from './db/fragment.ts';
export { newId } from './db/ids.ts';
export type { Sql } from './db/sql.ts';
export type { Identity, KeyBounds, Profile, Recipients, SigninNote, SigninRules, SsoProvider } from './identity.ts';
export { on, type Reaction, type Subscription, type TimerRule } from './jobs/subscription.ts';
export { bindJob, longJob, type LongJob } from './long-jobs/long-job.ts';
export { startJob } from './long-jobs/start-job.ts';
export { PRESENCE } from './live/presence-port.ts';
export {
  COMPANY_SETTINGS,
  type Granted,
  OPERATION_LOG,
  PEOPLE_NAMES,
  PERSON,
  PROBLEM_REPORTS,
  ROLES,
  STORED_MENU,
  type StoredEntry,
} from './module-ports.ts';
export { amend } from './records/amend.ts';
export { append, appendAll } from './records/append.ts';
export { rowsHolding } from './records/custom-field-conditions.ts';
export { columnName } from './fields/columns.ts';
export type { Invariant } from './invariants/invariant.ts';
export { BROKEN_TOPIC, checkInvariants, invariantStates } from './invariants/watch.ts';
export { loadCustomFields } from './records/custom-fields.ts';
export type { ModuleCode } from './module-code.ts';
export { noteOn } from './records/history.ts';
export { allowedIn, inScope, seenSql, seesIn } from './records/in-scope.ts';
export type { Row } from './records/row.ts';
export { codes } from './records/state-codes.ts';
export { addLine, increment, incrementLine, patch, patchLine, replaceLines } from './records/patch.ts';
export { whenSaved } from './records/saving.ts';
export { refuse, Refused } from './refused.ts';
export type { ServerModule } from './registry.ts';
export { retentionState } from './retention/retention.ts';
export { readRollup } from './series/read-rollup.ts';
export { readSeries } from './series/read-series.ts';
export { touchAccess } from './settings/access-epoch.ts';
export { companyName } from './settings/company-name.ts';
export { decided } from './settings/decided.ts';
export { type CompanySettings, touchSettings } from './settings/settings.ts';
