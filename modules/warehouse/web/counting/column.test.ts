import { expect, test } from 'vitest';
import type { Counting, CountingLine } from './column.ts';
import { changedCells, sentAgain, waitingIn, withAnswers, withoutAnswer, withTyped, wrongWith } from './column.ts';
import { problemsOf, rowsOf, sheetOf } from './sheet.ts';

const line = (id: string, more: object = {}): CountingLine => ({
  id,
  part: 'p',
  stockStatus: 'available',
  countedQty: null,
  countedBy: null,
  recountedQty: null,
  toRecount: '0',
  recounter: null,
  decimals: 0,
  unit: 'PCS',
  serialised: '0',
  ...more,
});
const lines = [
  line('a'),
  line('b', { stockStatus: 'hold' }),
  line('c', { part: null, stockStatus: null, decimals: 6 }),
  line('d', { decimals: 3 }),
];
const count: Counting = { id: 'x', status: '12', snapshotAt: null, lines };
const judge = ({ line: id, value }: { readonly line: string; readonly value: unknown }) => wrongWith(count, id, value);
const typed = (...values: readonly [string, unknown][]) =>
  withTyped(
    new Map(),
    values.map(([id, value]) => ({ line: id, value, serialNos: null })),
    judge,
  );
const english = ([, en]: readonly [string, string]): string => en;
const notes = (column: ReturnType<typeof typed>, of = count) => rowsOf(of, column, english).map(({ note }) => note);

test('use 34 what is no count is told at once, by the words of the rule the server asks', () => {
  expect(wrongWith(count, 'a', '7')).toBeNull();
  expect(wrongWith(count, 'a', '0')).toBeNull();
  expect(wrongWith(count, 'd', '0.125')).toBeNull();
  for (const value of ['abc', '-5', '1e3', '1.2345678']) expect(wrongWith(count, 'd', value)).not.toBeNull();
  expect(wrongWith(count, 'a', '0.5')).toEqual(['小数位超过物料单位的小数位', 'More decimals than the unit of the part has']);
  expect(wrongWith(count, 'c', '3')).toEqual(['空库位只能确认为0', 'An empty place is confirmed with 0']);
});

test('use 34 a line given to somebody can be typed; whose it is the server knows', () => {
  const given = { ...count, lines: [line('a', { countedQty: '7', countedBy: 'x', toRecount: '1', recounter: 'y' })] };
  expect(wrongWith(given, 'a', '8')).toBeNull();
});

test('use 34 only what can be taken waits to be sent; the rest stays as it was typed', () => {
  const column = typed(['a', '7'], ['b', 'abc'], ['c', '3'], ['d', '0.5']);
  expect(waitingIn(column)).toEqual([
    { line: 'a', countedQty: '7' },
    { line: 'd', countedQty: '0.5' },
  ]);
  expect(rowsOf(count, column, english).map(({ countedNow }) => countedNow)).toEqual(['7', 'abc', '3', '0.5']);
  expect(problemsOf(count, column, 'lines').map(({ at }) => at)).toEqual(['lines.1.countedNow', 'lines.2.countedNow']);
  expect(changedCells(column, [{ line: 'a', value: '7', serialNos: null }])).toEqual([]);
  expect(changedCells(column, [{ line: 'b', value: null, serialNos: null }])).toEqual([
    { line: 'b', value: null, serialNos: null },
  ]);
});

test('use 34 a refused row says why and keeps what was typed; what was typed meanwhile is not taken for sent', () => {
  const column = typed(['a', '7'], ['b', '4']);
  const sent = waitingIn(column);
  const meanwhile = withTyped(column, [{ line: 'a', value: '8', serialNos: null }], judge);
  const answered = withAnswers(meanwhile, sent, [
    { line: 'a', refusal: null },
    { line: 'b', refusal: { code: 'x', text: ['不行', 'No'], level: 'error' } },
  ]);
  expect(waitingIn(answered)).toEqual([{ line: 'a', countedQty: '8' }]);
  expect(notes(answered)).toEqual(['Being written down…', 'No', 'Empty place: enter 0 where nothing lies', null]);
  expect(rowsOf(count, answered, english)[1]).toMatchObject({ countedNow: '4' });
});

test('use 34 what the server could not be told is not lost and goes once more', () => {
  const column = typed(['a', '7']);
  const unsent = withoutAnswer(column, waitingIn(column));
  expect(waitingIn(unsent)).toEqual([]);
  expect(notes(unsent)[0]).toBe('Not written down yet');
  expect(waitingIn(sentAgain(unsent))).toEqual([{ line: 'a', countedQty: '7' }]);
});

test('use 23 a line that somebody else counts again says so, to whoever has just counted it as well', () => {
  const marked = { ...count, lines: [line('a', { countedQty: '7', toRecount: '1' })] };
  expect(notes(new Map(), marked)).toEqual(['To be recounted']);
  const column = typed(['a', '7']);
  const kept = withAnswers(column, waitingIn(column), [{ line: 'a', refusal: null }]);
  expect(notes(kept, marked)).toEqual(['Written down, to be recounted']);
  expect(rowsOf(marked, kept, english)[0]).toMatchObject({ lastQty: '7', countedNow: '7' });
});

test('supply 2.10 who tells the pieces need not count them, and the figure follows until it is typed', () => {
  const told = changedCells(new Map(), [{ line: 'a', value: null, serialNos: 'S1, S2' }]);
  expect(told).toEqual([{ line: 'a', value: '2', serialNos: 'S1, S2' }]);
  const column = withTyped(new Map(), told, judge);
  expect(waitingIn(column)).toEqual([{ line: 'a', countedQty: '2', serialNos: 'S1, S2' }]);
  expect(rowsOf(count, column, english)[0]).toMatchObject({ countedNow: '2', serialsNow: 'S1, S2' });
  expect(changedCells(column, [{ line: 'a', value: '2', serialNos: 'S1 S2 S3' }])).toMatchObject([{ value: '3' }]);
  expect(changedCells(column, [{ line: 'a', value: '4', serialNos: 'S1, S2' }])).toMatchObject([
    { value: '4', serialNos: 'S1, S2' },
  ]);
  expect(changedCells(column, [{ line: 'a', value: '2', serialNos: null }])).toMatchObject([{ value: null }]);
  const answered = withAnswers(column, waitingIn(column), [{ line: 'a', refusal: null }]);
  expect(notes(answered)[0]).toBe('Written down');
});

test('supply 2.10 the column of serial numbers is there where a line has pieces with numbers', () => {
  expect(Object.keys(sheetOf(count).fields)).not.toContain('serialsNow');
  expect(Object.keys(sheetOf({ ...count, lines: [line('a', { serialised: '1' })] }).fields)).toContain('serialsNow');
});
