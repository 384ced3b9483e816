import type { GridApi } from 'ag-grid-community';
import { type RefObject, useEffect, useRef } from 'react';
import type { Line } from '../draft.ts';

export interface LinePlace {
  readonly row: number;
  readonly field: string;
}

/** Somebody is typing; what is pressed or pasted belongs to the input. */
export const inInput = (event: Event): boolean =>
  event.target instanceof HTMLElement &&
  event.target.closest('input, textarea') !== null &&
  event.target.closest('.ag-selection-checkbox') === null;

/** Puts the focus into a cell; a place without a field is the table as a whole. */
export function visit(grid: GridApi<Line> | null, place: LinePlace | null): void {
  if (!grid || !place || place.field === '') return;
  grid.ensureIndexVisible(place.row);
  grid.ensureColumnVisible(place.field);
  grid.setFocusedCell(place.row, place.field);
}

/** Goes to cells: those a page sends somebody to, and those of lines that are only being added. */
export function useLineFocus(api: RefObject<GridApi<Line> | null>, goTo: LinePlace | null) {
  useEffect(() => visit(api.current, goTo), [api, goTo]);
  // A new line has no cell before the grid has taken it over.
  const awaited = useRef<LinePlace | null>(null);
  return {
    goLater: (row: number, field: string): void => {
      if (row < (api.current?.getDisplayedRowCount() ?? 0)) visit(api.current, { row, field });
      else awaited.current = { row, field };
    },
    onRowDataUpdated: (): void => {
      const place = awaited.current;
      awaited.current = null;
      requestAnimationFrame(() => visit(api.current, place));
    },
  };
}
