import { expect, test } from 'vitest';
import { ScanKeys } from './scan-keys.ts';

/** Keys at times; what came of the last one. */
function typed(text: string, gap: (index: number) => number, end: string | null = 'Enter') {
  const keys = new ScanKeys();
  let at = 1000;
  for (const [index, key] of [...text].entries()) {
    at += gap(index);
    expect(keys.take(key, at)).toBeNull();
  }
  return end === null ? keys.idle() : keys.take(end, at + gap(text.length));
}

test('use 7: a pause of 120 ms inside a scan does not cut it', () => {
  for (const hole of [1, 4, 9, 12]) expect(typed('RC20261100014', (index) => (index === hole ? 120 : 5))).toBe('RC20261100014');
  expect(typed('(00)369123450000000261', (index) => (index === 3 ? 60 : 8), null)).toBe('(00)369123450000000261');
});

test('use 7: codes of three characters are scans', () => {
  expect(typed('D01', () => 4)).toBe('D01');
  expect(typed('D01', () => 4, 'Tab')).toBe('D01');
});

test('what a hand types is no scan', () => {
  expect(typed('RC2026', () => 140)).toBeNull();
  expect(typed('RC2026', () => 100, null)).toBeNull();
  expect(typed('12', () => 20, null)).toBeNull();
});

test('what lies before a long pause is not part of the scan', () => {
  expect(typed('7D01', (index) => (index === 1 ? 400 : 4))).toBe('D01');
});
