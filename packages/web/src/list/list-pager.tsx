import { type Entity, fill, formatDecimal, isDecimal, type Text } from '@takt/model';
import { Pagination } from 'antd';
import type { PageRequest } from '../api/calls.ts';
import type { Rows } from '../api/lists.ts';
import { useSay } from '../kit/say.tsx';
import style from './list-pager.module.css';
import { totalShown, totalToTurn } from './total.ts';

const SIZES = [10, 20, 30, 40, 50];
const TOTAL: Text = ['共 {total} 条', '{total} in total'];
const SUMS: Text = ['合计：', 'Totals: '];
const TOO_MANY: Text = ['超过 {total} 条，缩小查询范围后显示合计', 'More than {total} rows; narrow the query to see totals'];

interface ListPagerProps {
  readonly entity: Entity | undefined;
  readonly page: Rows;
  readonly request: PageRequest;
  readonly onTurn: (page: number, size: number) => void;
}

/** The foot of a list: sums over everything found unless that is too much, and where in it the page stands. */
export function ListPager({ entity, page, request, onTurn }: ListPagerProps) {
  const say = useSay();
  const sums = Object.entries(page.totals ?? {}).filter(([name]) => entity?.fields[name]);
  return (
    <div className={style['foot']}>
      <div className={style['sums']}>
        {sums.length > 0 && say(SUMS)}
        {sums.length === 0 &&
          page.totalCapped &&
          entity &&
          entity.totals.length > 0 &&
          say(fill(TOO_MANY, { total: page.total }))}
        {sums.map(([name, value]) => (
          <span key={name} className={style['sum']}>
            {say(entity?.fields[name]?.label ?? ['', ''])} <b>{isDecimal(value) ? formatDecimal(value) : value}</b>
          </span>
        ))}
      </div>
      <Pagination
        className={style['pager'] ?? ''}
        size="small"
        align="end"
        current={request.page}
        pageSize={request.size}
        total={totalToTurn(page)}
        showTotal={() => say(fill(TOTAL, { total: totalShown(page) }))}
        showSizeChanger
        pageSizeOptions={SIZES}
        showQuickJumper
        onChange={onTurn}
      />
    </div>
  );
}
