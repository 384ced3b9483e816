import { isDocument, type Text } from '@takt/model';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useExplain } from '../actions/action-bar.tsx';
import type { Column, Condition, Row } from '../api/calls.ts';
import type { PageButton } from '../api/lists.ts';
import { usePrintList } from '../print/use-print-list.tsx';
import { useEntity, useSlots } from '../product/assembly.ts';
import type { Params } from './params.ts';
import { clickRefusal } from './batch.ts';
import { later } from '../kit/later.tsx';
import { ListActions } from './list-actions.tsx';
import { exportRequest } from './export-request.ts';
import { Failure } from './failure.tsx';
import { FilterChips } from './filter-chips.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { MissingConditions } from './missing-conditions.tsx';
import { toFirstFilter, useListKeys } from './list-keys.ts';
import { ListPager } from './list-pager.tsx';
import { ListTable } from './list-table.tsx';
import { hrefOf, useOpening } from './opening.ts';
import { QueryForm } from './query-form.tsx';
import { type MenuPlace, RowMenu } from './row-menu.tsx';
import { usualOffer } from './row-offers.ts';
import { Split } from './split.tsx';
import type { Extent } from './toolbar.tsx';
import { useActing } from './use-acting.tsx';
import type { Arrangement } from './use-arrangement.ts';
import { useExport } from './use-export.tsx';
import { useListQuery } from './use-list-query.ts';
import type { SavedViews } from './use-views.ts';
import { ViewBar } from './view-bar.tsx';
import { ViewTools } from './view-tools.tsx';
import { rememberRows } from './neighbours.ts';
import style from './list-screen.module.css';

const ColumnDrawer = later(async () => (await import('./column-drawer.tsx')).ColumnDrawer);
const LinesPane = later(async () => (await import('./lines-pane.tsx')).LinesPane);

interface ListingProps {
  readonly title: Text;
  readonly id: string;
  readonly url: string;
  /** What it is limited to at first, whatever view it usually opens with. */
  readonly filter: Params | null;
  readonly columns: readonly Column[];
  readonly conditions: readonly Condition[];
  readonly buttons: readonly PageButton[];
  readonly arrangement: Arrangement;
  readonly views: SavedViews;
}

/** What to ask for, what there is, what can be done with it, and how much of it there is. */
export function Listing({ title, id, url, filter, columns, conditions, buttons, arrangement, views }: ListingProps) {
  const entity = useEntity(id);
  const { tools: Tools } = useSlots(id);
  const explain = useExplain();
  const looking = useListQuery({ id, filter, columns, conditions, arrangement, views });
  const { asked, layout, rows, chosen } = looking;
  const [clicked, setClicked] = useState<string | null>(null);
  const [front, setFront] = useState<'columns' | 'keys' | null>(null);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const acting = useActing({ id, entity, buttons, onChanged: looking.refresh });
  const exporting = useExport(id);
  const list = rows.data?.list;
  const focused = list?.find((row) => row.id === clicked) ?? null;
  useEffect(() => {
    if (list)
      rememberRows(
        url,
        list.map((row) => row.id),
      );
  }, [url, list]);
  const { open, create } = useOpening(url, entity, title);
  const where = useCallback((row: Row) => hrefOf(url, row), [url]);
  const takeOut = (extent: Extent): void => exporting.mutate(exportRequest(extent, asked, layout, chosen));
  const shown = layout.columns.flatMap((placed) => (placed.shown ? columns.filter(({ name }) => name === placed.name) : []));
  const printing = usePrintList({ id, entity, title, conditions, columns: shown, asked }, () => takeOut('shown'));
  /** G08: needs a row that was clicked. */
  const withClicked = (work: (row: Row) => void): void => {
    const no = clickRefusal(focused);
    if (no) explain({ text: no });
    else if (focused) work(focused);
  };
  useListKeys({
    reload: () => looking.refresh(),
    open: () => withClicked(open),
    create: () => acting.allowed.has('create') && create(),
    keys: () => setFront('keys'),
    filter: toFirstFilter,
  });
  const hasLines = entity !== undefined && Object.keys(entity.details).length > 0;
  const selectable =
    acting.allowed.has('delete') ||
    acting.allowed.has('export') ||
    acting.batch.length > 0 ||
    (entity !== undefined && isDocument(entity));

  const found = looking.lacking.length === 0 ? rows.data : undefined;
  const table = found && (
    <ListTable
      entity={entity}
      columns={columns}
      rows={found.list}
      filtered={Object.keys(asked.params).length > 0}
      layout={layout}
      sort={asked.sort}
      {...(selectable && { selected: looking.ticked })}
      onSelect={looking.tick}
      onSort={looking.sort}
      onLayout={(placed) => looking.arrange({ ...layout, columns: placed })}
      onFocus={(row) => setClicked(row.id)}
      onOpen={open}
      hrefOf={where}
      tools={{ usualOf: (row) => usualOffer(acting, row), onRun: acting.run, onOpen: open, onMenu: setMenu }}
    />
  );
  return (
    <>
      <section className={style['card']}>
        <ViewBar
          id={id}
          views={views}
          current={looking.view}
          turn={asked.times}
          onPick={looking.look}
          onSave={looking.saveView}
        />
        {conditions.some(({ shown: visible }) => visible) && (
          <QueryForm key={looking.formTurn} url={url} conditions={conditions} initial={asked.params} onQuery={looking.query} />
        )}
        <FilterChips conditions={conditions} params={asked.params} onChange={looking.requery} />
      </section>
      <section className={`${style['card']} ${style['rows']}`} aria-busy={rows.isFetching}>
        {rows.isFetching && <div className={style['loading']} />}
        <ListActions
          id={id}
          title={title}
          acting={acting}
          chosen={chosen}
          exporting={exporting.isPending}
          onPress={(press) => {
            if (press === 'create') create();
            else if (press === 'print') printing.print();
            else withClicked(create);
          }}
          onExport={takeOut}
          onImported={() => looking.refresh()}
          onClear={looking.untick}
          tools={
            Tools && (
              <Suspense fallback={null}>
                <Tools chosen={chosen} allowed={acting.allowed} refresh={() => looking.refresh()} />
              </Suspense>
            )
          }
        >
          <ViewTools
            lines={hasLines ? layout.lines : null}
            onLines={(lines) => looking.arrange({ ...layout, lines })}
            onRefresh={() => looking.refresh()}
            onColumns={() => setFront('columns')}
          />
        </ListActions>
        {looking.lacking.length > 0 && <MissingConditions conditions={looking.lacking} />}
        {rows.isError ? (
          <Failure error={rows.error} onRetry={() => void rows.refetch()} />
        ) : (
          <>
            {hasLines && layout.lines ? (
              <Split above={table} below={<LinesPane id={id} entity={entity} row={focused} />} />
            ) : (
              table
            )}
            {found && <ListPager entity={entity} page={found} asked={asked} onTurn={looking.turn} />}
          </>
        )}
      </section>
      {menu && (
        <RowMenu
          key={menu.row.id}
          id={id}
          entity={entity}
          acting={acting}
          place={menu}
          onOpen={open}
          onCopy={create}
          onClose={() => setMenu(null)}
        />
      )}
      {printing.dialog}
      {front === 'keys' && <KeysDialog onClose={() => setFront(null)} />}
      {front === 'columns' && (
        <ColumnDrawer
          columns={columns}
          layout={layout}
          onChange={looking.arrange}
          onReset={looking.rearrange}
          onPublish={arrangement.mayPublish ? arrangement.publish : null}
          onClose={() => setFront(null)}
        />
      )}
    </>
  );
}
