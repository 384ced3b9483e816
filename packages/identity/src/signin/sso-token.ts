import type { Text } from '@takt/model';
import { decodeProtectedHeader, importJWK, type JSONWebKeySet, type JWK, type JWTPayload, jwtVerify } from 'jose';
import { Refused } from '@takt/engine/host';

/** The keys a provider signs with: pinned, or asked for with the name of the key a token wants. */
export type KeySource = JSONWebKeySet | ((kid: string) => Promise<JSONWebKeySet>);

const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'] as const;
export type SsoAlgorithm = (typeof ALGORITHMS)[number];

export interface SsoProvider {
  readonly issuer: string;
  /** The code of the application the token must be meant for. */
  readonly audience: string;
  readonly jwks: KeySource;
  /** A choice from the fixed list; all of it when absent. */
  readonly algorithms?: readonly SsoAlgorithm[];
  /** The claim with the user name; the subject stands in where it is missing. */
  readonly usernameClaim?: string;
}
interface SsoIdentity {
  readonly subject: string;
  readonly username: string;
  /** To be remembered until `expiresAt`: a token is good for one sign-in. */
  readonly jti: string;
  readonly expiresAt: Date;
}

const FAILED: Text = ['验证失败，请返回重试或联系管理员', 'verification failed, go back and retry or contact the administrator'];
const MAX_LENGTH = 8 * 1024;
/** Decoders look past spaces and line ends; we do not. */
const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const LIFE_SECONDS = 300;
/** How far the provider's clock may be ahead of ours. */
const SKEW_SECONDS = 30;
/** Headers by which a token brings its own key, or demands what we do not know. */
const OWN_KEY_HEADERS = ['jwk', 'jku', 'x5u', 'x5c', 'crit'];
const TYPES = ['', 'jwt', 'at+jwt'];
const DEFAULT_USERNAME_CLAIM = 'preferred_username';

/** One answer for every failure; what it was is in `cause`, for the log only. */
export function ssoFailed(cause: unknown): Refused {
  const refused = new Refused({ code: 'sso.failed', text: FAILED, level: 'error' }, { status: 401 });
  refused.cause = cause;
  return refused;
}

/** Who a token of another system says is there, once nothing about it is in doubt. */
export async function verifySsoToken(token: string, provider: SsoProvider, now: Date): Promise<SsoIdentity> {
  try {
    if (token.length > MAX_LENGTH || !COMPACT.test(token)) throw new Error('the token is too long or no signed token');
    const algorithms = ALGORITHMS.filter((one) => provider.algorithms?.includes(one) ?? true);
    const { payload } = await jwtVerify(token, await keyFor(token, provider.jwks, algorithms), {
      algorithms,
      issuer: provider.issuer,
      audience: provider.audience,
      requiredClaims: ['exp', 'iat', 'jti', 'sub'],
      currentDate: now,
    });
    return identityFrom(payload, provider, now);
  } catch (error) {
    throw ssoFailed(error);
  }
}

/** The one key that has the name the token gives, of the kind its algorithm needs. */
async function keyFor(token: string, source: KeySource, algorithms: readonly string[]) {
  const header = decodeProtectedHeader(token);
  const { alg = '', kid, typ = '' } = header;
  if (!algorithms.includes(alg)) throw new Error(`the algorithm ${alg} is not on the list`);
  if (typeof kid !== 'string' || kid === '') throw new Error('the token names no key');
  if (!TYPES.includes(typ.toLowerCase().replace('application/', ''))) throw new Error('the token is of another type');
  if (OWN_KEY_HEADERS.some((name) => Object.hasOwn(header, name))) throw new Error('the token brings a key or a demand');
  const { keys } = typeof source === 'function' ? await source(kid) : source;
  const [key, twin] = keys.filter((one) => one.kid === kid && isPublicSigningKey(one, alg));
  if (!key || twin) throw new Error(`there is not exactly one key ${kid}`);
  return importJWK(key, alg);
}

/** Never a shared secret: the public key itself would be one. */
const isPublicSigningKey = ({ kty, use, alg }: JWK, wanted: string): boolean =>
  kty !== 'oct' && (use === undefined || use === 'sig') && (alg === undefined || alg === wanted);

function identityFrom(payload: JWTPayload, provider: SsoProvider, now: Date): SsoIdentity {
  const { sub, jti, exp = 0, iat = 0, aud } = payload;
  const seconds = now.getTime() / 1000;
  // A token for several audiences could have been shown to one of the others first.
  if ([aud].flat().length !== 1) throw new Error('the token is meant for others too');
  if (exp - seconds > LIFE_SECONDS || exp - iat > LIFE_SECONDS) throw new Error('the token lives longer than five minutes');
  if (iat - seconds > SKEW_SECONDS) throw new Error('the token was issued in the future');
  const claimed = payload[provider.usernameClaim ?? DEFAULT_USERNAME_CLAIM];
  return {
    subject: shortText(sub, 'sub'),
    username: shortText(claimed ?? sub, 'user name'),
    jti: shortText(jti, 'jti'),
    expiresAt: new Date(exp * 1000),
  };
}

function shortText(value: unknown, what: string): string {
  if (typeof value !== 'string' || value.trim() === '' || value.length > 255) throw new Error(`the ${what} is not usable`);
  return value;
}
