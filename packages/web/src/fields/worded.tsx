import { useSay } from '../kit/say.tsx';
import type { CellProps, CellWords, FieldView } from './view.ts';

/** A value that can be put in words: a cell shows them, cut where the column ends, the whole on hover. */
export function worded(words: CellWords): Pick<FieldView, 'words' | 'Cell'> {
  function Worded(props: CellProps) {
    const text = words(props, useSay());
    return <span title={text}>{text}</span>;
  }
  return { words, Cell: Worded };
}
