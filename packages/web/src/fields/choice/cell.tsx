import type { Text } from '@takt/model';
import { useSay } from '../../kit/say.tsx';
import type { CellProps } from '../view.ts';
import { useCodelist } from './codelist.ts';
import { NO, YES } from './flag.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function FlagCell({ value }: CellProps) {
  const say = useSay();
  if (value === '1' || value === 'Y') return say(YES);
  return value === '0' || value === 'N' ? say(NO) : '';
}

/** A value the definition does not know any more is shown as it is. */
export function ChoiceCell({ value, field }: CellProps) {
  const say = useSay();
  const label: Text | undefined = field.options.values?.[textOf(value)];
  return label ? say(label) : textOf(value);
}

export function DictionaryCell({ value, field }: CellProps) {
  const say = useSay();
  const found = useCodelist(field.options.list ?? '').find((one) => one.value === value);
  return found ? say(found.label) : textOf(value);
}
