import type { Ctx } from '../ctx.ts';

/** Takes a job that has ended off the record; returns the files nothing holds any more. */
export async function forgetJob(ctx: Ctx, id: string): Promise<readonly string[]> {
  const [gone] = await ctx.sql<{ files: readonly (string | null)[] }>`delete from app.long_job
    where id = ${id} and state not in ('queued', 'running') returning array[file_id, source_file_id] as files`;
  return held(gone ? [gone] : []);
}

/** Takes away what is past its time: first the files of jobs, later their records. Returns the files nothing holds any more. */
export async function expireJobs(
  ctx: Ctx,
  { fileDays, recordDays }: { readonly fileDays: number; readonly recordDays: number },
): Promise<readonly string[]> {
  const past = await ctx.sql<{ files: readonly (string | null)[] }>`
    update app.long_job j set file_id = null, source_file_id = null from (
      select id, file_id, source_file_id from app.long_job where (file_id is not null or source_file_id is not null)
        and ended_at < now() - ${fileDays}::int * interval '1 day' for update) old
    where j.id = old.id returning array[old.file_id, old.source_file_id] as files`;
  await ctx.sql`delete from app.long_job where file_id is null and source_file_id is null and ended_at is not null
    and at < ${ctx.now}::timestamptz - ${recordDays}::int * interval '1 day'`;
  return held(past);
}

const held = (rows: readonly { readonly files: readonly (string | null)[] }[]): readonly string[] =>
  rows.flatMap(({ files }) => files.flatMap((file) => file ?? []));
