import type { Text } from '@takt/model';
import type { Tone } from '../tones.tsx';

/** A row of a timeline. */
interface TimelineLane {
  readonly id: string;
  readonly label: Text;
  readonly tone: Tone;
}

/** Something at a moment, or from one moment to another, as the wire writes them: by the company's clock. */
export interface TimelineItem {
  readonly id: string;
  readonly lane: string;
  readonly at: string;
  readonly to?: string;
  /** As short as it can be read on the line. */
  readonly label: Text;
  /** In full, for the table. */
  readonly name: Text;
  /** Where it is not that of its row. */
  readonly tone?: Tone;
}

/** A stretch shaded behind everything. */
export interface TimelinePeriod {
  readonly from: string;
  /** To the end of what is shown when there is none. */
  readonly to: string | null;
}

export interface TimelineSpec {
  readonly label: Text;
  /** The present, by the server's clock. */
  readonly now: string;
  readonly lanes: readonly TimelineLane[];
  readonly items: readonly TimelineItem[];
  /** What the colours of entries stand for, where they are not those of the rows. */
  readonly tones?: readonly TimelineLane[];
  /** From when to when it is shown, where the entries alone should not say. */
  readonly span?: { readonly from: string; readonly to: string };
  readonly marked?: { readonly label: Text; readonly periods: readonly TimelinePeriod[] };
}
