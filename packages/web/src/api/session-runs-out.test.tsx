import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadLocal } from '../kit/local.ts';
import { beginSession, endSession, followOtherWindows, useSession } from './session.ts';

const ann = { tenant: 'demo', user: 'ann', password: null, factorDue: false };
const bob = { ...ann, user: 'bob' };

// Two may sign in within a millisecond.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  endSession('left');
  vi.useRealTimers();
});

test('use 30 what was begun goes on when whoever ran out of time signs in again, and for nobody else', () => {
  const { result } = renderHook(useSession);
  const isWorkOfTheSame = (work: () => void): boolean => {
    const { begun } = result.current;
    act(work);
    return result.current.begun === begun;
  };
  act(() => beginSession(ann));
  act(() => endSession('expired'));
  expect(result.current).toMatchObject({ signed: null, ended: 'expired', expired: ann });
  expect(isWorkOfTheSame(() => beginSession(ann))).toBe(true);
  expect(result.current).toMatchObject({ signed: ann, expired: null });
  act(() => endSession('expired'));
  expect(isWorkOfTheSame(() => beginSession(bob))).toBe(false);
  act(() => endSession('left'));
  expect(result.current.expired).toBeNull();
  expect(isWorkOfTheSame(() => beginSession(bob))).toBe(false);
});

test('use 30 another window whose session ran out waits as well, and goes on with the first one', () => {
  const { result } = renderHook(useSession);
  act(() => beginSession(ann));
  act(() => endSession('expired'));
  const newValue = loadLocal('session');
  act(() => beginSession(ann));
  const { begun } = result.current;
  act(() => followOtherWindows({ key: 'session', newValue }));
  expect(result.current).toMatchObject({ signed: null, expired: ann });
  act(() => followOtherWindows({ key: 'session', newValue: JSON.stringify({ ...ann, since: 5 }) }));
  expect(result.current).toMatchObject({ signed: ann, expired: null, begun });
});
