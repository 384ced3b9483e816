import type { Decimal, Id } from '@takt/model';
import type { OutsidePlace, StockStatus } from '../../defs/index.ts';

/** One end of a move: a location of ours with a status, or a place outside. */
export type End = { readonly location: Id; readonly status: StockStatus } | { readonly outside: OutsidePlace };

/** So much of something, from one end to the other. */
export interface Move {
  readonly part: Id;
  readonly batch: string | null;
  readonly container: string | null;
  readonly owner: Id | null;
  readonly qty: Decimal;
  readonly from: End;
  readonly to: End;
  /** How much of it had been reserved at the end it comes from. */
  readonly reserved?: Decimal;
  /** When goods from outside came in first, as the wire writes it; now where nobody says. */
  readonly receivedAt?: string | null;
  /** The numbers of its pieces, where people told them of this move alone. */
  readonly serials?: readonly string[];
  readonly lineId?: Id | null;
  readonly reverses?: Id;
  readonly reason?: string;
}

/** The document a move is made for; every row of the ledger names it. */
export interface Cause {
  readonly entity: string;
  readonly documentNo: string;
}

/** What tells one balance from another. */
export interface StockKey {
  readonly location: Id;
  readonly part: Id;
  readonly status: StockStatus;
  readonly batch: string | null;
  readonly container: string | null;
  readonly owner: Id | null;
}

export const isInside = (end: End): end is Extract<End, { location: Id }> => 'location' in end;
