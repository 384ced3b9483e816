import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, currentSession, endSession } from './session.ts';
import { encoded, quickAuth, signIn, signOut } from './sign-in.ts';

const fetched = vi.fn<typeof fetch>();
const sent = (): { headers: Headers; form: URLSearchParams; path: string } => {
  const [path, init] = fetched.mock.lastCall ?? [];
  return { path: String(path), headers: new Headers(init?.headers), form: new URLSearchParams(String(init?.body)) };
};
const answers = (body: object): void => void fetched.mockResolvedValueOnce(new Response(JSON.stringify(body)));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  fetched.mockReset();
  endSession('left');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a password travels as base64 of its UTF-8 bytes', () => {
  expect(encoded('密码Aa1!')).toBe('5a+G56CBQWExIQ==');
  expect(new TextDecoder().decode(Uint8Array.from(atob(encoded('é😀')), (one) => one.codePointAt(0) ?? 0))).toBe('é😀');
});

test('the password grant carries what the contract asks for', async () => {
  answers({ access_token: 'a', refresh_token: 'r' });
  await signIn({
    tenant: ' demo ',
    user: ' ann ',
    password: 'Aa1!',
    remember: true,
    captcha: { client: 'c'.repeat(32), code: ' x7k2q ' },
    work: null,
  });
  const { path, headers, form } = sent();
  expect(path).toBe('/anon/oauth/token');
  expect(headers.get('authorization')).toBe('Basic dGFrdC13ZWI6');
  expect(headers.get('device-fingerprint')).toMatch(/^[0-9a-f]{32}$/);
  expect(headers.get('mac')).toBe('-');
  expect(Object.fromEntries(form)).toEqual({
    scope: 'web',
    grant_type: 'password',
    username: 'ann@demo',
    password: 'QWExIQ==',
    remote_addr: '',
    model: expect.any(String),
    remember: '1',
    'i-client': 'c'.repeat(32),
    code: 'x7k2q',
  });
});

test('a proof of work travels with the challenge it was found for', async () => {
  answers({ access_token: 'a' });
  await signIn({
    tenant: 'demo',
    user: 'ann',
    password: 'x',
    remember: false,
    captcha: null,
    work: { challenge: 'k1.x', nonce: '7' },
  });
  expect(Object.fromEntries(sent().form)).toMatchObject({ work: 'k1.x', nonce: '7' });
});

test('the device keeps its fingerprint, and nobody is in before the password has been judged', async () => {
  const devices: (string | null)[] = [];
  for (const user of ['ann', 'bob']) {
    answers({ access_token: 'a' });
    await signIn({ tenant: 'demo', user, password: 'x', remember: false, captcha: null, work: null });
    devices.push(sent().headers.get('device-fingerprint'));
  }
  expect(devices[0]).toBe(devices[1]);
  expect(currentSession()).toBeNull();
});

test('signing out clears the session although the server is out of reach', async () => {
  beginSession({ tenant: 'demo', user: 'ann', password: null, factorDue: false });
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
  await signOut();
  expect(currentSession()).toBeNull();
});

test('signing out does not wait long for a server that says nothing', async () => {
  vi.useFakeTimers();
  beginSession({ tenant: 'demo', user: 'ann', password: null, factorDue: false });
  fetched.mockReturnValueOnce(new Promise(() => undefined));
  const out = signOut();
  await vi.advanceTimersByTimeAsync(3000);
  await out;
  expect(currentSession()).toBeNull();
});

test('single sign-on asks at the address of its provider and passes the way back on', async () => {
  answers({ status: 1, data: { token: 'a', permissions: [] }, message: '' });
  await quickAuth({ provider: 'demo.corp', token: 't'.repeat(21), appCode: 'takt', logback: true });
  expect(sent().path).toBe('/auth/demo.corp/quickAuth');
  expect(JSON.parse(String(fetched.mock.lastCall?.[1]?.body))).toEqual({ token: 't'.repeat(21), appCode: 'takt', logback: '1' });
});
