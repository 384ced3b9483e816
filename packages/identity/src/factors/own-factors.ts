import { fill, type Text } from '@takt/model';
import { notifyUser } from '@takt/content/host';
import { type Ctx, refuse, Refused } from '@takt/engine/host';
import QRCode from 'qrcode';
import { accountOfUser } from '../access/accounts.ts';
import { demandProved } from '../signin/proof.ts';
import { releaseFromFactor } from '../signin/session-family.ts';
import type { RequestOrigin, SigninServices } from '../signin/signin-services.ts';
import { carried, carry, usedUp } from './challenges.ts';
import { totpPurpose } from './factor-answer.ts';
import { dropFactor, type FactorShown, hasFactor, keepPasskey, keepTotp, passkeysOf, shownFactors } from './factors.ts';
import {
  creationOptions,
  handleOf,
  type PasskeyCreation,
  type PasskeyRegistration,
  registeredPasskey,
  siteName,
} from './passkeys.ts';
import { newRecoveryCodes, recoveryCodesLeft } from './recovery-codes.ts';
import { base32, matchingStep, newTotpSecret, totpAddress } from './totp.ts';

const MOST = 10;
const PAGE = '/userCenter/secondFactor';
const AUTHENTICATOR: Text = ['身份验证器', 'Authenticator'];
const WRONG_CODE: Text = [
  '验证码不正确，请确认手机时间准确后重试',
  'The code is not right; check the clock of the phone and try again',
];
const NOT_TAKEN: Text = ['没有收到有效的通行密钥，请重试', 'No valid passkey was received; try again'];
const KNOWN: Text = ['这个通行密钥已经登记过', 'This passkey is registered already'];
const ENOUGH: Text = ['最多登记 {n} 项，请先移除不用的', 'At most {n} can be registered; remove those you do not use'];
const LAST: Text = [
  '您的角色或企业要求二次验证，不能移除最后一项',
  'Your role or company requires a second factor; the last one stays',
];
const ADDED: Text = [
  '您的账号新增了二次验证「{name}」；如非本人操作，请立即联系管理员',
  'The second factor “{name}” was added to your account; if this was not you, tell an administrator at once',
];
const REMOVED: Text = [
  '您的账号移除了一项二次验证；如非本人操作，请立即联系管理员',
  'A second factor was removed from your account; if this was not you, tell an administrator at once',
];

interface OwnFactors {
  readonly factors: readonly FactorShown[];
  readonly recoveryLeft: number;
  /** Whether a role or the company wants one. */
  readonly required: boolean;
  /** Whether passkeys can be made at the address the page was opened by. */
  readonly passkeys: boolean;
}
export async function ownFactors(services: SigninServices, ctx: Ctx, { site }: RequestOrigin): Promise<OwnFactors> {
  const { userId } = ctx.actor;
  return {
    factors: await shownFactors(ctx, userId),
    recoveryLeft: await recoveryCodesLeft(ctx, userId),
    required: await services.identity.factorRequired(ctx, userId),
    passkeys: siteName(site) !== null,
  };
}

interface TotpOffer {
  /** For an authenticator that cannot see the screen. */
  readonly secret: string;
  readonly image: string;
  readonly ticket: string;
}
const account = async ({ cells }: SigninServices, { tenant, actor }: Ctx): Promise<string> =>
  `${actor.username}@${(await cells.directory.byId(tenant))?.code ?? ''}`;

/** A new secret to put into an authenticator; it counts once a code of it was given back. */
export async function offerTotp(services: SigninServices, ctx: Ctx, token: string): Promise<TotpOffer> {
  await demandProved(ctx, token);
  const secret = newTotpSecret();
  return {
    secret: (base32(secret).match(/.{4}/g) ?? []).join(' '),
    image: await QRCode.toDataURL(totpAddress(secret, await account(services, ctx)), { margin: 1, width: 200 }),
    ticket: carry(services, totpPurpose(ctx.tenant, ctx.actor.userId), { secret: secret.toString('base64url') }),
  };
}

/** The codes for recovery, where these are the first. */
type FirstCodes = readonly string[] | null;

