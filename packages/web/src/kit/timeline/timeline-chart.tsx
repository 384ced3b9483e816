import { fill, type Text } from '@takt/model';
import { Figure } from '../figure.tsx';
import { later } from '../later.tsx';
import { Legend } from '../tones.tsx';
import type { TimelineSpec } from './timeline-spec.ts';
import { TimelineTable } from './timeline-table.tsx';

const SUMMARY: Text = ['{label}，时间轴，{n} 项；可切换为表格', '{label}, timeline of {n} entries; it can be shown as a table'];

/** The library comes when the first timeline is looked at. */
const DrawnTimeline = later(async () => (await import('./drawn-timeline.tsx')).DrawnTimeline);

interface TimelineChartProps {
  readonly spec: TimelineSpec;
  /** Leads to what an entry is about. */
  readonly onOpen?: (item: string) => void;
}

/** Moments and stretches of time in rows, with the present and what is marked behind them. */
export function TimelineChart({ spec, onOpen }: TimelineChartProps) {
  const { label, lanes, tones = lanes, items, marked } = spec;
  const entries = [...tones, ...(marked ? [{ id: 'marked', label: marked.label, tone: 'bad' as const }] : [])];
  return (
    <Figure
      label={label}
      summary={fill(SUMMARY, { label, n: items.length })}
      head={<Legend entries={entries} />}
      picture={<DrawnTimeline spec={spec} onOpen={onOpen} />}
      table={<TimelineTable spec={spec} onOpen={onOpen} />}
    />
  );
}
