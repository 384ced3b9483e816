import { type Decimal, isDecimal, sumDecimal } from './decimal.ts';
import type { Field, Fields } from './fields/index.ts';
import { shownKind } from './field-words.ts';

type Line = Readonly<Record<string, unknown>>;

/** More than two decimals make a unit price, and prices do not add up to anything. */
const PRICE_SCALE = 2;
const decimalOf = (value: unknown): Decimal | null => {
  const text = typeof value === 'number' ? String(value) : value;
  return isDecimal(text) ? text : null;
};
/** Amounts add up, and quantities whose lines all share the unit they name; of a quantity without one nobody knows. */
function adds(field: Field, rows: readonly Line[]): boolean {
  const kind = shownKind(field);
  const { scale = PRICE_SCALE, unit } = field.options;
  if (kind === 'money') return scale <= PRICE_SCALE;
  return kind === 'quantity' && unit !== undefined && new Set(rows.map((row) => row[unit])).size <= 1;
}

/** Sums of what can be added, by field; `besides` names what else adds up. */
export const totalsOf = (
  fields: Fields,
  rows: readonly Line[],
  besides: readonly string[] = [],
): Readonly<Record<string, Decimal>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => adds(field, rows) || besides.includes(name))
      .map(([name]) => [name, sumDecimal(rows.map((row) => decimalOf(row[name])))]),
  );
