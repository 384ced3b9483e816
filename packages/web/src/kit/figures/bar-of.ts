import { type BarOptions, compareDecimal, type Decimal, isDecimal, subtractDecimal } from '@takt/model';
import type { Tone } from '../tones.tsx';
import { shareOf } from './share.ts';

/** A bar in a cell, of 100. */
export interface PartBar {
  readonly long: number;
  /** Where too little ends. */
  readonly low: number | null;
  readonly tone: Tone;
}

const WHOLE = 100;
const decimalOf = (value: unknown): Decimal | null => {
  const text = typeof value === 'number' ? String(value) : value;
  return isDecimal(text) ? text : null;
};

function toneOf(value: Decimal, whole: Decimal, low: Decimal | null): Tone {
  if (low === null) return compareDecimal(value, whole) >= 0 ? 'good' : 'main';
  if (compareDecimal(value, low) >= 0) return 'good';
  return compareDecimal(value, '0') > 0 ? 'warn' : 'bad';
}

/** How much a figure is of what it is a part of; nothing where the row does not say what that is. */
export function barOf({ of, low, left }: BarOptions, value: unknown, row: Readonly<Record<string, unknown>>): PartBar | null {
  const [figure, whole, least] = [decimalOf(value), decimalOf(row[of]), decimalOf(low && row[low])];
  if (figure === null || whole === null || compareDecimal(whole, '0') <= 0) return null;
  const part = left ? subtractDecimal(whole, figure) : figure;
  const percent = (one: Decimal): number => Math.min(WHOLE, shareOf(one, whole, WHOLE));
  return { long: percent(part), low: least === null ? null : percent(least), tone: toneOf(part, whole, least) };
}
