import { fill, type Problem, type Table, type Text, totalsOf } from '@takt/model';
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
import { useMemo, useRef } from 'react';
import { useExplain } from '../../actions/action-bar.tsx';
import { wireNow } from '../../api/company-clock.ts';
import { useLang, useSay } from '../../kit/say.tsx';
import { type Bounds, fillRoom, measure } from '../../list/fit-columns.ts';
import { gridTheme } from '../../list/grid-theme.ts';
import { zhGrid } from '../../list/grid-words.ts';
import { isShownOnly, type Line, newLine } from '../draft.ts';
import { pullCorner } from './fill-handle.ts';
import { columnsOf } from './line-columns.ts';
import { inInput, type LinePlace, useLineFocus, visit } from './line-focus.ts';
import { isBegun, nextByTab, nextCell } from './line-navigation.ts';
import { enteredFields, filledOver, type LineRights, withCell } from './lines.ts';
import { type LinesContextValue, LinesContext } from './lines-context.ts';
import { LinesTools } from './lines-tools.tsx';
import { useLineChanges } from './use-line-changes.ts';
import { useLineClipboard } from './use-line-clipboard.ts';
import { useScanAdd } from './use-scan-add.ts';
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
  readonly goTo: LinePlace | null;
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
  const explain = useExplain();
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

  const { latest, change, undo, redo } = useLineChanges(rows, onChange);
  const clipboard = useLineClipboard({ fields, rows, rights, api, latest, change });
  const { goLater, onRowDataUpdated } = useLineFocus(api, goTo);
  const edited = ({ rowIndex, column, newValue }: CellEditRequestEvent<Line>): void => {
    if (rowIndex === null) return;
    const linked = fields[column.getColId()]?.options.to !== undefined;
    const label = linked && labels.current.has(newValue) ? { label: labels.current.get(newValue) ?? null } : {};
    change(withCell(rows, rowIndex, column.getColId(), { value: newValue ?? null, ...label }));
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
      {...clipboard}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || !rights.edit || inInput(event.nativeEvent)) return;
        const key = event.key.toLowerCase();
        if (key !== 'z' && key !== 'y') return;
        event.preventDefault();
        if (key === 'y' || event.shiftKey) redo?.();
        else undo?.();
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
        undo={undo}
        redo={redo}
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
            onRowDataUpdated={onRowDataUpdated}
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
