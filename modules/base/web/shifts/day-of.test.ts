import { expect, test } from 'vitest';
import { drawnShifts, piecesOf } from './day-of.ts';

test('a shift past midnight is drawn in two pieces, any other in one', () => {
  expect(piecesOf({ startAt: '06:00:00', endAt: '18:00:00' })).toEqual([{ from: 25, width: 50 }]);
  expect(piecesOf({ startAt: '18:00:00', endAt: '06:00:00' })).toEqual([
    { from: 75, width: 25 },
    { from: 0, width: 25 },
  ]);
  expect(piecesOf({ startAt: '12:00:00', endAt: '00:00:00' })).toEqual([{ from: 50, width: 50 }]);
});

test('breaks stand in the shift in whose hours they lie, and are not worked', () => {
  const day = { startAt: '08:00:00', endAt: '20:00:00' };
  const night = { startAt: '20:00:00', endAt: '08:00:00' };
  const [lunch, meal] = [
    { startAt: '12:00:00', endAt: '13:00:00' },
    { startAt: '00:00:00', endAt: '00:30:00' },
  ];
  expect(drawnShifts([day, night], [lunch, meal])).toEqual([
    { shift: day, breaks: [lunch], worked: 660 },
    { shift: night, breaks: [meal], worked: 690 },
  ]);
});
