import type { Decimal, Text } from '@takt/model';
import type { Tone } from '../tones.tsx';

/** A place on the axis across. */
interface ChartPoint {
  /** As short as it can be read on the axis. */
  readonly label: Text;
  /** In full, for the table and the tooltip. */
  readonly name: Text;
  /** Not over yet: drawn paler, because it will still change. */
  readonly open?: boolean;
}

export interface ChartSeries {
  readonly id: string;
  readonly label: Text;
  readonly kind: 'bar' | 'line';
  readonly tone: Tone;
  /** One for each point; null where there is nothing to say, which is not the same as none. */
  readonly values: readonly (Decimal | null)[];
  /** Drawn below the line of zero, so that what goes stands under what comes. */
  readonly below?: true;
}

/** A chart as its owner sees it: what is shown, never how it is drawn. */
export interface ChartSpec {
  readonly label: Text;
  /** What stands over the points in the table: week, day, class. */
  readonly axis: Text;
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
  /** Behind every value: `%`, a currency. */
  readonly unit?: string;
  /** Where the axis upwards begins and ends, when the values alone should not say. */
  readonly range?: readonly [from: number, to: number];
  /** Values stand at their bars or points; for few of them. */
  readonly valuesShown?: boolean;
  /** A line the values are held against. */
  readonly target?: { readonly value: Decimal; readonly label: Text };
}

/** The point and series somebody has chosen. */
export interface ChartChoice {
  readonly point: number;
  readonly series: string;
}
