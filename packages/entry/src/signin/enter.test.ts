import { WEAK_PASSWORD } from '@takt/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessToken, currentSession, endSession, holdTokens } from '@takt/web/light';
import { changeReason, enter, goalOf, passwordStateOf } from './enter.ts';

const fetched = vi.fn<typeof fetch>();
const answers: Record<string, unknown> = {};
const paths = (): string[] => fetched.mock.calls.map(([path]) => String(path).split('/').at(-1) ?? '');

beforeEach(() => {
  Object.assign(answers, {
    '/system/sysconfig/user/validatePwdTime': 1,
    '/base/ai/queryTenancyName': { tenantName: '演示', tenant: 'demo', userName: 'bob' },
    '/system/log/user/logout': null,
  });
  fetched.mockImplementation(
    async (path) => new Response(JSON.stringify({ status: 1, data: answers[String(path)] ?? null, message: '' })),
  );
  vi.stubGlobal('fetch', fetched);
  holdTokens({ access_token: 'a', refresh_token: 'r' });
});
afterEach(() => {
  fetched.mockReset();
  endSession('left');
  vi.unstubAllGlobals();
});
const ann = { tenant: 'demo', user: 'ann' };

test('a good password leads to where the person wanted to go, and is remembered as safe', async () => {
  await enter({ who: ann, typed: 'Takt-2026!x' });
  const signed = currentSession();
  expect(signed).toMatchObject({ ...ann, password: 'safe' });
  expect(signed && goalOf(signed, '/manage/base/part')).toBe('/manage/base/part');
  expect(signed && goalOf(signed, null)).toBe('/manage');
  expect(paths()).toEqual(['validatePwdTime']);
});

test('a locked account is told, the session ended, and nothing proceeds', async () => {
  answers['/system/sysconfig/user/validatePwdTime'] = 0;
  await expect(enter({ who: ann, typed: 'Takt-2026!x' })).rejects.toMatchObject({
    text: ['账号已被锁定', expect.stringContaining('has been locked')],
  });
  expect(paths()).toEqual(['validatePwdTime', 'logout']);
  expect(currentSession()).toBeNull();
  expect(accessToken()).toBeNull();
});

test('a password past its time leads to its change, and no other call is made', async () => {
  answers['/system/sysconfig/user/validatePwdTime'] = 2;
  await enter();
  const signed = currentSession();
  expect(signed?.password).toBe('aged');
  expect(signed && goalOf(signed, '/manage/base/part')).toBe('/manage/userCenter/pswModify');
  expect(paths()).toEqual(['validatePwdTime']);
});

test('P09 a password against the policy is warned about and leads to its change', async () => {
  await enter({ who: ann, typed: 'abc' });
  const signed = currentSession();
  expect(signed?.password).toBe('weak');
  expect(changeReason(signed?.password ?? null)).toBe(WEAK_PASSWORD);
  expect(signed && goalOf(signed, null)).toBe('/manage/userCenter/pswModify');
});

test('P09 judges only what was typed: other ways in have no password to judge', async () => {
  expect(passwordStateOf(1, null)).toBeNull();
  await enter();
  expect(currentSession()).toMatchObject({ tenant: 'demo', user: 'bob', password: null, factorDue: false });
});

test('a check that cannot be made lets nobody in', async () => {
  fetched.mockRejectedValue(new TypeError('fetch failed'));
  await expect(enter({ who: ann, typed: 'x' })).rejects.toMatchObject({ code: 'network' });
  expect(currentSession()).toBeNull();
});
