import { expect, test } from 'vitest';
import { cleanParams } from './params.ts';
import { totalShown, totalToTurn } from './total.ts';

test('empty conditions are not asked, spaces around a number are not part of it', () => {
  expect(
    cleanParams({ number: ' DN1 ', status: [], plate: '  ', vendor: undefined, arrival: ['2026-11-01', '2026-11-02'] }),
  ).toEqual({
    number: 'DN1',
    arrival: ['2026-11-01', '2026-11-02'],
  });
});

test('a count that was broken off says so and can be turned past', () => {
  const full = { total: 1204, totalCapped: false };
  const capped = { total: 1000, totalCapped: true };
  expect([totalShown(full), totalToTurn(full)]).toEqual(['1204', 1204]);
  expect([totalShown(capped), totalToTurn(capped)]).toEqual(['1000+', 1001]);
});
