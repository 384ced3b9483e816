import { expect, test } from 'vitest';
import { failuresIn } from './test-report.ts';

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
