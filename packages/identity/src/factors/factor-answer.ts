import type { Ctx } from '@takt/engine/host';
import type { RequestOrigin, SigninServices } from '../signin/signin-services.ts';
import { carried, carry, usedUp } from './challenges.ts';
import { passkeysOf, passkeyUsed, type Passkey, totpOf, totpUsed } from './factors.ts';
import { type PasskeyAssertion, type PasskeyRequest, requestOptions, signedCounter, siteName } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { matchingStep } from './totp.ts';

/** What the browser hands to the device that holds a passkey. */
export interface PasskeyQuestion {
  readonly options: PasskeyRequest;
  /** Comes back with the answer. */
  readonly ticket: string;
}
export interface PasskeyAnswer {
  readonly ticket: string;
  readonly response: PasskeyAssertion;
}
/** A code of the authenticator or one for recovery, or a passkey's signature. */
export type FactorAnswer = { readonly code: string } | { readonly passkey: PasskeyAnswer };
export type FactorUsed = 'totp' | 'passkey' | 'recovery';

const PURPOSE = 'passkey-request';

/** Asks for one of these passkeys, or any of this site; null where the site has no name to bind passkeys to. */
export async function passkeyQuestion(
  services: SigninServices,
  { site }: RequestOrigin,
  known: readonly Passkey[],
): Promise<PasskeyQuestion | null> {
  const name = siteName(site);
  if (name === null) return null;
  const options = await requestOptions(name, known);
  return { options, ticket: carry(services, PURPOSE, { challenge: options.challenge }) };
}

/** Whether a passkey of this person has signed what was asked; each question is answered once. */
export async function passkeyHolds(
  services: SigninServices,
  ctx: Ctx,
  userId: string,
  { ticket, response }: PasskeyAnswer,
  { site }: RequestOrigin,
): Promise<boolean> {
  const asked = carried<{ readonly challenge: string }>(services, PURPOSE, ticket);
  const key = asked && (await passkeysOf(ctx, userId)).find(({ credentialId }) => credentialId === response.id);
  if (!key || !(await usedUp(ctx, asked))) return false;
  const counter = await signedCounter(response, key, { challenge: asked.challenge, site });
  if (counter === null) return false;
  await passkeyUsed(ctx, key.id, counter);
  return true;
}

async function totpHolds(services: SigninServices, ctx: Ctx, userId: string, code: string): Promise<boolean> {
  const totp = await totpOf(ctx, userId);
  const secret = totp && services.keys.unseal(totpPurpose(ctx.tenant, userId), totp.sealed);
  const step = secret ? matchingStep(Buffer.from(secret, 'base64url'), code.replaceAll(/\s/g, ''), ctx.now, totp.lastStep) : null;
  if (!totp || step === null) return false;
  await totpUsed(ctx, totp.id, step);
  return true;
}

/** The seal of one person's secret opens no other's. */
export const totpPurpose = (tenant: number, userId: string): string => `totp|${tenant}|${userId}`;

/** What of theirs the person has shown; null when it was not right. */
export async function factorHolds(
  services: SigninServices,
  ctx: Ctx,
  userId: string,
  answer: FactorAnswer,
  origin: RequestOrigin,
): Promise<FactorUsed | null> {
  if ('passkey' in answer) return (await passkeyHolds(services, ctx, userId, answer.passkey, origin)) ? 'passkey' : null;
  if (await totpHolds(services, ctx, userId, answer.code)) return 'totp';
  return (await useRecoveryCode(ctx, services.keys, userId, answer.code)) ? 'recovery' : null;
}
