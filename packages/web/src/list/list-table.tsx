import { type Entity, fill, type Text } from '@takt/model';
import { useState } from 'react';
import { Boundary } from '../kit/boundary.tsx';
import { later } from '../kit/later.tsx';
import { Island } from '../product/island.tsx';
import { Notice } from '../kit/notice.tsx';
import type { GridProps } from './grid.tsx';
import style from './list-table.module.css';

/** The grid is the largest part of the workspace: it comes on its own, with the first list that needs it. */
const Grid = later(async () => (await import('./grid.tsx')).Grid);

const NO_MATCH: Text = ['没有符合条件的{name}', 'No matching records'];
const CHANGE: Text = ['请修改或重置查询条件', 'Change or reset the conditions'];
const NONE: Text = ['还没有{name}', 'No records yet'];
const RECORDS: Text = ['数据', 'records'];

const Empty = ({ entity, filtered }: { readonly entity: Entity | undefined; readonly filtered: boolean }) => {
  const name = { name: entity?.label ?? RECORDS };
  return filtered ? <Notice text={fill(NO_MATCH, name)} hint={CHANGE} /> : <Notice text={fill(NONE, name)} />;
};

/** The rows of a list, or why there are none. */
export function ListTable({ filtered, ...grid }: GridProps & { readonly filtered: boolean }) {
  const [turn, setTurn] = useState(0);
  return (
    <div className={style['around']}>
      <Island className={style['grid']}>
        <Boundary key={turn} onRetry={() => setTurn(turn + 1)}>
          <Grid {...grid} />
        </Boundary>
      </Island>
      {grid.rows.length === 0 && (
        <div className={style['empty']}>
          <Empty entity={grid.entity} filtered={filtered} />
        </div>
      )}
    </div>
  );
}
