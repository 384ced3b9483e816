import { expect, test } from 'vitest';
import { costsIn, examplesOf, forecast, grown, sumOf } from './forecast.ts';
import type { TestReport } from './test-report.ts';

const took = (fullName: string, duration: number) => ({ status: 'passed', fullName, duration });
const report: TestReport = {
  numPassedTests: 6,
  numFailedTests: 0,
  testResults: [
    {
      name: '/takt/apps/server/tests/documents.test.ts',
      status: 'passed',
      assertionResults: [
        took('sales.salesOrder lock in 00 is done', 3000),
        took('the engine on sales.salesOrder edit is no button', 4000),
      ],
    },
    {
      name: '/takt/apps/server/tests/records-scopes.test.ts',
      status: 'passed',
      assertionResults: [took('a supplier’s person and base.part is refused what is the company’s own', 2000)],
    },
    {
      name: '/takt/modules/base/tests/bom.test.ts',
      status: 'passed',
      assertionResults: [took('base.part is exploded', 1000)],
    },
  ],
};
const costs = costsIn(report, new Set(['sales.salesOrder']), new Set(['base.part']));

test('a test counts for the kind of definition its family names; outside the families it counts for itself', () => {
  expect(costs).toEqual({ documents: 3, masters: 2, examples: 4, others: 1 });
  expect(sumOf(costs)).toBe(10);
});

test('what is tried per definition grows with the definitions, the rest stays', () => {
  const now = { documents: 32, masters: 80, examples: 30 };
  const then = { documents: 64, masters: 240, examples: 60 };
  expect(grown(costs, now, then)).toEqual({ documents: 6, masters: 6, examples: 8, others: 1 });
  expect(grown(costs, now, now)).toEqual(costs);
});

test('the chosen definitions and a tenth of the others are examples', () => {
  expect([examplesOf(120, 20), examplesOf(400, 20), examplesOf(20, 20)]).toEqual([30, 58, 20]);
});

test('wall and processor time of the step grow as the time of its tests does', () => {
  const now = { documents: 32, masters: 80, examples: 30 };
  const then = { documents: 64, masters: 240, examples: 60 };
  const lines = forecast(costs, now, then, { wall: 100, processor: 200 }).split('\n');
  expect(lines[0]).toBe('time of the tests: 30 % per document, 20 % per master, 40 % facts of the engine, 10 % others');
  expect(lines[1]).toBe('forecast for 64 documents and 240 masters (now 32 and 80): tests 210 s, processor 420 s');
});
