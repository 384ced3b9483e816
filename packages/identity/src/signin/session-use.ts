import type { Ctx } from '@takt/engine/host';
import { digest } from './families.ts';

/** Notes that the sign-in of a token is in use now. */
export async function noteUse(ctx: Ctx, token: string): Promise<void> {
  await ctx.sql`update app.family f set seen_at = ${ctx.now} from app.session s
    where s.token_hash = ${digest(token)} and f.tenant_id = s.tenant_id and f.id = s.family_id`;
}
