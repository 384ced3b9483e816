import { expect, test } from 'vitest';
import { columnsFor, inSight } from './query-grid.ts';

test('conditions stand four, three, two or one beside each other', () => {
  expect([1400, 1080, 1079, 780, 779, 420, 419].map(columnsFor)).toEqual([4, 4, 3, 3, 2, 2, 1]);
});

test('folded, only the first row is in sight, and the buttons stand in it', () => {
  expect(inSight(6, 4, true)).toBe(3);
  expect(inSight(6, 1, true)).toBe(1);
  expect(inSight(6, 4, false)).toBe(6);
  expect(inSight(3, 4, true)).toBe(3);
});
