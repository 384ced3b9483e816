import { accountOfUser, moveAccount } from '../access/accounts.ts';
import { passwordCounter } from '../access/counters.ts';
import { deviceCounter, knownDevice } from '../access/known-devices.ts';
import { type Ctx, instant, Refused } from '@takt/engine/host';
import { asSystem, note, type RequestOrigin, type SigninServices } from './signin-services.ts';

export interface Verdict {
  readonly verdict: 'go' | 'captcha' | 'locked';
  readonly failures: number;
}

/** Counts a try under a name, or under a device's, before the password is looked at. */
export async function beginAttempt(ctx: Ctx, username: string, readable: boolean, lockCount: number): Promise<Verdict> {
  const { answer } = await ctx.sql.one<{ answer: string }>`
    select app.begin_attempt(${username}, ${ctx.now}, ${readable}, ${lockCount}) as answer`;
  const [verdict, failures] = answer.split('|') as [Verdict['verdict'], string];
  return { verdict, failures: Number(failures) };
}

/** Locks the account where so many wrong passwords in a row have been tried. */
export async function lockWhenDue(
  ctx: Ctx,
  { userId, username }: { readonly userId: string; readonly username: string },
  { verdict, failures }: Verdict,
  lockCount: number,
): Promise<void> {
  if (verdict !== 'go' || failures % lockCount !== 0) return;
  const current = await accountOfUser(ctx, userId);
  const until = await ctx.sql.maybe<{ until: string }>`
    select locked_until as until from app.attempt where username = ${passwordCounter(username)}`;
  // A lock that has run out may still stand in the row; the next one follows it as if it had been lifted.
  const state = current && current.lockedUntil && current.lockedUntil <= ctx.now ? 'active' : current?.state;
  if (current && until?.until && (state === 'active' || state === 'expired'))
    await moveAccount(ctx, { ...current, state }, 'lock', instant(until.until));
}

/**
 * The own password of somebody who is in, once more. Wrong ones are counted like those of a sign-in, in transactions of
 * their own: the refusal undoes the caller's, which must not hold the account's row yet. At a known device that device's count
 * holds: others could lock the name meanwhile.
 */
export async function verifyOwnPassword(
  services: SigninServices,
  { tenant, userId }: { readonly tenant: number; readonly userId: string },
  password: string,
  origin: RequestOrigin,
): Promise<void> {
  const { account, device, counter, verdict, lockCount } = await asSystem(services, tenant, origin, async (ctx) => {
    const rules = await services.identity.rules(ctx);
    const found = await accountOfUser(ctx, userId);
    if (!found) throw Refused.of('EX90001');
    const known = await knownDevice(ctx, services.keys, found.username, origin.deviceCookie);
    const name = known ? deviceCounter(known) : passwordCounter(found.username);
    // Whoever is in has read a picture already where one was due.
    return {
      account: found,
      device: known,
      counter: name,
      lockCount: rules.lockCount,
      verdict: await beginAttempt(ctx, name, true, rules.lockCount),
    };
  });
  if (verdict.verdict !== 'go') throw Refused.of('account.locked');
  const right = await services.passwords.verify(account.passwordHash, password);
  await asSystem(services, tenant, origin, async (ctx) => {
    if (right) {
      await ctx.sql`delete from app.attempt where username = ${counter}`;
      return;
    }
    await note(services, ctx, origin, { username: account.username, userId, way: 'password', result: 'failed' });
    if (!device) await lockWhenDue(ctx, account, verdict, lockCount);
  });
  if (!right) throw Refused.of('password.wrong');
}
