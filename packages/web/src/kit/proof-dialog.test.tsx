import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw, words } from '../../tests/workspace.tsx';
import type { ApiError } from '../api/api-error.ts';
import { upload, write } from '../api/http.ts';
import { ProofDialog } from './proof-dialog.tsx';

const CONFIRM = '/system/sysconfig/user/confirmPassword';
const FACTOR = '/system/sysconfig/user/confirmFactor';
const fetched = vi.fn<typeof fetch>();
/** What the server says: refuses what is protected until the right password has come. */
let proved = false;
let wants: object = {};
const RIGHT = btoa('right');
const done = { status: 1, data: 'done', message: '' };
const refused = (code: string, zh: string, en: string) => ({
  status: 0,
  message: zh,
  errorMsg: [{ errorCode: code, errorCodeDesc: zh, errorCodeDescE: en, addStr: '', opTag: '1' }],
});
const answerOf = (status: number, body: object): Response => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  proved = false;
  wants = refused('proof.required', '请再次输入密码', 'Password again');
  fetched.mockImplementation(async (path, init) => {
    if (path !== CONFIRM && path !== FACTOR) return proved ? answerOf(200, done) : answerOf(403, wants);
    proved = path === FACTOR || String(init?.body).includes(RIGHT);
    return proved ? answerOf(200, done) : answerOf(422, refused('password.wrong', '当前密码不正确', 'Not right'));
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const paths = (): string[] => fetched.mock.calls.map(([path]) => String(path));
const sentTo = (path: string) => fetched.mock.calls.filter(([to]) => to === path).map(([, init]) => init);
const dialog = () => screen.findByRole('dialog');
const button = async (name: string) => within(await dialog()).getByRole('button', { name });
const password = async () => within(await dialog()).getByLabelText('Password');
const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('no failure')),
    (error) => error,
  );

test.each([
  ['zh', '确认是您本人', '密码', '确认'],
  ['en', 'Confirm it is you', 'Password', 'Confirm'],
] as const)('the password is asked for in words of its own (%s)', async (lang, title, label, confirm) => {
  draw(<ProofDialog />, lang);
  expect(screen.queryByRole('dialog')).toBeNull();
  void write('/toy/change').catch(() => undefined);
  expect(words(await dialog())).toContain(title);
  expect(within(await dialog()).getByLabelText(label)).toBeTruthy();
  expect(await button(confirm)).toBeTruthy();
});

test('with the right password the same request is sent again, under its key', async () => {
  const { user } = draw(<ProofDialog />);
  const answer = write('/toy/change', { colour: 'red' });
  await user.type(await password(), 'right');
  await user.click(await button('Confirm'));
  expect(await answer).toBe('done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(paths()).toEqual(['/toy/change', CONFIRM, '/toy/change']);
  const [first, second] = sentTo('/toy/change');
  expect(second?.body).toBe(first?.body);
  const key = (init: RequestInit | undefined) => new Headers(init?.headers).get('idempotency-key');
  expect([key(second), typeof key(second)]).toEqual([key(first), 'string']);
});

test('a form with a file is sent again as it was', async () => {
  const { user } = draw(<ProofDialog />);
  const form = new FormData();
  form.set('profile', '{}');
  const answer = upload('/toy/profile', form);
  await user.type(await password(), 'right{Enter}');
  expect(await answer).toBe('done');
  expect(sentTo('/toy/profile').map((init) => init?.body)).toEqual([form, form]);
});

test('a wrong password is said, and the dialog stays for another', async () => {
  const { user } = draw(<ProofDialog />);
  const answer = write('/toy/change');
  await user.type(await password(), 'wrong{Enter}');
  expect(await within(await dialog()).findByText('Not right')).toBeTruthy();
  expect(await password()).toHaveProperty('value', '');
  await user.type(await password(), 'right{Enter}');
  expect(await answer).toBe('done');
});

test('nothing is sent without a password', async () => {
  const { user } = draw(<ProofDialog />);
  void write('/toy/change').catch(() => undefined);
  await user.click(await button('Confirm'));
  expect(await within(await dialog()).findByText('please fill in Password')).toBeTruthy();
  expect(paths()).toEqual(['/toy/change']);
});

test('who gives up is told that nothing was changed', async () => {
  const { user } = draw(<ProofDialog />);
  const error = failure(write('/toy/change'));
  await user.click(await button('Cancel'));
  expect((await error).code).toBe('proof.cancelled');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(paths()).toEqual(['/toy/change']);
});

test('several calls refused at once are one question', async () => {
  const { user } = draw(<ProofDialog />);
  const answers = [write('/toy/one'), write('/toy/two')];
  await user.type(await password(), 'right{Enter}');
  expect(await Promise.all(answers)).toEqual(['done', 'done']);
  expect(sentTo(CONFIRM)).toHaveLength(1);
});

test('where no dialog stands, the refusal is the caller’s; so it is for who leaves the page', async () => {
  expect((await failure(write('/toy/change'))).code).toBe('proof.required');
  const { unmount } = draw(<ProofDialog />);
  const error = failure(write('/toy/change'));
  await dialog();
  unmount();
  expect((await error).code).toBe('proof.cancelled');
});

test('who has a second factor is asked for it, and never for the password', async () => {
  wants = refused('proof.factor', '请用二次验证确认是您本人', 'Confirm with your second factor');
  const { user } = draw(<ProofDialog />);
  const answer = write('/toy/change');
  expect(within(await dialog()).queryByLabelText('Password')).toBeNull();
  await user.type(within(await dialog()).getByLabelText(/^Six digits/), '123456{Enter}');
  expect(await answer).toBe('done');
  expect(paths()).toEqual(['/toy/change', FACTOR, '/toy/change']);
});
