import { compareDecimal, type Decimal, fill, formatDecimal, subtractDecimal, type Text } from '@takt/model';
import type { OnTimeShipments } from '@takt/modules/sales/defs';
import {
  Chart,
  type ChartChoice,
  type ChartSpec,
  filterParam,
  type KeyFigure,
  KeyFigures,
  leafOf,
  useMenu,
  usePages,
} from '@takt/web';
import type { OnTimeDeliveries } from '../../defs/delivery/delivery-charts.ts';
import { NOTE, PUBLISHED_ON } from '../note-status.ts';
import style from './charts.module.css';

const LABEL: Text = ['准时交付率', 'On-time rate'];
const DELIVERED: Text = ['供应商来料', 'Suppliers deliver'];
const SHIPPED: Text = ['客户发货', 'Shipped to customers'];
const LATE: Text = ['本月迟交行', 'Late lines this month'];
const OF_LINES: Text = ['/ {lines} 来料行', '/ {lines} lines'];
const OF_MONTH: Text = ['本月 {onTime} / {lines} 行', '{onTime} / {lines} lines this month'];
const ABOVE: Text = ['高于目标 {points}', '{points} above target'];
const BELOW: Text = ['低于目标 {points}', '{points} below target'];
const WEEK: Text = ['周', 'Week'];
const TARGET: Text = ['目标', 'Target'];
const SHORT: Text = ['W{week}', 'W{week}'];
const NAME: Text = ['W{week}（{from} 至 {to}）', 'W{week} ({from} to {to})'];
const NONE = '–';

/** A shipment, as the menu knows its list. */
const SHIPMENT = 'sales.salesShipment';

/** What suppliers bring and, for those who may see it, what leaves for customers. */
export interface OnTime {
  readonly deliveries: OnTimeDeliveries;
  readonly shipments: OnTimeShipments | null;
}

/** Where every week is good, the axis begins higher, so that differences are seen; its labels say so. */
const CUT = '60';
const [UPPER, WHOLE] = [[60, 100] as const, [0, 100] as const];

/** The rates of each week against what the company wants to reach. */
function onTimeSpec({ deliveries: { weeks, target }, shipments }: OnTime): ChartSpec {
  const lines = [weeks, ...(shipments ? [shipments.weeks] : [])];
  const isGood = ({ percent }: { readonly percent: Decimal | null }): boolean =>
    percent === null || compareDecimal(percent, CUT) >= 0;
  return {
    label: LABEL,
    axis: WEEK,
    unit: '%',
    range: lines.every((line) => line.every(isGood)) ? UPPER : WHOLE,
    points: weeks.map(({ week, from, to }) => ({
      label: fill(SHORT, { week }),
      name: fill(NAME, { week, from: from.slice(5), to: to.slice(5) }),
    })),
    series: [
      { id: 'onTime', label: DELIVERED, kind: 'line', tone: 'main', values: weeks.map(({ percent }) => percent) },
      ...(shipments
        ? [
            {
              id: 'shipped',
              label: SHIPPED,
              kind: 'line' as const,
              tone: 'good' as const,
              values: shipments.weeks.map(({ percent }) => percent),
            },
          ]
        : []),
    ],
    target: { value: target, label: TARGET },
  };
}

/** How far a rate is from the target, in points. */
function againstTarget(percent: Decimal | null, target: Decimal): Pick<KeyFigure, 'note'> {
  if (percent === null) return {};
  const points = subtractDecimal(percent, target);
  const below = compareDecimal(points, '0') < 0;
  const text = fill(below ? BELOW : ABOVE, { points: formatDecimal(points).replace('-', '') });
  return { note: { text, tone: below ? 'bad' : 'good' } };
}
const rateText = (percent: Decimal | null): string => (percent === null ? NONE : `${formatDecimal(percent)}%`);

/** The figures of the month over the lines; each leads to the rows it counts. */
function monthFigures(
  { deliveries: { month, target }, shipments }: OnTime,
  open: (entity: string, params: Readonly<Record<string, readonly string[]>>) => () => void,
): readonly KeyFigure[] {
  const { from, to, lines, onTime, percent, lateNotes } = month;
  const late = lines - onTime;
  return [
    {
      id: 'deliveries',
      label: DELIVERED,
      mark: 'main',
      value: rateText(percent),
      ...againstTarget(percent, target),
      onOpen: open(NOTE, { status: PUBLISHED_ON, plannedArrival: [from, to] }),
    },
    ...(shipments
      ? [
          {
            id: 'shipments',
            label: SHIPPED,
            mark: 'good' as const,
            value: rateText(shipments.month.percent),
            ...(shipments.month.lines > 0 && againstTarget(shipments.month.percent, target)),
            onOpen: open(SHIPMENT, { plannedAt: [shipments.month.from, shipments.month.to] }),
          },
        ]
      : []),
    {
      id: 'late',
      label: LATE,
      value: String(late),
      note: { text: fill(OF_LINES, { lines }), tone: 'quiet' },
      ...(late > 0 && { onOpen: open(NOTE, { number: lateNotes }) }),
    },
  ];
}

/** The rate of this month and of twelve weeks, of one supplier where one is chosen; a week, and each figure, leads to its documents. */
export function OnTimeChart({ data, vendor = null }: { readonly data: OnTime; readonly vendor?: string | null }) {
  const pages = usePages();
  const areas = useMenu() ?? [];
  const { deliveries, shipments } = data;
  const open = (entity: string, params: Readonly<Record<string, readonly string[]>>) => (): void => {
    const leaf = leafOf(areas, entity);
    const chosen = entity === NOTE && vendor !== null ? { vendor: [vendor] } : {};
    if (leaf) pages.open({ url: leaf.url, params: filterParam({ ...params, ...chosen }), title: leaf.label });
  };
  const openWeek = ({ point, series }: ChartChoice): void => {
    const week = deliveries.weeks[point];
    if (!week) return;
    if (series === 'shipped' && shipments) open(SHIPMENT, { plannedAt: [week.from, week.to] })();
    else open(NOTE, { status: PUBLISHED_ON, plannedArrival: [week.from, week.to] })();
  };
  return (
    <div className={style['withFigures']}>
      <KeyFigures figures={monthFigures(data, open)} />
      <Chart spec={onTimeSpec(data)} note={noteOf(data)} onOpen={openWeek} />
    </div>
  );
}
const noteOf = ({ deliveries: { month } }: OnTime): Text => fill(OF_MONTH, { onTime: month.onTime, lines: month.lines });
