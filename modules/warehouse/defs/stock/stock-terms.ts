import type { Text } from '@takt/model';

/** What may be done with stock. Only what is available can be reserved and issued. */
export const STOCK_STATUSES = {
  qc: ['待检', 'Awaiting inspection'],
  available: ['可用', 'Available'],
  hold: ['冻结', 'On hold'],
  ng: ['不合格', 'Nonconforming'],
} as const satisfies Readonly<Record<string, Text>>;
export type StockStatus = keyof typeof STOCK_STATUSES;

/** What may change its place by a transfer. What a hold keeps is moved by the hold, which has to know where it lies. */
export const MOVABLE_STATUSES = {
  available: STOCK_STATUSES.available,
  qc: STOCK_STATUSES.qc,
  ng: STOCK_STATUSES.ng,
} as const;
/** What may leave: nonconforming goods go back to their supplier only. */
export const ISSUED_STATUSES = { available: STOCK_STATUSES.available, ng: STOCK_STATUSES.ng } as const;
export type IssuedStatus = keyof typeof ISSUED_STATUSES;

/** Where goods are when they are at no location of ours. They close the books: every move has two ends. */
export const OUTSIDE_PLACES = {
  vendor: ['供应商', 'Supplier'],
  customer: ['客户', 'Customer'],
  wip: ['在制', 'In production'],
  transit: ['在途', 'In transit'],
  scrap: ['报废', 'Scrapped'],
  loss: ['盘盈亏', 'Stock difference'],
} as const satisfies Readonly<Record<string, Text>>;
export type OutsidePlace = keyof typeof OUTSIDE_PLACES;
