import { loginProblems, SIGNIN, SIGNIN_CHALLENGE, type SigninChallenge, signinWords } from '@takt/model';
import { type Account, accountNamed } from '../access/accounts.ts';
import { passwordCounter } from '../access/counters.ts';
import { deviceCounter, knownDevice, type KnownDevice } from '../access/known-devices.ts';
import { type Ctx, Refused, type SigninRules } from '@takt/engine/host';
import { asSystem, type SigninServices, type RequestOrigin, note } from './signin-services.ts';
import { countFailure, countTry, demandPace, isEgress, isWatched, type Pace } from './address-pace.ts';
import { faceCounter } from './face-try.ts';
import { admittedOnDevice, type DeviceGranted } from './on-device.ts';
import { secondStep } from '../factors/factor-signin.ts';
import { beginAttempt, lockWhenDue, type Verdict } from './wrong-passwords.ts';

/** What was brought because too many wrong passwords came: the characters of a picture, or a proof of work. */
export type ChallengeAnswer =
  | { readonly to: 'picture'; readonly client: string; readonly code: string }
  | { readonly to: 'work'; readonly challenge: string; readonly nonce: string };

export interface PasswordSigninRequest {
  readonly company: string;
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
  readonly answer: ChallengeAnswer | null;
}

/** Refusals leave no earlier than this: how long a name was looked for must not show. */
const FLOOR_MS = 250;
const WEEK_MS = 7 * 86_400_000;

/** A refused sign-in: the same for every reason, and it says what the next try has to bring. */
export class SigninRefused extends Refused {
  readonly challenge: SigninChallenge | null;
  constructor(code: 'login.failed' | 'captcha.wrong' | 'L04' | 'work.due' | 'work.wrong', challenge: SigninChallenge | null) {
    const { refusal, status } = Refused.of(code);
    const { rule, field, text } = signinWords.L04;
    super(refusal, { status, problems: code === rule ? [{ at: field, text, level: 'error', rule }] : [] });
    this.challenge = challenge;
  }
}

/** The password grant. Unknown company, unknown user, wrong password and locked account answer alike. */
export async function passwordSignin(
  services: SigninServices,
  asked: PasswordSigninRequest,
  origin: RequestOrigin,
): Promise<DeviceGranted> {
  const [missing] = loginProblems({ ...asked, verifycode: '', captchaDue: false });
  if (missing) throw Refused.at(missing.field, missing.rule, missing.text);
  const pace = await countTry(services, asked, origin);
  const began = Date.now();
  try {
    // Wrong ones are counted before the next may begin, so that many at once are not all among the first.
    return await services.passwordGate.pass(() => counted(services, asked, origin, pace));
  } catch (error) {
    if (isWrong(error)) await new Promise((done) => setTimeout(done, Math.max(0, began + FLOOR_MS - Date.now())));
    throw error;
  }
}

const isWrong = (error: unknown): boolean => error instanceof SigninRefused && error.refusal.code === 'login.failed';

async function counted(
  services: SigninServices,
  asked: PasswordSigninRequest,
  origin: RequestOrigin,
  pace: Pace,
): Promise<DeviceGranted> {
  try {
    return await tried(services, asked, origin, pace);
  } catch (error) {
    if (isWrong(error)) await countFailure(services, origin.visitor.network, asked.company);
    throw error;
  }
}

/** Where a try stands before its password is looked at. */
interface Begun {
  readonly verdict: Verdict;
  readonly account: Account | null;
  readonly rules: SigninRules;
  readonly device: KnownDevice | null;
  /** What the next try has to bring. */
  readonly next: SigninChallenge | null;
}

