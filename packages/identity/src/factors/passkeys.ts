import { isIP } from 'node:net';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Passkey } from './factors.ts';

export type PasskeyCreation = PublicKeyCredentialCreationOptionsJSON;
export type PasskeyRequest = PublicKeyCredentialRequestOptionsJSON;
export type PasskeyRegistration = RegistrationResponseJSON;
export type PasskeyAssertion = AuthenticationResponseJSON;

/** The name passkeys are bound to: that of the site. Browsers make none for a bare address. */
export function siteName(site: string): string | null {
  const { hostname } = new URL(site);
  return isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? hostname : null;
}

/** Of which company and person a passkey is: it is asked for before either is known. */
export const handleOf = (tenant: number, userId: string): string => `${tenant.toString(36)}.${userId}`;
export function ofHandle(handle: unknown): { readonly tenant: number; readonly userId: string } | null {
  if (typeof handle !== 'string') return null;
  const [, tenant, userId] = /^([0-9a-z]{1,6})\.([0-9a-f-]{36})$/.exec(Buffer.from(handle, 'base64url').toString('utf8')) ?? [];
  return tenant && userId ? { tenant: Number.parseInt(tenant, 36), userId } : null;
}

/** What every device can: Ed25519, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

/** What the browser needs to make a passkey; one a device already has is not made again. */
export const creationOptions = (asked: {
  readonly name: string;
  readonly handle: string;
  readonly account: string;
  readonly person: string;
  readonly known: readonly Passkey[];
}): Promise<PasskeyCreation> =>
  generateRegistrationOptions({
    rpName: 'Takt',
    rpID: asked.name,
    userID: new TextEncoder().encode(asked.handle),
    userName: asked.account,
    userDisplayName: asked.person,
    excludeCredentials: asked.known.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] })),
    supportedAlgorithmIDs: ALGORITHMS,
    // Kept on the device and opened by finger, face or PIN: then it replaces the password as well.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/** What the browser needs to ask for one of these passkeys, or for any it has of this site. */
export const requestOptions = (name: string, known: readonly Passkey[]): Promise<PasskeyRequest> =>
  generateAuthenticationOptions({
    rpID: name,
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] })),
  });

interface Expected {
  readonly challenge: string;
  readonly site: string;
}

/** The passkey a browser has made; null for what was not made for this site and this challenge. */
export async function registeredPasskey(
  response: PasskeyRegistration,
  { challenge, site }: Expected,
): Promise<Omit<Passkey, 'id'> | null> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site,
      expectedRPID: siteName(site) ?? '',
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports: (transports ?? []).slice(0, 8) };
  } catch {
    // The library throws at whatever is wrong with an answer; which part it was is nobody's business.
    return null;
  }
}

/** The count of a passkey that has signed the challenge; null for what is no right signature. */
export async function signedCounter(
  response: PasskeyAssertion,
  key: Passkey,
  { challenge, site }: Expected,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site,
      expectedRPID: siteName(site) ?? '',
      credential: { id: key.credentialId, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
