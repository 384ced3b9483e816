import type { Text } from '@takt/model';
import { Chart, type ChartChoice, type ChartSpec, filterParam, leafOf, useMenu, usePages } from '@takt/web';
import type { OperationDay } from '../../defs/operation-chart.ts';

const LABEL: Text = ['每日操作', 'Operations per day'];
const DAY: Text = ['日期', 'Day'];
const SERIES = [
  { id: 'done', label: ['成功', 'Done'], tone: 'main', result: 'success' },
  { id: 'refused', label: ['被拒', 'Refused'], tone: 'quiet', result: 'refused' },
  { id: 'faults', label: ['故障', 'Fault'], tone: 'bad', result: 'fault' },
] as const;

/** What was done, refused and failed on each day; today is paler, because it is not over. */
const operationSpec = (days: readonly OperationDay[]): ChartSpec => ({
  label: LABEL,
  axis: DAY,
  points: days.map(({ on }, at) => ({
    label: [on.slice(5), on.slice(5)],
    name: [on, on],
    ...(at === days.length - 1 && { open: true }),
  })),
  series: SERIES.map(({ id, label, tone }) => ({ id, label, tone, kind: 'bar', values: days.map((day) => String(day[id])) })),
});

/** A day leads to its operations in the log. */
export function OperationChart({ data }: { readonly data: readonly OperationDay[] }) {
  const pages = usePages();
  const leaf = leafOf(useMenu() ?? [], 'system.operationLog');
  const open = ({ point, series }: ChartChoice): void => {
    const on = data[point]?.on;
    const result = SERIES.find(({ id }) => id === series)?.result;
    if (!leaf || on === undefined || result === undefined) return;
    pages.open({ url: leaf.url, params: filterParam({ at: [on, on], result: [result] }), title: leaf.label });
  };
  return <Chart spec={operationSpec(data)} onOpen={open} />;
}
