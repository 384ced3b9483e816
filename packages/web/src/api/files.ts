import { apiErrorOf } from './api-error.ts';
import { randomHex } from './device.ts';
import { waitedFor } from './busy.ts';
import { signed, tokenHeader } from './http.ts';
import { fetched, type Headers, JSON_BODY, jsonOf, nameIn } from './send.ts';

/** A file the server made, or the sentence it sends when the file follows later. */
export type Answer = { readonly file: Blob; readonly name: string } | { readonly file: null; readonly message: string };

async function fetchOnce(path: string, body: unknown, headers: Headers = {}): Promise<Answer> {
  const asked = body === undefined ? null : JSON.stringify(body);
  const response = await fetched(path, { ...(asked !== null && JSON_BODY), ...headers, ...tokenHeader() }, asked);
  if (!response.ok) throw apiErrorOf(response.status, await jsonOf(response));
  if (response.status !== 202) return { file: await response.blob(), name: nameIn(response.headers.get('content-disposition')) };
  const { message } = (await response.json()) as { readonly message: string };
  return { file: null, message };
}

/** Fetches a file as the person signed in; a token that has run out is renewed once, as with every other call. */
export const fetchFile = (path: string, body?: unknown): Promise<Answer> => signed(() => fetchOnce(path, body));

/** The same for a file whose making is on record; the key lets the server recognise a repetition. */
export const fetchPdf = (path: string, body: unknown, key: string = randomHex()): Promise<Answer> =>
  waitedFor(path, () => signed(() => fetchOnce(path, body, { 'idempotency-key': key })));
