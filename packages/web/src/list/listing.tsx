import { isDocument, type Text, words } from '@takt/model';
import { Suspense, useEffect, useState } from 'react';
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
import { FilterChips } from './filter-chips.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { toFirstFilter, useListKeys } from './list-keys.ts';
import { hasLines, ListRows } from './list-rows.tsx';
import { useOpening } from './opening.ts';
import { QueryForm } from './query-form.tsx';
import { type MenuPlace, RowMenu } from './row-menu.tsx';
import type { Extent } from './toolbar.tsx';
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
    if (extent !== 'ticked' && looking.lacking.length > 0) explain({ text: words.queryFirst });
    else exporting.mutate(exportRequest(extent, asked, layout, chosen));
  };
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
  const selectable =
    acting.allowed.has('delete') ||
    acting.allowed.has('export') ||
    acting.batch.length > 0 ||
    (entity !== undefined && isDocument(entity));

  return (
    <>
      <Card>
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
            lines={hasLines(entity) ? layout.lines : null}
            onLines={(lines) => looking.arrange({ ...layout, lines })}
            onRefresh={() => looking.refresh()}
            onColumns={() => setFront('columns')}
          />
        </ListActions>
        <ListRows
          {...{ id, url, entity, columns, looking, acting, selectable, focused }}
          onFocus={(row) => setClicked(row.id)}
          onOpen={open}
          onMenu={setMenu}
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
          onChange={looking.arrange}
          onReset={looking.rearrange}
          onPublish={arrangement.mayPublish ? arrangement.publish : null}
          onClose={() => setFront(null)}
        />
      )}
    </>
  );
}
