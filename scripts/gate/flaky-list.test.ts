import { expect, test } from 'vitest';
import { flakyList, splitFailures } from './flaky-list.ts';
import { failuresIn } from './test-report.ts';

test('every entry names a test, a reason and the day it came', () => {
  for (const { test: name, reason, since } of flakyList()) {
    expect(name).toMatch(/^\S+\.test\.tsx?: \S/);
    expect(reason).toMatch(/\S/);
    expect(since).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test('a failure that is not listed stays a failure', () => {
  const listed = flakyList().map(({ test: name }) => name);
  expect(splitFailures([...listed, 'a.test.ts: one'])).toEqual({ listed, unlisted: ['a.test.ts: one'] });
});

test('a file that failed outside its tests is a failure too', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'x y' },
    { status: 'failed', fullName: 'x z' },
  ];
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      { name: `${process.cwd()}/a.test.ts`, status: 'failed', assertionResults },
      { name: `${process.cwd()}/b.test.ts`, status: 'failed', assertionResults: [] },
      { name: `${process.cwd()}/c.test.ts`, status: 'passed', assertionResults: [] },
    ],
  };
  expect(failuresIn(report)).toEqual(['a.test.ts: x z', 'b.test.ts']);
});
