import { useId, useMemo, useState } from 'react';
import { begun, type Grid, gridOf, problemsOf, type Promises, replyOf } from './forecast-grid.ts';

interface ForecastLines {
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly revision: unknown;
}
interface ForecastReplyState {
  readonly grid: Grid;
  readonly promises: Promises;
  readonly change: (next: Promises) => void;
  /** Begins the ids of its cells. */
  readonly id: string;
  /** Goes to what has to be put right first; with nothing left, sends. */
  readonly submit: (send: (input: ReturnType<typeof replyOf>) => void, remark?: string) => void;
}

export const cellId = (of: string, line: string): string => `${of}-${line}`;
export const goToCell = (of: string, line: string): void => document.getElementById(cellId(of, line))?.focus();

/** What a supplier promises of a forecast, until it is sent: on the page of the workspace and behind a mail's link. */
export function useForecastReply({ lines, revision }: ForecastLines): ForecastReplyState {
  const id = useId();
  const grid = useMemo(() => gridOf(lines, revision), [lines, revision]);
  const [promises, change] = useState<Promises>(() => begun(grid));
  const submit: ForecastReplyState['submit'] = (send, remark = '') => {
    const [first] = problemsOf(grid, promises);
    if (first) goToCell(id, first.cell.id);
    else send(replyOf(grid, promises, remark));
  };
  return { grid, promises, change, id, submit };
}
