/** What modules may use. Pools, cells and HTTP are not here: a module receives `ctx` and nothing else. */
export { act, type ActResult } from './actions/act.ts';
export type { OperationKeeping } from './audit/operation-log.ts';
export { answer, type AnswerServices, bind, compute } from './actions/bind.ts';
export type { DocumentOps, Made } from './actions/document-ops.ts';
export {
  accountOfUser,
  demandNewPassword,
  ensureAccount,
  moveAccount,
  touchAccess,
  touchAccount,
} from './access/accounts.ts';
export type { Identity, Profile, Recipients, SigninNote, SigninRules, SsoProvider } from './access/identity.ts';
export { type Ctx, type Person, system } from './ctx.ts';
export { newId } from './db/ids.ts';
export { advisoryLock } from './db/advisory-lock.ts';
export type { Sql } from './db/sql.ts';
export { demandUserRoom } from './licence/licence-service.ts';
export { on, type Reaction, type Subscription, type TimerRule } from './jobs/subscription.ts';
export { sendLetter } from './messages/letters.ts';
export { post, notifyUser } from './messages/site.ts';
export { amend } from './records/amend.ts';
export type { Row } from './records/load.ts';
export { append } from './records/append.ts';
export { noteOn } from './records/history.ts';
export { loadCustomFields } from './records/custom-fields.ts';
export { rowsHolding } from './records/custom-field-conditions.ts';
export { whenSaved } from './records/saving.ts';
export { patch, patchLine, addLine, replaceLines } from './records/patch.ts';
export type { ServerModule } from './registry.ts';
export {
  COMPANY_SETTINGS,
  type Granted,
  OPERATION_LOG,
  PROBLEM_REPORTS,
  ROLES,
  STORED_MENU,
  type StoredEntry,
} from './module-ports.ts';
export { provide } from './actions/port.ts';
export { AUDIT } from './audit/audit-port.ts';
export { LIBRARY } from './files/library-port.ts';
export { LICENCES } from './licence/licences-port.ts';
export { PRESENCE } from './live/presence-port.ts';
export { SESSION_CACHE } from './access/session-cache-port.ts';
export { TENANTS } from './tenancy/tenants-port.ts';
export { type CompanySettings, touchSettings } from './settings/settings.ts';
export { Refused, refuse } from './refused.ts';
export { withdrawFace } from './signin/own-face.ts';
export { endSessionsOf, type ActiveSession, activeSessions } from './signin/active-sessions.ts';
