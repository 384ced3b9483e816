import { SERVER_TIME } from '@takt/model';
import { currentLang } from '../kit/say.tsx';
import { apiErrorOf, networkError } from './api-error.ts';
import { learnServerTime } from './company-clock.ts';
import { deviceFingerprint } from './device.ts';

const TIMEOUT_MS = 300_000;

export type Headers = Readonly<Record<string, string>>;

/** What the server puts around an answer. */
export interface Envelope<T> {
  readonly status: number;
  readonly data: T;
  readonly message: string;
}

/** The one place that talks to the server. The extra header is what a page of another host cannot send. */
export async function fetched(path: string, headers: Headers, body: string | FormData | null): Promise<Response> {
  try {
    const answer = await fetch(path, {
      method: body === null ? 'GET' : 'POST',
      headers: {
        'accept-language': currentLang(),
        'device-fingerprint': deviceFingerprint(),
        'x-requested-with': 'takt',
        ...headers,
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    learnServerTime(answer.headers.get(SERVER_TIME));
    return answer;
  } catch (cause) {
    throw networkError(cause);
  }
}

export const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => null);

/** Sends and reads the JSON that comes back; whatever is not a success is thrown. */
async function send(path: string, headers: Headers, body: string | FormData): Promise<unknown> {
  const response = await fetched(path, headers, body);
  const answer = await jsonOf(response);
  if (!response.ok || answer === null) throw apiErrorOf(response.status, answer, response.headers.get('retry-after'));
  return answer;
}

/** Sends and unwraps; the contract types the answer, the server's tests hold it to that. */
export async function sendEnveloped<T>(path: string, headers: Headers, body: string | FormData): Promise<Envelope<T>> {
  const envelope = (await send(path, headers, body)) as Envelope<T>;
  if (envelope.status !== 1) throw apiErrorOf(200, envelope);
  return envelope;
}

export const JSON_BODY: Headers = { 'content-type': 'application/json' };

/** Asks as nobody in particular, before the sign-in; the message beside the data counts there. */
export const ask = <T>(path: string, body: unknown = {}): Promise<Envelope<T>> =>
  sendEnveloped<T>(path, JSON_BODY, JSON.stringify(body));

/** A file the server makes, and its name where it has one. */
export async function askFile(path: string, body: unknown): Promise<{ readonly file: Blob; readonly name: string }> {
  const response = await fetched(path, JSON_BODY, JSON.stringify(body));
  if (!response.ok) throw apiErrorOf(response.status, await jsonOf(response));
  return { file: await response.blob(), name: nameIn(response.headers.get('content-disposition')) };
}
/** A picture the server draws. */
export const askPicture = async (path: string, body: unknown): Promise<Blob> => (await askFile(path, body)).file;

export const nameIn = (header: string | null): string =>
  decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(header ?? '')?.[1] ?? '');

/** Sends a form, as the tokens of the contract want it; the answer has no envelope. */
export const postForm = async <T>(path: string, fields: Readonly<Record<string, string>>, headers: Headers = {}): Promise<T> =>
  (await send(
    path,
    { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    new URLSearchParams(fields).toString(),
  )) as T;
