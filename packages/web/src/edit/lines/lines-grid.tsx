import { fill, type Problem, type Table, type Text } from '@takt/model';
import {
  type CellEditRequestEvent,
  type CellKeyDownEvent,
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  CustomEditorModule,
  type GridApi,
  LocaleModule,
  ModuleRegistry,
  PinnedRowModule,
  RowApiModule,
  RowSelectionModule,
  type RowSelectionOptions,
  ScrollApiModule,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useExplain } from '../../actions/action-bar.tsx';
import { wireNow } from '../../api/company-clock.ts';
import { useLang, useSay } from '../../kit/say.tsx';
import { type Bounds, fillRoom, measure } from '../../list/fit-columns.ts';
import { gridTheme } from '../../list/grid-theme.ts';
import { zhGrid } from '../../list/grid-words.ts';
import { isShownOnly, type Line, newLine } from '../draft.ts';
import { pullCorner } from './fill-handle.ts';
import { columnsOf } from './line-columns.ts';
import { isBegun, nextByTab, nextCell } from './line-navigation.ts';
import { enteredFields, filledOver, type LineRights, totalsOf, withBlock, withCell } from './lines.ts';
import { type LinesContextValue, LinesContext } from './lines-context.ts';
import { LinesTools } from './lines-tools.tsx';
import { usePasted } from './paste.ts';
import { useScanAdd } from './use-scan-add.ts';
import { emptyStack, recorded, redone, type Stack, undone } from './undo.ts';
import style from './lines-grid.module.css';

ModuleRegistry.registerModules([
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  CustomEditorModule,
  LocaleModule,
  PinnedRowModule,
  RowApiModule,
  RowSelectionModule,
  ScrollApiModule,
]);

interface Cell {
  readonly row: number;
  readonly field: string;
}
export interface LinesGridProps {
  readonly name: string;
  readonly table: Table;
  readonly rows: readonly Line[];
  readonly rights: LineRights;
  /** These lines are in sight: scans are for them. */
  readonly front: boolean;
  readonly problems: readonly Problem[];
  /** Somebody tried to save: empty cells are complained of as well. */
  readonly tried: boolean;
  /** The cell to go to; a new object goes there again. */
  readonly goTo: Cell | null;
  readonly onChange: (rows: readonly Line[]) => void;
}

const ROW = 32;
const HEAD = 34;
const BAR = 18;
const FEWEST = 3;
const TALLEST = 12;
const WIDTH: Bounds = { defaultMinWidth: 90, defaultMaxWidth: 260 };
const MANY: RowSelectionOptions<Line> = { mode: 'multiRow', checkboxes: true, headerCheckbox: true, enableClickSelection: false };
const UNKNOWN: Text = ['没有编码为 {code} 的数据', 'Nothing has the code {code}'];
const EMPTY: Text = ['还没有明细', 'No lines yet'];

