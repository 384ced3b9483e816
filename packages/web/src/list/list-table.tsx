import { fill, inSentence, type Text } from '@takt/model';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { Boundary } from '../kit/boundary.tsx';
import { later } from '../kit/later.tsx';
import { Island } from '../product/island.tsx';
import { Notice } from '../kit/notice.tsx';
import { useSay } from '../kit/say.tsx';
import type { GridProps } from './grid.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import style from './list-table.module.css';

/** The grid is the largest part of the workspace: it comes on its own, with the first list that needs it. */
const Grid = later(async () => (await import('./grid.tsx')).Grid);

const NO_MATCH: Text = ['没有符合条件的{name}', 'No matching records'];
const CHANGE: Text = ['请修改或重置查询条件', 'Change or reset the conditions'];
const NONE: Text = ['还没有{name}', 'No records yet'];
/** For whoever may not make one. */
const ASK: Text = [
  '有数据后在此显示；如需新增，请联系有新增权限的人员',
  'They appear here once somebody with the right to create makes one',
];
const RECORDS: Text = ['数据', 'records'];
const EVERYTHING: Text = ['查看全部', 'Show all'];
const CREATE: Text = ['新增{name}', 'New {name}'];

/** What somebody can do where there are no rows; null for what they may not, or what would change nothing. */
export interface WaysOn {
  readonly onCreate: (() => void) | null;
  readonly onEverything: () => void;
}
interface ListTableProps extends GridProps {
  readonly filtered: boolean;
  readonly ways?: WaysOn;
}

function Empty({ entity, filtered, ways }: Pick<ListTableProps, 'entity' | 'filtered' | 'ways'>) {
  const say = useSay();
  const name = { name: entity?.label ?? RECORDS };
  const create = ways?.onCreate && (
    <Button size="small" type={filtered ? 'default' : 'primary'} onClick={ways.onCreate}>
      {say(fill(CREATE, { name: inSentence(entity?.label ?? RECORDS) }))}
    </Button>
  );
  if (!filtered)
    return (
      <Notice text={fill(NONE, name)} {...(!create && { hint: ASK })}>
        {create}
      </Notice>
    );
  return (
    <Notice text={fill(NO_MATCH, name)} hint={CHANGE}>
      <Space>
        {ways && (
          <Button size="small" onClick={ways.onEverything}>
            {say(EVERYTHING)}
          </Button>
        )}
        {create}
      </Space>
    </Notice>
  );
}

/** The rows of a list, or why there are none. Until they are drawn, bars stand where they will be. */
export function ListTable({ filtered, ways, ...grid }: ListTableProps) {
  const [turn, setTurn] = useState(0);
  const [drawn, setDrawn] = useState(false);
  return (
    <div className={style['around']}>
      {!drawn && grid.rows.length > 0 && <RowsSkeleton />}
      <Island className={style['grid']}>
        <Boundary key={turn} onRetry={() => setTurn(turn + 1)}>
          <Grid {...grid} onDrawn={() => setDrawn(true)} />
        </Boundary>
      </Island>
      {grid.rows.length === 0 && (
        <div className={style['empty']}>
          <Empty entity={grid.entity} filtered={filtered} {...(ways && { ways })} />
        </div>
      )}
    </div>
  );
}
