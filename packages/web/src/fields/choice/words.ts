import type { Text } from '@takt/model';
import type { CellWords } from '../view.ts';
import { NO, YES } from './flag.ts';

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const flagWords: CellWords = ({ value }, say) => {
  if (value === '1' || value === 'Y') return say(YES);
  return value === '0' || value === 'N' ? say(NO) : '';
};

/** A value the definition does not know any more is shown as it is. */
export const choiceWords: CellWords = ({ value, field }, say) => {
  const label: Text | undefined = field.options.values?.[textOf(value)];
  return label ? say(label) : textOf(value);
};