export async function addTotp(
  services: SigninServices,
  ctx: Ctx,
  token: string,
  asked: { readonly ticket: string; readonly code: string },
): Promise<FirstCodes> {
  await demandProved(ctx, token);
  const { userId } = ctx.actor;
  const purpose = totpPurpose(ctx.tenant, userId);
  const offer = carried<{ readonly secret: string }>(services, purpose, asked.ticket);
  if (!offer) throw Refused.of('factor.late');
  const step = matchingStep(Buffer.from(offer.secret, 'base64url'), asked.code.replaceAll(/\s/g, ''), ctx.now, null);
  if (step === null) throw Refused.at('code', 'factor.wrong', WRONG_CODE);
  const first = !(await hasFactor(ctx, userId));
  await keepTotp(ctx, userId, AUTHENTICATOR[ctx.lang === 'zh' ? 0 : 1], services.keys.seal(purpose, offer.secret), step);
  return added(services, ctx, token, first, AUTHENTICATOR);
}

/** What the browser needs to make a passkey for the caller. */
export async function offerPasskey(
  services: SigninServices,
  ctx: Ctx,
  token: string,
  { site }: RequestOrigin,
): Promise<{ readonly options: PasskeyCreation; readonly ticket: string }> {
  await demandProved(ctx, token);
  const name = siteName(site);
  if (name === null) throw Refused.of('passkey.site');
  const { userId, username } = ctx.actor;
  const known = await passkeysOf(ctx, userId);
  if (known.length >= MOST) refuse('factor.enough', fill(ENOUGH, { n: MOST }));
  const profile = await services.identity.profile(ctx, userId);
  const options = await creationOptions({
    name,
    handle: handleOf(ctx.tenant, userId),
    account: await account(services, ctx),
    person: profile?.realName || username,
    known,
  });
  return { options, ticket: carry(services, `passkey-creation|${userId}`, { challenge: options.challenge }) };
}

export async function addPasskey(
  services: SigninServices,
  ctx: Ctx,
  token: string,
  asked: { readonly ticket: string; readonly name: string; readonly response: PasskeyRegistration },
  { site }: RequestOrigin,
): Promise<FirstCodes> {
  await demandProved(ctx, token);
  const { userId } = ctx.actor;
  const offer = carried<{ readonly challenge: string }>(services, `passkey-creation|${userId}`, asked.ticket);
  if (!offer || !(await usedUp(ctx, offer))) throw Refused.of('factor.late');
  const key = await registeredPasskey(asked.response, { challenge: offer.challenge, site });
  if (!key) refuse('passkey.invalid', NOT_TAKEN);
  const first = !(await hasFactor(ctx, userId));
  if (!(await keepPasskey(ctx, userId, asked.name, key))) refuse('passkey.known', KNOWN);
  return added(services, ctx, token, first, [asked.name, asked.name]);
}

async function added(services: SigninServices, ctx: Ctx, token: string, first: boolean, name: Text): Promise<FirstCodes> {
  const { userId } = ctx.actor;
  await notifyUser(ctx, userId, fill(ADDED, { name }), PAGE);
  await releaseFromFactor(ctx, token);
  return first ? newRecoveryCodes(ctx, services.keys, userId) : null;
}

export async function removeFactor(services: SigninServices, ctx: Ctx, token: string, id: string): Promise<void> {
  await demandProved(ctx, token);
  const { userId } = ctx.actor;
  // Held: of two removed at once, the second must see that the first has gone.
  await accountOfUser(ctx, userId);
  if (!(await dropFactor(ctx, userId, id))) throw Refused.of('not.found');
  if (!(await hasFactor(ctx, userId)) && (await services.identity.factorRequired(ctx, userId))) refuse('factor.last', LAST);
  await notifyUser(ctx, userId, REMOVED, PAGE);
}

export async function renewRecoveryCodes(services: SigninServices, ctx: Ctx, token: string): Promise<readonly string[]> {
  await demandProved(ctx, token);
  const { userId } = ctx.actor;
  if (!(await hasFactor(ctx, userId))) throw Refused.of('not.found');
  return newRecoveryCodes(ctx, services.keys, userId);
}
