import { formatDecimal, isDecimal } from '@takt/model';
import type { CellProps } from '../view.ts';

/** Whole numbers travel as numbers, all others as decimal text; both are shown digit by digit. */
const shown = (value: unknown, scale?: number): string => {
  const text = typeof value === 'number' ? String(value) : value;
  return isDecimal(text) ? formatDecimal(text, scale) : '';
};

export function DecimalCell({ value }: CellProps) {
  return shown(value);
}

/** Money keeps its trailing zeros, so that amounts stand in line. */
export function MoneyCell({ value, field }: CellProps) {
  return shown(value, field.options.scale);
}
