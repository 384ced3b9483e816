/** What modules may use. Pools, cells and HTTP are not here: a module receives `ctx` and nothing else. */
export { act, type Acted } from './actions/act.ts';
export type { OperationKeeping } from './audit/operation-log.ts';
export { answer, type Around, bind, compute } from './actions/bind.ts';
export type { Doing, Made } from './actions/doing.ts';
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
export { oneAtATime } from './db/one-at-a-time.ts';
export type { Sql } from './db/sql.ts';
export { demandUserRoom } from './licence/licence-desk.ts';
export { on, type Reaction, type Subscription, type TimerRule } from './jobs/subscription.ts';
export { sendLetter } from './messages/letters.ts';
export { post, tell } from './messages/site.ts';
export { amend } from './records/amend.ts';
export type { Row } from './records/load.ts';
export { append } from './records/append.ts';
export { noteOn } from './records/history.ts';
export { ownOf } from './records/custom-fields.ts';
export { rowsHolding } from './records/own-conditions.ts';
export { whenSaved } from './records/saving.ts';
export { patch, patchLine, addLine, replaceLines } from './records/patch.ts';
export type { Granted, ServerModule, StoredEntry } from './registry.ts';
export { type Kept, touchSettings } from './settings/settings.ts';
export { Refused, refuse } from './refused.ts';
export { withdrawFace } from './signin/own-face.ts';
export { endSessionsOf, type LivingSession, livingSessions } from './signin/living-sessions.ts';
