import type { CellWords } from '../view.ts';

/** How many there are; opening them belongs to the record's own page. */
export const countWords: CellWords = ({ value }) => {
  if (Array.isArray(value)) return value.length === 0 ? '' : String(value.length);
  return value === null || value === undefined ? '' : '1';
};
