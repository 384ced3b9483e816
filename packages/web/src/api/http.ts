import { ApiError } from './api-error.ts';
import { waitedFor } from './busy.ts';
import { randomHex } from './device.ts';
import { proven } from './proof.ts';
import { whenThereIsRoom } from './overload.ts';
import { type Envelope, type Headers, JSON_BODY, sendEnveloped } from './send.ts';
import { accessToken, currentSession, endSession, tokenStamp } from './session.ts';
import { renew } from './tokens.ts';

const EXPIRED = 'EX90001';
const isExpired = (error: unknown): error is ApiError => error instanceof ApiError && error.code === EXPIRED;

/**
 * Runs a call of the person signed in. When the token has run out, new ones are fetched silently and the call is made
 * once more; when there are none to be had, the session ends.
 */
export async function signed<T>(call: () => Promise<T>): Promise<T> {
  const session = currentSession();
  const stamp = tokenStamp();
  try {
    return await call();
  } catch (error) {
    // An answer to a session that has been replaced meanwhile neither ends nor repeats anything.
    if (!isExpired(error) || !session || currentSession()?.since !== session.since) throw error;
    try {
      await renew(stamp);
      return await call();
    } catch (failure) {
      if (isExpired(failure) && currentSession()?.since === session.since) endSession('expired', failure);
      throw failure;
    }
  }
}

/** Where no cookie carries the token, a header does. */
export const tokenHeader = (): Headers => {
  const token = accessToken();
  return token === null ? {} : { 'access-token': token };
};

const whole = <T>(path: string, headers: Headers, body: string | FormData): Promise<Envelope<T>> =>
  signed(() => sendEnveloped<T>(path, { ...headers, ...tokenHeader() }, body));
const post = async <T>(path: string, headers: Headers, body: string | FormData): Promise<T> =>
  (await whole<T>(path, headers, body)).data;

/** A change, which the page waits for and which may want proof first; the page is given back while that is asked for. */
const change = <T>(path: string, call: () => Promise<T>): Promise<T> => proven(() => waitedFor(path, call));

/** Asks; changes nothing on the server. */
export const read = <T>(path: string, body: unknown = {}): Promise<T> =>
  whenThereIsRoom(() => post<T>(path, JSON_BODY, JSON.stringify(body)));

/** Changes something; the key lets the server recognise a repetition of the same call. */
export const write = <T>(path: string, body: unknown = {}, key: string = randomHex()): Promise<T> =>
  change(path, () => post<T>(path, { ...JSON_BODY, 'idempotency-key': key }, JSON.stringify(body)));

/** Changes something with files; the browser writes the content type. */
export const upload = <T>(path: string, form: FormData, key: string = randomHex()): Promise<T> =>
  change(path, () => post<T>(path, { 'idempotency-key': key }, form));

/** The same, for what is answered with a sentence. */
export const handIn = async (path: string, form: FormData, key: string): Promise<string> =>
  (await change(path, () => whole<unknown>(path, { 'idempotency-key': key }, form))).message;

/** Sets something going whose answer is a sentence. */
export const postForMessage = async (path: string): Promise<string> =>
  (await change(path, () => whole<null>(path, JSON_BODY, '{}'))).message;
