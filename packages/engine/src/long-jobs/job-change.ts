import type { Ctx } from '../ctx.ts';
import type { LongJobKind } from './long-job.ts';

/** What pages that show long jobs watch. */
const LONG_JOBS = 'engine.longJob';

/** Tells the pages of its owner, and of those who may see everybody's, that a job stands differently. */
export const jobChanged = (ctx: Ctx, kind: LongJobKind<any> | undefined, userId: string): void =>
  ctx.changed({ entity: LONG_JOBS, places: {}, owner: { userId, right: kind?.readAll ?? null } });
