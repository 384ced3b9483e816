import { fill, type Text } from '@takt/model';
import { Chart, type ChartChoice, type ChartSpec } from '@takt/web';
import type { ShortagesAhead } from '../../defs/delivery/delivery-charts.ts';

const LABEL: Text = ['未来缺料', 'Shortages ahead'];
const PARTS: Text = ['当日起缺料的物料', 'Parts that run out'];
const DAY: Text = ['日期', 'Day'];
const TODAY: Text = ['今天', 'Today'];
const LATER: Text = ['另有 {n} 种在此之后', '{n} more after that'];

/** Parts by the day on which they run out. */
const shortageSpec = ({ days }: ShortagesAhead): ChartSpec => ({
  label: LABEL,
  axis: DAY,
  points: days.map(({ on }, ahead) => ({ label: ahead === 0 ? TODAY : [on.slice(5), on.slice(5)], name: [on, on] })),
  series: [{ id: 'parts', label: PARTS, kind: 'bar', tone: 'bad', values: days.map(({ parts }) => String(parts)) }],
});

interface ShortageChartProps {
  readonly ahead: ShortagesAhead;
  readonly onDay: (day: string) => void;
}
/** How many parts run out on each of the next days; a day leads to its parts. */
export function ShortageChart({ ahead, onDay }: ShortageChartProps) {
  const open = ({ point }: ChartChoice): void => {
    const day = ahead.days[point];
    if (day) onDay(day.on);
  };
  return <Chart spec={shortageSpec(ahead)} {...(ahead.later > 0 && { note: fill(LATER, { n: ahead.later }) })} onOpen={open} />;
}
