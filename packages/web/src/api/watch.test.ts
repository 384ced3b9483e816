import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first change asks at once, those that follow together and once', () => {
  const asked = vi.fn<() => void>();
  const { run } = atMostEvery(2000, asked);
  run();
  expect(asked).toHaveBeenCalledTimes(1);
  for (let n = 0; n < 50; n += 1) run();
  vi.advanceTimersByTime(1999);
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(asked).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a page that is gone asks no more', () => {
  const asked = vi.fn<() => void>();
  const { run, stop } = atMostEvery(2000, asked);
  run();
  run();
  stop();
  vi.advanceTimersByTime(10_000);
  expect(asked).toHaveBeenCalledTimes(1);
});
