import type { Text } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { newId } from '../db/ids.ts';
import type { LogLevel } from './long-job.ts';

/** Adds a line to the log of a job. */
export async function writeJobLog(ctx: Ctx, job: string, text: Text, level: LogLevel = 'info'): Promise<void> {
  await ctx.sql`insert into app.long_job_log (tenant_id, job_id, id, at, level, text)
    values (${ctx.tenant}, ${job}, ${newId()}, clock_timestamp(), ${level}, ${JSON.stringify(text)}::jsonb)`;
}
