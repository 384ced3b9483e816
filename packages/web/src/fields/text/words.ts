import type { CellWords } from '../view.ts';

/** As it is; what has parts of its own is written out. */
export const plainWords: CellWords = ({ value }) => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
