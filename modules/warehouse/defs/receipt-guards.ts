import {
  addDecimal,
  type GuardContext,
  blank,
  compareDecimal,
  type Decimal,
  type Guard,
  isDecimal,
  multiplyDecimal,
  subtractDecimal,
  sumDecimal,
} from '@takt/model';

type Qty = Decimal | null;
interface Line {
  readonly id: string;
  readonly qty: Qty;
  readonly receivedQty: Qty;
  readonly rejectedQty: Qty;
  readonly putQty: Qty;
  readonly overPct: Qty;
  readonly lotControlled: string | null;
  readonly shelfLifeDays: number | null;
  readonly vendorLot: string | null;
  readonly producedOn: string | null;
}
interface Receipt {
  readonly lines: readonly Line[];
  readonly boxes: readonly { readonly box: string | null }[];
  readonly taskCount: number | null;
}

const arrived = ({ receivedQty, rejectedQty }: Line): Decimal => addDecimal(receivedQty ?? '0', rejectedQty ?? '0');
/** What of a line has not been received or rejected yet; never less than nothing. */
export const openOf = (line: Line): Decimal => {
  const open = subtractDecimal(line.qty ?? '0', arrived(line));
  return compareDecimal(open, '0') > 0 ? open : '0';
};

/** What one press of "receive" takes: so much of one line, or all that is open of every line. */
export interface Taken<L extends Line = Line> {
  readonly line: L;
  readonly qty: Decimal;
}
export function takenBy<L extends Line>(
  { lines }: { readonly lines: readonly L[] },
  { input }: GuardContext,
): readonly Taken<L>[] {
  const chosen = blank(input['lineId']) ? lines : lines.filter(({ id }) => id === input['lineId']);
  return chosen.flatMap((line) => {
    const qty = isDecimal(input['qty']) && !blank(input['lineId']) ? input['qty'] : openOf(line);
    return compareDecimal(qty, '0') > 0 ? [{ line, qty }] : [];
  });
}

/** Less will have arrived than was announced. */
export const staysShort = (receipt: Receipt, at: GuardContext): boolean => {
  const now = takenBy(receipt, at);
  return receipt.lines.some((line) => {
    const more = sumDecimal(now.map((one) => (one.line === line ? one.qty : null)));
    return compareDecimal(addDecimal(arrived(line), more), line.qty ?? '0') < 0;
  });
};

export const isReceived = ({ boxes }: Pick<Receipt, 'boxes'>, code: string): boolean =>
  boxes.some(({ box: known }) => known === code);
/** Two people at one lorry scan the same label, each with their own device. */
export const box: Guard<Receipt> = {
  id: 'box',
  must: (receipt, { input }) => blank(input['box']) || !isReceived(receipt, String(input['box'])),
  else: ['这一箱已经收过', 'This box has been received already'],
  unblock: [
    '请核对箱标签；若是标签重复的另一箱，请选择明细行按数量收货',
    'Check the label; another box with the same label is received by its line and quantity',
  ],
  onInput: true,
};

const limit = ({ qty, overPct }: Line): Decimal =>
  addDecimal(qty ?? '0', multiplyDecimal(qty ?? '0', multiplyDecimal(overPct ?? '0', '0.01')));

export const over: Guard<Receipt> = {
  id: 'over',
  must: (receipt, at) =>
    takenBy(receipt, at).every(({ line, qty }) => compareDecimal(addDecimal(arrived(line), qty), limit(line)) <= 0),
  else: ['收货数量超过允许上限', 'Received quantity exceeds the limit'],
  unblock: ['请减少数量，或请采购修改订单', 'Receive less, or ask purchasing to change the order'],
  onInput: true,
};

/** Entered in the dialog, or known since the supplier announced it. */
const told = (line: Line, name: 'vendorLot' | 'producedOn', { input }: GuardContext): boolean =>
  !blank(line[name]) || !blank(input[name]);
export const lot: Guard<Receipt> = {
  id: 'lot',
  must: (receipt, at) =>
    takenBy(receipt, at).every(
      ({ line }) =>
        line.lotControlled !== '1' ||
        (told(line, 'vendorLot', at) && (!line.shelfLifeDays || told(line, 'producedOn', at) || !blank(at.input['expiresOn']))),
    ),
  else: ['请填写批次和日期', 'Lot and dates are required'],
  onInput: true,
};
export const rej: Guard<Receipt> = {
  id: 'rej',
  must: ({ lines }, { input }) => {
    const line = lines.find(({ id }) => id === input['lineId']);
    return (
      line !== undefined &&
      isDecimal(input['qty']) &&
      compareDecimal(input['qty'], '0') > 0 &&
      compareDecimal(input['qty'], openOf(line)) <= 0
    );
  },
  else: ['拒收数量不能为0且不能大于待收数量', 'Rejected quantity cannot be 0 and not above the quantity to be received'],
  unblock: ['请输入1到待收数量之间的数量', 'Enter a quantity from 1 to what is still to be received'],
  onInput: true,
};
export const task: Guard<Receipt> = {
  id: 'task',
  must: ({ taskCount }) => (taskCount ?? 0) > 0,
  else: ['没有上架任务', 'No task for putaway'],
  unblock: ['待检的货物检验放行后才有上架任务', 'Goods awaiting inspection get their tasks when they are released'],
};
export const notShelved: Guard<Receipt> = {
  id: 'notShelved',
  must: ({ lines }) => compareDecimal(sumDecimal(lines.map(({ putQty }) => putQty)), '0') === 0,
  else: ['已上架的收货单不能取消', 'The receipt is already put on shelf and cannot be cancelled'],
  unblock: ['请用库存调整或退货单处理', 'Use a stock adjustment or a return instead'],
};
