import { type Decimal, type Id, query, type Text } from '@takt/model';
import type { Flow } from './shortage.ts';

/** What suppliers bring next of a part, whether or not it may be counted on. */
export interface ComingNext extends Pick<Flow, 'certainty' | 'at'> {
  /** It was due and is not here. */
  readonly late: boolean;
}
/** A part that runs out, in one line. */
export interface ShortPart {
  readonly part: Id;
  readonly partNo: string;
  readonly name: Text;
  readonly unit: string;
  readonly stopAt: string;
  readonly missing: Decimal;
  /** What is left at the end of each of the next days, today first; below nothing where it does not suffice. */
  readonly cover: readonly { readonly on: string; readonly left: Decimal }[];
  /** Null where nothing is on order at all. */
  readonly next: ComingNext | null;
}
export interface ShortagesSoon {
  readonly today: string;
  /** The soonest first, no more than a tile shows. */
  readonly parts: readonly ShortPart[];
  /** All that run out. */
  readonly short: number;
}
/** The first rows of the shortage board; whoever may see the board may see them. */
export const shortagesSoon = query<ShortagesSoon>()(
  'purchasing.shortagesSoon',
  ['缺料物料', 'Parts that run out'],
  {},
  { needs: 'purchasing.shortageBoard' },
);
