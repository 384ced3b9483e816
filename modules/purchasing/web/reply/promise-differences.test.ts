import { expect, test } from 'vitest';
import { differencesOf } from './promise-differences.ts';

const line = (lineNo: number, confirmedQty: string | null, confirmedDate: string | null) => ({
  id: `l${lineNo}`,
  lineNo,
  partLabel: `P${lineNo} 支架`,
  unitLabel: 'PCS 件',
  qty: '1600',
  dueDate: '2026-04-01',
  confirmedQty,
  confirmedDate,
  replyRemark: null,
});

test('use 13: each promised line says by how much and by how many days it differs from what was asked for', () => {
  const lines = [
    line(1, '1600', '2026-04-01'),
    line(2, '1680', '2026-03-29'),
    line(3, '1599.5', '2026-05-02'),
    line(4, null, null),
  ];
  const promises = [
    { lineNo: 3, qty: '1000', date: '2026-04-01' },
    { lineNo: 3, qty: '599.5', date: '2026-05-02' },
  ];
  expect(differencesOf({ lines, promises }).map(({ lineNo, more, qty, days, date }) => [lineNo, more, qty, days, date])).toEqual([
    [1, '0', null, 0, null],
    [2, '80', 'more', -3, 'early'],
    [3, '-0.5', 'less', 31, 'late'],
  ]);
  expect(differencesOf({ lines, promises }).map(({ parts }) => parts.length)).toEqual([0, 0, 2]);
  expect(differencesOf({})).toEqual([]);
});
