import { blank, compareDecimal, type Decimal, isDecimal, subtractDecimal } from '@takt/model';

interface Line {
  readonly id: string;
  readonly qty: Decimal | null;
  readonly askedQty: Decimal | null;
}

/** What of a line is picked and still here. */
export const toShip = (line: { readonly pickedQty: Decimal | null; readonly shippedQty: Decimal | null }): Decimal =>
  subtractDecimal(line.pickedQty ?? '0', line.shippedQty ?? '0');

/** What of a line the warehouse has not been asked for. */
const toAsk = ({ qty, askedQty }: Line): Decimal => subtractDecimal(qty ?? '0', askedQty ?? '0');

interface Wanted<L> {
  readonly line: L;
  readonly qty: Decimal;
}
/** What a pick asks the warehouse for: so much of one line, the rest of it, or everything that is left. */
export function wantedOf<L extends Line>(lines: readonly L[], input: Readonly<Record<string, unknown>>): readonly Wanted<L>[] {
  const meant = blank(input['lineId']) ? lines : lines.filter(({ id }) => id === input['lineId']);
  const asked = blank(input['lineId']) || !isDecimal(input['qty']) ? null : input['qty'];
  return meant.map((line) => ({ line, qty: asked ?? toAsk(line) })).filter(({ qty }) => compareDecimal(qty, '0') > 0);
}
