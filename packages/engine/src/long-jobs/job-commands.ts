import { fill, inSentence, isId, type Text } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { refuse, Refused } from '../refused.ts';
import { jobChanged } from './job-change.ts';
import { writeJobLog } from './job-log.ts';
import type { JobState, LogLevel, LongJobKind } from './long-job.ts';
import { ATTEMPTS, demandMayLeaveWork, demandRoom } from './start-job.ts';

const ENDED: Text = ['{job}已结束，无法取消', 'The {job} has ended and cannot be cancelled'];
const NOT_FAILED: Text = ['{job}没有失败，无需重试', 'The {job} has not failed; there is nothing to try again'];
const CANCELLED: Text = ['由 {user} 取消', 'Cancelled by {user}'];
const RETRIED: Text = ['由 {user} 重试', 'Tried again by {user}'];

/** Every kind there is, by its id. */
export type JobKinds = ReadonlyMap<string, LongJobKind<any>>;

interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly userId: string;
  readonly entity: string | null;
  readonly state: JobState;
  readonly done: number;
  readonly total: number | null;
  readonly fileId: string | null;
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly reason: Text | null;
  readonly at: string;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
}
/** A job as pages show it. */
interface ShownJob extends Omit<JobRow, 'userId'> {
  readonly label: Text;
  readonly own: boolean;
  readonly mayCancel: boolean;
  readonly mayRetry: boolean;
}

const underWay = (state: JobState): boolean => state === 'queued' || state === 'running';
const isOwn = (ctx: Ctx, { userId }: { readonly userId: string }): boolean => userId === ctx.actor.userId;
const has = (ctx: Ctx, right: string | undefined): boolean => right !== undefined && ctx.actor.can(right);

const nameOf = (kind: LongJobKind<any> | undefined, job: Pick<JobRow, 'kind'>): Text | string =>
  kind ? inSentence(kind.label) : job.kind;

/** What a person may do about a job. */
export function jobRights(
  ctx: Ctx,
  kinds: JobKinds,
  job: Pick<JobRow, 'kind' | 'userId' | 'state'>,
): Pick<ShownJob, 'own' | 'mayCancel' | 'mayRetry'> {
  const own = isOwn(ctx, job);
  const mayRetry = (own || has(ctx, kinds.get(job.kind)?.retryAll)) && (job.state === 'failed' || job.state === 'cancelled');
  return { own, mayCancel: own && underWay(job.state), mayRetry };
}

/** A job the person may see: their own, or one of a kind whose jobs they see all of. */
async function seenJob(ctx: Ctx, kinds: JobKinds, id: string): Promise<JobRow> {
  const job = isId(id)
    ? await ctx.sql
        .maybe<JobRow>`select id, kind, user_id as "userId", entity, state, done, total, file_id as "fileId", result, reason,
        left(at::text, 19) as at, left(started_at::text, 19) as "startedAt", left(ended_at::text, 19) as "endedAt"
        from app.long_job where id = ${id}::uuid`
    : null;
  const kind = job && kinds.get(job.kind);
  if (!job || !(isOwn(ctx, job) || has(ctx, kind?.readAll) || has(ctx, kind?.retryAll))) throw Refused.of('not.found');
  return job;
}

const shown = (ctx: Ctx, kinds: JobKinds, { userId, ...job }: JobRow): ShownJob => ({
  ...job,
  label: kinds.get(job.kind)?.label ?? [job.kind, job.kind],
  ...jobRights(ctx, kinds, { ...job, userId }),
});

/** How a job stands. */
export const jobNow = async (ctx: Ctx, kinds: JobKinds, id: string): Promise<ShownJob> =>
  shown(ctx, kinds, await seenJob(ctx, kinds, id));

/** The person's own job of a kind about an entity that is under way; the newest, null when there is none. */
export async function ownJobUnderWay(ctx: Ctx, kinds: JobKinds, kind: string, entity: string): Promise<ShownJob | null> {
  const found = await ctx.sql.maybe<{
    id: string;
  }>`select id from app.long_job where user_id = ${ctx.actor.userId} and kind = ${kind}
    and entity = ${entity} and state in ('queued', 'running') order by at desc, id desc limit 1`;
  return found && jobNow(ctx, kinds, found.id);
}

interface JobLogLine {
  readonly id: string;
  readonly at: string;
  readonly level: LogLevel;
  readonly text: Text;
}
/** What a job has said about itself, the oldest first. */
export async function jobLog(ctx: Ctx, kinds: JobKinds, id: string): Promise<readonly JobLogLine[]> {
  const job = await seenJob(ctx, kinds, id);
  return ctx.sql<JobLogLine>`select id, left(at::text, 19) as at, level, text from app.long_job_log where job_id = ${job.id}
    order by id limit 1000`;
}

/** Calls one's own job off; the worker finds out when it next says how far it has come. */
export async function cancelJob(ctx: Ctx, kinds: JobKinds, id: string): Promise<void> {
  const job = await seenJob(ctx, kinds, id);
  if (!isOwn(ctx, job)) throw Refused.of('not.found');
  const kind = kinds.get(job.kind);
  const cancelled = await ctx.sql`update app.long_job set state = 'cancelled', lease_until = null, ended_at = clock_timestamp()
    where id = ${job.id} and state in ('queued', 'running') returning 1`;
  if (cancelled.length === 0) refuse('job.ended', fill(ENDED, { job: nameOf(kind, job) }));
  await writeJobLog(ctx, job.id, fill(CANCELLED, { user: ctx.actor.username }), 'warning');
  jobChanged(ctx, kind, job.userId);
}

/** Has a job that failed or was cancelled done again, with the rights its owner has then. */
export async function retryJob(ctx: Ctx, kinds: JobKinds, id: string): Promise<void> {
  const job = await seenJob(ctx, kinds, id);
  const kind = kinds.get(job.kind);
  if (!isOwn(ctx, job) && !has(ctx, kind?.retryAll)) throw Refused.of('permission');
  demandMayLeaveWork(ctx);
  await demandRoom(ctx, job.userId);
  const queued = await ctx.sql`update app.long_job set state = 'queued', done = 0, total = null, result = null, reason = null,
      lease_until = null, ended_at = null, last_attempt = attempts + ${ATTEMPTS}::int
    where id = ${job.id} and state in ('failed', 'cancelled') returning 1`;
  if (queued.length === 0) refuse('job.notFailed', fill(NOT_FAILED, { job: nameOf(kind, job) }));
  await writeJobLog(ctx, job.id, fill(RETRIED, { user: ctx.actor.username }));
  jobChanged(ctx, kind, job.userId);
}
