import { type Account, accountOfUser, moveAccount } from '../access/accounts.ts';
import type { SigninRules } from '../access/identity.ts';
import type { Ctx } from '../ctx.ts';
import { Refused } from '../refused.ts';
import { type Desk, type Knock, note } from './desk.ts';
import type { Granted, Way } from './families.ts';

export interface Proven {
  readonly userId: string;
  readonly way: Way;
  readonly remembered: boolean;
  readonly jumpedFrom?: string;
}
type Standing = 'in' | 'password' | 'locked';
const DAY = 86_400_000;

/**
 * Lets in somebody who has proven who they are, by whatever way, as far as their account allows. The refusal is
 * returned, not thrown: its note in the login log must be kept.
 */
export async function admitted(
  desk: Desk,
  ctx: Ctx,
  knock: Knock,
  proven: Proven,
  rules: SigninRules,
): Promise<Granted | Refused> {
  const { userId, way } = proven;
  const account = await accountOfUser(ctx, userId);
  const person = account && account.state !== 'disabled' ? await desk.identity.person(ctx, userId) : null;
  const username = account?.username ?? '';
  if (!account || !person) {
    await note(desk, ctx, knock, { username, userId, way, result: 'disabled' });
    return Refused.of('account.disabled');
  }
  if (!(await desk.identity.admits(ctx, userId, way))) {
    await note(desk, ctx, knock, { username, userId, way, result: 'way' });
    return Refused.of('signin.way');
  }
  const standing = await standingOf(ctx, account, rules);
  if (standing === 'locked' && way !== 'password') {
    await note(desk, ctx, knock, { username, userId, way, result: 'locked' });
    return Refused.of('account.locked');
  }
  await note(desk, ctx, knock, { username, userId, way, result: standing === 'locked' ? 'locked' : 'success' });
  // Only a password can be too old: whoever came another way is not stopped by it.
  const limited = standing === 'in' || (standing === 'password' && way !== 'password') ? null : standing;
  const { visitor } = knock;
  return desk.families.open(ctx, { ...proven, visitor, limited });
}

/** How far the account lets its owner in, after what time alone has changed about it. */
async function standingOf(ctx: Ctx, account: Account, rules: SigninRules): Promise<Standing> {
  const lifted = account.state === 'locked' && account.lockedUntil !== null && account.lockedUntil <= ctx.now;
  if (lifted) await moveAccount(ctx, account, 'unlock');
  const state = lifted ? 'active' : account.state;
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
