import type { InputProps } from '../view.ts';
import { CountCell } from './cell.tsx';

/** How many there are: files are added and opened where the record keeps them. */
export function CountInput({ field, value }: InputProps) {
  return (
    <span>
      <CountCell field={field} value={value} label={null} />
    </span>
  );
}
