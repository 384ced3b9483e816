import { describe, expect, test } from 'vitest';
import { daysFromTo, weekdayOf } from '@takt/model';
import { afterWorking, back, businessOn, fwd, isWorked, netMinutes, standardDay, workingMinutes } from '../defs/index.ts';
import vectors from './calendar-vectors.json' with { type: 'json' };

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const worked = (day: string): boolean =>
  vectors.makeup_workdays.includes(day) ||
  (!vectors.closed.includes(day) && !vectors.weekly_off.includes(WEEKDAYS[weekdayOf(day) - 1] ?? ''));

describe('arithmetic over working days', () => {
  test.each(vectors.cases)('$op $date by $days is $result', ({ op, date, days, result }) => {
    expect((op === 'back' ? back : fwd)(worked, date, days)).toBe(result);
  });

  test('a calendar nobody works by is a mistake, not an endless search', () => {
    expect(() => back(() => false, '2026-03-16', 1)).toThrow(RangeError);
  });
});

test('without a calendar, the weekend is off', () => {
  expect(['2026-03-13', '2026-03-14', '2026-03-15'].map(standardDay)).toEqual(['workday', 'rest', 'rest']);
});

const day = { code: 'D', startAt: '08:00:00', endAt: '20:00:00' };
const night = { code: 'N', startAt: '20:00:00', endAt: '08:00:00' };
const breaks = [
  { startAt: '12:00:00', endAt: '13:00:00' },
  { startAt: '23:45:00', endAt: '00:30:00' },
];

test('working time is what breaks leave of a shift, also past midnight', () => {
  expect([netMinutes(day, breaks), netMinutes(night, breaks)]).toEqual([660, 675]);
  expect(workingMinutes({ shifts: [day, night], breaks })).toBe(1335);
  expect(workingMinutes({ shifts: [], breaks })).toBe(0);
});

test.each([
  ['2026-03-14 08:00:00', '2026-03-14', 'D'],
  ['2026-03-14 19:59:00', '2026-03-14', 'D'],
  ['2026-03-14 20:00:00', '2026-03-14', 'N'],
  ['2026-03-15 00:00:00', '2026-03-14', 'N'],
  ['2026-03-15 07:59:00', '2026-03-14', 'N'],
  ['2027-01-01 03:00:00', '2026-12-31', 'N'],
])('the business date of %s is %s: a night belongs to the day on which it began', (at, on, code) => {
  const found = businessOn([day, night], at);
  expect([found.on, found.shift?.code]).toEqual([on, code]);
});

test('an hour of no shift belongs to the day on the wall', () => {
  expect(businessOn([{ startAt: '22:00:00', endAt: '02:00:00' }], '2026-03-15 03:00:00')).toEqual({
    on: '2026-03-15',
    shift: null,
  });
});

describe('supply 2.2 so many working hours later', () => {
  const week = (worked: (day: string) => boolean, shifts: readonly (typeof day)[]) =>
    daysFromTo('2026-03-05', '2026-03-20').map((on) => ({ on, worked: worked(on), shifts: worked(on) ? shifts : [], breaks }));
  const weekdays = (on: string): boolean => isWorked(standardDay(on));
  const oneShift = week(weekdays, [day]);

  test.each([
    // Friday 6 March: 11 hours a day, an hour at noon left out.
    ['2026-03-06 08:00:00', 4, '2026-03-06 12:00:00'],
    ['2026-03-06 08:00:00', 5, '2026-03-06 14:00:00'],
    ['2026-03-06 12:30:00', 1, '2026-03-06 14:00:00'],
    ['2026-03-06 19:30:00', 1, '2026-03-09 08:30:00'],
    ['2026-03-07 10:00:00', 2, '2026-03-09 10:00:00'],
    ['2026-03-06 03:00:00', 11, '2026-03-06 20:00:00'],
    ['2026-03-06 08:00:15', 22, '2026-03-10 08:00:15'],
  ])('one shift: %s and %d h are %s', (from, hours, due) => {
    expect(afterWorking(oneShift, from, hours)).toBe(due);
  });

  test('a night shift runs into a day off, and a day worked without shifts counts whole', () => {
    const nights = week(weekdays, [night]);
    expect(afterWorking(nights, '2026-03-07 02:00:00', 7)).toBe('2026-03-09 21:00:00');
    expect(afterWorking(week(weekdays, []), '2026-03-06 20:00:00', 24)).toBe('2026-03-09 20:00:00');
    expect(
      afterWorking(
        week(() => false, []),
        '2026-03-06 20:00:00',
        1,
      ),
    ).toBeNull();
  });
});
