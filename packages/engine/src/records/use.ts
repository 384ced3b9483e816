import type { Text } from '@takt/model';

/** How many living rows of one entity point at a row. */
export interface Use {
  readonly entity: string;
  readonly label: Text;
  readonly count: number;
}
