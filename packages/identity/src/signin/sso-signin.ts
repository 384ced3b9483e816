import { type Ctx, Refused } from '@takt/engine/host';
import { admitted } from './admission.ts';
import { asSystem, type SigninServices, type RequestOrigin, note, slow } from './signin-services.ts';
import type { Granted } from './families.ts';
import { ssoFailed, verifySsoToken } from './sso-token.ts';
import { useOnce } from './tickets.ts';

interface SsoRequest {
  /** `<tenant code>.<provider code>`: the company is part of the address, never of the token. */
  readonly provider: string;
  readonly token: string;
  readonly appCode: string;
  /** The sign-in to return to, for whoever jumps over from another session of the same company. */
  readonly jumpFrom: { readonly tenant: number; readonly family: string } | null;
}
interface SsoGranted {
  readonly granted: Granted;
  readonly permissions: readonly string[];
}

/** Lets in whoever another sign-in system vouches for. */
export async function ssoSignin(services: SigninServices, asked: SsoRequest, origin: RequestOrigin): Promise<SsoGranted> {
  await slow(services, `sso:${origin.visitor.network}`, 30, 60);
  const [, company = '', code = ''] = /^([a-z0-9][a-z0-9_-]{0,39})\.([a-z0-9][a-z0-9_-]{0,39})$/.exec(asked.provider) ?? [];
  const tenant = company === '' ? null : await services.cells.directory.byCode(company);
  if (!tenant) throw ssoFailed('no such company');
  const provider = await asSystem(services, tenant.id, origin, (ctx) => services.identity.provider(ctx, code));
  if (!provider || provider.audience !== asked.appCode) throw ssoFailed('no such provider, or not for this application');
  const { issuer, audience } = provider;
  const jwks = services.ssoKeys.of(tenant.id, provider);
  const proven = await verifySsoToken(asked.token, { issuer, audience, jwks }, services.clock());
  const outcome = await asSystem(services, tenant.id, origin, (ctx) =>
    enter(services, ctx, origin, tenant.id, asked, code, proven),
  );
  if (outcome instanceof Refused) throw outcome;
  return outcome;
}

async function enter(
  services: SigninServices,
  ctx: Ctx,
  origin: RequestOrigin,
  tenant: number,
  { jumpFrom }: SsoRequest,
  provider: string,
  { username, jti, expiresAt }: Awaited<ReturnType<typeof verifySsoToken>>,
): Promise<SsoGranted | Refused> {
  // Kept a minute longer than the token lives: clocks differ.
  const fresh = await useOnce(ctx, 'sso', `${provider}|${jti}`, new Date(expiresAt.getTime() + 60_000));
  const userId = fresh ? await services.identity.find(ctx, username) : null;
  if (!userId) {
    await note(services, ctx, origin, { username, userId, way: 'sso', result: fresh ? 'failed' : 'reuse' });
    return ssoFailed(fresh ? 'the user is not known here' : 'the token was used before');
  }
  const jumpedFrom = jumpFrom?.tenant === tenant ? jumpFrom.family : undefined;
  const proven = { userId, way: 'sso', remembered: false, ...(jumpedFrom && { jumpedFrom }) } as const;
  const granted = await admitted(services, ctx, origin, proven, await services.identity.rules(ctx));
  if (granted instanceof Refused) return ssoFailed(granted);
  return { granted, permissions: await services.identity.permissions(ctx, userId) };
}
