import type { CellWords } from '../view.ts';

/** The row it points to, by the name the server sends along. */
export const linkWords: CellWords = ({ label }) => label ?? '';
