import { currentLang } from '../kit/say.tsx';
import { ApiError, apiErrorOf, networkError } from './api-error.ts';
import { currentToken, endSession } from './session.ts';

const TIMEOUT_MS = 300_000;
const EXPIRED = 'EX90001';

/** Good in every browser, also where a plain-HTTP page has no `randomUUID`. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function send(path: string, headers: Readonly<Record<string, string>>, body: string): Promise<unknown> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'accept-language': currentLang(), ...headers },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    answer = await response.json().catch(() => null);
  } catch (cause) {
    throw networkError(cause);
  }
  if (!response.ok || answer === null) throw apiErrorOf(response.status, answer);
  return answer;
}

interface Envelope<T> {
  readonly status: number;
  readonly data: T;
}

async function sendJson<T>(path: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<T> {
  const token = currentToken();
  try {
    const all = { 'content-type': 'application/json', ...headers, ...(token && { 'access-token': token }) };
    // The contract types the answer; the server's tests hold it to that.
    const envelope = (await send(path, all, JSON.stringify(body))) as Envelope<T>;
    if (envelope.status !== 1) throw apiErrorOf(200, envelope);
    return envelope.data;
  } catch (error) {
    // An answer to a token that has been replaced meanwhile ends nothing.
    if (error instanceof ApiError && error.code === EXPIRED && token === currentToken()) endSession('expired');
    throw error;
  }
}

/** Asks; changes nothing on the server. */
export const read = <T>(path: string, body: unknown = {}): Promise<T> => sendJson<T>(path, body, {});

/** Changes something; the key lets the server recognise a repetition of the same call. */
export const write = <T>(path: string, body: unknown = {}, key: string = newKey()): Promise<T> =>
  sendJson<T>(path, body, { 'idempotency-key': key });

/** Sends a form, as the sign-in of the contract wants it; the answer has no envelope. */
export const postForm = async <T>(path: string, fields: Readonly<Record<string, string>>): Promise<T> =>
  (await send(path, { 'content-type': 'application/x-www-form-urlencoded' }, new URLSearchParams(fields).toString())) as T;