async function tried(
  services: SigninServices,
  asked: PasswordSigninRequest,
  origin: RequestOrigin,
  pace: Pace,
): Promise<DeviceGranted> {
  const { answer, username, password } = asked;
  const answered = answer && (await answeredChallenge(services, answer));
  const watched = await isWatched(services, origin.visitor.network);
  const tenant = await services.cells.directory.byCode(asked.company);
  if (!tenant) {
    demandPace(pace, { knownDevice: false, egress: false });
    const verdict = await strangerVerdict(services, `${username}@${asked.company}`, answered === 'picture', watched);
    const next = watched || due(verdict.failures) ? 'picture' : null;
    demandAnswer(verdict, next, answer !== null);
    await services.passwords.waste(password);
    throw new SigninRefused('login.failed', next);
  }
  const begun = await asSystem(services, tenant.id, origin, (ctx) =>
    begin(services, ctx, origin, username, { pace, watched, answered }),
  );
  const { verdict, account, rules, device } = begun;
  demandAnswer(verdict, begun.next, answer !== null);
  const guessing = verdict.verdict === 'go' && account !== null;
  const right = guessing
    ? await services.passwords.verify(account.passwordHash, password)
    : await services.passwords.waste(password);
  const renewed =
    right && account && services.passwords.isOutdated(account.passwordHash) ? await services.passwords.hash(password) : null;
  const granted = await asSystem(services, tenant.id, origin, async (ctx) => {
    if (!right || !account) return failed(services, ctx, origin, username, begun);
    // Names that were tried a week ago and never again go with it: most of them were never anybody's.
    await ctx.sql`delete from app.attempt where username in (${counterOf(username, device)}, ${faceCounter(username)})
      or (at < ${new Date(ctx.now.getTime() - WEEK_MS)} and failures < 100)`;
    if (renewed) await ctx.sql`update app.account set password_hash = ${renewed} where user_id = ${account.userId}`;
    const { userId } = account;
    const proven = { userId, way: 'password', remembered: asked.remember, knownDevice: device !== null } as const;
    return (await secondStep(services, ctx, origin, proven)) ?? admittedOnDevice(services, ctx, origin, proven, rules);
  });
  if (granted instanceof Refused) throw granted;
  return granted;
}

const counterOf = (username: string, device: KnownDevice | null): string =>
  device ? deviceCounter(device) : passwordCounter(username);

/** Which challenge was met; null for a wrong answer. What was brought is used up. */
async function answeredChallenge(services: SigninServices, answer: ChallengeAnswer): Promise<SigninChallenge | null> {
  const now = services.clock();
  const right =
    answer.to === 'picture'
      ? await services.captchas.answers(answer.client, answer.code, now)
      : await services.work.answers(answer.challenge, answer.nonce, now);
  return right ? answer.to : null;
}

interface Circumstances {
  readonly pace: Pace;
  readonly watched: boolean;
  readonly answered: SigninChallenge | null;
}
/** Counts the try, before the password is looked at. */
async function begin(
  services: SigninServices,
  ctx: Ctx,
  origin: RequestOrigin,
  username: string,
  { pace, watched, answered }: Circumstances,
): Promise<Begun> {
  const rules = await services.identity.rules(ctx);
  const device = await knownDevice(ctx, services.keys, username, origin.deviceCookie);
  // Settings are read only where they matter: most tries pay nothing for them.
  const unusual = pace.crowded || watched;
  const egress = unusual && (await isEgress(services, ctx, origin.visitor.address));
  demandPace(pace, { knownDevice: device !== null, egress });
  const challenge = async (): Promise<SigninChallenge> => (await services.settings(ctx)).value(SIGNIN_CHALLENGE);
  const met = answered !== null && answered === (await challenge());
  const asking = watched && !device && !egress;
  const verdict: Verdict =
    asking && !met
      ? { verdict: 'captcha', failures: 0 }
      : await beginAttempt(ctx, counterOf(username, device), met, rules.lockCount);
  const account = await accountNamed(ctx, username);
  if (verdict.verdict === 'captcha')
    await note(services, ctx, origin, { username, userId: account?.userId ?? null, way: 'password', result: 'captcha' });
  return { verdict, account, rules, device, next: asking || due(verdict.failures) ? await challenge() : null };
}

async function strangerVerdict(services: SigninServices, name: string, met: boolean, watched: boolean): Promise<Verdict> {
  const before = await services.preAuth.attempts(name, services.clock());
  if ((watched || due(before)) && !met) return { verdict: 'captcha', failures: before };
  return { verdict: 'go', failures: await services.preAuth.countAttempt(name, services.clock()) };
}

async function failed(
  services: SigninServices,
  ctx: Ctx,
  origin: RequestOrigin,
  username: string,
  { verdict, account, rules, device, next }: Begun,
): Promise<Refused> {
  const userId = account?.userId ?? null;
  const result = verdict.verdict === 'locked' ? 'locked' : 'failed';
  await note(services, ctx, origin, { username, userId, way: 'password', result });
  // Wrong passwords from a known device lock that device, and nobody else.
  if (userId && !device) await lockWhenDue(ctx, { userId, username }, verdict, rules.lockCount);
  return new SigninRefused('login.failed', next);
}

const due = (failures: number): boolean => failures >= SIGNIN.captchaFrom;

function demandAnswer({ verdict }: Verdict, challenge: SigninChallenge | null, given: boolean): void {
  if (verdict !== 'captcha') return;
  if (challenge === 'work') throw new SigninRefused(given ? 'work.wrong' : 'work.due', challenge);
  throw new SigninRefused(given ? 'captcha.wrong' : 'L04', 'picture');
}
