import { Receipt } from '../../defs/index.ts';
import type { Cause } from '../stock/move.ts';

/** What the ledger says of moves made for a receipt. */
export const causeOf = ({ number }: Pick<Receipt, 'number'>): Cause => ({ entity: Receipt.id, documentNo: number });
