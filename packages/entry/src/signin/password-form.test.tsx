import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@takt/web/light';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { challengeIn, PasswordForm } from './password-form.tsx';
import { sha256Heads } from './sha256.ts';

const BITS = 8;
const fetched = vi.fn<typeof fetch>();
const refusal = (status: number, code: string, data: object): Response =>
  new Response(
    JSON.stringify({
      status: 0,
      data,
      message: code,
      errorMsg: [{ errorCode: code, errorCodeDesc: code, errorCodeDescE: code }],
    }),
    {
      status,
    },
  );
const WORK = { captcha: true, challenge: 'work' };
const forms = (): Readonly<Record<string, string>>[] =>
  fetched.mock.calls
    .filter(([path]) => path === '/anon/oauth/token')
    .map(([, init]) => Object.fromEntries(new URLSearchParams(String(init?.body))));

beforeEach(() => {
  let challenges = 0;
  fetched.mockImplementation(async (path, init) => {
    if (path === '/anon/verify/workChallenge') {
      const data = { challenge: `k1.${(challenges += 1)}`, bits: BITS };
      return new Response(JSON.stringify({ status: 1, data, message: '' }));
    }
    return String(init?.body).includes('nonce=') ? refusal(401, 'login.failed', WORK) : refusal(422, 'work.due', WORK);
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

test.each([
  ['zh', '登录', '密码', '设备已验证'],
  ['en', 'Sign in', 'Password', 'Device checked'],
] as const)(
  'the device checks itself and the attempt goes on, without a picture (%s)',
  async (lang, button, password, verified) => {
    speak(lang);
    const user = userEvent.setup();
    render(
      <PasswordForm
        draft={{ company: 'demo', username: 'ann' }}
        onDraft={() => undefined}
        notice={null}
        onNotice={() => undefined}
      />,
    );
    await user.type(screen.getByLabelText(password), 'Aa1!');
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(forms()).toHaveLength(2));
    const [first, second] = forms();
    expect(first).not.toHaveProperty('work');
    expect(second?.['work']).toBe('k1.1');
    expect(Math.clz32(sha256Heads('k1.1')(second?.['nonce'] ?? ''))).toBeGreaterThanOrEqual(BITS);
    // A proof serves once: the next one is looked for at once.
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(verified));
    expect(screen.queryByRole('img')).toBeNull();
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(forms()).toHaveLength(3));
    expect(forms()[2]?.['work']).toBe('k1.2');
  },
);

test('a refusal says which of the two is due', () => {
  expect(challengeIn(WORK)).toBe('work');
  expect(challengeIn({ captcha: true, challenge: 'picture' })).toBe('picture');
  expect(challengeIn({ captcha: true })).toBe('picture');
  expect([challengeIn({ captcha: false }), challengeIn(null)]).toEqual([null, null]);
});
