import type { Entity } from '@takt/model';
import { useCallback } from 'react';
import type { Column, Row } from '../api/calls.ts';
import { later } from '../kit/later.tsx';
import { Failure } from './failure.tsx';
import { ListPager } from './list-pager.tsx';
import { ListTable, type WaysOn } from './list-table.tsx';
import { MissingConditions } from './missing-conditions.tsx';
import { hrefOf } from './opening.ts';
import type { MenuPlace } from './row-menu.tsx';
import { usualOffer } from './row-offers.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { Split } from './split.tsx';
import style from './list-table.module.css';
import type { Acting } from './use-acting.tsx';
import type { useListQuery } from './use-list-query.ts';

const LinesPane = later(async () => (await import('./lines-pane.tsx')).LinesPane);

/** Whether rows have lines, which can then be shown below the list. */
export const hasLines = (entity: Entity | undefined): entity is Entity =>
  entity !== undefined && Object.keys(entity.details).length > 0;

interface ListRowsProps {
  readonly id: string;
  readonly url: string;
  readonly entity: Entity | undefined;
  readonly columns: readonly Column[];
  readonly listQuery: ReturnType<typeof useListQuery>;
  readonly acting: Acting;
  /** Rows can be ticked. */
  readonly selectable: boolean;
  readonly focused: Row | null;
  readonly onFocus: (row: Row) => void;
  readonly onOpen: (row: Row) => void;
  readonly onMenu: (place: MenuPlace) => void;
  readonly ways: WaysOn;
}

const Waiting = () => (
  <div className={style['waiting']}>
    <RowsSkeleton />
  </div>
);

/** The rows found, with the lines of the one in focus; or what is missing, or why it failed. */
export function ListRows(props: ListRowsProps) {
  const { id, url, entity, columns, listQuery, acting, selectable, focused, onFocus, onOpen, onMenu, ways } = props;
  const { request, layout, rows } = listQuery;
  const where = useCallback((row: Row) => hrefOf(url, row), [url]);
  const found = listQuery.missing.length === 0 ? rows.data : undefined;
  const table = found && (
    <ListTable
      entity={entity}
      columns={columns}
      rows={found.list}
      filtered={Object.keys(request.params).length > 0}
      layout={layout}
      sort={request.sort}
      {...(selectable && { selected: listQuery.ticked })}
      onSelect={listQuery.tick}
      onSort={listQuery.sort}
      onLayout={(placed) => listQuery.arrange({ ...layout, columns: placed })}
      onFocus={onFocus}
      onOpen={onOpen}
      hrefOf={where}
      ways={ways}
      tools={{ usualOf: (row) => usualOffer(acting, row), onRun: acting.run, onOpen, onMenu }}
    />
  );
  return (
    <>
      {listQuery.missing.length > 0 && <MissingConditions conditions={listQuery.missing} />}
      {rows.isError ? (
        <Failure error={rows.error} onRetry={() => void rows.refetch()} />
      ) : (
        <>
          {hasLines(entity) && layout.lines ? (
            <Split above={table} below={<LinesPane id={id} entity={entity} row={focused} />} />
          ) : (
            (table ?? (listQuery.missing.length === 0 && <Waiting />))
          )}
          {found && <ListPager entity={entity} page={found} request={request} onTurn={listQuery.turn} />}
        </>
      )}
    </>
  );
}
