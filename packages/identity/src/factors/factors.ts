import { type Ctx, newId } from '@takt/engine/host';
import { factorCounter } from '../access/counters.ts';

type FactorKind = 'totp' | 'passkey';

/** What somebody has set up beside their password, as its owner sees it. */
export interface FactorShown {
  readonly id: string;
  readonly kind: FactorKind;
  readonly name: string;
  readonly createdAt: string;
  readonly usedAt: string | null;
}

export const shownFactors = (ctx: Ctx, userId: string): Promise<readonly FactorShown[]> =>
  ctx.sql<FactorShown>`select id, kind, name, to_char(created_at, 'YYYY-MM-DD HH24:MI') as "createdAt",
      to_char(used_at, 'YYYY-MM-DD HH24:MI') as "usedAt"
    from app.factor where user_id = ${userId} order by created_at, id`;

export const hasFactor = async (ctx: Ctx, userId: string): Promise<boolean> =>
  (await ctx.sql`select 1 from app.factor where user_id = ${userId} limit 1`).length > 0;

interface Totp {
  readonly id: string;
  readonly sealed: string;
  readonly lastStep: number | null;
}
/** The authenticator of a user, held against whoever uses the same code at the same moment. */
export const totpOf = (ctx: Ctx, userId: string): Promise<Totp | null> =>
  ctx.sql.maybe<Totp>`select id, sealed, last_step::float8 as "lastStep" from app.factor
    where user_id = ${userId} and kind = 'totp' for update`;

export interface Passkey {
  readonly id: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}
export const passkeysOf = (ctx: Ctx, userId: string): Promise<readonly Passkey[]> =>
  ctx.sql<Passkey>`select id, credential_id as "credentialId", public_key as "publicKey", counter::float8 as counter, transports
    from app.factor where user_id = ${userId} and kind = 'passkey' order by created_at for update`;

/** One authenticator each: a new one takes the place of the old. */
export async function keepTotp(ctx: Ctx, userId: string, name: string, sealed: string, step: number): Promise<void> {
  await ctx.sql`delete from app.factor where user_id = ${userId} and kind = 'totp'`;
  await ctx.sql`insert into app.factor (tenant_id, id, user_id, kind, name, sealed, last_step, created_at)
    values (${ctx.tenant}, ${newId()}, ${userId}, 'totp', ${name}, ${sealed}, ${step}, ${ctx.now})`;
}

/** False when somebody has this passkey already. */
export async function keepPasskey(ctx: Ctx, userId: string, name: string, key: Omit<Passkey, 'id'>): Promise<boolean> {
  const kept = await ctx.sql`insert into app.factor
      (tenant_id, id, user_id, kind, name, credential_id, public_key, counter, transports, created_at)
    values (${ctx.tenant}, ${newId()}, ${userId}, 'passkey', ${name}, ${key.credentialId}, ${key.publicKey}, ${key.counter},
      ${[...key.transports]}, ${ctx.now})
    on conflict do nothing returning 1`;
  return kept.length === 1;
}

export async function totpUsed(ctx: Ctx, id: string, step: number): Promise<void> {
  await ctx.sql`update app.factor set last_step = ${step}, used_at = ${ctx.now} where id = ${id}`;
}
export async function passkeyUsed(ctx: Ctx, id: string, counter: number): Promise<void> {
  await ctx.sql`update app.factor set counter = ${counter}, used_at = ${ctx.now} where id = ${id}`;
}

/** Takes one away; with the last, the codes that stand in for it go as well. False when there is no such one. */
export async function dropFactor(ctx: Ctx, userId: string, id: string): Promise<boolean> {
  const dropped = await ctx.sql`delete from app.factor where id = ${id} and user_id = ${userId} returning 1`;
  if (!(await hasFactor(ctx, userId))) await ctx.sql`delete from app.recovery_code where user_id = ${userId}`;
  return dropped.length === 1;
}

/** What an administrator does for somebody who has lost all of it. */
export async function dropFactors(ctx: Ctx, userId: string): Promise<void> {
  await ctx.sql`delete from app.factor where user_id = ${userId}`;
  await ctx.sql`delete from app.recovery_code where user_id = ${userId}`;
  const { username } = await ctx.sql.one<{ username: string }>`select username from app.account where user_id = ${userId}`;
  await forgetWrongFactors(ctx, username);
}

/** A new one begins without the wrong tries at the old. */
export async function forgetWrongFactors(ctx: Ctx, username: string): Promise<void> {
  await ctx.sql`delete from app.attempt where username = ${factorCounter(username)}`;
}
