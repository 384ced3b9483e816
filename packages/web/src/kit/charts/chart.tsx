import { fill, type Text } from '@takt/model';
import { Figure } from '../figure.tsx';
import { later } from '../later.tsx';
import { useSay } from '../say.tsx';
import { Legend } from '../tones.tsx';
import type { ChartChoice, ChartSpec } from './chart-spec.ts';
import { ChartTable } from './chart-table.tsx';
import style from './chart.module.css';

const NOWHERE: Text = ['–', '–'];
const SUMMARY: Text = [
  '{label}，图表，{n} 个点，{first} 至 {last}；可切换为表格',
  '{label}, chart of {n} points, {first} to {last}; it can be shown as a table',
];

/** The library comes when the first chart is looked at. */
const DrawnChart = later(async () => (await import('./drawn-chart.tsx')).DrawnChart);

interface ChartProps {
  readonly spec: ChartSpec;
  /** One sentence that puts the figures in their place. */
  readonly note?: Text;
  /** Leads to the rows behind a point. */
  readonly onOpen?: (choice: ChartChoice) => void;
}

/** A chart with its legend, as high as the place it stands in. */
export function Chart({ spec, note, onOpen }: ChartProps) {
  const say = useSay();
  const { label, points, series } = spec;
  const [first, last] = [points[0]?.name ?? NOWHERE, points.at(-1)?.name ?? NOWHERE];
  const head = (
    <>
      <Legend entries={series} />
      {note && <span className={style['note']}>{say(note)}</span>}
    </>
  );
  return (
    <Figure
      label={label}
      summary={fill(SUMMARY, { label, n: points.length, first, last })}
      head={head}
      picture={<DrawnChart spec={spec} onOpen={onOpen} />}
      table={<ChartTable spec={spec} onOpen={onOpen} />}
    />
  );
}
