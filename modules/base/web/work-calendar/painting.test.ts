import { expect, test } from 'vitest';
import { dayOf, type Days, daysOfMonth, freeWeekends, paint, painted, stepFrom, workedIn } from './painting.ts';

/** The company closes on Friday the 13th, and this plant makes up for it on the 14th. */
const days: Days = new Map([
  ['2026-03-13', { on: '2026-03-13', type: 'holiday', shiftModel: null, own: false, otherwise: 'holiday' }],
  ['2026-03-14', { on: '2026-03-14', type: 'makeup', shiftModel: null, own: true, otherwise: 'rest' }],
]);
const clean = new Map();

test('a day is what the draft says, then what calendars say, then what its weekday makes of it', () => {
  const draft = paint(days, clean, ['2026-03-16'], 'rest');
  expect(dayOf(days, draft, '2026-03-16')).toEqual({ on: '2026-03-16', type: 'rest', own: true, painted: true });
  expect(dayOf(days, draft, '2026-03-13')).toMatchObject({ type: 'holiday', own: false, painted: false });
  expect(dayOf(days, draft, '2026-03-15')).toMatchObject({ type: 'rest', own: false });
  expect(dayOf(days, paint(days, clean, ['2026-03-14'], 'standard'), '2026-03-14')).toMatchObject({
    type: 'rest',
    painted: true,
  });
});

test('paint that changes nothing is not kept, and painting back leaves nothing to save', () => {
  expect(paint(days, clean, ['2026-03-14'], 'makeup').size).toBe(0);
  expect(paint(days, clean, ['2026-03-13', '2026-03-16'], 'standard').size).toBe(0);
  const draft = paint(days, clean, ['2026-03-14'], 'rest');
  expect(painted(draft)).toEqual([{ on: '2026-03-14', type: 'rest' }]);
  expect(painted(paint(days, draft, ['2026-03-14'], 'makeup'))).toEqual([]);
  expect(painted(paint(days, clean, ['2026-03-14'], 'standard'))).toEqual([{ on: '2026-03-14', type: null }]);
});

test('weekends off leaves the past, holidays and make-up workdays alone', () => {
  const weekends = freeWeekends(days, clean, 2026, '2026-03-14');
  expect(weekends.slice(0, 2)).toEqual(['2026-03-15', '2026-03-21']);
  expect(weekends.at(-1)).toBe('2026-12-27');
});

test('months know their days, and how many are worked', () => {
  expect(daysOfMonth(2028, 2).at(-1)).toBe('2028-02-29');
  expect(daysOfMonth(2026, 12)).toHaveLength(31);
  expect(workedIn(days, clean, daysOfMonth(2026, 3))).toBe(22);
});

test('arrows walk by days and weeks and stay in the year', () => {
  expect([stepFrom('2026-03-31', 'ArrowRight'), stepFrom('2026-03-03', 'ArrowUp')]).toEqual(['2026-04-01', '2026-02-24']);
  expect([stepFrom('2026-01-03', 'ArrowUp'), stepFrom('2026-03-03', 'a')]).toEqual([null, null]);
});
