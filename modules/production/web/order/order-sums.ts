import { addDecimal, compareDecimal, type Decimal, multiplyDecimal, subtractDecimal, sumDecimal, wholesIn } from '@takt/model';
import type { MaterialState, OperationState } from '../../defs/order/order-calls.ts';

export const isSome = (qty: Decimal): boolean => compareDecimal(qty, '0') > 0;

type Figures = Pick<OperationState, 'input' | 'good' | 'scrap' | 'rework' | 'wip'>;

/** How far what was put in is from what became of it. */
export const offBy = ({ input, good, scrap, rework, wip }: Figures): Decimal =>
  subtractDecimal(input, sumDecimal([good, scrap, rework, wip]));

interface OrderSums extends Figures {
  /** Of the planned quantity, what was not put in yet; below zero where more was. */
  readonly left: Decimal;
  readonly closes: boolean;
}

/**
 * An order as one operation: put in where it begins, good where it ends. An operation that is no counting point reports nothing, so
 * the order begins where the first report is. The sums close only where each operation is fed by the one before it.
 */
export function sumsOf(planned: Decimal, operations: readonly OperationState[]): OrderSums {
  const input = operations.find((one) => isSome(one.input))?.input ?? '0';
  const figures: Figures = {
    input,
    good: operations.at(-1)?.good ?? '0',
    scrap: sumDecimal(operations.map(({ scrap }) => scrap)),
    rework: sumDecimal(operations.map(({ rework }) => rework)),
    wip: sumDecimal(operations.map(({ wip }) => wip)),
  };
  return { ...figures, left: subtractDecimal(planned, input), closes: compareDecimal(offBy(figures), '0') === 0 };
}

/** In percent with one digit, never rounded up: 100 is only said of all of it. Null where nothing is planned. */
export const percentOf = (part: Decimal, whole: Decimal): Decimal | null =>
  isSome(whole) ? multiplyDecimal(wholesIn(multiplyDecimal(part, '1000'), whole), '0.1') : null;

/** Where each quantity stands on a bar, one behind the other; what is zero has no place on it. */
export function placedOnBar<N extends string>(
  parts: readonly (readonly [name: N, qty: Decimal])[],
): readonly { readonly name: N; readonly from: Decimal; readonly qty: Decimal }[] {
  const shown = parts.filter(([, qty]) => isSome(qty));
  return shown.map(([name, qty], index) => ({ name, qty, from: sumDecimal(shown.slice(0, index).map(([, before]) => before)) }));
}

/** What a bar has to hold: the plan, or more where more was put in. */
export const barLength = (planned: Decimal, operations: readonly OperationState[]): Decimal =>
  operations
    .map(({ good, scrap, rework, wip }) => addDecimal(addDecimal(good, wip), addDecimal(rework, scrap)))
    .reduce((most, one) => (compareDecimal(one, most) > 0 ? one : most), planned);

/** What is to be said of a material: a backflush that failed comes first, because somebody has to deal with it. */
export type Supply = 'failed' | 'short' | 'enough';
export function supplyOf({ failed, short }: Pick<MaterialState, 'failed' | 'short'>): Supply {
  if (isSome(failed)) return 'failed';
  return isSome(short) ? 'short' : 'enough';
}
