import { type Entity, isDocument, type Sort, type Text } from '@takt/model';
import {
  type CellFocusedEvent,
  CellStyleModule,
  ClientSideRowModelModule,
  type ColDef,
  ColumnApiModule,
  ColumnAutoSizeModule,
  type GridApi,
  LocaleModule,
  ModuleRegistry,
  type RowSelectionOptions,
  RowApiModule,
  RowSelectionModule,
  type SelectionChangedEvent,
  TooltipModule,
} from 'ag-grid-community';
import { AgGridReact, type CustomCellRendererProps } from 'ag-grid-react';
import { createContext, type MouseEvent, use, useEffect, useMemo, useRef, useState } from 'react';
import type { Column, Row } from '../api/calls.ts';
import { useLang, useSay } from '../kit/say.tsx';
import { viewOf } from '../fields/index.ts';
import { alignOf, Cell, fieldOf, shownOf } from './cell.tsx';
import { type Bounds, fillRoom, measure } from './fit-columns.ts';
import { gridTheme } from './grid-theme.ts';
import { type RowTools, Tools, toolsColumn } from './grid-tools.tsx';
import { zhGrid } from './grid-words.ts';
import { HEIGHTS, type Layout, type Pinned, type Placed } from './layout.ts';
import style from './list-table.module.css';

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  CellStyleModule,
  ColumnApiModule,
  ColumnAutoSizeModule,
  LocaleModule,
  RowApiModule,
  RowSelectionModule,
  TooltipModule,
]);

export interface GridProps {
  readonly entity: Entity | undefined;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly layout: Layout;
  readonly sort: readonly Sort[];
  /** Rows ticked, also those of other pages; absent where nothing can be ticked. */
  readonly selected?: ReadonlySet<string>;
  /** The page's rows that are ticked now. */
  readonly onSelect?: (rows: readonly Row[]) => void;
  readonly onSort?: (sort: readonly Sort[]) => void;
  readonly onLayout?: (columns: readonly Placed[]) => void;
  readonly onFocus?: (row: Row) => void;
  readonly onOpen?: (row: Row) => void;
  /** Where a row's own page is; its first column then leads there. */
  readonly hrefOf?: (row: Row) => string;
  /** What can be done with each row; absent where nothing can. */
  readonly tools?: RowTools;
  /** The first rows are on the screen. */
  readonly onDrawn?: () => void;
}

const WIDTH: Bounds = { defaultMinWidth: 50, defaultMaxWidth: 250 };
/** Narrow at first, so that most columns are drawn and can be measured. */
const UNMEASURED = 100;
/** Only what is drawn can be measured; very wide lists draw what is in sight. */
const DRAW_ALL = 24;
const BY_HAND = new Set(['checkboxSelected', 'rowClicked', 'spaceKey', 'uiSelectAll', 'keyboardSelectAll']);
const EVERY: RowSelectionOptions<Row> = {
  mode: 'multiRow',
  checkboxes: true,
  headerCheckbox: true,
  enableClickSelection: false,
  ctrlASelectsRows: true,
};
const ANY_COLUMN: ColDef = { resizable: true, minWidth: WIDTH.defaultMinWidth, suppressHeaderMenuButton: true };
const TICKS: ColDef = { pinned: 'left', width: 40, maxWidth: 40, suppressMovable: true, lockPosition: 'left' };
/** The server has put the rows in order; the grid shows the arrows and leaves them so. */
const asTheyCome = (): number => 0;
const idOf = ({ data }: { readonly data: Row }): string => data.id;

