import type { Page } from '../api/calls.ts';

type Counted = Pick<Page, 'total' | 'totalCapped'>;

/** How many rows there are; a count the server broke off says so. */
export const totalShown = ({ total, totalCapped }: Counted): string => (totalCapped ? `${total}+` : String(total));

/** A count broken off at the end of this page still has a next one. */
export const totalToTurn = ({ total, totalCapped }: Counted): number => (totalCapped ? total + 1 : total);
