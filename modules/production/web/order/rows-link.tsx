import { filterParam, leafOf, useMenu, usePages } from '@takt/web';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import style from './progress.module.css';

interface RowsLinkProps {
  readonly entity: string;
  /** What the list is limited to. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** Words about something wrong that lead to the rows behind them, where the person's menu has their list. */
export function RowsLink({ entity, params, children }: RowsLinkProps) {
  const pages = usePages();
  const leaf = leafOf(useMenu() ?? [], entity);
  if (!leaf) return children;
  return (
    <Button
      danger
      type="link"
      size="small"
      className={style['link'] ?? ''}
      onClick={() => pages.open({ url: leaf.url, params: filterParam(params), title: leaf.label })}
    >
      {children}
    </Button>
  );
}
