import type { Ctx } from '../ctx.ts';
import { Refused } from '../refused.ts';
import { admitted } from './admission.ts';
import { asSystem, type Desk, type Knock, note, slow } from './desk.ts';
import type { Granted } from './families.ts';
import { ssoFailed, verifySsoToken } from './sso-token.ts';
import { useOnce } from './tickets.ts';

export interface SsoAsked {
  /** `<tenant code>.<provider code>`: the company is part of the address, never of the token. */
  readonly provider: string;
  readonly token: string;
  readonly appCode: string;
  /** The sign-in to return to, for whoever jumps over from another session of the same company. */
  readonly jumpFrom: { readonly tenant: number; readonly family: string } | null;
}
export interface SsoGranted {
  readonly granted: Granted;
  readonly permissions: readonly string[];
}

/** Lets in whoever another sign-in system vouches for. */
export async function ssoSignin(desk: Desk, asked: SsoAsked, knock: Knock): Promise<SsoGranted> {
  await slow(desk, `sso:${knock.visitor.address}`, 30, 60);
  const [, company = '', code = ''] = /^([a-z0-9][a-z0-9_-]{0,39})\.([a-z0-9][a-z0-9_-]{0,39})$/.exec(asked.provider) ?? [];
  const tenant = company === '' ? null : await desk.cells.directory.byCode(company);
  if (!tenant) throw ssoFailed('no such company');
  const provider = await asSystem(desk, tenant.id, knock, (ctx) => desk.identity.provider(ctx, code));
  if (!provider || provider.audience !== asked.appCode) throw ssoFailed('no such provider, or not for this application');
  const { issuer, audience } = provider;
  const jwks = desk.ssoKeys.of(tenant.id, provider);
  const proven = await verifySsoToken(asked.token, { issuer, audience, jwks }, desk.clock());
  const outcome = await asSystem(desk, tenant.id, knock, (ctx) => enter(desk, ctx, knock, tenant.id, asked, code, proven));
  if (outcome instanceof Refused) throw outcome;
  return outcome;
}

async function enter(
  desk: Desk,
  ctx: Ctx,
  knock: Knock,
  tenant: number,
  { jumpFrom }: SsoAsked,
  provider: string,
  { username, jti, expiresAt }: Awaited<ReturnType<typeof verifySsoToken>>,
): Promise<SsoGranted | Refused> {
  // Kept a minute longer than the token lives: clocks differ.
  const fresh = await useOnce(ctx, 'sso', `${provider}|${jti}`, new Date(expiresAt.getTime() + 60_000));
  const userId = fresh ? await desk.identity.find(ctx, username) : null;
  if (!userId) {
    await note(desk, ctx, knock, { username, userId, way: 'sso', result: fresh ? 'failed' : 'reuse' });
    return ssoFailed(fresh ? 'the user is not known here' : 'the token was used before');
  }
  const jumpedFrom = jumpFrom?.tenant === tenant ? jumpFrom.family : undefined;
  const proven = { userId, way: 'sso', remembered: false, ...(jumpedFrom && { jumpedFrom }) } as const;
  const granted = await admitted(desk, ctx, knock, proven, await desk.identity.rules(ctx));
  if (granted instanceof Refused) return ssoFailed(granted);
  return { granted, permissions: await desk.identity.permissions(ctx, userId) };
}
