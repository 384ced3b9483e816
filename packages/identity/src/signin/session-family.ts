import { type Ctx, instant } from '@takt/engine/host';
import { digest, type Limited, type Way } from './families.ts';

export interface SessionFamily {
  readonly family: string;
  readonly way: Way;
  readonly limited: Limited | null;
  readonly jumpedFrom: string | null;
  /** When the person last gave the password again; null when they never did in this sign-in. */
  readonly provedAt: Date | null;
}

/** The sign-in a token belongs to. */
export async function sessionFamilyOf(ctx: Ctx, token: string): Promise<SessionFamily> {
  const row = await ctx.sql.one<Omit<SessionFamily, 'provedAt'> & { readonly provedAt: string | null }>`
    select f.id as family, f.way, f.limited, f.jumped_from as "jumpedFrom", f.proved_at as "provedAt"
    from app.session s join app.family f on f.tenant_id = s.tenant_id and f.id = s.family_id
    where s.token_hash = ${digest(token)}`;
  return { ...row, provedAt: row.provedAt === null ? null : instant(row.provedAt) };
}

/** Whoever was let in only to set up a second factor has done so; others who came with the password alone have not, and leave. */
export async function releaseFromFactor(ctx: Ctx, token: string): Promise<void> {
  const { family } = await sessionFamilyOf(ctx, token);
  await ctx.sql`update app.family set limited = null where id = ${family} and limited = 'factor'`;
  await ctx.sql`delete from app.family where user_id = ${ctx.actor.userId} and id <> ${family} and limited in ('factor', 'password')`;
}
