import type { CellProps } from '../view.ts';

/** The row it points to, by the name the server sends along. */
export function LinkCell({ label }: CellProps) {
  return label && <span title={label}>{label}</span>;
}
