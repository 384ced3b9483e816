import type { GridApi } from 'ag-grid-community';
import { spread } from './spread.ts';

/** Columns are as wide as what they hold, within these bounds. */
export interface Bounds {
  readonly defaultMinWidth: number;
  readonly defaultMaxWidth: number;
}

/** Cells are drawn by React a moment after the grid has placed them; before that there is nothing to measure. */
const afterPaint = (work: () => unknown): void => void requestAnimationFrame(() => requestAnimationFrame(work));

/** Measures these columns by what they hold, as soon as it is drawn. */
export const measure = <T>(api: GridApi<T>, free: readonly string[], bounds: Bounds): void =>
  afterPaint(() => api.isDestroyed() || api.autoSizeColumns({ colIds: [...free], ...bounds }));

/** Columns measured by what they hold share what room is left beside them. */
export function fillRoom<T>(api: GridApi<T>, free: readonly string[], frame: HTMLElement | null, bounds: Bounds): void {
  const room = frame?.querySelector('.ag-grid-viewport')?.clientWidth ?? 0;
  const shown = api.getAllDisplayedColumns();
  const fixed = shown.filter((column) => column.isPinned() || !free.includes(column.getColId()));
  const taken = fixed.reduce((sum, column) => sum + column.getActualWidth(), 0);
  const wide = shown
    .filter((column) => !fixed.includes(column))
    .map((column) => ({ name: column.getColId(), width: column.getActualWidth() }));
  const widths = spread(wide, room - taken, bounds.defaultMaxWidth).map(({ name, width }) => ({ key: name, newWidth: width }));
  if (widths.length > 0) api.setColumnWidths(widths, true, 'api');
}
