import type { Decimal } from '../decimal.ts';
import type { LedgerSum } from '../ledger-sum.ts';
import type { Text } from '../text.ts';
import { type BarOptions, type Common, type Field, make, type Must } from './field.ts';

interface NumberOptions extends Common {
  readonly min?: number;
  readonly max?: number;
  readonly bar?: BarOptions;
  /** Strictly greater than. */
  readonly above?: number;
  readonly requiredWords?: Text;
}
interface IntegerOptions extends NumberOptions {
  /** A number that names something, a year or a place in an order: its digits are not grouped. */
  readonly ordinal?: true;
  readonly default?: number;
  /** The sentence for a value that is not a whole number in range, where the contract words its own. */
  readonly integerWords?: Text;
}
interface DecimalOptions extends NumberOptions {
  /** A price: money, with as many digits as it takes, and two at least. */
  readonly perUnit?: true;
  readonly scale?: number;
  readonly default?: Decimal;
  /** The sentence for what is no number, or one out of range, where the contract words its own. */
  readonly wrongWords?: Text;
}
/** `unit` names the field of the same row that holds the unit of measure. */
interface QuantityOptions extends DecimalOptions {
  readonly unit?: string;
  readonly ledger?: LedgerSum;
}

export function integer(zh: string, en: string, options: Must<IntegerOptions>): Field<number, true, 'integer'>;
export function integer(zh: string, en: string, options?: IntegerOptions): Field<number, false, 'integer'>;
export function integer(zh: string, en: string, options?: IntegerOptions) {
  return make('integer', zh, en, options);
}

export function decimal(zh: string, en: string, options: Must<DecimalOptions>): Field<Decimal, true, 'decimal'>;
export function decimal(zh: string, en: string, options?: DecimalOptions): Field<Decimal, false, 'decimal'>;
export function decimal(zh: string, en: string, options?: DecimalOptions) {
  return make('decimal', zh, en, { scale: 6, ...options });
}

export function money(zh: string, en: string, options: Must<DecimalOptions>): Field<Decimal, true, 'money'>;
export function money(zh: string, en: string, options?: DecimalOptions): Field<Decimal, false, 'money'>;
export function money(zh: string, en: string, options?: DecimalOptions) {
  return make('money', zh, en, { scale: 2, ...options });
}

export function quantity(zh: string, en: string, options: Must<QuantityOptions>): Field<Decimal, true, 'quantity'>;
export function quantity(zh: string, en: string, options?: QuantityOptions): Field<Decimal, false, 'quantity'>;
export function quantity(zh: string, en: string, options?: QuantityOptions) {
  return make('quantity', zh, en, { scale: 3, ...options });
}
