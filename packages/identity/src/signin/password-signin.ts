import { loginProblems, SIGNIN, signinWords } from '@takt/model';
import { type Account, accountNamed, accountOfUser, moveAccount } from '../access/accounts.ts';
import { type Ctx, instant, Refused, type SigninRules } from '@takt/engine/host';
import { asSystem, type SigninServices, type RequestOrigin, note } from './signin-services.ts';
import type { Granted } from './families.ts';
import { admitted } from './admission.ts';
import { faceCounter } from './face-signin.ts';

export interface PasswordSigninRequest {
  readonly company: string;
  readonly username: string;
  readonly password: string;
  readonly remember: boolean;
  readonly captcha: { readonly client: string; readonly code: string } | null;
}
type Verdict = { readonly verdict: 'go' | 'captcha' | 'locked'; readonly failures: number };

const PER_MINUTE = 10;
const FAILURES = { max: 30, seconds: 180, banSeconds: 3600 } as const;
/** Refusals leave no earlier than this: how long a name was looked for must not show. */
const FLOOR_MS = 250;
const WEEK_MS = 7 * 86_400_000;
/** So many wrong passwords in one company within a minute are no longer somebody's bad morning. */
const ALARM = { max: 100, seconds: 60 } as const;

/** A refused sign-in: the same for every reason, and it says whether the next try needs the picture. */
export class SigninRefused extends Refused {
  readonly captcha: boolean;
  constructor(code: 'login.failed' | 'captcha.wrong' | 'L04', captcha: boolean) {
    const { refusal, status } = Refused.of(code);
    const { rule, field, text } = signinWords.L04;
    super(refusal, { status, problems: code === rule ? [{ at: field, text, level: 'error', rule }] : [] });
    this.captcha = captcha;
  }
}

/** The password grant. Unknown company, unknown user, wrong password and locked account answer alike. */
export async function passwordSignin(
  services: SigninServices,
  asked: PasswordSigninRequest,
  origin: RequestOrigin,
): Promise<Granted> {
  const [missing] = loginProblems({ ...asked, verifycode: '', captchaDue: false });
  if (missing) throw Refused.at(missing.field, missing.rule, missing.text);
  await guardAddress(services, origin.visitor.address);
  const began = Date.now();
  try {
    return await services.passwordGate.pass(() => tried(services, asked, origin));
  } catch (error) {
    if (error instanceof SigninRefused && error.refusal.code === 'login.failed') {
      await countFailure(services, origin.visitor.address, asked.company);
      await new Promise((done) => setTimeout(done, Math.max(0, began + FLOOR_MS - Date.now())));
    }
    throw error;
  }
}

async function tried(services: SigninServices, asked: PasswordSigninRequest, origin: RequestOrigin): Promise<Granted> {
  const { captcha, username, password } = asked;
  const readable = captcha ? await services.captchas.answers(captcha.client, captcha.code, services.clock()) : false;
  const tenant = await services.cells.directory.byCode(asked.company);
  if (!tenant) {
    const verdict = await strangerVerdict(services, `${username}@${asked.company}`, readable);
    demandCaptcha(verdict, captcha !== null);
    await services.passwords.waste(password);
    throw new SigninRefused('login.failed', due(verdict.failures));
  }
  const { verdict, account, rules } = await asSystem(services, tenant.id, origin, (ctx) =>
    begin(services, ctx, origin, asked, readable),
  );
  demandCaptcha(verdict, captcha !== null);
  const guessing = verdict.verdict === 'go' && account !== null;
  const right = guessing
    ? await services.passwords.verify(account.passwordHash, password)
    : await services.passwords.waste(password);
  const renewed =
    right && account && services.passwords.isOutdated(account.passwordHash) ? await services.passwords.hash(password) : null;
  const granted = await asSystem(services, tenant.id, origin, async (ctx) => {
    if (!right || !account) return failed(services, ctx, origin, username, account, verdict, rules);
    // Names that were tried a week ago and never again go with it: most of them were never anybody's.
    await ctx.sql`delete from app.attempt where username in (${username}, ${faceCounter(username)})
      or (at < ${new Date(ctx.now.getTime() - WEEK_MS)} and failures < 100)`;
    if (renewed) await ctx.sql`update app.account set password_hash = ${renewed} where user_id = ${account.userId}`;
    return admitted(services, ctx, origin, { userId: account.userId, way: 'password', remembered: asked.remember }, rules);
  });
  if (granted instanceof Refused) throw granted;
  return granted;
}

