import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A browser's storage, and a fresh copy of the module that reads it. */
const kept = new Map<string, string>();
const opened = async () => {
  vi.resetModules();
  return import('./session.ts');
};
const who = { tenant: 'demo', user: 'ann', password: null, factorDue: false };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('on a secure page a reload finds who is in, and no secret is kept', async () => {
  vi.stubGlobal('isSecureContext', true);
  const { beginSession, holdTokens } = await opened();
  holdTokens({ access_token: 'secret', refresh_token: 'secret' });
  beginSession(who);
  expect([...kept.values()].join()).not.toContain('secret');
  expect((await opened()).currentSession()).toMatchObject(who);
});

test('elsewhere a reload finds the tokens', async () => {
  const { beginSession, holdTokens } = await opened();
  holdTokens({ access_token: 'a', refresh_token: 'r' });
  beginSession(who);
  const again = await opened();
  expect([again.accessToken(), again.refreshToken()]).toEqual(['a', 'r']);
});

test('each sign-in is a session of its own, also of the same person at the same moment', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1000);
  const { beginSession, currentSession } = await opened();
  beginSession(who);
  const first = currentSession()?.since;
  beginSession(who);
  expect(currentSession()?.since).not.toBe(first);
  vi.restoreAllMocks();
});

test('leaving forgets the person and the tokens', async () => {
  const { beginSession, currentSession, endSession, holdTokens } = await opened();
  holdTokens({ access_token: 'a', refresh_token: 'r' });
  beginSession(who);
  endSession('left');
  expect(currentSession()).toBeNull();
  expect([...kept.keys()]).toEqual([]);
});

test('a window follows another one that signs out or signs somebody else in', async () => {
  const { beginSession, currentSession, followOtherWindows } = await opened();
  beginSession(who);
  followOtherWindows({ key: 'session', newValue: JSON.stringify({ ...who, user: 'bob', since: 5 }) });
  expect(currentSession()).toMatchObject({ user: 'bob', since: 5 });
  followOtherWindows({ key: 'session', newValue: null });
  expect(currentSession()).toBeNull();
});

test('a marker that was tampered with is nobody', async () => {
  kept.set('session', '{"user":"ann"}');
  expect((await opened()).currentSession()).toBeNull();
  kept.set('session', 'not json');
  expect((await opened()).currentSession()).toBeNull();
});
