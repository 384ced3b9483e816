import { randomBytes } from 'node:crypto';
import { type Ctx, newId } from '@takt/engine/host';
import { digest } from './families.ts';

/**
 * A token for a program, in the form of an access token, in place of the one its key had. It is known to nobody but whoever is
 * told now: only its hash is kept. It is renewed by nothing and ends on its day.
 */
export async function issueKey(
  ctx: Ctx,
  key: { readonly id: string; readonly userId: string; readonly name: string; readonly until: Date },
): Promise<string> {
  await endKey(ctx, key.id);
  const token = `${ctx.tenant.toString(36)}.${randomBytes(32).toString('base64url')}`;
  const family = newId();
  await ctx.sql`insert into app.family (tenant_id, id, user_id, way, key_id, client, nonce, rotated_at, created_at, idle_until, ends_at,
      remembered, device, address, agent)
    values (${ctx.tenant}, ${family}, ${key.userId}, 'key', ${key.id}, 'takt-api', ${randomBytes(16)}, ${ctx.now}, ${ctx.now},
      ${key.until}, ${key.until}, true, '', '', ${key.name})`;
  await ctx.sql`insert into app.session (tenant_id, token_hash, user_id, family_id, expires_at)
    values (${ctx.tenant}, ${digest(token)}, ${key.userId}, ${family}, ${key.until})`;
  return token;
}

export async function endKey(ctx: Ctx, id: string): Promise<void> {
  await ctx.sql`delete from app.family where key_id = ${id}`;
}

/** A key never outlives the day its record names, also when that comes nearer. */
export async function shortenKey(ctx: Ctx, id: string, until: Date): Promise<void> {
  await ctx.sql`update app.session s set expires_at = least(s.expires_at, ${until}::timestamptz) from app.family f
    where f.tenant_id = s.tenant_id and f.id = s.family_id and f.key_id = ${id}`;
  await ctx.sql`update app.family set ends_at = least(ends_at, ${until}::timestamptz), idle_until = least(idle_until, ${until}::timestamptz)
    where key_id = ${id}`;
}
