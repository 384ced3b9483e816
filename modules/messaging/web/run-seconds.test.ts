import { expect, test } from 'vitest';
import { runSeconds } from './run-seconds.ts';

test('a notice runs one pixel every 20 ms, fifty a second', () => {
  expect([0, 1, 50, 1366].map(runSeconds)).toEqual([0, 0.02, 1, 27.32]);
});
