import { blank, compareDecimal, type Decimal, isDecimal, subtractDecimal } from '@takt/model';

interface Line {
  readonly pickedQty: Decimal | null;
  readonly shippedQty: Decimal | null;
}

/** What of a line is picked and still here. */
export const toShip = ({ pickedQty, shippedQty }: Line): Decimal => subtractDecimal(pickedQty ?? '0', shippedQty ?? '0');

/** Serial numbers as they were scanned: one a line, or with commas between them. */
export const serialsIn = (typed: unknown): readonly string[] =>
  String(typed ?? '')
    .split(/[\s,;，；]+/)
    .filter((one) => one !== '');

export interface Shipping<L> {
  readonly line: L;
  readonly qty: Decimal;
}
/** What a ship is about: so much of one line, the rest of it, or everything that is picked. */
export function shippingOf<L extends Line & { readonly id: string }>(
  lines: readonly L[],
  input: Readonly<Record<string, unknown>>,
): readonly Shipping<L>[] {
  const meant = blank(input['lineId']) ? lines : lines.filter(({ id }) => id === input['lineId']);
  const asked = blank(input['lineId']) || !isDecimal(input['qty']) ? null : input['qty'];
  return meant.map((line) => ({ line, qty: asked ?? toShip(line) })).filter(({ qty }) => compareDecimal(qty, '0') > 0);
}
