import { fill, type Text } from '@takt/model';
import { Pagination } from 'antd';
import type { Page, PageAsked } from '../api/calls.ts';
import { useSay } from '../kit/say.tsx';
import style from './list-pager.module.css';
import { totalShown, totalToTurn } from './total.ts';

const SIZES = [10, 20, 30, 40, 50];
const TOTAL: Text = ['共 {total} 条', '{total} in total'];

interface ListPagerProps {
  readonly page: Page;
  readonly asked: PageAsked;
  readonly onTurn: (page: number, size: number) => void;
}

export function ListPager({ page, asked, onTurn }: ListPagerProps) {
  const say = useSay();
  return (
    <Pagination
      className={style['pager'] ?? ''}
      size="small"
      align="end"
      current={asked.page}
      pageSize={asked.size}
      total={totalToTurn(page)}
      showTotal={() => say(fill(TOTAL, { total: totalShown(page) }))}
      showSizeChanger
      pageSizeOptions={SIZES}
      showQuickJumper
      onChange={onTurn}
    />
  );
}
