import { compareDecimal, type Decimal, type Guard, type Text } from '@takt/model';

interface Line {
  readonly location: string;
  readonly part: string;
  readonly batch: string | null;
  readonly container: string | null;
  readonly owner: string | null;
  readonly stockStatus: string;
  readonly adjustedQty: Decimal | null;
  readonly reservedQty: Decimal | null;
  readonly changed: '1' | '0' | null;
}
interface Adjust {
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

export const avail: Guard<Adjust> = {
  id: 'avail',
  must: ({ lines }) =>
    lines.every(
      ({ changed, adjustedQty, reservedQty }) => changed === '0' && compareDecimal(adjustedQty ?? '0', reservedQty ?? '0') >= 0,
    ),
  else: STOCK_CHANGED,
};
