import { expect, test } from 'vitest';
import { runTerminals } from './terminals-run.ts';

test('four terminals do anything to the orders of a line: what the product says is what it answered', async () => {
  const { wrong } = await runTerminals({
    terminals: 4,
    operations: 150,
    seed: 2,
    kinds: ['stays', 'countingPoint', 'free', 'split'],
  });
  expect(wrong).toEqual([]);
});
