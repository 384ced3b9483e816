import type { Fields, Text } from '@takt/model';
import { createContext, use } from 'react';

/** What the cells of a line table share. */
export interface LinesContextValue {
  readonly fields: Fields;
  /** What is wrong with a cell, once it should be said. */
  readonly problemAt: (row: number, name: string) => Text | null;
  /** The name of a row just chosen, until the choice is taken over. */
  readonly called: (id: unknown, label: string | null) => void;
}
export const LinesContext = createContext<LinesContextValue | null>(null);

export function useLinesContext(): LinesContextValue {
  const around = use(LinesContext);
  if (!around) throw new Error('no line table is around this cell');
  return around;
}
