import { type CellProps, textsIn } from '../view.ts';
import { useNames } from './names.ts';

/** The rows it points to by their names. */
export function LinksFact({ field, value }: CellProps) {
  const ids = textsIn(value);
  const names = useNames(field.options.to ?? '', ids);
  return ids.map((one) => names.get(one) ?? '…').join('、');
}
