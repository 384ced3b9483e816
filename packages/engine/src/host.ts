/** What the packages above, the applications, the tests and the scripts use of the engine. */
export { act } from './actions/act.ts';
export type { ActResult } from './actions/act-request.ts';
export type { AnswerServices, AnyAnswer } from './actions/bind.ts';
export { claimNext } from './actions/claim-next.ts';
export { runConversion } from './actions/convert.ts';
export { dryRun } from './actions/dry-run.ts';
export { once, orEarlier } from './actions/idempotency.ts';
export { leftClaims, leftClaimsTimer } from './actions/left-claims.ts';
export { port, Ports, provide } from './actions/port.ts';
export { AUDIT } from './audit/audit-port.ts';
export { changesCount, changesPage, changesRead, peopleCalled } from './audit/changes.ts';
export { OperationLog } from './audit/operation-log.ts';
export type { Operation } from './audit/operation.ts';
export { diskSeals, type SealKeeper } from './audit/seal-keeper.ts';
export { Sealer } from './audit/sealer.ts';
export { sealState, verifyAll, verifySeals } from './audit/verify.ts';
export { catalogue, type CatalogueCode } from './catalogue.ts';
export { ConcurrencyGate } from './concurrency-gate.ts';
export { FairQueue } from './fair-queue.ts';
export { type Config, configFrom, databaseOf } from './config.ts';
export { companyDay, type Ctx, type NewHistoryEntry, type Person, system } from './ctx.ts';
export { advisoryLock } from './db/advisory-lock.ts';
export { Cell, Cells, type Lane } from './db/cells.ts';
export { statementName } from './db/conversation.ts';
export type { DirectoryCommand, ListedTenant } from './db/directory.ts';
export { newId } from './db/ids.ts';
export { instant } from './db/instant.ts';
export {
  asAdmin,
  dropDemonstration,
  ensureDatabase,
  ensureRoles,
  migrateCell,
  migrateDirectory,
  onDatabase,
} from './db/migrate.ts';
export { type CellConfig, type LoginRole, openPool, roleUrl } from './db/pools.ts';
export { Binder, name, type Statement } from './db/sql.ts';
export { inTenant } from './db/transaction.ts';
export { columnName } from './fields/columns.ts';
export { likePattern, operatorsOf } from './fields/filters.ts';
export type { Identity, KeyBounds, Profile, SigninNote, SigninRules, SsoProvider } from './identity.ts';
export { Deadlines } from './jobs/deadlines.ts';
export { Relay } from './jobs/relay.ts';
export { on, reactTo, type Subscription, type Waiting } from './jobs/subscription.ts';
export { Timers } from './jobs/timers.ts';
export type { DeliveredEvent } from './jobs/queue.ts';
export { CellWorker } from './jobs/worker.ts';
export { Keys, keysFrom } from './keys.ts';
export { Limits } from './limits.ts';
export { Lru } from './lru.ts';
export {
  cancelJob,
  type JobKinds,
  jobLog,
  jobNow,
  jobRights,
  ownJobUnderWay,
  retryJob,
} from './long-jobs/job-commands.ts';
export { expireJobs, forgetJob } from './long-jobs/job-records.ts';
export type { LongJobParts } from './long-jobs/job-runner.ts';
export {
  bindJob,
  type BoundLongJob,
  type EndedJob,
  type JobEnd,
  type JobState,
  longJob,
  type LongJob,
  type LongJobKind,
} from './long-jobs/long-job.ts';
export { startJob } from './long-jobs/start-job.ts';
export { ChangeFeed } from './live/change-feed.ts';
export { announce, type Envelope, listen } from './live/channel.ts';
export { CLOSE, Hub, type LiveMessage, type Member } from './live/hub.ts';
export { PRESENCE } from './live/presence-port.ts';
export { Presence } from './live/presence.ts';
export { type Broken, brokenInvariants, type Invariant } from './invariants/invariant.ts';
export { engineInvariants } from './invariants/of-engine.ts';
export { checkInvariants, invariantTimer, invariantWatch } from './invariants/watch.ts';
export { LIVE_TOPIC } from './live/topic.ts';
export { type Watch, watchedIn } from './live/watches.ts';
export type { Granted, StoredEntry } from './module-ports.ts';
export { createAll } from './records/create-all.ts';
export { customFields, formLimitsOf } from './records/custom-fields.ts';
export { type Params, scopeConditions, where } from './records/filters.ts';
export { DUE_TOPIC } from './records/due.ts';
export { findByNumber } from './records/find.ts';
export { historyOf, noteOn, remember } from './records/history.ts';
export { idsByKey, keysById, takenValues, unknownKey } from './records/key-lookup.ts';
export { withItems } from './records/listed.ts';
export { living } from './records/living.ts';
export { demandLookUp, mayLookUp } from './records/look-up.ts';
export { load, oneText } from './records/load.ts';
export { isRetryable } from './db/errors.ts';
export { withNestedScopes } from './records/nested-scopes.ts';
export { demandScope } from './records/scopes.ts';
export { nextNumbers } from './records/numbering.ts';
export { KEYS_MAX, options, orderBy, page, type PageRequest } from './records/page.ts';
export { recentOf } from './records/recent.ts';
export { stepsInReach, waitingOf } from './records/waiting.ts';
export type { Row } from './records/row.ts';
export { type Referred, referredTo } from './records/referred.ts';
export { relatedOf } from './records/related.ts';
export { remove } from './records/remove.ts';
export { save } from './records/save.ts';
export { fullRow, readerOf, titleSql } from './records/select.ts';
export { usesOf } from './records/uses.ts';
export { demandVisible, visibleTo } from './records/visible.ts';
export { connectRedis, openRedis } from './redis.ts';
export { demandRight, refuse, Refused, refusedBy } from './refused.ts';
export { openRegistry } from './actions/open-registry.ts';
export { piecesOf } from './module-code.ts';
export { Registry, type ServerModule } from './registry.ts';
export { diff } from './schema/diff.ts';
export { type Snapshot, snapshotOf } from './schema/snapshot.ts';
export type { Settings } from './settings/settings.ts';
export { touchAccess } from './settings/access-epoch.ts';
export { askGuards } from './settings/company-clock.ts';
export { companyName } from './settings/company-name.ts';
export { retention, retentionTimer } from './retention/retention.ts';
export { SeriesMaintenance } from './series/series-maintenance.ts';
export { Site } from './site.ts';
export { Busy, type ThreadLimits, ThreadQueue, type ThreadReply } from './thread-queue.ts';
