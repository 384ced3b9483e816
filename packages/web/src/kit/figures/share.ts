import { compareDecimal, type Decimal } from '@takt/model';

/** A value as a part of the largest, in `whole`. Pixels are no bookkeeping: this float is looked at and never written back. */
export const shareOf = (value: Decimal, largest: Decimal, whole: number): number =>
  compareDecimal(largest, '0') > 0 ? Math.max(0, (whole * Number(value)) / Number(largest)) : 0;

export const largestOf = (values: readonly Decimal[]): Decimal =>
  values.reduce((most, value) => (compareDecimal(value, most) > 0 ? value : most), '0');
