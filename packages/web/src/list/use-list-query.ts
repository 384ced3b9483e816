import { PAGE_SIZE, type Sort } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Column, Condition, Row } from '../api/calls.ts';
import { loadRows, type RowsRequest } from '../api/lists.ts';
import { useParameter } from '../api/parameters.ts';
import { useWatch } from '../api/watch.ts';
import { initialParams, isKnown, knownParams, missingIn, type Params } from './params.ts';
import { retick } from './batch.ts';
import { withinView } from './shipped-views.ts';
import { type Layout, layoutOf } from './layout.ts';
import type { Arrangement } from './use-arrangement.ts';
import type { SavedViews } from './use-views.ts';
import type { View } from './views.ts';

const unsorted: readonly Sort[] = [];
const nothing: Params = {};
const noTicks: ReadonlyMap<string, Row> = new Map();

/** What is asked of the server; `times` makes asking the same again a new question. */
interface ListQuery extends RowsRequest {
  readonly times: number;
  /** The view it began with; null for everything. */
  readonly view: string | null;
}
/** What a view asks for, less what it asks of fields the company has removed since. */
const requestOf = (view: View | null, columns: readonly Column[], size: number): ListQuery => ({
  params: knownParams(view?.params ?? nothing, columns),
  sort: (view?.sort ?? unsorted).filter(([name]) => isKnown(name, columns)),
  page: 1,
  size,
  times: 0,
  view: view?.id ?? null,
});

interface ListQueryProps {
  readonly id: string;
  /** What it is limited to at first, whatever view it usually opens with. */
  readonly filter: Params | null;
  readonly columns: readonly Column[];
  readonly conditions: readonly Condition[];
  readonly arrangement: Arrangement;
  readonly views: SavedViews;
}

/** What is looked at and how: the question to the server, its answer, the arrangement, and the rows ticked on the way. */
export function useListQuery({ id, filter, columns, conditions, arrangement, views }: ListQueryProps) {
  const opening = filter ? null : (views.list.find((view) => view.id === views.opening) ?? null);
  const size = Number(useParameter(PAGE_SIZE));
  const [request, setRequest] = useState<ListQuery>(() => ({
    ...requestOf(opening, columns, size),
    ...(!opening && { params: filter ? knownParams(filter, columns) : initialParams(conditions) }),
  }));
  const [formTurn, setFormTurn] = useState(0);
  // A view brings its own arrangement; what is changed while looking through it stays with it until it is saved.
  const [activeLayout, setActiveLayout] = useState<unknown>(opening?.layout ?? null);
  const [ticks, setTicks] = useState(noTicks);
  const view = views.list.find((one) => one.id === request.view) ?? null;
  const wanted = view === null ? arrangement.current : (activeLayout ?? arrangement.current);
  const layout = useMemo(() => layoutOf(columns, wanted), [columns, wanted]);
  const missing = missingIn(conditions, request.params);
  const rows = useQuery({
    queryKey: ['page', id, request],
    queryFn: () => loadRows(id, request),
    enabled: missing.length === 0,
    placeholderData: (previous) => previous,
  });
  useWatch([id], ['page', id]);
  const list = rows.data?.list;
  // What was ticked is judged by how it stands now, not by how it stood then.
  const chosen = useMemo(() => {
    const fresh = new Map(list?.map((row) => [row.id, row]));
    return [...ticks.values()].map((row) => fresh.get(row.id) ?? row);
  }, [ticks, list]);
  const query = (params: Params): void =>
    setRequest({ ...request, params: withinView(request.params, params), page: 1, times: request.times + 1 });
  return {
    request,
    /** Conditions without which the list is not asked for. */
    missing,
    formTurn,
    layout,
    rows,
    chosen,
    ticked: useMemo(() => new Set(ticks.keys()), [ticks]),
    view: view?.id ?? null,
    query,
    /** As `query`, from outside of the form: it begins anew with what is asked. */
    requery: (params: Params): void => {
      query(params);
      setFormTurn(formTurn + 1);
    },
    /** Asks the same again; rows that were dealt with are no longer ticked. */
    refresh: (done: readonly string[] = []): void => {
      setRequest((before) => ({ ...before, times: before.times + 1 }));
      if (done.length > 0) setTicks((before) => new Map([...before].filter(([rowId]) => !done.includes(rowId))));
    },
    look: (next: View | null): void => {
      setRequest({ ...requestOf(next, columns, request.size), times: request.times + 1 });
      setFormTurn(formTurn + 1);
      setTicks(noTicks);
      setActiveLayout(next?.layout ?? null);
    },
    saveView: (name: string, viewId: string = String(Date.now())): void => {
      const shared = view?.id === viewId ? view.shared : null;
      views.save({ id: viewId, name, params: request.params, sort: request.sort, layout }, shared);
      setRequest({ ...request, view: viewId });
      setActiveLayout(layout);
    },
    arrange: (next: Layout): void => (view === null ? arrangement.keep(next) : setActiveLayout(next)),
    rearrange: (): void => (view === null ? arrangement.keep(null) : setActiveLayout(layoutOf(columns, arrangement.fallback))),
    sort: (sort: readonly Sort[]): void => setRequest({ ...request, sort, page: 1 }),
    turn: (page: number, size: number): void => setRequest({ ...request, page: size === request.size ? page : 1, size }),
    tick: (now: readonly Row[]): void => setTicks(retick(ticks, list ?? [], now)),
    untick: (): void => setTicks(noTicks),
  };
}
