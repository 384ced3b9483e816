import { compareDecimal, daysBetween, type Decimal, fill, subtractDecimal, type Text } from '@takt/model';
import { type Conditions, inSequence, type Tried, unmet, type Wanted } from './conditions.ts';
import { ROTATION_STRATEGIES, type RotationStrategy } from './rotation-rule.ts';

/** Stock of one batch at one place. Days are wire dates; they sort as they are. */
export interface Lot {
  readonly lot: string;
  readonly qty: Decimal;
  readonly location: string | null;
  readonly receivedOn: string | null;
  readonly expiresOn: string | null;
}
export interface Demand extends Wanted {
  readonly qty: Decimal;
  readonly customer: string | null;
  /** The batch that was asked for; null for any. */
  readonly lot: string | null;
  readonly on: string;
}
export interface RotationStep extends Conditions {
  readonly sequence: number;
  readonly strategy: RotationStrategy;
  readonly customer: string | null;
  readonly minRemainingDays: number | null;
}
export interface Taken {
  readonly lot: string;
  readonly location: string | null;
  readonly qty: Decimal;
}
interface Rotated {
  /** What may leave, the first first. */
  readonly order: readonly Lot[];
  readonly tried: readonly Tried[];
}

const OTHER_CUSTOMER: Text = ['只用于另一个客户', 'Only for another customer'];
const NO_LOT_ASKED: Text = ['没有指定批次', 'No batch was asked for'];
const NO_EXPIRY: Text = ['没有一个批次有到期日', 'No batch has an expiry date'];
const UNDATED: Text = ['批次{lot}没有到期日，排在最后', 'Batch {lot} has no expiry date: it leaves last'];
const NO_RECEIPT: Text = ['批次{lot}没有收货日期', 'Batch {lot} has no receipt date'];
const NOT_THERE: Text = ['没有批次{lot}', 'There is no batch {lot}'];
const TOO_OLD: Text = [
  '批次{lot}剩余{left}天，少于{days}天，不用',
  'Batch {lot} has {left} days left, fewer than {days}: not used',
];
const EXPIRED: Text = ['批次{lot}已过期，不用', 'Batch {lot} has expired: not used'];
const ORDER: Text = ['顺序：{lots}', 'Order: {lots}'];
const NOTHING: Text = ['没有可用的批次', 'No batch can be used'];

const text = (a: string | null, b: string | null): number => ((a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0);
const oldestFirst = (a: Lot, b: Lot): number => text(a.receivedOn, b.receivedOn) || text(a.lot, b.lot);

/** After every wire date. */
const NEVER = '~';
const ORDERS: Readonly<Record<RotationStrategy, (a: Lot, b: Lot) => number>> = {
  // What has no date may lie longer than what has one.
  fefo: (a, b) => text(a.expiresOn ?? NEVER, b.expiresOn ?? NEVER) || oldestFirst(a, b),
  fifo: oldestFirst,
  lifo: (a, b) => text(b.receivedOn, a.receivedOn) || text(a.lot, b.lot),
  specified: oldestFirst,
};

/** Why a strategy cannot put these batches in order; null when it can. */
function unable(strategy: RotationStrategy, { lot: asked }: Demand, lots: readonly Lot[]): Text | null {
  if (strategy === 'specified') {
    if (asked === null) return NO_LOT_ASKED;
    return lots.some(({ lot }) => lot === asked) ? null : fill(NOT_THERE, { lot: asked });
  }
  if (strategy === 'fefo') return lots.length > 0 && lots.every(({ expiresOn }) => expiresOn === null) ? NO_EXPIRY : null;
  const undated = lots.find(({ receivedOn }) => receivedOn === null);
  return undated ? fill(NO_RECEIPT, { lot: undated.lot }) : null;
}

/** Why a batch stays behind, whatever the order; null when it may leave. */
function whyBehind({ lot, expiresOn }: Lot, days: number | null, on: string): Text | null {
  if (expiresOn === null) return null;
  const left = daysBetween(on, expiresOn);
  if (left < 0) return fill(EXPIRED, { lot });
  return days !== null && left < days ? fill(TOO_OLD, { lot, left, days }) : null;
}

/** Puts batches in the order in which they leave: the first step that fits and can says it. */
export function rotate(steps: readonly RotationStep[], demand: Demand, lots: readonly Lot[]): Rotated {
  const tried: Tried[] = [];
  for (const step of inSequence(steps)) {
    const { sequence, strategy, customer, minRemainingDays } = step;
    const not =
      unmet(step, demand) ?? (customer && customer !== demand.customer ? OTHER_CUSTOMER : null) ?? unable(strategy, demand, lots);
    if (not) {
      tried.push({ sequence, strategy: ROTATION_STRATEGIES[strategy], taken: false, why: [not] });
      continue;
    }
    const meant = lots.filter(({ lot }) => strategy !== 'specified' || lot === demand.lot);
    const behind = meant.map((lot) => whyBehind(lot, minRemainingDays, demand.on));
    const order = meant.filter((_, index) => behind[index] === null).toSorted(ORDERS[strategy]);
    const last =
      strategy === 'fefo' ? [...new Set(order.filter(({ expiresOn }) => expiresOn === null).map(({ lot }) => lot))] : [];
    const end = order.length === 0 ? NOTHING : fill(ORDER, { lots: order.map(({ lot }) => lot).join(' → ') });
    tried.push({
      sequence,
      strategy: ROTATION_STRATEGIES[strategy],
      taken: true,
      why: [...behind.filter((why) => why !== null), ...last.map((lot) => fill(UNDATED, { lot })), end],
    });
    return { order, tried };
  }
  return { order: [], tried };
}

const least = (a: Decimal, b: Decimal): Decimal => (compareDecimal(a, b) <= 0 ? a : b);

/** Takes from batches in their order until the quantity is reached; tells what is missing. */
export function takeInOrder(
  order: readonly Lot[],
  qty: Decimal,
): { readonly taken: readonly Taken[]; readonly missing: Decimal } {
  const taken: Taken[] = [];
  let missing = qty;
  for (const { lot, location, qty: there } of order) {
    if (compareDecimal(missing, '0') <= 0) break;
    const part = least(there, missing);
    if (compareDecimal(part, '0') <= 0) continue;
    taken.push({ lot, location, qty: part });
    missing = subtractDecimal(missing, part);
  }
  return { taken, missing };
}