/** The rows of a list, as a grid; loaded apart because it is the largest part of the workspace. */
export function Grid(props: GridProps) {
  const { rows, layout, selected, onSelect, onSort, onLayout, onFocus, onOpen, hrefOf, tools, onDrawn } = props;
  const lang = useLang();
  const made = useColumns(props);
  // The same rows must be the same list, or the grid goes through all of them again.
  const data = useMemo(() => [...rows], [rows]);
  const [api, setApi] = useState<GridApi<Row> | null>(null);
  const measured = useRef(lang);
  const frame = useRef<HTMLDivElement>(null);
  const { row, head } = HEIGHTS[layout.density];
  const free = layout.columns.filter((one) => one.shown && one.width === null).map(({ name }) => name);

  // The grid keeps ticks of its own; what was ticked on another page, or cleared above, is told to it.
  useEffect(() => {
    if (!api || api.isDestroyed() || !selected) return;
    for (const { id } of rows) {
      const node = api.getRowNode(id);
      if (node && node.isSelected() !== selected.has(id)) node.setSelected(selected.has(id), false, 'api');
    }
  }, [api, rows, selected]);

  // Another language makes other widths.
  useEffect(() => {
    if (!api || api.isDestroyed() || measured.current === lang) return;
    measured.current = lang;
    api.autoSizeColumns({ colIds: free, ...WIDTH });
  }, [api, lang, free]);

  return (
    <div className={style['grid']} ref={frame}>
      <Opening value={useMemo(() => (onOpen && hrefOf ? { onOpen, hrefOf } : null), [onOpen, hrefOf])}>
        <Tools value={tools ?? null}>
          <AgGridReact<Row>
            theme={gridTheme}
            columnDefs={made}
            rowData={data}
            getRowId={idOf}
            rowHeight={row}
            headerHeight={head}
            defaultColDef={ANY_COLUMN}
            {...(selected && { rowSelection: EVERY, selectionColumnDef: TICKS })}
            onFirstDataRendered={({ api: grid }) => {
              measure(grid, free, WIDTH);
              onDrawn?.();
            }}
            localeText={lang === 'zh' ? zhGrid : {}}
            suppressColumnVirtualisation={layout.columns.length <= DRAW_ALL}
            ensureDomOrder
            enableBrowserTooltips
            enableCellTextSelection
            suppressDragLeaveHidesColumns
            suppressNoRowsOverlay
            suppressLoadingOverlay
            onGridReady={(event) => {
              setApi(event.api);
              // Without rows nothing will be rendered first; the headings are all there is to measure.
              if (rows.length === 0) measure(event.api, free, WIDTH);
            }}
            onSelectionChanged={({ api: grid, source }: SelectionChangedEvent<Row>) => {
              if (BY_HAND.has(source)) onSelect?.(grid.getSelectedRows());
            }}
            onSortChanged={({ api: grid, source }) => {
              if (source.startsWith('ui')) onSort?.(sortIn(grid));
            }}
            onColumnMoved={({ api: grid, source, finished }) => {
              if (finished && source.startsWith('ui')) onLayout?.(placedIn(grid, layout.columns));
            }}
            onColumnResized={({ api: grid, source, finished, column }) => {
              if (source === 'autosizeColumns' && finished) fillRoom(grid, free, frame.current, WIDTH);
              if (finished && column && source === 'uiColumnResized')
                onLayout?.(placedIn(grid, layout.columns, column.getColId()));
            }}
            onCellFocused={({ api: grid, rowIndex }: CellFocusedEvent<Row>) => {
              const found = rowIndex === null ? undefined : grid.getDisplayedRowAtIndex(rowIndex)?.data;
              if (found) onFocus?.(found);
            }}
            onRowDoubleClicked={({ data }) => data && onOpen?.(data)}
            onCellContextMenu={({ data, event }) => {
              if (!data || !tools || !(event instanceof MouseEvent)) return;
              event.preventDefault();
              tools.onMenu({ row: data, x: event.clientX, y: event.clientY });
            }}
            onCellKeyDown={({ data, event }) => {
              if (!data || !(event instanceof KeyboardEvent)) return;
              if (event.key === 'Enter' && !event.altKey) onOpen?.(data);
              if (!tools || !asksForMenu(event) || !(event.target instanceof Element)) return;
              event.preventDefault();
              const { left, bottom } = event.target.getBoundingClientRect();
              tools.onMenu({ row: data, x: left, y: bottom });
            }}
          />
        </Tools>
      </Opening>
    </div>
  );
}

const asksForMenu = ({ key, shiftKey }: KeyboardEvent): boolean => key === 'ContextMenu' || (shiftKey && key === 'F10');

function sortIn(api: GridApi<Row>): readonly Sort[] {
  return api
    .getColumnState()
    .filter(({ sort }) => sort === 'asc' || sort === 'desc')
    .toSorted((a, b) => (a.sortIndex ?? 0) - (b.sortIndex ?? 0))
    .map(({ colId, sort }): Sort => [colId, sort === 'asc' ? 'asc' : 'desc']);
}

