import { useCommand } from '@takt/web';
import { useRef, useState } from 'react';
import { countColumn, FIGURES_AT_ONCE } from '../../defs/inside/count-calls.ts';
import {
  changedCells,
  type Column,
  type Counting,
  sentAgain,
  type Typed,
  waitingIn,
  withAnswers,
  withoutAnswer,
  withTyped,
  wrongWith,
} from './column.ts';

const NOTHING_TYPED: Column = new Map();

/** The column as it is typed. Each figure is sent at once; what comes while others are under way goes with the next call. */
export function useColumn(count: Counting, onSaved: () => void) {
  const [column, setColumn] = useState(NOTHING_TYPED);
  const latest = useRef(column);
  const underWay = useRef(false);
  const counting = useCommand(countColumn);
  const put = (next: Column): void => {
    latest.current = next;
    setColumn(next);
  };
  const send = async (): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    let sent = waitingIn(latest.current).slice(0, FIGURES_AT_ONCE);
    try {
      while (sent.length > 0) {
        const answers = await counting.mutateAsync({ count: count.id, figures: sent });
        put(withAnswers(latest.current, sent, answers));
        sent = waitingIn(latest.current).slice(0, FIGURES_AT_ONCE);
      }
    } catch {
      // Why not is said above the table; nothing that was typed is lost.
      put(withoutAnswer(latest.current, waitingIn(latest.current)));
    } finally {
      underWay.current = false;
      onSaved();
    }
  };
  return {
    column,
    error: counting.error,
    type: (cells: readonly Typed[]): void => {
      const changed = changedCells(latest.current, cells);
      if (changed.length === 0) return;
      put(withTyped(latest.current, changed, ({ line, value }) => wrongWith(count, line, value)));
      void send();
    },
    again: (): void => {
      put(sentAgain(latest.current));
      void send();
    },
  };
}
