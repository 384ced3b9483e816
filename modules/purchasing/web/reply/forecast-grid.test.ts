import { expect, test } from 'vitest';
import {
  answersOf,
  asRequested,
  begun,
  beside,
  bindingOf,
  changesOf,
  gridOf,
  pastedAt,
  problemsOf,
  replyOf,
  sumOf,
  withPromise,
  zonesOf,
} from './forecast-grid.ts';

const line = (id: string, part: string, week: string, zone: string, more: object = {}) => ({
  id,
  part,
  partLabel: `${part} 密封圈`,
  unit: 'u',
  unitLabel: 'PCS 件',
  week,
  qty: '100',
  zone,
  decimals: 0,
  change: '0',
  previousQty: '0',
  replyQty: null,
  replyReason: null,
  replyRemark: null,
  ...more,
});
const LINES = [
  line('b1', 'B', '2026-11-16', 'firm'),
  line('a1', 'A', '2026-11-16', 'firm', { change: '20', previousQty: '80' }),
  line('a2', 'A', '2026-11-23', 'material'),
  line('a3', 'A', '2026-11-30', 'outlook', { change: '-5', previousQty: '105' }),
  line('b3', 'B', '2026-11-30', 'material'),
];
const grid = gridOf(LINES, 2);
const ids = grid.rows.map(({ cells }) => cells.map((cell) => cell?.id ?? null));
const first = { row: 0, week: 0 };

test('use 29 parts are rows and weeks are columns, each with the strongest duty any part has in it', () => {
  expect(grid.weeks.map(({ name, zone }) => [name, zone])).toEqual([
    ['W47', 'firm'],
    ['W48', 'material'],
    ['W49', 'material'],
  ]);
  expect(ids).toEqual([
    ['b1', null, 'b3'],
    ['a1', 'a2', 'a3'],
  ]);
  expect(zonesOf(grid).map(({ zone, weeks }) => [zone, weeks])).toEqual([
    ['firm', 1],
    ['material', 2],
  ]);
});

test('use 29 what changed since the last revision is told; the first has nothing to differ from', () => {
  expect(changesOf(grid)).toEqual({ more: { places: 1, qty: '20' }, less: { places: 1, qty: '-5' } });
  expect(grid.rows[1]?.cells.map((cell) => [cell?.change, cell?.previousQty])).toEqual([
    ['20', '80'],
    [null, null],
    ['-5', '105'],
  ]);
  expect(changesOf(gridOf(LINES, 1)).more.places).toBe(0);
});

test('use 29 it begins as asked where it binds, and as it was answered where that was sent back', () => {
  const qtys = (promises: ReadonlyMap<string, { readonly qty: string }>) => ['a1', 'a2', 'a3'].map((id) => promises.get(id)?.qty);
  expect(qtys(begun(grid))).toEqual(['100', '100', '']);
  const again = gridOf([...LINES.slice(2), line('a1', 'A', '2026-11-16', 'firm', { replyQty: '7', replyReason: 'capacity' })], 2);
  expect(qtys(begun(again))).toEqual(['7', '', '']);
  expect(qtys(answersOf(grid))).toEqual(['', '', '']);
});

test('use 29 keys pass over weeks of which nothing is forecast, and stop at the edge', () => {
  expect(beside(grid, first, { row: 0, week: 1 })?.id).toBe('b3');
  expect(beside(grid, { row: 1, week: 1 }, { row: -1, week: 0 })).toBeNull();
  expect(beside(grid, first, { row: 1, week: 0 })?.id).toBe('a1');
});

test('use 29 a block of a sheet is laid down from its cell, and what is no number is marked', () => {
  const next = pastedAt(grid, asRequested(grid), first, '1,200\tx\t３\r\nabc\t-5\t2.5\t9\r\n');
  expect(['b1', 'b3', 'a1', 'a2', 'a3'].map((id) => next.get(id)?.qty)).toEqual(['1200', '3', 'abc', '-5', '2.5']);
  expect(problemsOf(grid, next).map(({ cell, why }) => [cell.id, why[0]])).toEqual([
    ['a1', '承诺数量须为数字'],
    ['a2', '承诺数量不能小于 0'],
    ['a3', '该单位只能填整数'],
  ]);
});

test('use 29 totals cover what binds, and what is wrong counts for nothing', () => {
  const a = grid.rows[1]?.cells ?? [];
  expect(sumOf(bindingOf(a), asRequested(grid))).toEqual({ demand: '200', promised: '200', short: false });
  const wrong = pastedAt(grid, asRequested(grid), { row: 1, week: 0 }, 'abc\t60\t1');
  expect(sumOf(bindingOf(a), wrong)).toEqual({ demand: '200', promised: '60', short: true });
  expect(sumOf([a[2] ?? null], asRequested(grid))).toEqual({ demand: '100', promised: null, short: false });
});

test('use 29 a reply leaves open weeks out and gives a reason where something is short', () => {
  const [cell] = grid.rows[1]?.cells ?? [];
  if (!cell) throw new Error('a part without weeks');
  const short = withPromise(asRequested(grid), cell, { qty: '0', reason: 'tooling' });
  expect(replyOf(grid, short, ' ')).toEqual({
    answer: 'byLine',
    replies: [
      { lineId: 'b1', qty: '100', date: null, reason: null, remark: null },
      { lineId: 'b3', qty: '100', date: null, reason: null, remark: null },
      { lineId: 'a1', qty: '0', date: null, reason: 'tooling', remark: null },
      { lineId: 'a2', qty: '100', date: null, reason: null, remark: null },
    ],
    remark: null,
  });
  // Words about a shortfall go with it.
  const kept = withPromise(asRequested(grid), cell, { reason: 'other', remark: '停电' });
  expect(replyOf(grid, kept, '').replies[2]).toMatchObject({ reason: null, remark: null });
});
