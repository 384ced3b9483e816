import type * as WebAuthn from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { Text } from '@takt/model';
import { ApiError } from './api-error.ts';
import { write } from './http.ts';
import { ask } from './send.ts';
import { type Grant, holdTokens } from './session.ts';

interface PasskeyQuestion {
  readonly options: PublicKeyCredentialRequestOptionsJSON;
  readonly ticket: string;
}
/** What the server asks for after the right password. */
export interface FactorStep {
  readonly ticket: string;
  readonly totp: boolean;
  readonly passkey: PasskeyQuestion | null;
}
/** The step a refused sign-in leads to; null when it was refused for good. */
export const factorStepOf = ({ code, data }: ApiError): FactorStep | null =>
  code === 'signin.factor' ? (data as FactorStep) : null;

const NOT_USED: Text = ['没有使用通行密钥', 'No passkey was used'];
const AGAIN: Text = ['请重试，或换一种方式', 'Try again, or use another way'];

/** The browser and its devices take over; whoever closes their dialog has changed their mind. */
async function withDevice<T>(work: (library: typeof WebAuthn) => Promise<T>): Promise<T> {
  const library = await import('@simplewebauthn/browser');
  try {
    return await work(library);
  } catch {
    throw new ApiError({ code: 'passkey.unused', text: NOT_USED, unblock: AGAIN });
  }
}
/** Browsers know passkeys only on pages with a name of their own, reached safely. */
export const passkeysPossible = (): boolean =>
  globalThis.isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname);

const answered = async ({ options, ticket }: PasskeyQuestion) => ({
  ticket,
  response: await withDevice(({ startAuthentication }) => startAuthentication({ optionsJSON: options })),
});

async function verify(body: Readonly<Record<string, unknown>>): Promise<void> {
  holdTokens((await ask<Grant>('/anon/factor/verify', body)).data);
}
/** Ends the second step with a code: of the authenticator, or one for recovery. */
export const verifyCode = (ticket: string, code: string): Promise<void> => verify({ ticket, code: code.trim() });
export async function verifyPasskey(ticket: string, question: PasskeyQuestion): Promise<void> {
  const { ticket: passkeyTicket, response } = await answered(question);
  await verify({ ticket, passkeyTicket, response });
}

/** Signs in with a passkey alone: it tells the company and the person. */
export async function passkeySignIn(remember: boolean): Promise<void> {
  const { data: question } = await ask<PasskeyQuestion>('/anon/passkey/question');
  const answer = await answered(question);
  holdTokens((await ask<Grant>('/anon/passkey/signIn', { ...answer, remember: remember ? '1' : '0' })).data);
}

/** Gives a code or a passkey in place of the password, for what the session alone may not do. */
export const confirmCode = (code: string): Promise<null> => write('/system/sysconfig/user/confirmFactor', { code: code.trim() });
export async function confirmPasskey(): Promise<null> {
  const { data: question } = await ask<PasskeyQuestion>('/anon/passkey/question');
  const { ticket: passkeyTicket, response } = await answered(question);
  return write('/system/sysconfig/user/confirmFactor', { passkeyTicket, response });
}

/** Has the device make a passkey. */
export const makePasskey = (options: PublicKeyCredentialCreationOptionsJSON): Promise<RegistrationResponseJSON> =>
  withDevice(({ startRegistration }) => startRegistration({ optionsJSON: options }));
export type PasskeyCreation = PublicKeyCredentialCreationOptionsJSON;
