import type { TabToNextCellParams } from 'ag-grid-community';
import { expect, test } from 'vitest';
import type { Line } from '../draft.ts';
import { isBegun, nextByTab, nextCell } from './line-navigation.ts';

const column = (name: string) => ({ getColId: () => name });
const at = (rowIndex: number, name: string, rowPinned: 'bottom' | null = null) => ({ rowIndex, rowPinned, column: column(name) });

/** Where Tab leads among two lines of `part` and `qty`; `#` stands before them, `done` behind. */
function tabbed(row: number, name: string, backwards = false, follows = false) {
  const followed: string[] = [];
  const asked = { entered: ['part', 'qty'], mayFollow: () => follows, follow: () => followed.push('line') };
  const api = { getColumn: (id: string) => column(id), getDisplayedRowCount: () => 2 };
  const to = nextByTab({ api, backwards, previousCellPosition: at(row, name) } as unknown as TabToNextCellParams<Line>, asked);
  return typeof to === 'boolean' ? [to, ...followed] : [to.rowIndex, to.column.getColId()];
}

test('Tab walks over what people enter, from line to line', () => {
  expect(tabbed(0, '#')).toEqual([0, 'part']);
  expect(tabbed(0, 'part')).toEqual([0, 'qty']);
  expect(tabbed(0, 'qty')).toEqual([1, 'part']);
  expect(tabbed(1, 'part', true)).toEqual([0, 'qty']);
  expect(tabbed(1, '#', true)).toEqual([0, 'qty']);
  expect(tabbed(1, 'qty', true)).toEqual([1, 'part']);
});

test('before the first cell and behind an empty last line, Tab leaves the table', () => {
  expect(tabbed(0, 'part', true)).toEqual([false]);
  expect(tabbed(1, 'qty')).toEqual([false]);
});

test('behind a last line with something in it, Tab begins another line', () => {
  expect(tabbed(1, 'qty', false, true)).toEqual([true, 'line']);
  const fresh: Line = { key: 'n', part: null, qty: '1' };
  expect(isBegun({ ...fresh, key: 'a' }, fresh)).toBe(false);
  expect(isBegun({ ...fresh, key: 'a', part: 'p' }, fresh)).toBe(true);
});

test('the row of sums cannot be walked into', () => {
  const neighbours = (from: object, to: object | null) => nextCell({ previousCellPosition: from, nextCellPosition: to } as never);
  const last = at(1, 'qty');
  expect(neighbours(last, at(0, 'qty', 'bottom'))).toBe(last);
  const first = at(0, 'qty');
  expect(neighbours(last, first)).toBe(first);
});
