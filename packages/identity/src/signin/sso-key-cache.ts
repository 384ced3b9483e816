import type { JSONWebKeySet } from 'jose';
import type { SsoProvider } from '@takt/engine/host';
import type { OutboundPolicy } from '@takt/content/host';
import { jwksOf } from './sso-keys.ts';
import type { KeySource } from './sso-token.ts';

/** The keys of every company's sign-in systems, fetched once for all requests; changed settings count as a new system. */
export class SsoKeys {
  readonly #policy: OutboundPolicy;
  readonly #sources = new Map<string, KeySource>();

  constructor(policy: OutboundPolicy) {
    this.#policy = policy;
  }

  of(tenant: number, { code, jwks, jwksUrl }: SsoProvider): KeySource {
    const name = `${tenant}|${code}|${jwksUrl}|${jwks}`;
    const known = this.#sources.get(name);
    if (known) return known;
    const made = jwks ? (JSON.parse(jwks) as JSONWebKeySet) : jwksOf({ jwksUrl: jwksUrl ?? '', policy: this.#policy });
    if (this.#sources.size > 1000) this.#sources.clear();
    this.#sources.set(name, made);
    return made;
  }
}
