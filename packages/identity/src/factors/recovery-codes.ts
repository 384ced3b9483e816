import { randomBytes } from 'node:crypto';
import type { Ctx, Keys } from '@takt/engine/host';
import { base32 } from './totp.ts';

const HOW_MANY = 10;
const SHAPE = /^[a-z2-7]{10}$/;

const hashOf = (keys: Keys, ctx: Ctx, userId: string, code: string, keyId?: string): Buffer =>
  keys.mac('recovery', `${ctx.tenant}|${userId}|${code}`, keyId);

/** Ten new codes in place of all earlier ones; shown once, kept only as hashes. */
export async function newRecoveryCodes(ctx: Ctx, keys: Keys, userId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => base32(randomBytes(7)).slice(0, 10).toLowerCase());
  const hashes = codes.map((code) => hashOf(keys, ctx, userId, code));
  await ctx.sql`delete from app.recovery_code where user_id = ${userId}`;
  await ctx.sql`insert into app.recovery_code (tenant_id, user_id, hash)
    select ${ctx.tenant}::int, ${userId}::uuid, hash from unnest(${hashes}::bytea[]) hash`;
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Uses a code up; false when it is none, or was used before. */
export async function useRecoveryCode(ctx: Ctx, keys: Keys, userId: string, typed: string): Promise<boolean> {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  if (!SHAPE.test(code)) return false;
  // Made with any key the product has had since.
  const hashes = keys.ids.map((id) => hashOf(keys, ctx, userId, code, id));
  const used = await ctx.sql`update app.recovery_code set used_at = ${ctx.now}
    where user_id = ${userId} and hash = any(${hashes}::bytea[]) and used_at is null returning 1`;
  return used.length === 1;
}

export const recoveryCodesLeft = async (ctx: Ctx, userId: string): Promise<number> =>
  (
    await ctx.sql.one<{ n: number }>`
      select count(*)::int as n from app.recovery_code where user_id = ${userId} and used_at is null`
  ).n;
