import { expect, test } from 'vitest';
import { stopDayOf } from '../defs/shortage/stop-day.ts';
import { shortageDays } from '../server/shortage/days.ts';

const NOW = '2096-02-25 08:00:00';

test('each part counts on the day it runs out, what ran out before counts today, and nothing is lost', () => {
  const { days, later } = shortageDays(NOW, [
    '2096-02-20 10:00:00',
    NOW,
    '2096-02-29 23:59:59',
    '2096-03-01 00:00:00',
    '2096-03-09 12:00:00',
    '2096-03-10 00:00:00',
  ]);
  expect(days).toHaveLength(14);
  expect(days.filter(({ parts }) => parts > 0)).toEqual([
    { on: '2096-02-25', parts: 2 },
    { on: '2096-02-29', parts: 1 },
    { on: '2096-03-01', parts: 1 },
    { on: '2096-03-09', parts: 1 },
  ]);
  expect(later).toBe(1);
});

test('the day of a stop is never before the day of asking', () => {
  expect(stopDayOf('2096-02-01 09:00:00', NOW)).toBe('2096-02-25');
  expect(stopDayOf('2096-03-02 09:00:00', NOW)).toBe('2096-03-02');
});
