import { type Account, accountOfUser, moveAccount } from '../access/accounts.ts';
import { type Ctx, Refused, type SigninRules } from '@takt/engine/host';
import type { FactorUsed } from '../factors/factor-answer.ts';
import { hasFactor } from '../factors/factors.ts';
import { type SigninServices, type RequestOrigin, note } from './signin-services.ts';
import type { Granted, Limited, Way } from './families.ts';

export interface Proven {
  readonly userId: string;
  readonly way: Way;
  readonly remembered: boolean;
  readonly jumpedFrom?: string;
  /** What they have shown beside the password. */
  readonly factor?: FactorUsed;
  /** From a device the account is used on: wrong passwords of others do not hold it. */
  readonly knownDevice?: boolean;
}
type AccountState = 'in' | 'password' | 'locked';
const DAY = 86_400_000;

/**
 * Lets in somebody who has proven who they are, by whatever way, as far as their account allows. The refusal is
 * returned, not thrown: its note in the login log must be kept.
 */
export async function admitted(
  services: SigninServices,
  ctx: Ctx,
  origin: RequestOrigin,
  proven: Proven,
  rules: SigninRules,
): Promise<Granted | Refused> {
  const { userId, way } = proven;
  const account = await accountOfUser(ctx, userId);
  const person = account && account.state !== 'disabled' ? await services.identity.person(ctx, userId) : null;
  const username = account?.username ?? '';
  if (!account || !person) {
    await note(services, ctx, origin, { username, userId, way, result: 'disabled' });
    return Refused.of('account.disabled');
  }
  if (!(await services.identity.admits(ctx, userId, way))) {
    await note(services, ctx, origin, { username, userId, way, result: 'way' });
    return Refused.of('signin.way');
  }
  const state = await accountState(ctx, account, rules, proven.knownDevice ?? false);
  if (state === 'locked' && way !== 'password') {
    await note(services, ctx, origin, { username, userId, way, result: 'locked' });
    return Refused.of('account.locked');
  }
  const { factor } = proven;
  const result = state === 'locked' ? 'locked' : 'success';
  await note(services, ctx, origin, { username, userId, way, result, ...(factor && { factor }) });
  const { visitor } = origin;
  return services.families.open(ctx, { ...proven, visitor, limited: await limitOf(services, ctx, userId, way, state) });
}

/** What holds back whoever came with a password alone, or was let in by somebody's session; the other ways do not rest on it. */
async function limitOf(
  services: SigninServices,
  ctx: Ctx,
  userId: string,
  way: Way,
  state: AccountState,
): Promise<Limited | null> {
  if (state === 'locked') return 'locked';
  if (way !== 'password' && way !== 'qr') return null;
  if (state === 'password' && way === 'password') return 'password';
  return (await lacksFactor(services, ctx, userId)) ? 'factor' : null;
}

/** Whether somebody has to set up a second factor before anything else. */
export const lacksFactor = async (services: SigninServices, ctx: Ctx, userId: string): Promise<boolean> =>
  (await services.identity.factorRequired(ctx, userId)) && !(await hasFactor(ctx, userId));

/** How far the account lets its owner in, after what time alone has changed about it. */
async function accountState(ctx: Ctx, account: Account, rules: SigninRules, knownDevice: boolean): Promise<AccountState> {
  const lifted = account.state === 'locked' && account.lockedUntil !== null && account.lockedUntil <= ctx.now;
  if (lifted) await moveAccount(ctx, account, 'unlock');
  // Only wrong passwords lock for a time; the lock itself stays, for everybody else.
  const passed = account.state === 'locked' && account.lockedUntil !== null && knownDevice;
  const state = lifted || passed ? 'active' : account.state;
  if (state === 'locked') return 'locked';
  const age = (ctx.now.getTime() - account.passwordSetAt.getTime()) / DAY;
  if (rules.passwordDays > 0 && age > rules.passwordDays + rules.graceDays) {
    await moveAccount(ctx, { ...account, state }, 'lock');
    return 'locked';
  }
  const old = rules.passwordDays > 0 && age > rules.passwordDays;
  if (old && state === 'active') await moveAccount(ctx, { ...account, state }, 'expire');
  return old || state === 'expired' || account.mustChange ? 'password' : 'in';
}
