import type { Text } from '@takt/model';

/** How many living rows of one entity point at a row. */
export interface Use {
  readonly entity: string;
  readonly label: Text;
  readonly count: number;
  /** Its field that points there, by which its list finds them; null where lines do, or more than one field. */
  readonly by: string | null;
}
