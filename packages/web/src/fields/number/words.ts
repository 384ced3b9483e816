import { formatDecimal, isDecimal } from '@takt/model';
import type { CellWords } from '../view.ts';

/** Whole numbers travel as numbers, all others as decimal text; both are shown digit by digit. */
const numberText = (value: unknown, scale?: number): string => {
  const text = typeof value === 'number' ? String(value) : value;
  return isDecimal(text) ? formatDecimal(text, scale) : '';
};

export const numberWords: CellWords = ({ value }) => numberText(value);

/** Digits behind the point that mean something; money has at least two of them, so that amounts stand in line. */
const digits = (value: unknown): number => Math.max(2, /\.(\d*?)0*$/.exec(String(value))?.[1]?.length ?? 0);

export const moneyWords: CellWords = ({ value }) => numberText(value, digits(value));
