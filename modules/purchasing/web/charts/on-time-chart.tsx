import { compareDecimal, fill, type Text } from '@takt/model';
import { Chart, type ChartChoice, type ChartSpec, filterParam, leafOf, useMenu, usePages } from '@takt/web';
import type { OnTimeDeliveries } from '../../defs/delivery/delivery-charts.ts';
import { NOTE, PUBLISHED_ON } from '../note-status.ts';

const LABEL: Text = ['准时交付率', 'On-time rate'];
const ON_TIME: Text = ['按送货单行准时到厂', 'Delivery lines on time'];
const WEEK: Text = ['周', 'Week'];
const TARGET: Text = ['目标', 'Target'];
const SHORT: Text = ['W{week}', 'W{week}'];
const NAME: Text = ['W{week}（{from} 至 {to}）', 'W{week} ({from} to {to})'];
const OF_LINES: Text = ['近 {weeks} 周准时 {onTime} / {lines} 行', '{onTime} of {lines} lines in {weeks} weeks'];

/** Where every week is good, the axis begins higher, so that differences are seen; its labels say so. */
const CUT = '60';
const [UPPER, WHOLE] = [[60, 100] as const, [0, 100] as const];

/** The rate of each week against what the company wants to reach. */
export const onTimeSpec = ({ weeks, target }: OnTimeDeliveries): ChartSpec => ({
  label: LABEL,
  axis: WEEK,
  unit: '%',
  range: weeks.every(({ percent }) => percent === null || compareDecimal(percent, CUT) >= 0) ? UPPER : WHOLE,
  points: weeks.map(({ week, from, to }) => ({
    label: fill(SHORT, { week }),
    name: fill(NAME, { week, from: from.slice(5), to: to.slice(5) }),
  })),
  series: [{ id: 'onTime', label: ON_TIME, kind: 'line', tone: 'main', values: weeks.map(({ percent }) => percent) }],
  target: { value: target, label: TARGET },
});

/** How many delivery lines of a week arrived on time; a week leads to its notes. */
export function OnTimeChart({ data }: { readonly data: OnTimeDeliveries }) {
  const pages = usePages();
  const leaf = leafOf(useMenu() ?? [], NOTE);
  const { weeks } = data;
  const open = ({ point }: ChartChoice): void => {
    const week = weeks[point];
    if (!week || !leaf) return;
    const params = filterParam({ status: [...PUBLISHED_ON], plannedArrival: [week.from, week.to] });
    pages.open({ url: leaf.url, params, title: leaf.label });
  };
  const sum = (of: 'lines' | 'onTime'): number => weeks.reduce((all, week) => all + week[of], 0);
  const note = fill(OF_LINES, { weeks: weeks.length, onTime: sum('onTime'), lines: sum('lines') });
  return <Chart spec={onTimeSpec(data)} note={note} onOpen={open} />;
}
