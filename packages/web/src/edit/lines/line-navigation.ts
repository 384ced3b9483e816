import { blank } from '@takt/model';
import type { CellPosition, NavigateToNextCellParams, TabToNextCellParams } from 'ag-grid-community';
import type { Line } from '../draft.ts';

/** Arrows and Enter stay among the lines: nothing can be typed into the row of sums. */
export const nextCell = ({ nextCellPosition, previousCellPosition }: NavigateToNextCellParams<Line>): CellPosition | null =>
  nextCellPosition?.rowPinned ? previousCellPosition : nextCellPosition;

/** Whether anything stands in a line beyond what a new one begins with. */
export const isBegun = (line: Line, fresh: Line): boolean =>
  Object.entries(line).some(([name, value]) => name !== 'key' && !blank(value) && value !== fresh[name]);

interface TabOptions {
  /** The cells people enter, first to last. */
  readonly entered: readonly string[];
  /** Whether a line may follow the last one: one may be added, and the last one is not empty itself. */
  readonly mayFollow: () => boolean;
  readonly follow: () => void;
}

/** Tab walks over the cells people enter; behind the last of them it begins another line, unless the last line is empty yet. */
export function nextByTab(
  { api, backwards, previousCellPosition: { rowIndex, column } }: TabToNextCellParams<Line>,
  { entered, mayFollow, follow }: TabOptions,
): CellPosition | boolean {
  const at = entered.indexOf(column.getColId());
  // A cell nobody enters is passed over to where its line begins, or where the one above ends.
  const next = backwards ? Math.max(at, 0) - 1 : at + 1;
  const row = rowIndex + Math.floor(next / entered.length);
  const to = api.getColumn(entered.at(next % entered.length) ?? '');
  if (to === null || row < 0) return false;
  if (row < api.getDisplayedRowCount()) return { rowIndex: row, rowPinned: null, column: to };
  if (!mayFollow()) return false;
  follow();
  return true;
}
