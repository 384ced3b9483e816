import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONG_TESTS, PARTS, restingTests, turnOf } from './turns.ts';

test('every file that runs in turn exists and is named once', () => {
  const root = join(import.meta.dirname, '../..');
  expect(LONG_TESTS.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(LONG_TESTS).size).toBe(LONG_TESTS.length);
});

test('as many commits as there are parts, one of each, run every long test once', () => {
  const commits = ['0', '1', '2', '3', '4', '5'];
  expect(commits.map(turnOf)).toEqual([0, 1, 2, 3, 4, 5]);
  const runs = commits.flatMap((commit) => LONG_TESTS.filter((file) => !restingTests(commit).includes(file)));
  expect(runs.toSorted()).toEqual(LONG_TESTS.toSorted());
  expect(PARTS).toBe(commits.length);
});
