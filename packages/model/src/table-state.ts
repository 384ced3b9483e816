import type { Text } from './text.ts';

/** How a table that grows with every day stands in a company. */
export interface TableState {
  readonly name: string;
  readonly label: Text;
  /** For how many days its rows are kept. */
  readonly days: number;
  /** The parameter that decides the days; null where nobody does. */
  readonly parameter: string | null;
  readonly rows: number;
  readonly oldest: string | null;
}
