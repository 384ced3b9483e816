import { maskMobile, type Text } from '@takt/model';
import { type Account, accountOfUser } from '../access/accounts.ts';
import { type Ctx, refuse, Refused } from '@takt/engine/host';
import { type SigninServices, type RequestOrigin, note } from './signin-services.ts';
import type { Granted, Way } from './families.ts';
import { hasFactor } from '../factors/factors.ts';
import { lacksFactor } from './admission.ts';
import { takePassword } from './new-password.ts';
import { demandKnownNumber, demandProved } from './proof.ts';
import { sessionFamilyOf } from './session-family.ts';
import { codeHolds, putCode } from './verification.ts';

const NO_MOBILE: Text = ['您还没有绑定手机号码', 'No mobile number is on file for you'];
const WRONG_CODE: Text = ['验证码错误或已过期', 'The verification code is wrong or has expired'];
const NOWHERE: Text = ['没有可返回的会话', 'There is no session to return to'];

const ownAccount = async (ctx: Ctx): Promise<Account> => {
  const account = await accountOfUser(ctx, ctx.actor.userId);
  if (!account) throw Refused.of('EX90001');
  return account;
};

export async function signOut(services: SigninServices, ctx: Ctx, token: string, origin: RequestOrigin): Promise<void> {
  const { family, way } = await sessionFamilyOf(ctx, token);
  await services.families.end(ctx, family);
  await note(services, ctx, origin, { username: ctx.actor.username, userId: ctx.actor.userId, way, result: 'signout' });
}

/** 0 the account is locked, 2 the password must be changed, 3 a second factor must be set up, 1 all is well. */
export async function passwordState(ctx: Ctx, token: string): Promise<0 | 1 | 2 | 3> {
  const { limited } = await sessionFamilyOf(ctx, token);
  if (limited === 'locked') return 0;
  if (limited === 'factor') return 3;
  return limited === 'password' ? 2 : 1;
}

interface SessionShown {
  readonly id: string;
  readonly way: Way;
  readonly device: string;
  readonly address: string;
  readonly createdAt: string;
  readonly lastAt: string;
  readonly remembered: boolean;
  readonly current: boolean;
}
/** Where the person is signed in. */
export async function ownSessions(ctx: Ctx, token: string): Promise<readonly SessionShown[]> {
  const { family } = await sessionFamilyOf(ctx, token);
  return ctx.sql<SessionShown>`select id, way, agent as device, address, remembered, id = ${family} as current,
      to_char(created_at, 'YYYY-MM-DD HH24:MI:SS') as "createdAt", to_char(greatest(rotated_at, seen_at), 'YYYY-MM-DD HH24:MI:SS') as "lastAt"
    from app.family where user_id = ${ctx.actor.userId} and way <> 'key' and ends_at > ${ctx.now} order by "lastAt" desc`;
}
export async function endOwnSession(ctx: Ctx, id: string): Promise<void> {
  const ended = await ctx.sql`delete from app.family where id = ${id} and user_id = ${ctx.actor.userId} returning 1`;
  if (ended.length === 0) throw Refused.of('not.found');
}

interface PasswordChange {
  readonly old: string;
  readonly password: string;
  readonly confirm: string;
}
/** Whose password is to be changed, once it is certain that they may: who has a second factor shows it, unless just asked for it. */
export async function passwordOwner(ctx: Ctx, token: string): Promise<{ readonly tenant: number; readonly userId: string }> {
  const { limited } = await sessionFamilyOf(ctx, token);
  const { userId } = ctx.actor;
  if (limited !== 'password' && (await hasFactor(ctx, userId))) await demandProved(ctx, token);
  return { tenant: ctx.tenant, userId };
}
/** The old one was right: `verifyOwnPassword` comes before, in transactions of its own. */
export async function changePassword(services: SigninServices, ctx: Ctx, token: string, asked: PasswordChange): Promise<void> {
  const { family } = await sessionFamilyOf(ctx, token);
  await takePassword(ctx, services.passwords, await ownAccount(ctx), asked, family);
  await demandFactor(services, ctx, family);
}

/** A new password opens everything again, unless a second factor is due. */
async function demandFactor(services: SigninServices, ctx: Ctx, family: string): Promise<void> {
  if (await lacksFactor(services, ctx, ctx.actor.userId))
    await ctx.sql`update app.family set limited = 'factor', proved_at = ${ctx.now} where id = ${family} and way = 'password'`;
}

/** Sends a code to the person's own number; answers the number, masked. */
export async function sendOwnCode(services: SigninServices, ctx: Ctx, token: string, origin: RequestOrigin): Promise<string> {
  const { userId } = ctx.actor;
  const profile = await services.identity.profile(ctx, userId);
  if (!profile || profile.mobile === '') refuse('sms.nobody', NO_MOBILE);
  await demandKnownNumber(ctx, token);
  await putCode(services, ctx, { subject: userId, userId, purpose: 'reset', mobile: profile.mobile }, origin);
  return maskMobile(profile.mobile);
}

/** Sets a new password by the code. The refusal is returned, not thrown: a wrong code must be counted. */
export async function resetOwnPassword(
  services: SigninServices,
  ctx: Ctx,
  token: string,
  asked: { readonly code: string; readonly password: string; readonly confirm: string },
): Promise<Refused | null> {
  const { code, password, confirm } = asked;
  await demandKnownNumber(ctx, token);
  await passwordOwner(ctx, token);
  if (!(await codeHolds(services, ctx, { subject: ctx.actor.userId, purpose: 'reset', code })))
    return new Refused({ code: 'verify.wrong', text: WRONG_CODE, level: 'error' });
  const { family } = await sessionFamilyOf(ctx, token);
  await takePassword(ctx, services.passwords, await ownAccount(ctx), { password, confirm }, family);
  await demandFactor(services, ctx, family);
  return null;
}

/** Leaves a session that was jumped into and takes the one before it up again. */
export async function jumpBack(services: SigninServices, ctx: Ctx, token: string): Promise<Granted> {
  const { family, jumpedFrom } = await sessionFamilyOf(ctx, token);
  const granted = jumpedFrom ? await services.families.resume(ctx, jumpedFrom) : null;
  if (!granted) refuse('jump.none', NOWHERE);
  await ctx.sql`delete from app.family where id = ${family}`;
  return granted;
}
