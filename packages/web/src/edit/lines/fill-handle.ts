import type { GridApi } from 'ag-grid-community';
import type { PointerEvent as ReactPointerEvent } from 'react';
import type { Line } from '../draft.ts';
import style from './lines-grid.module.css';

/** The lower right corner of the cell in hand, in pixels; as large as the square drawn there. */
const CORNER = 9;

/** The line a cell or row on screen belongs to; null for the row of sums and for anything else. */
function lineAt(place: Element | null): number | null {
  const index = place?.closest('[row-index]')?.getAttribute('row-index') ?? '';
  return /^\d+$/.test(index) ? Number.parseInt(index, 10) : null;
}

/** Paints the cells that would be filled. The grid draws no cell anew while the button is held. */
function mark(grid: Element, name: string, from: number, to: number): void {
  for (const cell of grid.querySelectorAll(`.ag-row [col-id="${CSS.escape(name)}"]`)) {
    const line = lineAt(cell);
    cell.toggleAttribute('data-filling', line !== null && line >= from && line <= to);
  }
}

/** Dragging the corner of the cell in hand downwards: answers the press, and says in the end which cells to fill. */
export function pullCorner(
  event: ReactPointerEvent<HTMLElement>,
  api: GridApi<Line> | null,
  fill: (from: number, to: number, name: string) => void,
): void {
  const cell = event.target instanceof Element ? event.target.closest(`.ag-cell-focus.${style['fills']}`) : null;
  const name = cell?.getAttribute('col-id');
  const from = lineAt(cell);
  if (!cell || !name || from === null || event.button !== 0) return;
  const { right, bottom } = cell.getBoundingClientRect();
  if (right - event.clientX > CORNER || bottom - event.clientY > CORNER) return;
  // The grid would begin to edit, or to move the focus.
  event.preventDefault();
  event.stopPropagation();
  const grid = event.currentTarget;
  let to = from;
  const moved = ({ clientX, clientY }: PointerEvent): void => {
    const under = lineAt(document.elementFromPoint(clientX, clientY));
    if (under === null) return;
    to = Math.max(from, under);
    api?.ensureIndexVisible(Math.min(to + 1, api.getDisplayedRowCount() - 1));
    mark(grid, name, from, to);
  };
  const ended = ({ type }: PointerEvent): void => {
    removeEventListener('pointermove', moved);
    removeEventListener('pointerup', ended);
    removeEventListener('pointercancel', ended);
    mark(grid, name, 0, -1);
    if (type === 'pointerup' && to > from) fill(from, to, name);
  };
  addEventListener('pointermove', moved);
  addEventListener('pointerup', ended);
  addEventListener('pointercancel', ended);
}
