import { describe, expect, test } from 'vitest';
import { formatDate, formatDateTime, formatDecimal, plusHours, toDateTime } from './format.ts';

describe('formatDecimal', () => {
  test.each([
    ['0', undefined, '0'],
    ['999', undefined, '999'],
    ['1000', undefined, '1,000'],
    ['1234567.500', undefined, '1,234,567.5'],
    ['-1234567', undefined, '-1,234,567'],
    ['0012', undefined, '12'],
    ['999999999999999999', undefined, '999,999,999,999,999,999'],
    ['5', 2, '5.00'],
    ['1234.5', 3, '1,234.500'],
    ['-0.5', 2, '-0.50'],
    ['1.500', 0, '2'],
    ['1.999', 2, '2.00'],
    ['-1.994', 2, '-1.99'],
    ['-0.001', 2, '0.00'],
  ])('%s with scale %s is %s', (value, scale, shown) => expect(formatDecimal(value, scale)).toBe(shown));
  test('nothing is shown as nothing', () => expect(formatDecimal(null, 2)).toBe(''));
});

test('dates and times are shown as the wire carries them', () => {
  expect(formatDate('2026-03-09 08:30:00')).toBe('2026-03-09');
  expect(formatDate('2026-03-09')).toBe('2026-03-09');
  expect(formatDateTime('2026-03-09 08:30:00.123')).toBe('2026-03-09 08:30:00');
  expect([formatDate(null), formatDateTime(null)]).toEqual(['', '']);
});

test('an instant is written in the given zone, midnight as 00', () => {
  const instant = new Date('2026-03-08T16:00:00Z');
  expect(toDateTime(instant, 'Asia/Shanghai')).toBe('2026-03-09 00:00:00');
  expect(toDateTime(instant, 'UTC')).toBe('2026-03-08 16:00:00');
  expect(toDateTime(instant, 'Europe/Berlin')).toBe('2026-03-08 17:00:00');
});

test('plusHours crosses days, months and years, and goes back', () => {
  expect(plusHours('2026-03-09 08:30:00', 0)).toBe('2026-03-09 08:30:00');
  expect(plusHours('2026-12-31 23:00:00', 2)).toBe('2027-01-01 01:00:00');
  expect(plusHours('2028-02-28 12:00:00', 24)).toBe('2028-02-29 12:00:00');
  expect(plusHours('2026-03-01 00:00:00', -1)).toBe('2026-02-28 23:00:00');
  expect(plusHours('2026-03-09 08:30', 48)).toBe('2026-03-11 08:30:00');
});
