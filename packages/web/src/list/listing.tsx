import { isDocument, type Sort, type Text } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { Splitter } from 'antd';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Column, Condition, Row } from '../api/calls.ts';
import { loadRows, type PageButton, type RowsAsked } from '../api/lists.ts';
import { keep, recall } from '../kit/kept.ts';
import { useEntity } from '../shell/assembly.ts';
import type { Params } from './asked.ts';
import { retick } from './batch.ts';
import { ColumnDrawer } from './column-drawer.tsx';
import { Deeds } from './deeds.tsx';
import { Failure } from './failure.tsx';
import { FilterChips } from './filter-chips.tsx';
import { type Layout, layoutOf } from './layout.ts';
import { LinesPane } from './lines-pane.tsx';
import { ListPager } from './list-pager.tsx';
import { ListTable } from './list-table.tsx';
import { hrefOf, useOpening } from './opening.ts';
import { QueryForm } from './query-form.tsx';
import { useSlash } from './slash.ts';
import { ViewBar } from './view-bar.tsx';
import { ViewTools } from './view-tools.tsx';
import { type View, type Views, withView } from './views.ts';
import { rememberWalk } from './walk.ts';
import style from './list-screen.module.css';

const DEFAULT_SIZE = 50;
const LINES_SHARE = 'lines_share';
const unsorted: readonly Sort[] = [];
const nothing: Params = {};
const noTicks: ReadonlyMap<string, Row> = new Map();

/** What is asked of the server; `times` makes asking the same again a new question. */
interface Asked extends RowsAsked {
  readonly times: number;
  /** The view it began with; null for everything. */
  readonly view: string | null;
}
const askedBy = (view: View | null): Asked => ({
  params: view?.params ?? nothing,
  sort: view?.sort ?? unsorted,
  page: 1,
  size: DEFAULT_SIZE,
  times: 0,
  view: view?.id ?? null,
});

interface ListingProps {
  readonly title: Text;
  readonly id: string;
  readonly url: string;
  readonly columns: readonly Column[];
  readonly conditions: readonly Condition[];
  readonly buttons: readonly PageButton[];
  readonly layout: { readonly kept: unknown; readonly keep: (layout: unknown) => void };
  readonly views: Views & { readonly keep: (views: unknown) => void };
}

