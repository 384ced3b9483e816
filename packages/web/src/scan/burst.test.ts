import { expect, test } from 'vitest';
import { Burst, BURST_MS } from './burst.ts';

/** Types a text with so many milliseconds between keys; what the last key ended. */
function typed(text: string, pace: number, end: string | null, burst = new Burst()): string | null {
  let at = 1000;
  for (const key of text) {
    burst.take(key, at);
    at += pace;
  }
  return end === null ? burst.rest() : burst.take(end, at);
}

test('a burst that ends with Enter or Tab is a scan', () => {
  expect(typed('SO20261100001', 8, 'Enter')).toBe('SO20261100001');
  expect(typed('A-01-2', BURST_MS, 'Tab')).toBe('A-01-2');
});

test('typing is not, however it ends', () => {
  expect(typed('SO20261100001', BURST_MS + 1, 'Enter')).toBeNull();
  expect(typed('hello world', 120, 'Enter')).toBeNull();
});

test('three keys are too few; without an end it takes six', () => {
  expect(typed('abc', 5, 'Enter')).toBeNull();
  expect(typed('abcde', 5, null)).toBeNull();
  expect(typed('abcdef', 5, null)).toBe('abcdef');
});

test('what was typed before the scan is not part of it', () => {
  const burst = new Burst();
  burst.take('x', 0);
  expect(typed('SO20261100001', 5, 'Enter', burst)).toBe('SO20261100001');
});

test('keys that write nothing are passed over, and the kind of code is cut off', () => {
  const burst = new Burst();
  burst.take('Shift', 995);
  expect(typed(']C1SO20261100001', 5, 'Enter', burst)).toBe('SO20261100001');
});

test('after a scan the next one begins anew', () => {
  const burst = new Burst();
  typed('FIRST1', 5, 'Enter', burst);
  expect(typed('SECOND', 5, 'Enter', burst)).toBe('SECOND');
});
