import { addDecimal, compareDecimal, type Decimal, negateDecimal, subtractDecimal, sumDecimal } from '@takt/model';
import type { Fix, Flow, Offer, Step } from './shortage.ts';

interface Projection {
  readonly steps: readonly Step[];
  /** When there is first less than nothing; null when that never happens. */
  readonly stopAt: string | null;
  /** How much is missing then. */
  readonly missing: Decimal;
  /** How much is missing at the worst moment. */
  readonly worst: Decimal;
}

const isSome = (qty: Decimal): boolean => compareDecimal(qty, '0') > 0;

/** Supply people may count on: promised, approved, and not late. Nobody knows when what is late will come. */
const isCounted = ({ sign, certainty, at }: Flow, now: string): boolean => sign === 'out' || (certainty === 'sure' && at >= now);

/**
 * What there is, moved forward through what goes and comes. Demand that is overdue is due now. What comes at the very moment
 * something goes is there for it.
 */
export function projectStock(now: string, free: Decimal, flows: readonly Flow[]): Projection {
  const moments = flows
    .filter((flow) => isCounted(flow, now))
    .map((flow) => (flow.at < now ? { ...flow, at: now } : flow))
    .toSorted((a, b) => (a.at === b.at ? (a.sign === b.sign ? 0 : a.sign === 'in' ? -1 : 1) : a.at < b.at ? -1 : 1));
  const steps: Step[] = [];
  let balance = free;
  for (const flow of moments) {
    balance = flow.sign === 'in' ? addDecimal(balance, flow.qty) : subtractDecimal(balance, flow.qty);
    steps.push({ ...flow, balance });
  }
  const below = steps.filter((step) => compareDecimal(step.balance, '0') < 0);
  const lowest = below.reduce((least, step) => (compareDecimal(step.balance, least) < 0 ? step.balance : least), '0');
  const [first] = below;
  // Several things may go at one moment; what is missing then is missing after all of them.
  const last = first && steps.findLast(({ at }) => at === first.at);
  return {
    steps,
    stopAt: first?.at ?? null,
    missing: last ? negateDecimal(last.balance) : '0',
    worst: negateDecimal(lowest),
  };
}

/** Approved or confirmed, it would still come after the stop: the word alone does not bring it forward. */
const comesLate = ({ kind, at }: Offer, stopAt: string): boolean =>
  (kind === 'approve' || kind === 'confirm') && at !== null && at > stopAt;

/** What would help, from facts alone: what is here but not free, then what is on its way; what suffices by itself comes first. */
export function fixesFor(
  now: string,
  { stopAt, missing }: Pick<Projection, 'stopAt' | 'missing'>,
  flows: readonly Flow[],
  offers: readonly Offer[],
): readonly Fix[] {
  if (stopAt === null) return [];
  const coming = flows.flatMap((flow): Offer[] => {
    const { sign, at, qty, document, certainty } = flow;
    if (sign === 'out') return [];
    const offered = { qty, at, document, place: null };
    if (certainty === 'control') return [{ ...offered, kind: 'approve' }];
    if (certainty === 'unconfirmed') return [{ ...offered, kind: 'confirm' }];
    if (at < now) return [{ ...offered, kind: 'chase' }];
    return at > stopAt ? [{ ...offered, kind: 'expedite' }] : [];
  });
  const fixes = [...offers, ...coming]
    .filter(({ qty }) => isSome(qty))
    .map((offer) => ({ ...offer, suffices: compareDecimal(offer.qty, missing) >= 0 && !comesLate(offer, stopAt) }));
  return [...fixes.filter(({ suffices }) => suffices), ...fixes.filter(({ suffices }) => !suffices)];
}

/** How much of some flows there is together. */
export const sumOf = (flows: readonly Flow[], of: (flow: Flow) => boolean): Decimal =>
  sumDecimal(flows.filter(of).map(({ qty }) => qty));
