import type { Ctx } from '@takt/server';

/** Until the end of the transaction nobody else of the company does this: two who save at once would not see each other's rows. */
export const oneAtATime = async (ctx: Ctx, what: string): Promise<void> => {
  await ctx.sql`select pg_advisory_xact_lock(hashtextextended(${`${what}|${ctx.tenant}`}, 0))`;
};
