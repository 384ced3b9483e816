/** Quantities and money. Carried as a string end to end: never a float. */
export type Decimal = string & { readonly $decimal?: true };

const SHAPE = /^-?\d{1,18}(\.\d{1,12})?$/;
export const isDecimal = (value: unknown): value is Decimal => typeof value === 'string' && SHAPE.test(value);

const SCALE = 12;
const toUnits = (value: Decimal): bigint => {
  const [whole = '0', part = ''] = value.replace('-', '').split('.');
  const units = BigInt(whole + part.padEnd(SCALE, '0'));
  return value.startsWith('-') ? -units : units;
};
const fromUnits = (units: bigint): Decimal => {
  const digits = (units < 0n ? -units : units).toString().padStart(SCALE + 1, '0');
  const part = digits.slice(-SCALE).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -SCALE)}${part && `.${part}`}`;
};

/** Negative, zero or positive, exactly; never through a float. */
export const compareDecimal = (a: Decimal, b: Decimal): number => {
  const difference = toUnits(a) - toUnits(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};
export const addDecimal = (a: Decimal, b: Decimal): Decimal => fromUnits(toUnits(a) + toUnits(b));
export const subtractDecimal = (a: Decimal, b: Decimal): Decimal => fromUnits(toUnits(a) - toUnits(b));
export const negateDecimal = (value: Decimal): Decimal => fromUnits(-toUnits(value));
/** Exact to twelve digits behind the point. */
export const multiplyDecimal = (a: Decimal, b: Decimal): Decimal => fromUnits((toUnits(a) * toUnits(b)) / 10n ** BigInt(SCALE));
/** How many whole `b` are in `a`. */
export const wholesIn = (a: Decimal, b: Decimal): Decimal => (toUnits(a) / toUnits(b)).toString();
export const sumDecimal = (values: readonly (Decimal | null)[]): Decimal =>
  values.reduce<Decimal>((sum, value) => addDecimal(sum, value ?? '0'), '0');

/** Digits behind the point that carry a value. */
export const scaleOf = (value: Decimal): number => (value.split('.')[1] ?? '').replace(/0+$/, '').length;

/** Rounds half away from zero to `scale` digits; zero has no sign. */
export const roundDecimal = (value: Decimal, scale: number): Decimal => {
  const step = 10n ** BigInt(SCALE - scale);
  const units = toUnits(value);
  const half = units < 0n ? -step / 2n : step / 2n;
  return fromUnits(((units + half) / step) * step);
};

/** A quantity times numerator over denominator, rounded once, at the end, half away from zero. */
export const timesRatio = (value: Decimal, numerator: bigint, denominator: bigint, scale: number): Decimal => {
  if (denominator <= 0n) throw new RangeError('a denominator is positive');
  const step = denominator * 10n ** BigInt(SCALE - scale);
  const product = toUnits(value) * numerator;
  const size = product < 0n ? -product : product;
  const rounded = ((size * 2n + step) / (step * 2n)) * 10n ** BigInt(SCALE - scale);
  return fromUnits(product < 0n ? -rounded : rounded);
};

/** The smallest quantity with `scale` digits that is not below numerator over denominator of the value. */
export const timesRatioUp = (value: Decimal, numerator: bigint, denominator: bigint, scale: number): Decimal => {
  if (denominator <= 0n) throw new RangeError('a denominator is positive');
  const step = denominator * 10n ** BigInt(SCALE - scale);
  const product = toUnits(value) * numerator;
  const whole = product / step + (product % step > 0n ? 1n : 0n);
  return fromUnits(whole * 10n ** BigInt(SCALE - scale));
};
