import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiError } from './api-error.ts';
import { postForm, read, write } from './http.ts';
import { beginSession, currentToken } from './session.ts';

const fetched = vi.fn<typeof fetch>();
const answers = (status: number, body: unknown): void => {
  fetched.mockResolvedValueOnce(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
};
const sent = (): Headers => new Headers(fetched.mock.lastCall?.[1]?.headers);
const refused = (code: string, more: object = {}) => ({
  status: 0,
  message: '不行',
  errorMsg: [{ errorCode: code, errorCodeDesc: '不行', errorCodeDescE: 'No', addStr: '', opTag: '1', ...more }],
});
const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('no failure')),
    (error) => error,
  );

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  beginSession('token');
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

test('a read unwraps the envelope and carries token and language, but no key', async () => {
  answers(200, { status: 1, data: { list: [] }, message: '' });
  expect(await read('/toy/ai/queryPage', { _entity: 'toy.gauge' })).toEqual({ list: [] });
  expect(Object.fromEntries(sent())).toEqual({
    'access-token': 'token',
    'accept-language': 'zh',
    'content-type': 'application/json',
  });
});

test('every write has a key of its own, unless it repeats one', async () => {
  const keys: (string | null)[] = [];
  for (const key of [undefined, undefined, 'repeated-1']) {
    answers(200, { status: 1, data: null, message: '' });
    await write('/toy/ai/submit', {}, key);
    keys.push(sent().get('idempotency-key'));
  }
  expect(keys[0]).toMatch(/^[\w-]{8,255}$/);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe('repeated-1');
});

test('a refusal arrives as a pair with what clears the way', async () => {
  answers(422, refused('X04', { unblock: ['先删除', 'Delete first'], opTag: '2', requestId: 'r1', errorCategory: 'refusal' }));
  expect(await failure(read('/toy'))).toMatchObject({
    code: 'X04',
    text: ['不行', 'No'],
    unblock: ['先删除', 'Delete first'],
    level: 'warning',
    requestId: null,
  });
  expect(currentToken()).toBe('token');
});

test('a fault keeps its request number', async () => {
  answers(500, refused('fault', { requestId: 'r2', errorCategory: 'fault' }));
  expect(await failure(read('/toy'))).toMatchObject({ code: 'fault', requestId: 'r2' });
});

test('an expired token ends the session', async () => {
  answers(401, refused('EX90001'));
  expect(await failure(read('/toy'))).toMatchObject({ code: 'EX90001' });
  expect(currentToken()).toBeNull();
});

test('a late answer to an older token does not end the new session', async () => {
  fetched.mockImplementationOnce(async () => {
    beginSession('newer');
    return new Response(JSON.stringify(refused('EX90001')), { status: 401 });
  });
  await failure(read('/toy'));
  expect(currentToken()).toBe('newer');
});

test('a proxy page and a dead network are told in words', async () => {
  answers(502, '<html>bad gateway</html>');
  expect(await failure(read('/toy'))).toMatchObject({ code: 'HTTP 502', text: ['服务器没有给出可读的答复', expect.any(String)] });
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await failure(read('/toy'))).toMatchObject({ code: 'network' });
});

test('a form goes encoded and without the token', async () => {
  answers(200, { access_token: 't' });
  expect(await postForm('/anon/oauth/token', { username: 'u@t', password: 'a&b' })).toEqual({ access_token: 't' });
  expect(fetched.mock.lastCall?.[1]?.body).toBe('username=u%40t&password=a%26b');
  expect(sent().get('access-token')).toBeNull();
});
