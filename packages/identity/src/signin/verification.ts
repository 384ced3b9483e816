import { randomInt } from 'node:crypto';
import { blank, fill, maskMobile, SIGNIN, signinWords, type Text, verificationProblems } from '@takt/model';
import { type Account, accountOfUser, moveAccount } from '../access/accounts.ts';
import { forgetDeviceTries } from '../access/known-devices.ts';
import { advisoryLock, type Ctx, instant, newId, Refused } from '@takt/engine/host';
import { SMS_TOPIC, smsText } from '@takt/content/host';
import { asSystem, type SigninServices, type RequestOrigin, slow } from './signin-services.ts';
import { takePassword } from './new-password.ts';
import { passwordCounter } from '../access/counters.ts';

type Purpose = 'unlock' | 'forgotten' | 'reset';
const MINUTES = 5;
const TRIES = 5;
/** From one address, whomever they are about. */
const CODES_PER_MINUTE = 30;
const PER_DAY = { subject: 5, address: 20, tenant: 500 } as const;
const FORM_ONLY = ['L08', 'L09'];
const TICKET_MS = 15 * 60_000;
const DAY_SECONDS = 86_400;
const WAIT: Text = ['请{seconds}秒后再发送验证码', 'Wait {seconds} seconds before the next code'];
const ENOUGH: Text = ['今日验证码发送次数已达上限', 'No more codes can be sent today'];

/** What was looked for, carried by the browser between the steps; sealed, so that nobody can choose a number. */
interface Ticket {
  readonly company: string;
  readonly subject: string;
  readonly userId: string | null;
  readonly purpose: Purpose;
  readonly until: number;
}
/** A code that may not be sent yet; the button counts the seconds down. */
export class MustWait extends Refused {
  readonly seconds: number;
  constructor(seconds: number) {
    super({ code: 'sms.wait', text: fill(WAIT, { seconds }), level: 'warn' }, { status: 429 });
    this.seconds = seconds;
  }
}
const enough = (): Refused => new Refused({ code: 'sms.limit', text: ENOUGH, level: 'error' }, { status: 429 });
const wrong = (): Refused => new Refused({ code: 'verify.wrong', text: signinWords.L05.text, level: 'error' });

interface Searched {
  readonly company: string;
  readonly username: string;
  readonly purpose: 'unlock' | 'forgotten';
}
/** The number on file, masked. Whoever does not exist has one as well, always the same. */
export async function searchUser(
  services: SigninServices,
  asked: Searched,
  origin: RequestOrigin,
): Promise<{ masked: string; ticket: string }> {
  if (blank(asked.company)) throw ruled('L11');
  if (blank(asked.username)) throw ruled('L06');
  await slow(services, `search:${origin.visitor.network}`, CODES_PER_MINUTE, 60);
  const subject = asked.username.trim();
  const tenant = await services.cells.directory.byCode(asked.company.trim());
  const found = tenant && (await asSystem(services, tenant.id, origin, (ctx) => reachable(services, ctx, subject)));
  const { company, purpose } = asked;
  const ticket: Ticket = {
    company: company.trim(),
    subject,
    userId: found?.userId ?? null,
    purpose,
    until: services.clock().getTime() + TICKET_MS,
  };
  const shown = found?.mobile ?? (/^1[3-9]\d{9}$/.test(subject) ? subject : inventedNumber(services, ticket));
  return { masked: maskMobile(shown), ticket: services.keys.seal('verify', JSON.stringify(ticket)) };
}

async function reachable(
  services: SigninServices,
  ctx: Ctx,
  subject: string,
): Promise<{ userId: string; mobile: string } | null> {
  const userId = await services.identity.find(ctx, subject);
  const profile = userId && (await services.identity.profile(ctx, userId));
  return userId && profile && profile.mobile !== '' ? { userId, mobile: profile.mobile } : null;
}

function inventedNumber({ keys }: SigninServices, { company, subject }: Ticket): string {
  const bytes = keys.mac('invented', `${company}|${subject}`);
  return `1${3 + (bytes.readUInt8(0) % 7)}${bytes.readUInt8(1) % 10}0000${String(bytes.readUInt16BE(2) % 10_000).padStart(4, '0')}`;
}

/** Sends a code to the number on file; for whoever has none, everything happens but the sending. */
export async function sendCode(services: SigninServices, tel: string, sealed: string, origin: RequestOrigin): Promise<void> {
  if (blank(tel)) throw ruled('L06');
  await slow(services, `send:${origin.visitor.network}`, CODES_PER_MINUTE, 60);
  const ticket = readTicket(services, sealed);
  await slow(services, `sms:${origin.visitor.network}`, PER_DAY.address, DAY_SECONDS);
  const tenant = await services.cells.directory.byCode(ticket.company);
  if (!tenant) {
    const name = `sms|${ticket.company}|${ticket.subject}`;
    const came = await services.preAuth.comesBy(name, services.clock(), SIGNIN.countdownSeconds);
    if ('wait' in came) throw new MustWait(came.wait);
    if (came.times > PER_DAY.subject) throw enough();
    return;
  }
  await asSystem(services, tenant.id, origin, async (ctx) => {
    const profile = ticket.userId && (await services.identity.profile(ctx, ticket.userId));
    await putCode(services, ctx, { ...ticket, mobile: profile ? profile.mobile : '' }, origin);
  });
}

