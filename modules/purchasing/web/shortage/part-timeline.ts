import { compareDecimal, fill, formatDecimal, type Text } from '@takt/model';
import type { TimelineItem, TimelinePeriod, TimelineSpec } from '@takt/web';
import { type BoardDocument, type BoardPart, FLOW_KINDS, type Step } from '../../defs/shortage/shortage.ts';
import { FIX_WORDS } from './words.ts';

const LABEL: Text = ['{part} 的需求与到货', 'Needs and arrivals of {part}'];
const NEEDS: Text = ['需求', 'Needs'];
const ARRIVALS: Text = ['确定到货', 'Sure arrivals'];
const DOUBTFUL: Text = ['未计入的到货', 'Arrivals not counted'];
const SHORT: Text = ['断料', 'Out of stock'];
const WITH_QTY: Text = ['{sign}{qty} {number}', '{sign}{qty} {number}'];
const NAMED: Text = ['{kind} {number} {sign}{qty} {unit}', '{kind} {number} {sign}{qty} {unit}'];

interface PartTimeline {
  readonly spec: TimelineSpec;
  /** What each entry is about. */
  readonly documents: ReadonlyMap<string, BoardDocument>;
}

/** When there is less than nothing: from the step that takes too much to the one that makes up for it. */
export function shortPeriods(steps: readonly Step[]): readonly TimelinePeriod[] {
  const periods: TimelinePeriod[] = [];
  let from: string | null = null;
  for (const { at, balance } of steps) {
    const below = compareDecimal(balance, '0') < 0;
    if (below) from ??= at;
    else if (from !== null) {
      periods.push({ from, to: at });
      from = null;
    }
  }
  return from === null ? periods : [...periods, { from, to: null }];
}

/** What is needed of a part and what comes, each at its time; beside it what comes but may not be counted on. */
export function partTimeline(part: BoardPart, now: string): PartTimeline {
  const { partNo, unit, steps, fixes } = part;
  const documents = new Map<string, BoardDocument>();
  const item = (lane: string, at: string, qty: string, sign: string, kind: Text, of: BoardDocument): TimelineItem => {
    const id = `${lane} ${documents.size}`;
    documents.set(id, of);
    const words = { sign, qty: formatDecimal(qty), number: of.number, unit, kind };
    return { id, lane, at, label: fill(WITH_QTY, words), name: fill(NAMED, words) };
  };
  const counted = steps.map(({ sign, at, qty, kind, document }) =>
    sign === 'out'
      ? item('needs', at, qty, '−', FLOW_KINDS[kind], document)
      : item('arrivals', at, qty, '+', FLOW_KINDS[kind], document),
  );
  // What could come earlier is among the sure arrivals already.
  const doubtful = fixes.flatMap(({ kind, at, qty, document }) =>
    at !== null && document !== null && kind !== 'expedite' ? [item('doubtful', at, qty, '+', FIX_WORDS[kind], document)] : [],
  );
  return {
    documents,
    spec: {
      label: fill(LABEL, { part: partNo }),
      now,
      lanes: [
        { id: 'needs', label: NEEDS, tone: 'main' },
        { id: 'arrivals', label: ARRIVALS, tone: 'good' },
        ...(doubtful.length > 0 ? [{ id: 'doubtful', label: DOUBTFUL, tone: 'warn' } as const] : []),
      ],
      items: [...counted, ...doubtful],
      marked: { label: SHORT, periods: shortPeriods(steps) },
    },
  };
}
