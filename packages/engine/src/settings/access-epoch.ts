import type { Ctx } from '../ctx.ts';
import { ACCESS_CHANGED } from '../live/change.ts';

/** The sessions of everyone in the tenant must read anew who they are: a role's rights or a setting changed. */
export async function touchAccess(ctx: Ctx): Promise<void> {
  await ctx.sql`update app.tenant set access_epoch = access_epoch + 1, access_at = ${ctx.now} where tenant_id = ${ctx.tenant}`;
  ctx.changed(ACCESS_CHANGED);
}
