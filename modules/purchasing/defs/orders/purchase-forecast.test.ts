import { problems } from '@takt/model';
import { expect, test } from 'vitest';
import { judging, NOW } from '../../tests/judging.ts';
import { PurchaseForecast } from './purchase-forecast.ts';

const { may, mayNot } = judging(PurchaseForecast);
const firm = { id: 'a', qty: '10', zone: 'firm', week: '2026-03-02' };
const outlook = { id: 'b', qty: '20', zone: 'outlook', week: '2026-05-04' };
const forecast = (status: string, lines: readonly object[] = [firm, outlook]) => ({ status, lines });

test('a promise is a quantity for every firm week, once for each of its lines', () => {
  const published = forecast('published');
  may('feedback', published, { answer: 'asAsked' });
  may('feedback', published, { replies: [{ lineId: 'a', qty: '0', reason: 'capacity' }] });
  may('feedback', published, { answer: 'asAsked', replies: [{ lineId: 'b', qty: '5' }] });
  for (const replies of [
    null,
    [],
    [{ lineId: 'b', qty: '5' }],
    [{ lineId: 'a', qty: 5 }],
    [{ lineId: 'a' }],
    ['a'],
    'a',
    [
      { lineId: 'a', qty: '1' },
      { lineId: 'a', qty: '2' },
    ],
    [
      { lineId: 'a', qty: '1' },
      { lineId: 'other', qty: '2' },
    ],
  ])
    mayNot('feedback', published, 'committed', { replies });
});

test('a week is named by its Monday', () => {
  const some = '01900000-0000-7000-8000-000000000001';
  const wrong = (week: string) =>
    problems(
      PurchaseForecast,
      {
        vendor: some,
        plant: some,
        startOn: '2026-03-02',
        firmWeeks: 4,
        materialWeeks: 0,
        outlookWeeks: 8,
        lines: [{ part: some, unit: some, qty: '1', week }],
      },
      { now: NOW },
    ).map(({ text }) => text[0]);
  expect([wrong('2026-03-02'), wrong('2026-03-03')]).toEqual([[], ['预测周须为周一的日期']]);
});
