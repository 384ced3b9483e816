import { currentLang } from '../kit/say.tsx';
import { ApiError, apiErrorOf, networkError } from './api-error.ts';
import { deviceFingerprint } from './device.ts';
import { accessToken, tokenStamp } from './session.ts';
import { renew } from './tokens.ts';

const TIMEOUT_MS = 300_000;
const EXPIRED = 'EX90001';

/** A file the server made, or the sentence it sends when the file follows later. */
export type Answer = { readonly file: Blob; readonly name: string } | { readonly file: null; readonly message: string };

const nameIn = (header: string | null): string => decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(header ?? '')?.[1] ?? '');

async function fetchOnce(path: string, body: unknown): Promise<Answer> {
  const token = accessToken();
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'accept-language': currentLang(),
      'device-fingerprint': deviceFingerprint(),
      'x-requested-with': 'takt',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== null && { 'access-token': token }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw networkError(cause);
  });
  if (!response.ok) throw apiErrorOf(response.status, await response.json().catch(() => null));
  if (response.status !== 202) return { file: await response.blob(), name: nameIn(response.headers.get('content-disposition')) };
  const { message } = (await response.json()) as { readonly message: string };
  return { file: null, message };
}

/** Fetches a file as the person signed in; a token that has run out is renewed once, as with every other call. */
export async function fetchFile(path: string, body?: unknown): Promise<Answer> {
  const stamp = tokenStamp();
  try {
    return await fetchOnce(path, body);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== EXPIRED) throw error;
    await renew(stamp);
    return fetchOnce(path, body);
  }
}

/** Hands a file to the person, as a download of the browser. */
export function handOver(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
