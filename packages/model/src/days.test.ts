import { expect, test } from 'vitest';
import { addDays, daysBetween, daysFromTo, weekdayOf } from './days.ts';

test('days are added across months, years and leap days, and taken off again', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1), addDays('2026-03-01', -1), addDays('2026-03-14', 0)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-02-28',
    '2026-03-14',
  ]);
});

test('days are counted from one to another, across the days clocks change as well', () => {
  expect([daysBetween('2026-03-28', '2026-03-30'), daysBetween('2028-02-28', '2028-03-01')]).toEqual([2, 2]);
  expect([daysBetween('2026-03-14', '2026-03-14'), daysBetween('2026-03-02', '2026-03-01')]).toEqual([0, -1]);
});

test('days are listed from one to another, both included', () => {
  expect(daysFromTo('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  expect(daysFromTo('2026-03-02', '2026-03-01')).toEqual([]);
});

test('a week begins on Monday', () => {
  expect([weekdayOf('2026-03-02'), weekdayOf('2026-03-08')]).toEqual([1, 7]);
});
