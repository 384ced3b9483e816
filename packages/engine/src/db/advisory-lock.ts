import type { Ctx } from '../ctx.ts';

/**
 * Whoever does this in the company waits until nobody else does, and has it until the transaction ends: for what must hold
 * between rows that do not exist yet, which no lock on a row can keep. Several are taken in one order, whatever theirs.
 */
export async function advisoryLock(ctx: Pick<Ctx, 'sql' | 'tenant'>, ...whats: readonly string[]): Promise<void> {
  const names = whats.map((what) => `${what}|${ctx.tenant}`);
  await ctx.sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0)) from (select unnest(${names}::text[]) as name order by 1) asked`;
}
