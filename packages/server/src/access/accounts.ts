import type { Ctx } from '../ctx.ts';
import { hashPassword } from './passwords.ts';

/** Gives a user something to sign in with. */
export async function setPassword(
  ctx: Ctx,
  account: { readonly userId: string; readonly username: string; readonly vendorId: string | null; readonly password: string },
): Promise<void> {
  const hash = await hashPassword(account.password);
  await ctx.sql`insert into app.account (tenant_id, user_id, username, vendor_id, password_hash)
    values (${ctx.tenant}, ${account.userId}, ${account.username}, ${account.vendorId}, ${hash})
    on conflict (tenant_id, user_id) do update set username = excluded.username, vendor_id = excluded.vendor_id,
      password_hash = excluded.password_hash, epoch = app.account.epoch + 1`;
}

/** The user's sessions must read anew who they are: roles, scopes or state changed. */
export async function touchAccount(ctx: Ctx, userId: string): Promise<void> {
  await ctx.sql`update app.account set epoch = epoch + 1 where user_id = ${userId}`;
}

/** The same for everyone in the tenant: a role's rights changed. */
export async function touchAccess(ctx: Ctx): Promise<void> {
  await ctx.sql`update app.tenant set access_epoch = access_epoch + 1 where tenant_id = ${ctx.tenant}`;
}
