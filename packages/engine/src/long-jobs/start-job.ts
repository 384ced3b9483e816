import type { Ctx } from '../ctx.ts';
import { newId } from '../db/ids.ts';
import { jobChanged } from './job-change.ts';
import type { LongJobKind } from './long-job.ts';

/** How often a job is begun before a person must ask for more. */
export const ATTEMPTS = 3;

export interface JobSubject {
  readonly entity?: string;
  /** The file the job reads; it stays while the job is on record, and a week at most. */
  readonly sourceFileId?: string;
}

/** Leaves work to the worker: on record with the caller's transaction, begun after it. Returns the job's id. */
export async function startJob<Input>(
  ctx: Ctx,
  kind: LongJobKind<Input>,
  input: Input,
  { entity, sourceFileId }: JobSubject = {},
): Promise<string> {
  const id = newId();
  await ctx.sql`insert into app.long_job (tenant_id, id, kind, user_id, lang, entity, input, source_file_id, last_attempt, at)
    values (${ctx.tenant}, ${id}, ${kind.id}, ${ctx.actor.userId}, ${ctx.lang}, ${entity ?? null}, ${JSON.stringify(input)}::jsonb,
      ${sourceFileId ?? null}, ${ATTEMPTS}, ${ctx.now})`;
  jobChanged(ctx, kind, ctx.actor.userId);
  return id;
}
