import { answer, type AnswerServices, type Ctx, touchAccess } from '@takt/engine';
import { SESSION_CACHE } from '@takt/identity';
import type { CacheState } from '../defs/cache.ts';
import { cacheState, refreshCaches } from '../defs/index.ts';

async function state(ctx: Ctx, { use }: AnswerServices): Promise<CacheState> {
  const { since } = await ctx.sql.one<{ since: string }>`
    select left(access_at::text, 19) as since from app.tenant where tenant_id = ${ctx.tenant}`;
  return { since, signIns: use(SESSION_CACHE).remembered(ctx.tenant) };
}

/** What is remembered between requests, and the end of it. */
export const cacheAnswers = [
  answer(cacheState, (ctx, _asked, services) => state(ctx, services)),
  answer(refreshCaches, async (ctx, _asked, services) => {
    await touchAccess(ctx);
    return state(ctx, services);
  }),
];
