import type { JSONWebKeySet } from 'jose';
import { type OutboundPolicy, safeFetch } from '@takt/content/host';
import type { KeySource } from './sso-token.ts';

/** Where a provider's keys come from: written into its settings, or published at an address. */
interface SsoKeyPlace {
  readonly jwks?: JSONWebKeySet;
  readonly jwksUrl?: string;
  readonly policy?: OutboundPolicy;
}

const KEEP_MS = 10 * 60_000;
/** Tokens with invented key names must not make us call the provider again and again. */
const ASK_AGAIN_MS = 60_000;
const ASK_AFTER_FAILURE_MS = 5000;
const MOST_KEYS = 100;

/** The keys of a provider: pinned ones as they are, published ones fetched, kept ten minutes, renewed for a new key name. */
export function jwksOf(place: SsoKeyPlace, clock: () => number = Date.now): KeySource {
  if (place.jwks) return place.jwks;
  const { jwksUrl, policy = {} } = place;
  if (jwksUrl === undefined) throw new Error('the provider has neither keys nor an address for them');

  let kept: { readonly set: JSONWebKeySet; readonly until: number } | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let failure: unknown = null;
  let underWay: Promise<JSONWebKeySet> | null = null;

  const ask = async (): Promise<JSONWebKeySet> => {
    askedAt = clock();
    try {
      const set = await fetchKeys(jwksUrl, policy);
      kept = { set, until: clock() + KEEP_MS };
      failure = null;
      return set;
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      underWay = null;
    }
  };

  return async (kid) => {
    if (underWay) return underWay;
    const fresh = kept && clock() < kept.until ? kept.set : null;
    if (fresh?.keys.some((key) => key.kid === kid)) return fresh;
    const wait = failure ? ASK_AFTER_FAILURE_MS : fresh ? ASK_AGAIN_MS : 0;
    if (clock() - askedAt >= wait) {
      underWay = ask();
      return underWay;
    }
    if (fresh) return fresh;
    throw failure;
  };
}

async function fetchKeys(url: string, policy: OutboundPolicy): Promise<JSONWebKeySet> {
  const { status, body } = await safeFetch(url, { headers: { accept: 'application/json' } }, policy);
  if (status !== 200) throw new Error(`the keys of the provider answered ${status}`);
  const parsed: unknown = JSON.parse(body.toString('utf8'));
  if (!isKeySet(parsed)) throw new Error('the keys of the provider are no key set');
  return parsed;
}

function isKeySet(value: unknown): value is JSONWebKeySet {
  const { keys } = (value ?? {}) as { readonly keys?: unknown };
  return (
    Array.isArray(keys) &&
    keys.length <= MOST_KEYS &&
    keys.every((key: unknown) => typeof key === 'object' && key !== null && 'kty' in key && typeof key.kty === 'string')
  );
}
