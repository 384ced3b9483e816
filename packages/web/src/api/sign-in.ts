import { randomHex } from './device.ts';
import { read, write } from './http.ts';
import { ask, askPicture, type Envelope, sendEnveloped } from './send.ts';
import { endSession, type Grant, holdTokens } from './session.ts';
import { requestTokens } from './tokens.ts';

/** Base64 of the text's UTF-8 bytes, as the contract carries passwords. */
export const encoded = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

interface Credentials {
  readonly tenant: string;
  readonly user: string;
  readonly password: string;
  readonly remember: boolean;
  /** The code from the picture, once it is due. */
  readonly captcha: { readonly client: string; readonly code: string } | null;
  /** What the device has found, where the company asks for that in place of the picture. */
  readonly work: WorkProof | null;
}
/** A number behind a challenge of the server. */
export interface WorkProof {
  readonly challenge: string;
  readonly nonce: string;
}

const machine = (): string => (globalThis.navigator?.platform || 'browser').slice(0, 60);

/** The password grant of the contract. */
export async function signIn({ tenant, user, password, remember, captcha, work }: Credentials): Promise<void> {
  holdTokens(
    await requestTokens({
      scope: 'web',
      grant_type: 'password',
      username: `${user.trim()}@${tenant.trim()}`,
      password: encoded(password),
      remote_addr: '',
      model: machine(),
      remember: remember ? '1' : '0',
      ...(captcha && { 'i-client': captcha.client, code: captcha.code.trim() }),
      ...(work && { work: work.challenge, nonce: work.nonce }),
    }),
  );
}

/** Gives the password again, for what the session alone may not do. */
export const confirmPassword = (password: string): Promise<null> =>
  write('/system/sysconfig/user/confirmPassword', { password: encoded(password) });

const SIGN_OUT_WAIT_MS = 3000;

/** Tells the server, then ends the session here, whatever it said: a dead network keeps nobody signed in. */
export async function signOut(): Promise<void> {
  const told = write('/system/log/user/logout').catch(() => undefined);
  await Promise.race([told, new Promise((done) => setTimeout(done, SIGN_OUT_WAIT_MS))]);
  endSession('left');
}

/** Says who asks for pictures; the server draws a new one at each call. */
export const captchaClient = (): string => randomHex();
export const loadCaptcha = (client: string): Promise<Blob> => askPicture('/anon/verify/verifyCode', { 'i-client': client });

/** A challenge to find a proof of work for. */
export const loadWork = async (): Promise<{ readonly challenge: string; readonly bits: number }> =>
  (await ask<{ readonly challenge: string; readonly bits: number }>('/anon/verify/workChallenge')).data;

/** 0 the account is locked, 1 fine, 2 the password must be changed, 3 a second factor must be set up. */
export type PasswordAge = 0 | 1 | 2 | 3;
export const loadPasswordAge = (): Promise<PasswordAge> => read('/system/sysconfig/user/validatePwdTime');

export type VerifyPurpose = 'unlock' | 'forgert';
interface Found {
  readonly ticket: string;
}
/** Looks the bound number up; it comes masked, as the message. */
export const searchUser = (company: string, username: string, pswType: VerifyPurpose): Promise<Envelope<Found>> =>
  ask('/anon/verify/searchUser', { company: company.trim(), username: username.trim(), pswType });
export const sendCode = (tel: string, ticket: string): Promise<Envelope<null>> => ask('/anon/verify/send', { tel, ticket });

interface UnlockRequest {
  readonly company: string;
  readonly username: string;
  readonly verification: string;
  readonly pswType: VerifyPurpose;
  readonly tel: string;
  readonly ticket: string;
  /** Only for a forgotten password. */
  readonly renewal: { readonly password: string; readonly confirm: string } | null;
}
export const submitUnlock = ({ renewal, ...asked }: UnlockRequest): Promise<Envelope<null>> =>
  ask('/anon/verify/submitUnlockPwd', {
    ...asked,
    company: asked.company.trim(),
    username: asked.username.trim(),
    verification: asked.verification.trim(),
    ...(renewal && { password: encoded(renewal.password), confirm: encoded(renewal.confirm) }),
  });

export interface QrCode {
  readonly image: string;
  readonly loginId: string;
  readonly loginUrl: string;
}
export interface QrStatus extends Partial<Grant> {
  readonly success: boolean;
  /** 2 the phone has not decided, 1 confirmed, -1 void. */
  readonly status: 2 | 1 | -1;
  readonly token?: string;
}
export const getQrCode = async (): Promise<QrCode> => (await ask<QrCode>('/anon/qr/login/getQrCode')).data;
/** Whether the phone has scanned. */
export const getQrResponse = async (loginId: string): Promise<boolean> =>
  (await ask<{ readonly success: boolean }>('/anon/qr/login/getResponse', { loginId })).data.success;
export const checkQrStatus = async (loginId: string): Promise<QrStatus> =>
  (await ask<QrStatus>('/anon/qr/login/checkStatus', { loginId })).data;

/** Registers one licence file. */
export function registerLicence(file: File, tenantCode: string): Promise<Envelope<null>> {
  const form = new FormData();
  form.set('tenantCode', tenantCode.trim());
  form.set('file', file);
  return sendEnveloped('/anon/ai/licenseRegist', {}, form);
}

export interface QuickAuth {
  readonly provider: string;
  readonly token: string;
  readonly appCode: string;
  /** Keeps the session this one was opened from, to go back to. */
  readonly logback: boolean;
}
/** Exchanges another system's token for a session here. */
export async function quickAuth({ provider, token, appCode, logback }: QuickAuth): Promise<void> {
  const { data } = await ask<{ readonly token: string } & Partial<Grant>>(`/auth/${encodeURIComponent(provider)}/quickAuth`, {
    token,
    appCode,
    ...(logback && { logback: '1' }),
  });
  holdTokens({ access_token: data.access_token ?? data.token, refresh_token: data.refresh_token });
}

/** Leaves the session another system opened and takes the original up again. */
export async function jumpBack(): Promise<void> {
  const back = await write<Partial<Grant> | null>('/system/sysconfig/jump/back');
  if (back?.access_token !== undefined) holdTokens({ access_token: back.access_token, refresh_token: back.refresh_token });
}
