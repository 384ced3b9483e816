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
  // Out of its container and not yet lying beside it: nothing stays here but in the eyes of the container.
  unpacked: ['已拆包', 'Unpacked'],
  scrap: ['报废', 'Scrapped'],
  loss: ['盘盈亏', 'Stock difference'],
} as const satisfies Readonly<Record<string, Text>>;
/** What a move is to the people who read the ledger; told by its ends, and by its document where both are ours. */
export const MOVE_KINDS = {
  reversal: ['冲销过账', 'Reversal'],
  received: ['采购收货', 'Received'],
  toVendor: ['退供应商', 'Returned'],
  sold: ['销售出库', 'Shipped to customer'],
  fromCustomer: ['客户退回', 'Returned by customer'],
  issued: ['生产领料', 'Issued to production'],
  produced: ['生产入库', 'Made'],
  sentOn: ['调拨出库', 'Sent to another warehouse'],
  cameOver: ['调拨入库', 'From another warehouse'],
  repacked: ['拆包过账', 'Unpacked'],
  scrapped: ['报废出库', 'Scrapped'],
  surplus: ['盘盈、调增', 'Adjusted up'],
  shortfall: ['盘亏、调减', 'Adjusted away'],
  judged: ['状态变更', 'Change of status'],
  shelved: ['上架', 'Put away'],
  picked: ['拣货下架', 'Picked'],
  moved: ['库内移动', 'Moved'],
} as const satisfies Readonly<Record<string, Text>>;
export type MoveKind = keyof typeof MOVE_KINDS;

export type OutsidePlace = keyof typeof OUTSIDE_PLACES;
