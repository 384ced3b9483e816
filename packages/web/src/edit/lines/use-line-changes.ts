import { useLayoutEffect, useRef, useState } from 'react';
import type { Line } from '../draft.ts';
import { emptyStack, recorded, redone, type Stack, undone } from './undo.ts';

/** Changes of lines, each of which can be undone. */
export function useLineChanges(rows: readonly Line[], onChange: (rows: readonly Line[]) => void) {
  const [stack, setStack] = useState<Stack<readonly Line[]>>(emptyStack);
  // What is looked up on the server arrives later: by then there may be other lines.
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  }, [rows]);
  const step = (walked: ReturnType<typeof undone<readonly Line[]>>): void => {
    if (!walked) return;
    setStack(walked.stack);
    onChange(walked.present);
  };
  const undo = (): void => step(undone(stack, rows));
  const redo = (): void => step(redone(stack, rows));
  return {
    latest,
    change: (next: readonly Line[]): void => {
      const before = latest.current;
      if (next === before) return;
      setStack((known) => recorded(known, before));
      latest.current = next;
      onChange(next);
    },
    /** Null when there is nothing to go back to. */
    undo: stack.past.length > 0 ? undo : null,
    redo: stack.future.length > 0 ? redo : null,
  };
}
