import { decimal, integer, money } from '@takt/model';
import { expect, test } from 'vitest';
import { shownNumber, typedDecimal, typedInteger } from './typed.ts';

test.each([
  ['1,234.50', '1234.50'],
  ['１２．５', '12.5'],
  [' +7 ', '7'],
  ['.5', '0.5'],
  ['-.5', '-0.5'],
  ['3.', '3'],
  ['', null],
  ['  ', null],
  ['12a', '12a'],
])('typed %j goes over the wire as %j', (typed, wire) => {
  expect(typedDecimal(typed)).toBe(wire);
});

test('whole numbers are numbers on the wire, others stay as typed', () => {
  expect(typedInteger('1,200')).toBe(1200);
  expect(typedInteger('1.5')).toBe('1.5');
  expect(typedInteger('x')).toBe('x');
  expect(typedInteger('')).toBeNull();
});

test('numbers are shown with thousands, never through a float', () => {
  expect(shownNumber(decimal('数', 'N'), '12345678901234567.123456')).toBe('12,345,678,901,234,567.123456');
  expect(shownNumber(money('钱', 'M'), '1234.5')).toBe('1,234.50');
  expect(shownNumber(integer('数', 'N'), 1200)).toBe('1,200');
  expect(shownNumber(decimal('数', 'N'), '12a')).toBe('12a');
  expect(shownNumber(decimal('数', 'N'), null)).toBe('');
});
