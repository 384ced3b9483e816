import type { Text } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { newId } from '../db/ids.ts';
import { refuse } from '../refused.ts';
import { jobChanged } from './job-change.ts';
import type { LongJobKind } from './long-job.ts';

/** How often a job is begun before a person must ask for more. */
export const ATTEMPTS = 3;

interface JobSubject {
  readonly entity?: string;
  /** The file the job reads; it stays while the job is on record, and a week at most. */
  readonly sourceFileId?: string;
}

/** Open jobs a person and a company may have: whoever has more waits, and nobody else does. */
const MOST_OF_A_PERSON = 5;
const MOST_OF_A_COMPANY = 50;
const TOO_MANY: Text = ['未完成的后台任务过多，请等待其完成', 'Too many jobs are waiting; wait until some of them are done'];

const NOT_LEFT: Text = ['数据过多，不能在此后台处理', 'This is too much to be left to the background from here'];
const NARROW: Text = [
  '请缩小范围分次处理，或由本人用密码登录后发起',
  'Narrow it and do it in parts, or start it signed in with the password',
];

/** Refuses one job more where enough are open. */
export async function demandRoom(ctx: Ctx, userId: string): Promise<void> {
  const { own, all } = await ctx.sql.one<{ own: number; all: number }>`
    select (count(*) filter (where user_id = ${userId}))::int as own, count(*)::int as all from app.long_job
    where state in ('queued', 'running')`;
  if (own >= MOST_OF_A_PERSON || all >= MOST_OF_A_COMPANY) refuse('job.many', TOO_MANY);
}

/** A job works with the rights of the person, not with those of the session it was left by. */
export function demandMayLeaveWork({ actor }: Ctx): void {
  if (!actor.mayLeaveWork) refuse('job.session', NOT_LEFT, NARROW);
}

/** Leaves work to the worker: on record with the caller's transaction, begun after it. Returns the job's id. */
export async function startJob<Input>(
  ctx: Ctx,
  kind: LongJobKind<Input>,
  input: Input,
  { entity, sourceFileId }: JobSubject = {},
): Promise<string> {
  demandMayLeaveWork(ctx);
  await demandRoom(ctx, ctx.actor.userId);
  const id = newId();
  await ctx.sql`insert into app.long_job (tenant_id, id, kind, user_id, lang, entity, input, source_file_id, last_attempt, at)
    values (${ctx.tenant}, ${id}, ${kind.id}, ${ctx.actor.userId}, ${ctx.lang}, ${entity ?? null}, ${JSON.stringify(input)}::jsonb,
      ${sourceFileId ?? null}, ${ATTEMPTS}, ${ctx.now})`;
  jobChanged(ctx, kind, ctx.actor.userId);
  return id;
}
