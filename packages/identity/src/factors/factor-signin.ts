import { fill, type Text } from '@takt/model';
import { notifyUser } from '@takt/content/host';
import { type Ctx, Refused } from '@takt/engine/host';
import { type Account, accountOfUser } from '../access/accounts.ts';
import { admittedOnDevice, type DeviceGranted } from '../signin/on-device.ts';
import { asSystem, note, type RequestOrigin, type SigninServices, slow } from '../signin/signin-services.ts';
import { beginAttempt } from '../signin/wrong-passwords.ts';
import { carried, carry, usedUp } from './challenges.ts';
import { type FactorAnswer, factorHolds, type FactorUsed, passkeyQuestion, type PasskeyQuestion } from './factor-answer.ts';
import { factorCounter } from '../access/counters.ts';
import { forgetWrongFactors, hasFactor, passkeysOf, totpOf } from './factors.ts';
import { recoveryCodesLeft } from './recovery-codes.ts';

/** Somebody whose password was right and who has to show something more. */
interface Halfway {
  readonly tenant: number;
  readonly userId: string;
  readonly remembered: boolean;
  readonly knownDevice: boolean;
}
/** What the page asks for next. */
interface FactorStep {
  readonly ticket: string;
  readonly totp: boolean;
  readonly passkey: PasskeyQuestion | null;
}
/** The password was right; the second step is missing. */
export class FactorMissing extends Refused {
  readonly step: FactorStep;
  constructor(step: FactorStep) {
    const { refusal, status } = Refused.of('signin.factor');
    super(refusal, { status, problems: [] });
    this.step = step;
  }
}

const PURPOSE = 'factor-signin';
const PAGE = '/userCenter/secondFactor';
const RECOVERY_USED: Text = [
  '您的账号用了一个恢复码，还剩 {n} 个；如非本人操作，请立即联系管理员',
  'A recovery code of your account was used, {n} are left; if this was not you, tell an administrator at once',
];
export const notifyRecoveryUsed = async (ctx: Ctx, userId: string): Promise<void> =>
  notifyUser(ctx, userId, fill(RECOVERY_USED, { n: await recoveryCodesLeft(ctx, userId) }), PAGE);

/** Asks somebody with the right password for more, where they have set it up; null where the password is enough. */
export async function secondStep(
  services: SigninServices,
  ctx: Ctx,
  origin: RequestOrigin,
  { userId, remembered, knownDevice }: Omit<Halfway, 'tenant'>,
): Promise<FactorMissing | null> {
  if (!(await hasFactor(ctx, userId))) return null;
  const passkeys = await passkeysOf(ctx, userId);
  return new FactorMissing({
    ticket: carry(services, PURPOSE, { tenant: ctx.tenant, userId, remembered, knownDevice } satisfies Halfway),
    totp: (await totpOf(ctx, userId)) !== null,
    passkey: passkeys.length === 0 ? null : await passkeyQuestion(services, origin, passkeys),
  });
}

/** Lets in whoever came halfway and now shows what they have. */
export async function factorSignin(
  services: SigninServices,
  asked: { readonly ticket: string; readonly answer: FactorAnswer },
  origin: RequestOrigin,
): Promise<DeviceGranted> {
  const halfway = carried<Halfway>(services, PURPOSE, asked.ticket);
  if (!halfway) throw Refused.of('factor.late');
  // By person: whoever sends rubbish from the same address slows nobody down, and wrong answers are counted besides.
  await slow(services, `factor:${halfway.tenant}:${halfway.userId}`, 30, 60);
  // Returned, not thrown: what was tried has to be counted.
  const granted = await asSystem(services, halfway.tenant, origin, async (ctx): Promise<DeviceGranted | Refused> => {
    const account = await accountOfUser(ctx, halfway.userId);
    if (!account) return Refused.of('account.disabled');
    const used = await counted(services, ctx, account, asked.answer, origin);
    if (used instanceof Refused) return used;
    if (!(await usedUp(ctx, halfway))) return Refused.of('factor.late');
    if (used === 'recovery') await notifyRecoveryUsed(ctx, account.userId);
    const { userId, remembered, knownDevice } = halfway;
    const proven = { userId, way: 'password', remembered, knownDevice, factor: used } as const;
    return admittedOnDevice(services, ctx, origin, proven, await services.identity.rules(ctx));
  });
  if (granted instanceof Refused) throw granted;
  return granted;
}

/** Judges what somebody shows; so many wrong ones in a row and nothing more is looked at for a while. */
export async function counted(
  services: SigninServices,
  ctx: Ctx,
  { userId, username }: Account,
  answer: FactorAnswer,
  origin: RequestOrigin,
): Promise<FactorUsed | Refused> {
  const { lockCount } = await services.identity.rules(ctx);
  const { verdict } = await beginAttempt(ctx, factorCounter(username), true, lockCount);
  const used = verdict === 'go' ? await factorHolds(services, ctx, userId, answer, origin) : null;
  if (used === null) {
    await note(services, ctx, origin, { username, userId, way: 'password', result: 'factor' });
    return Refused.of(verdict === 'go' ? 'factor.wrong' : 'factor.locked');
  }
  await forgetWrongFactors(ctx, username);
  return used;
}
