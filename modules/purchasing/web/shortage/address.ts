/** Where the shortage board is found, and how an address says which day is looked at. */
export const BOARD = '/les/purchase/shortageBoard';
export const DAY_PARAM = 'day';