/** What to ask for, what there is, what can be done with it, and how much of it there is. */
export function Listing({ title, id, url, columns, conditions, buttons, layout: kept, views }: ListingProps) {
  const entity = useEntity(id);
  const opening = views.list.find((view) => view.id === views.opening) ?? null;
  const [asked, setAsked] = useState<Asked>(() => askedBy(opening));
  const current = views.list.find((view) => view.id === asked.view)?.id ?? null;
  // A view brings its own arrangement; what is changed while looking through it stays with it until it is saved.
  const [worn, setWorn] = useState<unknown>(opening?.layout ?? null);
  const wanted = current === null ? kept.kept : (worn ?? kept.kept);
  const [ticks, setTicks] = useState(noTicks);
  const [focused, setFocused] = useState<Row | null>(null);
  const [formTurn, setFormTurn] = useState(0);
  const [arranging, setArranging] = useState(false);
  const layout = useMemo(() => layoutOf(columns, wanted), [columns, wanted]);
  const rows = useQuery({
    queryKey: ['page', id, asked],
    queryFn: () => loadRows(id, asked),
    placeholderData: (previous) => previous,
  });
  const list = rows.data?.list;
  useEffect(() => {
    if (list)
      rememberWalk(
        url,
        list.map((row) => row.id),
      );
  }, [url, list]);
  useSlash();
  const { open, create } = useOpening(url, entity, title);
  const where = useCallback((row: Row) => hrefOf(url, row), [url]);
  const ticked = useMemo(() => new Set(ticks.keys()), [ticks]);
  // What was ticked is judged by how it stands now, not by how it stood then.
  const chosen = useMemo(() => {
    const fresh = new Map(list?.map((row) => [row.id, row]));
    return [...ticks.values()].map((row) => fresh.get(row.id) ?? row);
  }, [ticks, list]);

  const query = (params: Params): void => setAsked({ ...asked, params, page: 1, times: asked.times + 1 });
  /** As `query`, from outside of the form: it begins anew with what is asked. */
  const requery = (params: Params): void => {
    query(params);
    setFormTurn(formTurn + 1);
  };
  const refresh = (done: readonly string[] = []): void => {
    setAsked((before) => ({ ...before, times: before.times + 1 }));
    if (done.length > 0) setTicks((before) => new Map([...before].filter(([rowId]) => !done.includes(rowId))));
  };
  const look = (view: View | null): void => {
    setAsked({ ...askedBy(view), size: asked.size, times: asked.times + 1 });
    setFormTurn(formTurn + 1);
    setTicks(noTicks);
    setWorn(view?.layout ?? null);
  };
  const saveView = (name: string, viewId: string = String(Date.now())): void => {
    views.keep(withView(views, { id: viewId, name, params: asked.params, sort: asked.sort, layout }));
    setAsked({ ...asked, view: viewId });
    setWorn(layout);
  };
  const arrange = (next: Layout): void => (current === null ? kept.keep(next) : setWorn(next));
  const hasLines = entity !== undefined && Object.keys(entity.details).length > 0;
  const filtered = Object.keys(asked.params).length > 0;
  const selectable = buttons.some(({ action }) => action === 'delete') || (entity !== undefined && isDocument(entity));

  const table = rows.data && (
    <ListTable
      entity={entity}
      columns={columns}
      rows={rows.data.list}
      filtered={filtered}
      layout={layout}
      sort={asked.sort}
      {...(selectable && { selected: ticked })}
      onSelect={(now) => setTicks(retick(ticks, rows.data.list, now))}
      onSort={(sort) => setAsked({ ...asked, sort, page: 1 })}
      onLayout={(placed) => arrange({ ...layout, columns: placed })}
      onFocus={setFocused}
      onOpen={open}
      hrefOf={where}
    />
  );
  return (
    <>
      <section className={style['card']}>
        <ViewBar
          id={id}
          views={views}
          current={current}
          turn={asked.times}
          onPick={look}
          onChange={({ list: next, opening: first }) => views.keep({ list: next, opening: first })}
          onSave={saveView}
        />
        {conditions.length > 0 && (
          <QueryForm key={formTurn} url={url} conditions={conditions} initial={asked.params} onQuery={query} />
        )}
        <FilterChips conditions={conditions} params={asked.params} onChange={requery} />
      </section>
      <section className={`${style['card']} ${style['rows']}`} aria-busy={rows.isFetching}>
        {rows.isFetching && <div className={style['loading']} />}
        <Deeds
          id={id}
          entity={entity}
          title={title}
          buttons={buttons}
          chosen={chosen}
          params={asked.params}
          onCreate={create}
          onChanged={refresh}
          onClear={() => setTicks(noTicks)}
        >
          <ViewTools
            lines={hasLines ? layout.lines : null}
            onLines={(lines) => arrange({ ...layout, lines })}
            onRefresh={() => refresh()}
            onColumns={() => setArranging(true)}
          />
        </Deeds>
        {rows.isError ? (
          <Failure error={rows.error} onRetry={() => void rows.refetch()} />
        ) : (
          <>
            {hasLines && layout.lines ? (
              <Split above={table} below={<LinesPane id={id} entity={entity} row={focused} />} />
            ) : (
              table
            )}
            {rows.data && (
              <ListPager
                entity={entity}
                page={rows.data}
                asked={asked}
                onTurn={(page, size) => setAsked({ ...asked, page: size === asked.size ? page : 1, size })}
              />
            )}
          </>
        )}
      </section>
      {arranging && <ColumnDrawer columns={columns} layout={layout} onChange={arrange} onClose={() => setArranging(false)} />}
    </>
  );
}

/** The list above, the lines of its row below; where they part is remembered. */
function Split({ above, below }: { readonly above: ReactNode; readonly below: ReactNode }) {
  return (
    <Splitter
      orientation="vertical"
      className={style['split'] ?? ''}
      onResizeEnd={([top = 0, bottom = 0]) => keep(LINES_SHARE, String(Math.round((top * 100) / (top + bottom))))}
    >
      <Splitter.Panel min="20%" defaultSize={`${recall(LINES_SHARE) ?? '60'}%`}>
        <div className={style['half']}>{above}</div>
      </Splitter.Panel>
      <Splitter.Panel min="15%">
        <div className={style['half']}>{below}</div>
      </Splitter.Panel>
    </Splitter>
  );
}
