import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiError } from './api-error.ts';
import { read, upload, write } from './http.ts';
import { postForm } from './send.ts';
import { accessToken, beginSession, currentSession, endSession, holdTokens } from './session.ts';

const fetched = vi.fn<typeof fetch>();
const answerOf = (status: number, body: unknown): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const answers = (status: number, body: unknown): void => {
  fetched.mockResolvedValueOnce(answerOf(status, body));
};
const done = { status: 1, data: null, message: '' };
const sent = (call = fetched.mock.calls.length - 1): Headers => new Headers(fetched.mock.calls[call]?.[1]?.headers);
const paths = (): string[] => fetched.mock.calls.map(([path]) => String(path));
const refused = (code: string, more: object = {}) => ({
  status: 0,
  message: '不行',
  errorMsg: [{ errorCode: code, errorCodeDesc: '不行', errorCodeDescE: 'No', addStr: '', opTag: '1', ...more }],
});
const expired = refused('EX90001');
const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('no failure')),
    (error) => error,
  );

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  holdTokens({ access_token: 'token', refresh_token: 'again' });
  beginSession({ tenant: 'demo', user: 'ann', password: null, factorDue: false });
});
afterEach(() => {
  fetched.mockReset();
  endSession('left');
  vi.unstubAllGlobals();
});

test('a read unwraps the envelope and carries token, language and origin mark, but no key', async () => {
  answers(200, { status: 1, data: { list: [] }, message: '' });
  expect(await read('/toy/ai/queryPage', { _entity: 'toy.gauge' })).toEqual({ list: [] });
  expect(Object.fromEntries(sent())).toEqual({
    'access-token': 'token',
    'accept-language': 'zh',
    'content-type': 'application/json',
    'device-fingerprint': expect.stringMatching(/^[0-9a-f]{32}$/),
    'x-requested-with': 'takt',
  });
});

test('on a secure page the cookies speak: no token is sent and none is kept', async () => {
  vi.stubGlobal('isSecureContext', true);
  endSession('left');
  holdTokens({ access_token: 'secret', refresh_token: 'secret' });
  beginSession({ tenant: 'demo', user: 'ann', password: null, factorDue: false });
  answers(200, done);
  await read('/toy');
  expect(sent().get('access-token')).toBeNull();
  expect(accessToken()).toBeNull();
});

test('every write has a key of its own, unless it repeats one', async () => {
  const keys: (string | null)[] = [];
  for (const key of [undefined, undefined, 'repeated-1']) {
    answers(200, done);
    await write('/toy/ai/submit', {}, key);
    keys.push(sent().get('idempotency-key'));
  }
  expect(keys[0]).toMatch(/^[\w-]{8,255}$/);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe('repeated-1');
});

test('files go with a key, and the browser writes their content type', async () => {
  answers(200, done);
  await upload('/toy/files', new FormData());
  expect(sent().get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(sent().get('content-type')).toBeNull();
});

test('a refusal arrives as a pair with what clears the way and what came beside it', async () => {
  const more = { unblock: ['先删除', 'Delete first'], opTag: '2', requestId: 'r1', errorCategory: 'refusal' };
  answers(422, { ...refused('X04', more), data: { seconds: 7 } });
  expect(await failure(read('/toy'))).toMatchObject({
    code: 'X04',
    text: ['不行', 'No'],
    unblock: ['先删除', 'Delete first'],
    level: 'warning',
    requestId: null,
    data: { seconds: 7 },
  });
  expect(currentSession()).not.toBeNull();
});

test('a fault keeps its request number', async () => {
  answers(500, refused('fault', { requestId: 'r2', errorCategory: 'fault' }));
  expect(await failure(read('/toy'))).toMatchObject({ code: 'fault', requestId: 'r2' });
});

test('an expired token is renewed silently, and the call repeated once with the same key', async () => {
  answers(401, expired);
  answers(200, { access_token: 'token 2', refresh_token: 'again 2' });
  answers(200, { status: 1, data: 'done', message: '' });
  expect(await write('/toy/ai/submit')).toBe('done');
  expect(paths()).toEqual(['/toy/ai/submit', '/anon/oauth/token', '/toy/ai/submit']);
  expect(fetched.mock.calls[1]?.[1]?.body).toBe('scope=web&grant_type=refresh_token&refresh_token=again');
  expect(sent(2).get('access-token')).toBe('token 2');
  expect(sent(2).get('idempotency-key')).toBe(sent(0).get('idempotency-key'));
});

test('calls that wait share one renewal', async () => {
  fetched.mockImplementation(async (path, init) => {
    if (path === '/anon/oauth/token') return answerOf(200, { access_token: 'token 2', refresh_token: 'again 2' });
    const fresh = new Headers(init?.headers).get('access-token') === 'token 2';
    return fresh ? answerOf(200, { ...done, data: path }) : answerOf(401, expired);
  });
  expect(await Promise.all(['/a', '/b', '/c'].map((path) => read(path)))).toEqual(['/a', '/b', '/c']);
  expect(paths().filter((path) => path === '/anon/oauth/token')).toHaveLength(1);
});

test('when no new token is to be had, the session ends with the reason', async () => {
  answers(401, expired);
  answers(401, expired);
  expect(await failure(read('/toy'))).toMatchObject({ code: 'EX90001' });
  expect(currentSession()).toBeNull();
  expect(accessToken()).toBeNull();
});

test('a call refused even with the new token ends the session, and is not tried a third time', async () => {
  answers(401, expired);
  answers(200, { access_token: 'token 2' });
  answers(401, expired);
  await failure(read('/toy'));
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(currentSession()).toBeNull();
});

test('a network that dies during the renewal ends nothing', async () => {
  answers(401, expired);
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await failure(read('/toy'))).toMatchObject({ code: 'network' });
  expect(currentSession()).not.toBeNull();
});

test('a late answer to an older session neither ends nor repeats anything', async () => {
  fetched.mockImplementationOnce(async () => {
    holdTokens({ access_token: 'newer' });
    beginSession({ tenant: 'demo', user: 'bob', password: null, factorDue: false });
    return answerOf(401, expired);
  });
  await failure(read('/toy'));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(currentSession()).toMatchObject({ user: 'bob' });
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

test('use A3: a read refused for load is asked again when the server says; a change is not, and nobody waits for ever', async () => {
  vi.useFakeTimers();
  try {
    const overload = refused('overload');
    const busy = (): void => {
      fetched.mockResolvedValueOnce(new Response(JSON.stringify(overload), { status: 429, headers: { 'retry-after': '4' } }));
    };
    busy();
    answers(429, overload);
    answers(200, { status: 1, data: 7, message: '' });
    const asked = read('/toy');
    await vi.advanceTimersByTimeAsync(3900);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(700);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1600);
    expect(await asked).toBe(7);

    answers(429, overload);
    expect(await failure(write('/toy'))).toMatchObject({ code: 'overload' });
    expect(fetched).toHaveBeenCalledTimes(4);

    fetched.mockImplementation(() => Promise.resolve(answerOf(429, overload)));
    const given = failure(read('/toy'));
    await vi.advanceTimersByTimeAsync(70_000);
    expect(await given).toMatchObject({ code: 'overload' });
  } finally {
    vi.useRealTimers();
  }
});
