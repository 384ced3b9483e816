import { randomBytes } from 'node:crypto';
import type { Ctx } from '@takt/engine/host';
import { digest } from './families.ts';

type TicketKind = 'face-nonce' | 'face' | 'ws' | 'sso' | 'factor';

/** Makes something that may be used once. Its text names the tenant, so that an anonymous call finds the way. */
export async function putTicket(
  ctx: Ctx,
  kind: TicketKind,
  payload: Readonly<Record<string, unknown>>,
  seconds: number,
): Promise<string> {
  const token = `${ctx.tenant.toString(36)}.${randomBytes(32).toString('base64url')}`;
  await ctx.sql`delete from app.ticket where expires_at < ${ctx.now}`;
  await ctx.sql`insert into app.ticket (tenant_id, kind, hash, payload, expires_at)
    values (${ctx.tenant}, ${kind}, ${digest(token)}, ${JSON.stringify(payload)}::jsonb, ${new Date(ctx.now.getTime() + seconds * 1000)})`;
  return token;
}

/** Uses it up; null when it never was, was used, is of another kind or has run out. */
export async function takeTicket<T>(ctx: Ctx, kind: TicketKind, token: string): Promise<T | null> {
  const row = await ctx.sql.maybe<{ payload: T; live: boolean }>`delete from app.ticket
    where kind = ${kind} and hash = ${digest(token)} returning payload, expires_at > ${ctx.now} as live`;
  return row?.live ? row.payload : null;
}

/** Notes a name somebody else gave out as used; false when it had been used before. */
export async function useOnce(ctx: Ctx, kind: TicketKind, name: string, until: Date): Promise<boolean> {
  const rows = await ctx.sql`insert into app.ticket (tenant_id, kind, hash, expires_at)
    values (${ctx.tenant}, ${kind}, ${digest(name)}, ${until}) on conflict do nothing returning 1`;
  return rows.length === 1;
}
