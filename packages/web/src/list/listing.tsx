import { isDocument, type Text, words } from '@takt/model';
import { Suspense, useEffect, useState } from 'react';
import { useExplain } from '../actions/action-bar.tsx';
import type { Column, Condition, Row } from '../api/calls.ts';
import type { PageButton } from '../api/lists.ts';
import { useSay } from '../kit/say.tsx';
import { usePrintList } from '../print/use-print-list.tsx';
import { useEntity, useSlots } from '../product/assembly.ts';
import type { Params } from './params.ts';
import { canBy, clickRefusal } from './batch.ts';
import { later } from '../kit/later.tsx';
import { ListActions } from './list-actions.tsx';
import { exportRequest } from './export-request.ts';
import { FilterChips } from './filter-chips.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { toFirstFilter, useListKeys } from './list-keys.ts';
import { hasLines, ListRows } from './list-rows.tsx';
import { useOpening } from './opening.ts';
import { QueryForm } from './query-form.tsx';
import { type MenuPlace, RowMenu } from './row-menu.tsx';
import type { Extent } from './toolbar.tsx';
import { shippedViews } from './shipped-views.ts';
import { useActing } from './use-acting.tsx';
import type { Arrangement } from './use-arrangement.ts';
import { useExport } from './use-export.tsx';
import { useListQuery } from './use-list-query.ts';
import type { SavedViews } from './use-views.ts';
import { ViewBar } from './view-bar.tsx';
import { ViewTools } from './view-tools.tsx';
import { rememberRows } from './neighbours.ts';
import { Card } from '../kit/card.tsx';
import style from './list-screen.module.css';

const ColumnDrawer = later(async () => (await import('./column-drawer.tsx')).ColumnDrawer);

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
export function Listing({ title, id, url, filter, columns, conditions, buttons, arrangement, views: kept }: ListingProps) {
  const entity = useEntity(id);
  const say = useSay();
  const views = { ...kept, list: [...shippedViews(entity, canBy(buttons), say), ...kept.list] };
  const { tools: Tools } = useSlots(id);
  const explain = useExplain();
  const listQuery = useListQuery({ id, filter, columns, conditions, arrangement, views });
  const { request, layout, rows, chosen } = listQuery;
  const [clicked, setClicked] = useState<string | null>(null);
  const [front, setFront] = useState<'columns' | 'keys' | null>(null);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const acting = useActing({ id, entity, buttons, onChanged: listQuery.refresh });
  const exporting = useExport(id, url);
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
  const takeOut = (extent: Extent): void => {
    if (extent !== 'ticked' && listQuery.missing.length > 0) explain({ text: words.queryFirst });
    else exporting.mutate(exportRequest(extent, request, layout, chosen));
  };
  const shown = layout.columns.flatMap((placed) => (placed.shown ? columns.filter(({ name }) => name === placed.name) : []));
  const printing = usePrintList({ id, entity, title, conditions, columns: shown, request }, () => takeOut('shown'));
  /** G08: needs a row that was clicked. */
  const withClicked = (work: (row: Row) => void): void => {
    const no = clickRefusal(focused);
    if (no) explain({ text: no });
    else if (focused) work(focused);
  };
  useListKeys({
    reload: () => listQuery.refresh(),
    open: () => withClicked(open),
    create: () => acting.allowed.has('create') && create(),
    keys: () => setFront('keys'),
    filter: toFirstFilter,
  });
  const selectable =
    acting.allowed.has('delete') ||
    acting.allowed.has('export') ||
    acting.batch.length > 0 ||
    Tools !== undefined ||
    (entity !== undefined && isDocument(entity));

  return (
    <>
      <Card>
        <ViewBar
          id={id}
          views={views}
          current={listQuery.view}
          turn={request.times}
          ready={rows.data !== undefined || listQuery.missing.length > 0}
          onPick={listQuery.look}
          onSave={listQuery.saveView}
        />
        {conditions.some(({ shown: visible }) => visible) && (
          <QueryForm
            key={listQuery.formTurn}
            url={url}
            conditions={conditions}
            initial={request.params}
            onQuery={listQuery.query}
          />
        )}
        <FilterChips conditions={conditions} params={request.params} onChange={listQuery.requery} />
      </Card>
      <Card className={style['rows'] ?? ''} aria-busy={rows.isFetching}>
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
          onImported={() => listQuery.refresh()}
          onClear={listQuery.untick}
          tools={
            Tools && (
              <Suspense fallback={null}>
                <Tools chosen={chosen} allowed={acting.allowed} refresh={() => listQuery.refresh()} />
              </Suspense>
            )
          }
        >
          <ViewTools
            lines={hasLines(entity) ? layout.lines : null}
            onLines={(lines) => listQuery.arrange({ ...layout, lines })}
            onRefresh={() => listQuery.refresh()}
            onColumns={() => setFront('columns')}
          />
        </ListActions>
        <ListRows
          {...{ id, url, entity, columns, listQuery, acting, selectable, focused }}
          onFocus={(row) => setClicked(row.id)}
          onOpen={open}
          onMenu={setMenu}
          ways={{ onCreate: acting.allowed.has('create') ? () => create() : null, onEverything: () => listQuery.look(null) }}
        />
      </Card>
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
          onChange={listQuery.arrange}
          onReset={listQuery.rearrange}
          onPublish={arrangement.mayPublish ? arrangement.publish : null}
          onClose={() => setFront(null)}
        />
      )}
    </>
  );
}
