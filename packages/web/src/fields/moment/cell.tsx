import { formatDate, formatDateTime } from '@takt/model';
import type { CellProps } from '../view.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export function DateCell({ value }: CellProps) {
  return formatDate(textOf(value));
}

/** To the minute: nobody plans in seconds. */
export function DateTimeCell({ value }: CellProps) {
  return formatDateTime(textOf(value)).slice(0, 16);
}
