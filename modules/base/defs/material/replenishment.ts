import { addDecimal, compareDecimal, type Decimal, roundDecimal, subtractDecimal, timesRatio, timesRatioUp } from '@takt/model';

/** The number of a decimal's smallest steps over how many of them make one: for exact products. */
function fraction(value: Decimal): readonly [numerator: bigint, denominator: bigint] {
  const [whole = '0', part = ''] = value.split('.');
  return [BigInt(whole + part), 10n ** BigInt(part.length)];
}

interface Kanban {
  readonly dailyDemand: Decimal;
  readonly leadDays: Decimal;
  readonly safetyPercent: Decimal;
  readonly containerQty: Decimal;
}
/** Cards in circulation: demand over the lead time, with a margin, in whole containers. */
export function kanbanCards({ dailyDemand, leadDays, safetyPercent, containerQty }: Kanban): Decimal {
  const [days, perDay] = fraction(leadDays);
  const [margin, perCent] = fraction(addDecimal('100', safetyPercent));
  const [held, perPiece] = fraction(containerQty);
  return timesRatioUp(dailyDemand, days * margin * perPiece, perDay * perCent * 100n * held, 0);
}

interface Demand {
  readonly dailyAverage: Decimal;
  readonly dailyDeviation: Decimal;
  readonly leadDays: Decimal;
  /** How many deviations the margin covers: 1.645 for 95 %. */
  readonly z: Decimal;
}
/** The whole root of a number, rounded up: a margin is never rounded away. */
function rootUp(value: bigint): bigint {
  if (value < 2n) return value;
  let low = 1n;
  let high = value;
  while (low < high) {
    const middle = (low + high) / 2n;
    if (middle * middle < value) low = middle + 1n;
    else high = middle;
  }
  return low;
}
/** What covers the ups and downs of demand over the lead time: z × deviation × √days, in whole pieces. */
export function safetyStock({ dailyDeviation, leadDays, z }: Omit<Demand, 'dailyAverage'>): Decimal {
  const [deviation, perPiece] = fraction(dailyDeviation);
  const [covered, perOne] = fraction(z);
  const [days, perDay] = fraction(leadDays);
  // Squared, so that the only root is taken of a whole number.
  const square = deviation * deviation * covered * covered * days;
  const below = perPiece * perPiece * perOne * perOne * perDay;
  return String(rootUp((square + below - 1n) / below));
}
/** Below this position more is ordered: demand over the lead time and the safety stock. */
export function reorderPoint(demand: Demand): Decimal {
  const [days, perDay] = fraction(demand.leadDays);
  return addDecimal(timesRatioUp(demand.dailyAverage, days, perDay, 0), safetyStock(demand));
}

interface Position {
  readonly onHand: Decimal;
  readonly onOrder: Decimal;
  readonly reserved: Decimal;
}
/** What can be counted on. */
export const positionOf = ({ onHand, onOrder, reserved }: Position): Decimal =>
  subtractDecimal(addDecimal(onHand, onOrder), reserved);

interface MinMax extends Position {
  readonly min: Decimal;
  readonly max: Decimal;
  readonly pack: Decimal;
}
/** Nothing above the minimum; below it, up to the maximum in whole packs. */
function missing(at: MinMax, round: (need: Decimal, pack: Decimal) => Decimal): Decimal {
  const position = positionOf(at);
  if (compareDecimal(position, at.min) >= 0) return '0';
  return round(subtractDecimal(at.max, position), at.pack);
}
const packsOf =
  (round: typeof timesRatioUp) =>
  (need: Decimal, pack: Decimal): Decimal => {
    const [held, perPiece] = fraction(pack);
    const packs = round(need, perPiece, held, 0);
    return timesRatio(packs, held, perPiece, 6);
  };
const down: typeof timesRatioUp = (value, numerator, denominator, scale) => {
  const up = timesRatioUp(value, numerator, denominator, scale);
  return compareDecimal(timesRatio(up, denominator, numerator, 12), value) > 0 ? subtractDecimal(up, '1') : up;
};
/** At the line there is only so much room: whole packs, never more than fits. */
export const lineSideQty = (at: MinMax): Decimal => roundDecimal(missing(at, packsOf(down)), 6);
/** A supplier delivers whole packs, never fewer than are needed. */
export const purchaseQty = (at: MinMax): Decimal => roundDecimal(missing(at, packsOf(timesRatioUp)), 6);
