import type { Text } from '@takt/model';
import type { CellState } from './layout.ts';

interface StateWords {
  readonly label: Text;
  /** Stands in the cell, so that colour is not the only sign; most cells are empty, and an empty one says enough. */
  readonly letter: Text;
}
export const STATE_WORDS: Readonly<Record<CellState, StateWords>> = {
  locked: { label: ['已锁定', 'Locked'], letter: ['锁', 'L'] },
  hold: { label: ['冻结或不合格', 'On hold or nonconforming'], letter: ['冻', 'H'] },
  qc: { label: ['待检', 'Awaiting inspection'], letter: ['检', 'A'] },
  full: { label: ['满（90%以上）', 'Full (90 % or more)'], letter: ['满', 'F'] },
  partly: { label: ['有货', 'Partly filled'], letter: ['有', 'P'] },
  empty: { label: ['空', 'Empty'], letter: ['', ''] },
};
