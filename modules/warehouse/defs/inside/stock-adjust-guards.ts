import { blank, compareDecimal, type Decimal, type Guard, type Text } from '@takt/model';

interface Line {
  readonly location: string;
  readonly part: string;
  readonly batch: string | null;
  readonly container: string | null;
  readonly owner: string | null;
  readonly stockStatus: string;
  readonly adjustedQty: Decimal | null;
  readonly reservedQty: Decimal | null;
  readonly currentQty: Decimal | null;
  readonly producedOn: string | null;
  readonly expiresOn: string | null;
  readonly trackMode: string | null;
  readonly batchInStock: '1' | '0' | null;
  /** Null where there is no such batch, empty where it does not expire. */
  readonly lotExpiresOn: string | null;
  readonly changed: '1' | '0' | null;
}
interface Adjust {
  readonly reverses: string | null;
  readonly reversed: '1' | '0' | null;
  readonly unapproved: string | null;
  readonly createdBy: string;
  readonly lines: readonly Line[];
}

export const BELOW_ZERO: Text = ['调整后数量不能小于0', 'The adjusted quantity cannot be below 0'];
export const STOCK_CHANGED: Text = ['库存已变化或低于已分配数量，请刷新', 'Stock changed or below allocated quantity; refresh'];

const keyOf = ({ location, part, batch, container, owner, stockStatus }: Line): string =>
  JSON.stringify([location, part, batch, container, owner, stockStatus]);

export const nonneg: Guard<Adjust> = {
  id: 'nonneg',
  must: ({ lines }) => lines.every(({ adjustedQty }) => compareDecimal(adjustedQty ?? '0', '0') >= 0),
  else: BELOW_ZERO,
  unblock: ['请改为0或以上的数量', 'Enter 0 or more'],
};

/** Of two lines about the same stock the second would undo the first. */
export const once: Guard<Adjust> = {
  id: 'once',
  must: ({ lines }) => new Set(lines.map(keyOf)).size === lines.length,
  else: ['同一库存只能有一行明细', 'The same stock may stand on one line only'],
  unblock: ['请合并或删除重复的明细', 'Merge or delete the lines that repeat it'],
};

/** What the books never had a batch of gets none by a correction of them. */
export const untracked: Guard<Adjust> = {
  id: 'untracked',
  must: ({ lines }) => lines.every((one) => one.trackMode !== 'none' || blank(one.batch) || one.batchInStock === '1'),
  else: ['不按批次管理的物料不能填写批次', 'A part that is not kept by batches has none'],
  unblock: ['请清空该明细的批次', 'Leave the batch of the line empty'],
};
const isLess = ({ adjustedQty, currentQty }: Line): boolean => compareDecimal(adjustedQty ?? '0', currentQty ?? '0') <= 0;
const isBatch = (line: Line): boolean =>
  blank(line.batch)
    ? line.trackMode !== 'lot'
    : line.batchInStock === '1' || line.lotExpiresOn !== null || !blank(line.producedOn ?? line.expiresOn);
/** An invented batch would have no days and no origin. What lies there without one may still be written off. */
export const batch: Guard<Adjust> = {
  id: 'batch',
  must: ({ lines }) => lines.every((one) => isLess(one) || isBatch(one)),
  else: ['按批次管理的物料须为已有批次，或有生产日期或有效期', 'A part kept by batches needs one there is, or one with a date'],
  unblock: ['请核对批次；新批次请填写生产日期或有效期', 'Check the batch; for a new one enter when it was made or expires'],
};
export const expiry: Guard<Adjust> = {
  id: 'expiry',
  must: ({ lines }) =>
    lines.every(({ expiresOn, lotExpiresOn }) => blank(expiresOn) || blank(lotExpiresOn) || expiresOn === lotExpiresOn),
  else: ['有效期与该批次已登记的不同', 'The batch expires on another day than entered'],
  unblock: ['请核对标签，或更正批次台账', 'Check the label, or correct it among the batches'],
};

export const avail: Guard<Adjust> = {
  id: 'avail',
  must: ({ lines }) =>
    lines.every(
      ({ changed, adjustedQty, reservedQty }) => changed === '0' && compareDecimal(adjustedQty ?? '0', reservedQty ?? '0') >= 0,
    ),
  else: STOCK_CHANGED,
};
/** Who takes back what was taken back adjusts it again. */
/** What somebody approved is not undone by whoever made it, nor by who could not have approved it. */
export const reverser: Guard<Adjust> = {
  id: 'reverser',
  must: ({ unapproved, createdBy }, { actor }) =>
    unapproved === '1' || (createdBy !== actor.userId && actor.can('warehouse.stockAdjust.approve')),
  else: ['经审批的调整须由有审批权的他人冲销', 'What was approved is reversed by somebody else who may approve'],
  unblock: ['请由审批人冲销', 'Ask whoever approves adjustments'],
};
export const original: Guard<Adjust> = {
  id: 'original',
  must: ({ reverses }) => reverses === null,
  else: ['冲销单不能再冲销', 'A reversal cannot be reversed'],
  unblock: ['请新建调整单', 'Make another adjustment'],
};
export const notReversed: Guard<Adjust> = {
  id: 'notReversed',
  must: ({ reversed }) => reversed !== '1',
  else: ['该调整单已冲销', 'The adjustment has been reversed already'],
  unblock: ['请在关联单据中查看冲销单', 'The reversal is among its related documents'],
};
