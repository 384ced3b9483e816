import { textOf } from '@takt/model';
import { useSay } from '../../kit/say.tsx';
import type { CellProps } from '../view.ts';
import { useCodelist } from './codelist.ts';

/** The tenant keeps the words for it; they are fetched with the first of their kind. */
export function DictionaryCell({ value, field }: CellProps) {
  const say = useSay();
  const found = useCodelist(field.options.list ?? '').find((one) => one.value === value);
  return found ? say(found.label) : textOf(value);
}
