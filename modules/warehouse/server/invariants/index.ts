import type { ServerModule } from '@takt/engine';
import { documentInvariants, postsOtherwise } from './documents.ts';
import { ledgerSums } from './ledger-sums.ts';
import { stockInvariants } from './stock.ts';

/** What the warehouse holds its rows to, and whatever else posts to the ledger. */
export const warehouseInvariants: ServerModule['invariants'] = (entities) => [
  ...stockInvariants,
  ...ledgerSums(entities, postsOtherwise),
  ...documentInvariants,
];
