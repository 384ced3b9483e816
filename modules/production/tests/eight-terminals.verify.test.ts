import { expect, test } from 'vitest';
import { runTerminals } from './terminals-run.ts';

const SEED = Number.parseInt(process.env['TAKT_PRODUCTION_SEED'] ?? '20260302', 10);
const OPERATIONS = Number.parseInt(process.env['TAKT_PRODUCTION_OPERATIONS'] ?? '5000', 10);

test('eight terminals do anything to the orders of a line: what the product says is what it answered', async () => {
  const { wrong } = await runTerminals({
    terminals: 8,
    operations: OPERATIONS,
    seed: SEED,
    kinds: ['strict', 'stays', 'countingPoint', 'free', 'split', 'apart', 'open'],
  });
  expect(wrong).toEqual([]);
}, 3_600_000);
