import type { Text } from '@takt/model';
import { Chart, type ChartChoice, type ChartSpec, filterParam, leafOf, useMenu, usePages } from '@takt/web';
import type { TrafficDay } from '../../defs/stock/stock-charts.ts';
import { MOVE } from './entities.ts';

const LABEL: Text = ['每日收发', 'Receipts and shipments'];
const DAY: Text = ['日期', 'Day'];
const RECEIPTS: Text = ['收货（笔）', 'Receipts, entries'];
const SHIPMENTS: Text = ['发货（笔）', 'Shipments, entries'];

/** What came stands above the line, what went below it; today is paler, because it is not over. */
const trafficSpec = (days: readonly TrafficDay[]): ChartSpec => ({
  label: LABEL,
  axis: DAY,
  points: days.map(({ on }, at) => ({
    label: [on.slice(5), on.slice(5)],
    name: [on, on],
    ...(at === days.length - 1 && { open: true }),
  })),
  series: [
    {
      id: 'receipts',
      label: RECEIPTS,
      kind: 'bar',
      tone: 'main',
      values: days.map(({ receipts }) => String(receipts)),
    },
    {
      id: 'shipments',
      label: SHIPMENTS,
      kind: 'bar',
      tone: 'quiet',
      values: days.map(({ shipments }) => String(shipments)),
      below: true,
    },
  ],
});

/** Entries of the ledger a day; one side of a day leads to its entries. */
export function TrafficChart({ data }: { readonly data: readonly TrafficDay[] }) {
  const pages = usePages();
  const leaf = leafOf(useMenu() ?? [], MOVE);
  const open = ({ point, series }: ChartChoice): void => {
    const on = data[point]?.on;
    if (!leaf || on === undefined) return;
    const place = series === 'receipts' ? { fromPlace: ['vendor'] } : { toPlace: ['customer'] };
    pages.open({ url: leaf.url, params: filterParam({ at: [on, on], ...place }), title: leaf.label });
  };
  return <Chart spec={trafficSpec(data)} onOpen={open} />;
}
