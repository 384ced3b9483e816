import type { Text } from '@takt/model';

/** What may be done with stock. Only what is available can be reserved and issued. */
export const STOCK_STATUSES = {
  qc: ['待检', 'Awaiting inspection'],
  available: ['可用', 'Available'],
  hold: ['冻结', 'On hold'],
  ng: ['不合格', 'Nonconforming'],
} as const satisfies Readonly<Record<string, Text>>;
export type StockStatus = keyof typeof STOCK_STATUSES;

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
