import { placeOf, useMenu, usePages } from '@takt/web';
import type { ShortagesAhead } from '../../defs/delivery/delivery-charts.ts';
import { BOARD, DAY_PARAM } from '../shortage/address.ts';
import { ShortageChart } from './shortage-chart.tsx';

/** The shortage board in brief: a day opens the board at that day. */
export function ShortageTile({ data }: { readonly data: ShortagesAhead }) {
  const pages = usePages();
  const board = placeOf(useMenu() ?? [], BOARD)?.leaf;
  const open = (day: string): void => {
    if (board) pages.open({ url: board.url, params: { [DAY_PARAM]: day }, title: board.label });
  };
  return <ShortageChart ahead={data} onDay={open} />;
}