/** The lines of a record as a sheet: typed, pasted, filled down and undone like one. */
export function LinesGrid({ name: detail, table, rows, rights, front, problems, tried, goTo, onChange }: LinesGridProps) {
  const say = useSay();
  const lang = useLang();
  const { fields } = table;
  const api = useRef<GridApi<Line> | null>(null);
  const labels = useRef(new Map<unknown, string | null>());
  const [stack, setStack] = useState<Stack<readonly Line[]>>(emptyStack);
  const explain = useExplain();
  const pasted = usePasted(fields);
  const wrong = useMemo(() => new Map(problems.map(({ at, text }) => [at, text])), [problems]);
  const around: LinesContextValue = useMemo(
    () => ({
      fields,
      problemAt: (row, name) => {
        const text = wrong.get(`${detail}.${row}.${name}`) ?? null;
        const value = rows[row]?.[name] ?? null;
        return text && (tried || (value !== null && value !== '')) ? text : null;
      },
      called: (id, label) => void labels.current.set(id, label),
    }),
    [fields, wrong, detail, rows, tried],
  );
  const columns = useMemo(() => columnsOf(table, rights.edit, say), [table, rights.edit, say]);
  const measured = useMemo(() => columns.map(({ colId }) => colId ?? '').filter((id) => id !== '#'), [columns]);
  const frame = useRef<HTMLDivElement>(null);
  const totals = useMemo(() => totalsOf(fields, rows), [fields, rows]);

  const summed = Object.keys(totals).length > 0 && rows.length > 0;
  // As tall as its rows, with room for the bar beneath; the grid's own automatic height cuts the last row there.
  const height = HEAD + ROW * (Math.min(Math.max(rows.length, FEWEST), TALLEST) + (summed ? 1 : 0)) + BAR;

  // What is looked up on the server arrives later: by then there may be other lines.
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  }, [rows]);
  const change = (next: readonly Line[]): void => {
    const before = latest.current;
    if (next === before) return;
    setStack((known) => recorded(known, before));
    latest.current = next;
    onChange(next);
  };
  const step = (walked: ReturnType<typeof undone<readonly Line[]>>): void => {
    if (!walked) return;
    setStack(walked.stack);
    onChange(walked.present);
  };
  const undo = (): void => step(undone(stack, rows));
  const redo = (): void => step(redone(stack, rows));
  const edited = ({ rowIndex, column, newValue }: CellEditRequestEvent<Line>): void => {
    if (rowIndex === null) return;
    const linked = fields[column.getColId()]?.options.to !== undefined;
    const label = linked && labels.current.has(newValue) ? { label: labels.current.get(newValue) ?? null } : {};
    change(withCell(rows, rowIndex, column.getColId(), { value: newValue ?? null, ...label }));
  };
  const paste = async (text: string): Promise<void> => {
    const focused = api.current?.getFocusedCell();
    const start = focused?.column.getColId() ?? enteredFields(fields)[0] ?? '';
    const row = focused && !focused.rowPinned ? focused.rowIndex : rows.length;
    const block = await pasted(text, start);
    change(withBlock(fields, latest.current, { row, name: start }, block, { now: wireNow() }, rights.add));
  };
  const pressed = ({ event, rowIndex, column }: CellKeyDownEvent<Line>): void => {
    if (!(event instanceof KeyboardEvent) || rowIndex === null || !rights.edit || inInput(event)) return;
    const name = column.getColId();
    if (!fields[name] || isShownOnly(fields[name])) return;
    if ((event.ctrlKey || event.metaKey) && event.key === 'd') {
      event.preventDefault();
      change(filledOver(rows, rowIndex - 1, rowIndex, name));
    }
    if (event.key === 'Delete') change(withCell(rows, rowIndex, name, { value: null, label: null }));
  };
  useEffect(() => visit(api.current, goTo), [goTo]);
  // A new line has no cell before the grid has taken it over.
  const awaited = useRef<Cell | null>(null);
  const goLater = (row: number, field: string): void => {
    if (row < (api.current?.getDisplayedRowCount() ?? 0)) visit(api.current, { row, field });
    else awaited.current = { row, field };
  };
  const entered = useMemo(() => enteredFields(fields), [fields]);
  const add = (): void => {
    const before = latest.current;
    change([...before, newLine(fields, { now: wireNow() })]);
    goLater(before.length, entered[0] ?? '#');
  };
  const mayFollow = (): boolean => {
    const last = latest.current.at(-1);
    return rights.add && last !== undefined && isBegun(last, newLine(fields, { now: wireNow() }));
  };
  const scanning = useScanAdd({
    fields,
    open: front && rights.add,
    api,
    current: () => latest.current,
    change,
    goTo: goLater,
    onUnknown: (code) => explain({ text: fill(UNKNOWN, { code }) }),
  });

  return (
    <div
      className={style['around']}
      // A click beside the cells makes the table the place to paste into, also while it is empty.
      tabIndex={-1}
      onPaste={(event) => {
        if (!rights.edit || inInput(event.nativeEvent)) return;
        event.preventDefault();
        void paste(event.clipboardData.getData('text/plain'));
      }}
      onCopy={(event) => {
        const focused = api.current?.getFocusedCell();
        const row = focused && rows[focused.rowIndex];
        if (!row || inInput(event.nativeEvent) || globalThis.getSelection()?.toString()) return;
        const name = focused.column.getColId();
        event.clipboardData.setData('text/plain', String(row[`${name}Label`] ?? row[name] ?? ''));
        event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || !rights.edit || inInput(event.nativeEvent)) return;
        const key = event.key.toLowerCase();
        if (key !== 'z' && key !== 'y') return;
        event.preventDefault();
        if (key === 'y' || event.shiftKey) redo();
        else undo();
      }}
    >
      <LinesTools
        table={table}
        rows={rows}
        rights={rights}
        api={api}
        scan={scanning?.scan ?? null}
        add={add}
        onChange={change}
        undo={stack.past.length > 0 ? undo : null}
        redo={stack.future.length > 0 ? redo : null}
      />
      <LinesContext value={around}>
        <div
          ref={frame}
          style={{ height }}
          onKeyDownCapture={scanning?.pressed}
          onPointerDownCapture={(event) =>
            pullCorner(event, api.current, (from, to, name) => change(filledOver(latest.current, from, to, name)))
          }
        >
          <AgGridReact<Line>
            theme={gridTheme}
            rowData={rows as Line[]}
            columnDefs={columns}
            getRowId={({ data }) => data.key}
            rowHeight={ROW}
            headerHeight={HEAD}
            onFirstDataRendered={(first) => measure(first.api, measured, WIDTH)}
            onColumnResized={(resized) => {
              if (resized.source === 'autosizeColumns' && resized.finished) fillRoom(resized.api, measured, frame.current, WIDTH);
            }}
            readOnlyEdit
            stopEditingWhenCellsLoseFocus
            suppressMovableColumns
            // Only what is drawn can be measured.
            suppressColumnVirtualisation
            navigateToNextCell={nextCell}
            {...(rights.edit && { tabToNextCell: (params) => nextByTab(params, { entered, mayFollow, follow: add }) })}
            {...((rights.add || rights.remove) && { rowSelection: MANY })}
            pinnedBottomRowData={summed ? [{ key: 'total', ...totals }] : []}
            localeText={{ ...(lang === 'zh' && zhGrid), noRowsToShow: say(EMPTY) }}
            onGridReady={(ready) => {
              api.current = ready.api;
              visit(ready.api, goTo);
              if (rows.length === 0) measure(ready.api, measured, WIDTH);
            }}
            onRowDataUpdated={() => {
              const place = awaited.current;
              awaited.current = null;
              requestAnimationFrame(() => visit(api.current, place));
            }}
            onCellEditRequest={edited}
            onCellKeyDown={(event) => {
              if ('column' in event) pressed(event);
            }}
          />
        </div>
      </LinesContext>
    </div>
  );
}

/** Puts the focus into a cell; a place without a field is the table as a whole. */
function visit(grid: GridApi<Line> | null, place: Cell | null): void {
  if (!grid || !place || place.field === '') return;
  grid.ensureIndexVisible(place.row);
  grid.ensureColumnVisible(place.field);
  grid.setFocusedCell(place.row, place.field);
}

const inInput = (event: Event): boolean =>
  event.target instanceof HTMLElement &&
  event.target.closest('input, textarea') !== null &&
  event.target.closest('.ag-selection-checkbox') === null;