/** Counts the try, before the password is looked at. */
async function begin(
  services: SigninServices,
  ctx: Ctx,
  origin: RequestOrigin,
  { username }: PasswordSigninRequest,
  readable: boolean,
): Promise<{ verdict: Verdict; account: Account | null; rules: SigninRules }> {
  const rules = await services.identity.rules(ctx);
  const { answer } = await ctx.sql.one<{ answer: string }>`
    select app.begin_attempt(${username}, ${ctx.now}, ${readable}, ${rules.lockCount}) as answer`;
  const [verdict, failures] = answer.split('|') as [Verdict['verdict'], string];
  const account = await accountNamed(ctx, username);
  if (verdict === 'captcha')
    await note(services, ctx, origin, { username, userId: account?.userId ?? null, way: 'password', result: 'captcha' });
  return { verdict: { verdict, failures: Number(failures) }, account, rules };
}

async function strangerVerdict(services: SigninServices, name: string, readable: boolean): Promise<Verdict> {
  const before = await services.preAuth.attempts(name, services.clock());
  if (due(before) && !readable) return { verdict: 'captcha', failures: before };
  return { verdict: 'go', failures: await services.preAuth.countAttempt(name, services.clock()) };
}

async function failed(
  services: SigninServices,
  ctx: Ctx,
  origin: RequestOrigin,
  username: string,
  account: Account | null,
  { verdict, failures }: Verdict,
  { lockCount }: SigninRules,
): Promise<Refused> {
  const userId = account?.userId ?? null;
  await note(services, ctx, origin, { username, userId, way: 'password', result: verdict === 'locked' ? 'locked' : 'failed' });
  if (verdict === 'go' && userId && failures % lockCount === 0) {
    const current = await accountOfUser(ctx, userId);
    const until = await ctx.sql.maybe<{
      until: string;
    }>`select locked_until as until from app.attempt where username = ${username}`;
    // A lock that has run out may still stand in the row; the next one follows it as if it had been lifted.
    const state = current && current.lockedUntil && current.lockedUntil <= ctx.now ? 'active' : current?.state;
    if (current && until?.until && (state === 'active' || state === 'expired'))
      await moveAccount(ctx, { ...current, state }, 'lock', instant(until.until));
  }
  return new SigninRefused('login.failed', due(failures));
}

const due = (failures: number): boolean => failures >= SIGNIN.captchaFrom;

function demandCaptcha({ verdict }: Verdict, given: boolean): void {
  if (verdict === 'captcha') throw new SigninRefused(given ? 'captcha.wrong' : 'L04', true);
}

async function guardAddress({ limits }: SigninServices, address: string): Promise<void> {
  if (!limits) return;
  if ((await limits.banned(address)) || !(await limits.allows(`signin:${address}`, PER_MINUTE, 60)))
    throw Refused.of('signin.tooMany');
}
async function countFailure({ limits, alarm }: SigninServices, address: string, company: string): Promise<void> {
  if (!limits) return;
  if ((await limits.countUp(`failure:${address}`, FAILURES.seconds)) >= FAILURES.max)
    await limits.ban(address, FAILURES.banSeconds);
  if ((await limits.countUp(`company:${company}`, ALARM.seconds)) === ALARM.max)
    alarm(`more than ${ALARM.max} wrong passwords a minute in company ${company}, lately from ${address}`);
}
