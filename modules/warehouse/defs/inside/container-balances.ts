import { type Id, query, type Text } from '@takt/model';
import type { CONTAINER_HOLDERS } from './container-terms.ts';

/** How many containers of one kind a party has. What is on its way to it counts as its own; what is lost is told apart. */
export interface ContainerBalance {
  readonly holder: keyof typeof CONTAINER_HOLDERS;
  /** The supplier or customer; null for our own. */
  readonly party: Id | null;
  readonly partyName: Text | null;
  readonly package: Id;
  readonly packageName: Text;
  readonly held: number;
  readonly inTransit: number;
  readonly lost: number;
}
/** Scrapped ones are nobody's. */
export const containerBalances = query<readonly ContainerBalance[]>()(
  'warehouse.containerBalances',
  ['各方器具结存', 'Containers by party'],
  {},
  { needs: 'warehouse.container.read' },
);
