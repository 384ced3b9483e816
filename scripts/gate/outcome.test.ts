import { expect, test } from 'vitest';
import { type Failure, firstLine, judged, totals } from './outcome.ts';

const failure = (test: string, file: string | null = 'a.test.ts'): Failure => ({ file, test, error: `no ${test}` });
const passAlone =
  (...names: readonly string[]) =>
  (one: Failure) =>
    names.includes(one.test ?? '');

test('what passes alone is unstable and counts as passed, what fails again has failed', () => {
  expect(judged(10, [failure('one'), failure('two')], passAlone('one'))).toEqual({
    passed: 11,
    failed: ['a.test.ts: two'],
    unstable: [{ test: 'a.test.ts: one', error: 'no one' }],
  });
});

test('an error of no file cannot be tried again, and of many failures none is', () => {
  expect(judged(0, [failure('one', null)], () => true).failed).toEqual(['outside of any file: one']);
  const many = ['1', '2', '3', '4', '5', '6'].map((name) => failure(name));
  expect(judged(0, many, () => true).failed).toHaveLength(6);
  expect(judged(0, many.slice(1), () => true).failed).toEqual([]);
});

test('more unstable tests than allowed are failures', () => {
  expect(totals('10 0\n3 1', 5, 5)).toEqual({ passed: 13, failed: 1 });
  expect(totals('10 0', 6, 5)).toEqual({ passed: 10, failed: 6 });
  expect(totals('10 0', 1, 0)).toEqual({ passed: 10, failed: 1 });
});

test('the first line of an error, without colours', () => {
  expect(firstLine('\u001b[31mexpected 1\u001b[39m\n  at a.test.ts')).toBe('expected 1');
});
