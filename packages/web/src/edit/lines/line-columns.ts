import { type Table, type Text, shownFields } from '@takt/model';
import type { ColDef, SuppressKeyboardEventParams } from 'ag-grid-community';
import { viewOf } from '../../fields/index.ts';
import { isShownOnly, type Line } from '../draft.ts';
import { LineCell, LineEditor, NumberCell, PICKED } from './line-cells.tsx';
import { enteredFields } from './lines.ts';
import style from './lines-grid.module.css';

const UNMEASURED = 110;

/** Enter goes down among the lines, out of an open cell as well; the grid itself would go on into the row of sums. */
function goDown({ api, node, column, event }: SuppressKeyboardEventParams<Line>): void {
  event.preventDefault();
  api.stopEditing();
  const row = (node.rowIndex ?? 0) + (event.shiftKey ? -1 : 1);
  api.setFocusedCell(Math.min(Math.max(row, 0), api.getDisplayedRowCount() - 1), column);
}

/** A chosen kind wants Enter for itself; Tab ends the edit and only then moves on, as in a spreadsheet. */
const leave =
  (picked: boolean) =>
  (params: SuppressKeyboardEventParams<Line>): boolean => {
    const { editing, event, api } = params;
    // Enter also takes over what is being composed in Chinese; that is not yet the end of the cell.
    if (event.key === 'Enter' && !(editing && picked)) {
      if (!event.isComposing) goDown(params);
      return true;
    }
    if (!editing) return event.key === 'Delete';
    if (event.key === 'Tab') {
      api.stopEditing();
      // Where there is no next cell, the browser goes on to what comes after the table.
      if (event.shiftKey ? api.tabToPreviousCell() : api.tabToNextCell()) event.preventDefault();
      return true;
    }
    return picked && ['Enter', 'ArrowUp', 'ArrowDown'].includes(event.key);
  };

/** The columns of a line table: its number, then every field of it. */
export function columnsOf({ fields }: Table, editable: boolean, say: (text: Text) => string): ColDef<Line>[] {
  const number: ColDef<Line> = {
    colId: '#',
    headerName: '#',
    width: 56,
    minWidth: 56,
    maxWidth: 70,
    cellRenderer: NumberCell,
    sortable: false,
  };
  return [
    number,
    ...shownFields(fields).map(([name, field]): ColDef<Line> => {
      const fixed = isShownOnly(field);
      const entered = editable && enteredFields(fields).includes(name);
      const right = viewOf(field).align === 'right';
      return {
        colId: name,
        // Narrow until what it holds has been drawn and measured.
        initialWidth: UNMEASURED,
        field: name,
        headerName: `${say(field.label)}${editable && field.required && !fixed ? ' *' : ''}`,
        sortable: false,
        editable: ({ node }) => entered && !node.rowPinned,
        cellRenderer: LineCell,
        cellEditor: LineEditor,
        cellDataType: false,
        suppressKeyboardEvent: leave(PICKED.includes(field.kind)),
        cellClass: [right && style['number'], fixed && editable && style['fixed'], entered && style['fills']].filter(
          (one) => typeof one === 'string',
        ),
        ...(right && { headerClass: 'ag-right-aligned-header' }),
      };
    }),
  ];
}
