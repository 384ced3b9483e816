import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession, holdTokens } from './session.ts';
import { readTogether } from './together.ts';

const fetched = vi.fn<typeof fetch>();
const refused = (code: string) => ({
  status: 0,
  message: '不行',
  errorMsg: [{ errorCode: code, errorCodeDesc: '不行', errorCodeDescE: 'No', addStr: '', opTag: '1' }],
});
const done = (data: unknown) => ({ http: 200, retryAfter: null, answer: { status: 1, data, message: '' } });
const answers = (...data: readonly unknown[]): void => {
  fetched.mockResolvedValueOnce(Response.json({ status: 1, data, message: '' }));
};
const asked = (call: number): unknown => JSON.parse(String(fetched.mock.calls[call]?.[1]?.body));

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

test('use A3: what is asked in one moment travels as one call, and each has its own answer', async () => {
  answers(done(['a']), { http: 403, retryAfter: null, answer: refused('permission') });
  const [names, history] = await Promise.allSettled([
    readTogether('/toy/ai/queryArray', { _entity: 'toy.gauge' }),
    readTogether('/toy/ai/queryHistory', { _entity: 'toy.gauge', id: '1' }),
  ]);
  expect(names).toEqual({ status: 'fulfilled', value: ['a'] });
  expect(history).toMatchObject({ status: 'rejected', reason: { code: 'permission', status: 403, text: ['不行', 'No'] } });
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/base/ai/queryTogether']);
  expect(asked(0)).toEqual({
    asks: [
      { path: '/toy/ai/queryArray', body: { _entity: 'toy.gauge' } },
      { path: '/toy/ai/queryHistory', body: { _entity: 'toy.gauge', id: '1' } },
    ],
  });
});

test('use A3: what was too much at once is asked again when the server says, what was answered is not', async () => {
  answers(done('here'), { http: 429, retryAfter: 0, answer: refused('overload') });
  answers(done('now'));
  expect(await Promise.all([readTogether('/toy/a'), readTogether('/toy/b')])).toEqual(['here', 'now']);
  expect(asked(1)).toEqual({ asks: [{ path: '/toy/b', body: {} }] });
});

test('use A3: a call that fails fails for everybody who waits for it', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  const both = await Promise.allSettled([readTogether('/toy/a'), readTogether('/toy/b')]);
  expect(both.map((one) => one.status === 'rejected' && one.reason.code)).toEqual(['network', 'network']);
});
