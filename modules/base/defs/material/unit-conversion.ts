import { type Decimal, timesRatio } from '@takt/model';

/** Units are converted by two integers: a third has no decimal factor, and three of them must be one again. */
interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}
interface Factor {
  readonly numerator: number | null;
  readonly denominator: number | null;
}
/** A unit as its record tells it: so many of its base unit. */
export interface UnitFact extends Factor {
  readonly id: string;
  readonly baseUnit: string | null;
}
/** A unit of one part's own: so many of the unit the part is kept in. */
interface PartUnitFact extends Factor {
  readonly unit: string;
}

const ONE: Ratio = { numerator: 1n, denominator: 1n };
const asRatio = ({ numerator, denominator }: Factor): Ratio => ({
  numerator: BigInt(numerator ?? 1),
  denominator: BigInt(denominator ?? 1),
});
const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
const reduced = ({ numerator, denominator }: Ratio): Ratio => {
  const common = divisor(numerator, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
};
const timesRatios = (a: Ratio, b: Ratio): Ratio =>
  reduced({ numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator });
const inverse = ({ numerator, denominator }: Ratio): Ratio => ({ numerator: denominator, denominator: numerator });

interface Rooted {
  readonly root: string;
  readonly ratio: Ratio;
}
/** The unit at the end of a chain of base units, and what one of `id` is in it; null for a chain without an end. */
function rootOf(units: ReadonlyMap<string, UnitFact>, id: string): Rooted | null {
  let [at, ratio] = [units.get(id), ONE];
  for (let steps = 0; at && steps <= units.size; steps += 1) {
    if (at.baseUnit === null) return { root: at.id, ratio };
    ratio = timesRatios(ratio, asRatio(at));
    at = units.get(at.baseUnit);
  }
  return null;
}

/** What one of `from` is in `to`, through the base units both lead to; null when they lead to different ones. */
export function unitRatio(units: ReadonlyMap<string, UnitFact>, from: string, to: string): Ratio | null {
  if (from === to) return ONE;
  const [a, b] = [rootOf(units, from), rootOf(units, to)];
  return a && b && a.root === b.root ? timesRatios(a.ratio, inverse(b.ratio)) : null;
}

/**
 * What one of `from` is in the unit a part is kept in. A unit of the part's own counts before the common one; a unit that
 * leads to one of the part's own is converted through it: 8 g are 1 piece where 1 kg is 125 pieces.
 */
export function partRatio(
  units: ReadonlyMap<string, UnitFact>,
  part: { readonly unit: string; readonly units: readonly PartUnitFact[] },
  from: string,
): Ratio | null {
  if (from === part.unit) return ONE;
  const own = part.units.find(({ unit }) => unit === from);
  if (own) return reduced(asRatio(own));
  const common = unitRatio(units, from, part.unit);
  if (common) return common;
  for (const one of part.units) {
    const step = unitRatio(units, from, one.unit);
    if (step) return timesRatios(step, asRatio(one));
  }
  return null;
}

/** A quantity in another unit, rounded once, half away from zero, to the digits that unit has. */
export const convertQty = (qty: Decimal, { numerator, denominator }: Ratio, precision: number): Decimal =>
  timesRatio(qty, numerator, denominator, precision);
