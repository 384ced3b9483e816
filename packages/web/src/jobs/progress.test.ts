import { expect, test } from 'vitest';
import type { LongJob } from './calls.ts';
import { isUnderWay, percentOf } from './progress.ts';

type Progress = Pick<LongJob, 'state' | 'done' | 'total'>;
const job = (part: Partial<Progress>): Progress => ({ state: 'running', done: 0, total: null, ...part });

test('a percentage is whole, never runs past the end, and is full only with the result', () => {
  expect(percentOf(job({}))).toBe(0);
  expect(percentOf(job({ done: 5000, total: 30_000 }))).toBe(16);
  expect(percentOf(job({ done: 30_010, total: 30_000 }))).toBe(99);
  expect(percentOf(job({ done: 0, total: 0 }))).toBe(0);
  expect(percentOf(job({ state: 'done', done: 3, total: 3 }))).toBe(100);
});

test('what waits or runs is asked for again, what has ended rests', () => {
  expect((['queued', 'running', 'done', 'failed'] as const).map((state) => isUnderWay(job({ state })))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