/** How the columns stand now. Only a width drawn by hand is kept: the others go on following what they hold. */
function placedIn(api: GridApi<Row>, before: readonly Placed[], drawn: string | null = null): readonly Placed[] {
  const known = new Map(before.map((one) => [one.name, one]));
  return api.getColumnState().flatMap(({ colId, width, pinned }): Placed[] => {
    const one = known.get(colId);
    if (!one) return [];
    const side: Pinned = pinned === 'left' || pinned === 'right' ? pinned : null;
    return [{ ...one, width: colId === drawn ? (width ?? null) : one.width, pinned: side }];
  });
}

/** The server cannot sort by what is worked out. */
const canSort = (entity: Entity | undefined, name: string): boolean => entity?.fields[name]?.kind !== 'computed';

function useColumns({ entity, columns, layout, sort, hrefOf, onSort, tools }: GridProps): ColDef<Row>[] {
  const say = useSay();
  const lang = useLang();
  const tooled = tools !== undefined;
  const leads = hrefOf !== undefined;
  const sorts = onSort !== undefined;
  return useMemo(() => {
    const byName = new Map(columns.map((column) => [column.name, column]));
    const made = layout.columns.flatMap(({ name, shown, width, pinned }): ColDef<Row>[] => {
      const column = byName.get(name);
      if (!column) return [];
      const at = sort.findIndex(([field]) => field === name);
      const right = alignOf(entity, column) === 'right';
      const drawn = leads && name === (entity?.list[0] ?? columns[0]?.name) ? LeadingCell : PlainCell;
      return [
        {
          colId: name,
          headerName: say(column.label),
          ...(wordsOf(entity, column, say, drawn === LeadingCell) ?? {
            cellRenderer: drawn,
            cellRendererParams: { entity, column },
          }),
          hide: !shown,
          pinned,
          ...(width === null ? { initialWidth: UNMEASURED } : { width }),
          sortable: sorts && canSort(entity, name),
          comparator: asTheyCome,
          sort: sort[at]?.[1] ?? null,
          sortIndex: at < 0 ? null : at,
          ...(entity && isDocument(entity) && name === 'status' && { cellClass: style['state'] ?? '' }),
          ...(right && { cellClass: 'ag-right-aligned-cell', headerClass: 'ag-right-aligned-header' }),
        },
      ];
    });
    return tooled ? [...made, toolsColumn(say, lang)] : made;
  }, [entity, columns, layout.columns, sort, leads, sorts, tooled, say, lang]);
}

/** What words can show, the grid writes itself: a component in every cell would make fast scrolling slow. */
function wordsOf(
  entity: Entity | undefined,
  column: Column,
  say: (text: Text) => string,
  leads: boolean,
): Pick<ColDef<Row>, 'valueGetter' | 'tooltipValueGetter'> | null {
  const field = fieldOf(entity, column);
  const { words } = viewOf(field);
  if (!words || field.options.bar || leads || (entity && isDocument(entity) && column.name === 'status')) return null;
  return {
    valueGetter: ({ data }) => (data ? words({ field, ...shownOf(column, data) }, say) : ''),
    tooltipValueGetter: ({ value }: { value?: unknown }) => value,
  };
}

interface Opens {
  readonly onOpen: (row: Row) => void;
  readonly hrefOf: (row: Row) => string;
}
const Opening = createContext<Opens | null>(null);

type Shown = CustomCellRendererProps<Row> & { readonly entity: Entity | undefined; readonly column: Column };

const PlainCell = ({ data, entity, column }: Shown) => data && <Cell entity={entity} column={column} row={data} />;

/** Number or code: leads to the row's own page. The keyboard opens it with Enter, so it is no stop of its own. */
function LeadingCell({ data, entity, column }: Shown) {
  const opens = use(Opening);
  if (!data || !opens) return null;
  const open = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    opens.onOpen(data);
  };
  return (
    <a href={opens.hrefOf(data)} className={style['lead'] ?? ''} tabIndex={-1} onClick={open}>
      <Cell entity={entity} column={column} row={data} />
    </a>
  );
}