interface CodeRequest {
  readonly subject: string;
  readonly userId: string | null;
  readonly purpose: Purpose;
  readonly mobile: string;
}
/** One code per subject and minute, a few per day; the text leaves through the outbox, sealed. */
export async function putCode(services: SigninServices, ctx: Ctx, asked: CodeRequest, origin: RequestOrigin): Promise<void> {
  // Two requests at once must not both find that nothing was sent yet.
  await advisoryLock(ctx, `sms ${asked.subject}`);
  const sent = await ctx.sql.one<{ last: string | null; own: number; all: number }>`
    select max(sent_at) filter (where subject = ${asked.subject}) as last,
      count(*) filter (where subject = ${asked.subject})::int as own, count(*)::int as all
    from app.verification where sent_at > ${new Date(ctx.now.getTime() - DAY_SECONDS * 1000)}`;
  const passed = sent.last ? Math.floor((ctx.now.getTime() - instant(sent.last).getTime()) / 1000) : SIGNIN.countdownSeconds;
  if (passed < SIGNIN.countdownSeconds) throw new MustWait(SIGNIN.countdownSeconds - passed);
  if (sent.own >= PER_DAY.subject || sent.all >= PER_DAY.tenant) throw enough();
  const id = newId();
  const code = String(randomInt(10 ** SIGNIN.codeLength)).padStart(SIGNIN.codeLength, '0');
  const expires = new Date(ctx.now.getTime() + MINUTES * 60_000);
  await ctx.sql`insert into app.verification (tenant_id, id, subject, user_id, purpose, code_hash, address, sent_at, expires_at)
    values (${ctx.tenant}, ${id}, ${asked.subject}, ${asked.userId}, ${asked.purpose}, ${services.keys.mac('code', `${id}|${code}`)},
      ${origin.visitor.address}, ${ctx.now}, ${expires})`;
  if (asked.mobile === '') return;
  const text = smsText(asked.purpose, { code, minutes: String(MINUTES) }, ctx.lang);
  const message = JSON.stringify({ to: asked.mobile, text, deliveryId: id });
  ctx.emit(SMS_TOPIC, asked.mobile, { sealed: services.keys.seal('sms', message) });
}

/** Uses a code up; what was typed wrong counts as well. True at most once per code. */
export async function codeHolds(
  services: SigninServices,
  ctx: Ctx,
  asked: { readonly subject: string; readonly purpose: Purpose; readonly code: string },
): Promise<boolean> {
  const row = await ctx.sql.maybe<{ id: string; code_hash: Buffer; tries: number; user_id: string | null }>`
    update app.verification set tries = tries + 1
    where id = (select id from app.verification where subject = ${asked.subject} and purpose = ${asked.purpose}
        and used_at is null and expires_at > ${ctx.now} order by sent_at desc limit 1)
      and used_at is null
    returning id, code_hash, tries, user_id`;
  if (!row?.user_id || row.tries > TRIES) return false;
  if (!row.code_hash.equals(services.keys.mac('code', `${row.id}|${asked.code}`))) return false;
  await ctx.sql`update app.verification set used_at = ${ctx.now} where id = ${row.id}`;
  return true;
}

interface Submitted {
  readonly company: string;
  readonly username: string;
  readonly verification: string;
  readonly purpose: 'unlock' | 'forgotten';
  readonly ticket: string;
  readonly password: string;
  readonly confirm: string;
}
/** Unlocks the account, or sets its new password, for whoever holds the code. */
export async function submitCode(services: SigninServices, asked: Submitted, origin: RequestOrigin): Promise<void> {
  // How long a number may be is the form's to say: here a user name may stand in its place.
  const [missing] = verificationProblems({ ...asked, tenant: asked.company }).filter(({ rule }) => !FORM_ONLY.includes(rule));
  if (missing) throw ruled(missing.rule as keyof typeof signinWords);
  await slow(services, `code:${origin.visitor.network}`, CODES_PER_MINUTE, 60);
  const ticket = readTicket(services, asked.ticket);
  const { subject, purpose, userId } = ticket;
  const same = ticket.company === asked.company.trim() && subject === asked.username.trim() && purpose === asked.purpose;
  const tenant = same ? await services.cells.directory.byCode(ticket.company) : null;
  if (!tenant) throw wrong();
  const outcome = await asSystem(services, tenant.id, origin, async (ctx): Promise<Refused | null> => {
    // Returned, not thrown: the try has to be counted.
    if (!(await codeHolds(services, ctx, { subject, purpose, code: asked.verification })) || userId === null) return wrong();
    const account = await accountOfUser(ctx, userId);
    if (!account) return wrong();
    await applyCode(services, ctx, account, asked);
    return null;
  });
  if (outcome) throw outcome;
}

async function applyCode(services: SigninServices, ctx: Ctx, account: Account, asked: Submitted): Promise<void> {
  if (asked.purpose === 'unlock') {
    // A device may be locked while the account is not.
    const freed = await forgetDeviceTries(ctx, account.userId);
    return freed && account.state !== 'locked' ? undefined : moveAccount(ctx, account, 'unlock');
  }
  if (account.state === 'locked') await moveAccount(ctx, account, 'unlock');
  const free: Account = account.state === 'locked' ? { ...account, state: 'active' } : account;
  const { password, confirm } = asked;
  await takePassword(ctx, services.passwords, free, { password, confirm }, null);
  await ctx.sql`delete from app.attempt where username = ${passwordCounter(account.username)}`;
}

function readTicket({ keys, clock }: SigninServices, sealed: string): Ticket {
  const text = keys.unseal('verify', sealed);
  const ticket = text === null ? null : (JSON.parse(text) as Ticket);
  if (!ticket || ticket.until < clock().getTime()) throw wrong();
  return ticket;
}

function ruled(rule: keyof typeof signinWords): Refused {
  const { field, text } = signinWords[rule];
  return Refused.at(field, rule, text);
}
