import { formatDate, formatDateTime } from '@takt/model';
import type { CellWords } from '../view.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const dateWords: CellWords = ({ value }) => formatDate(textOf(value));

/** To the minute: nobody plans in seconds. */
export const dateTimeWords: CellWords = ({ value }) => formatDateTime(textOf(value)).slice(0, 16);
