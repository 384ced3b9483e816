import { addDecimal, compareDecimal, type Decimal, negateDecimal, subtractDecimal, sumDecimal } from '@takt/model';
import type { OutsidePlace } from '../stock/stock-terms.ts';

/** What the ledger says of goods that came from or went to a place outside: how much, of which document. */
interface Crossing {
  readonly from: OutsidePlace | null;
  readonly to: OutsidePlace | null;
  readonly qty: Decimal;
}

/** Everything that came, and where all of it is now. */
export interface RecallSums {
  readonly received: Decimal;
  readonly made: Decimal;
  readonly found: Decimal;
  readonly here: Decimal;
  readonly transit: Decimal;
  /** Out of the container asked for; of a batch, nothing. */
  readonly unpacked: Decimal;
  readonly shipped: Decimal;
  readonly used: Decimal;
  readonly returned: Decimal;
  readonly scrapped: Decimal;
  readonly lost: Decimal;
  /** What came less what is accounted for: nothing, or the books are wrong. */
  readonly missing: Decimal;
}

/** Adds up the crossings beside what lies in stock. Stock is counted apart from the ledger, so that the sum proves something. */
export function recallSums(here: Decimal, crossings: readonly Crossing[]): RecallSums {
  const sum = (end: 'from' | 'to', place: OutsidePlace): Decimal =>
    sumDecimal(crossings.filter((one) => one[end] === place).map(({ qty }) => qty));
  const stays = (place: OutsidePlace): Decimal => subtractDecimal(sum('to', place), sum('from', place));
  const came = { received: sum('from', 'vendor'), made: sum('from', 'wip'), found: sum('from', 'loss') };
  const went = {
    here,
    transit: stays('transit'),
    unpacked: stays('unpacked'),
    shipped: stays('customer'),
    used: sum('to', 'wip'),
    returned: sum('to', 'vendor'),
    scrapped: stays('scrap'),
    lost: sum('to', 'loss'),
  };
  const all = addDecimal(came.received, addDecimal(came.made, came.found));
  return { ...came, ...went, missing: subtractDecimal(all, sumDecimal(Object.values(went))) };
}

/**
 * What went into transit, or out of a container, and came again by one document is told once: what of it is still under way, or came
 * from a warehouse out of sight. What has arrived is neither where it came from nor where it went.
 */
export function withoutArrived<C extends Crossing>(crossings: readonly C[], documentOf: (one: C) => string): readonly C[] {
  const isBetween = ({ from, to }: Crossing): boolean => [from, to].some((place) => place === 'transit' || place === 'unpacked');
  const signed = ({ to, qty }: Crossing): Decimal => (to !== null ? qty : negateDecimal(qty));
  return crossings.flatMap((one): C[] => {
    if (!isBetween(one)) return [one];
    const same = crossings.filter((other) => isBetween(other) && documentOf(other) === documentOf(one));
    const left = sumDecimal(same.map(signed));
    const under = one.to !== null ? left : negateDecimal(left);
    return compareDecimal(under, '0') > 0 ? [{ ...one, qty: under }] : [];
  });
}
