import { append, type Ctx, type SigninNote, type SigninRules, type SsoProvider } from '@takt/engine';
import { LoginLog } from '@takt/modules/operations/defs';

/** What holds until an administrator decides otherwise; the same numbers the definition starts with. */
const DEFAULTS = { lockCount: 10, passwordDays: 180, graceDays: 30, face: false } as const;

export async function rules(ctx: Ctx): Promise<SigninRules> {
  const [own, kiosks] = await Promise.all([
    ctx.sql.maybe<Omit<SigninRules, 'kiosks'>>`
      select lock_count as "lockCount", password_days as "passwordDays", grace_days as "graceDays", face_login = '1' as face
      from system_security_config where deleted_at is null order by code limit 1`,
    ctx.sql<{ device: string }>`select device from system_kiosk where deleted_at is null and mark_status = '1'`,
  ]);
  return { ...DEFAULTS, ...own, kiosks: kiosks.map(({ device }) => device) };
}

/** A living role of the user, or the company for everyone. */
export async function factorRequired(ctx: Ctx, userId: string): Promise<boolean> {
  const { required } = await ctx.sql.one<{ required: boolean }>`
    select exists (select 1 from system_security_config where deleted_at is null and second_factor = '1')
      or exists (select 1 from system_user_roles ur join system_role r on r.id = ur.role_id and r.deleted_at is null
        where ur.parent_id = ${userId} and r.second_factor = '1') as required`;
  return required;
}

export const provider = (ctx: Ctx, code: string): Promise<SsoProvider | null> =>
  ctx.sql.maybe<SsoProvider>`select code, issuer, audience, jwks_url as "jwksUrl", jwks from system_sso_provider
    where code = ${code} and deleted_at is null and mark_status = '1'`;

export async function note(ctx: Ctx, { userId, username, factor, ...rest }: SigninNote): Promise<void> {
  await append(ctx, LoginLog, { ...rest, factor: factor ?? null, at: ctx.clock, user: userId, username: username.slice(0, 80) });
}
