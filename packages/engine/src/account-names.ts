import type { Text } from '@takt/model';
import type { Ctx } from './ctx.ts';

/** What people are called where no module knows more of them than their accounts. */
export async function accountNames(ctx: Ctx, users: readonly string[]): Promise<ReadonlyMap<string, Text>> {
  const accounts = await ctx.sql<{ id: string; name: string }>`
    select user_id as id, username as name from app.account where user_id = any(${users}::uuid[])`;
  return new Map(accounts.map(({ id, name }) => [id, [name, name]]));
}
