import {
  addDecimal,
  blank,
  compareDecimal,
  type Decimal,
  type Guard,
  type GuardContext,
  isDecimal,
  isSscc,
  multiplyDecimal,
  sumDecimal,
} from '@takt/model';
import { enteredLines } from './receipt-entry.ts';
import { arrived, boxNamed, isReceived, type Line, openOf, packageOf, type Receipt, takenBy } from './receipt-taking.ts';

const limit = ({ qty, overPct }: Line): Decimal =>
  addDecimal(qty ?? '0', multiplyDecimal(qty ?? '0', multiplyDecimal(overPct ?? '0', '0.01')));
/** Whether a line takes so much more, with what the terms allow on top. */
const fits = (line: Line, more: Decimal): boolean => compareDecimal(addDecimal(arrived(line), more), limit(line)) <= 0;

const boxIn = (receipt: Receipt, { input }: GuardContext): string | null =>
  blank(input['box']) ? null : boxNamed(receipt, String(input['box']));
/** Nothing of a receipt that was taken back stays received. */
const hasReceived = (receipt: Receipt, code: string): boolean =>
  isReceived(receipt, code) && receipt.lines.some(({ receivedQty }) => compareDecimal(receivedQty ?? '0', '0') > 0);

/** Two people at one lorry scan the same label, each with their own device. */
export const box: Guard<Receipt> = {
  id: 'box',
  must: (receipt, at) => {
    const code = boxIn(receipt, at);
    return code === null || !hasReceived(receipt, code);
  },
  else: ['这一箱已经收过', 'This box has been received already'],
  unblock: [
    '请核对箱标签；若是标签重复的另一箱，请选择明细行按数量收货',
    'Check the label; another box with the same label is received by its line and quantity',
  ],
  onInput: true,
  beforeState: true,
};

/** Boxes whose goods were received by quantity have no number in stock, and come no second time. */
export const full: Guard<Receipt> = {
  id: 'full',
  must: (receipt, at) => {
    const pack = packageOf(receipt, boxIn(receipt, at) ?? '');
    const line = receipt.lines.find(({ id }) => id === pack?.line);
    if (!pack || !line || hasReceived(receipt, pack.code ?? '')) return true;
    return compareDecimal(openOf(line), '0') > 0 || fits(line, pack.qty ?? '0');
  },
  else: ['这一箱所在的明细行已收满', 'The line of this box is full'],
  unblock: [
    '按数量收过的箱，箱号不再入库；若货物多出，请采购修改订单',
    'Boxes received by quantity have no number in stock; for goods beyond it, ask purchasing to change the order',
  ],
  onInput: true,
  beforeState: true,
};

/** A quantity, or a box the supplier did not announce, is of some line; several lines are lines of the receipt, and something came. */
export const lineChosen: Guard<Receipt> = {
  id: 'line',
  must: (receipt, { input }) => {
    const entered = enteredLines(input);
    if (!entered?.every(({ lineId }) => receipt.lines.some(({ id }) => id === lineId))) return false;
    if (entered.length > 0) return entered.some(({ qty }) => compareDecimal(qty, '0') > 0);
    if (!blank(input['lineId']) || (blank(input['box']) && blank(input['qty']))) return true;
    return packageOf(receipt, String(input['box'] ?? '')) !== null;
  },
  else: ['请选择明细行', 'Choose the line'],
  onInput: true,
};
/** A number of the world's is on the label of one package only: where the supplier has told them, another is not of this delivery. */
export const isAnnounced: Guard<Receipt> = {
  id: 'package',
  must: (receipt, { input }) => {
    const code = String(input['box'] ?? '');
    const pack = packageOf(receipt, code);
    if (pack === null) return receipt.packages.length === 0 || !isSscc(code);
    return blank(input['lineId']) || pack.line === input['lineId'];
  },
  else: ['该箱不在本次送货内', 'This package is not part of this delivery'],
  unblock: [
    '请核对送货单；标签贴错时选择明细行按数量收货',
    'Check the delivery note; goods with a wrong label are received by line and quantity',
  ],
  onInput: true,
};

export const over: Guard<Receipt> = {
  id: 'over',
  must: (receipt, at) =>
    [...Map.groupBy(takenBy(receipt, at), ({ line }) => line)].every(([line, taken]) =>
      fits(line, sumDecimal(taken.map(({ qty }) => qty))),
    ),
  else: ['收货数量超过允许上限', 'Received quantity exceeds the limit'],
  unblock: ['请减少数量，或请采购修改订单', 'Receive less, or ask purchasing to change the order'],
  onInput: true,
};

/** Entered in the dialog, or known since the supplier announced it. */
export const lot: Guard<Receipt> = {
  id: 'lot',
  must: (receipt, at) =>
    takenBy(receipt, at).every(
      ({ line, details }) =>
        line.lotControlled !== '1' ||
        (!blank(details.vendorLot) && (!line.shelfLifeDays || !blank(details.producedOn) || !blank(details.expiresOn))),
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
/** All that came of it was judged to be no good: there is nothing to put away. */
const isNonconforming = ({ receivedQty, ngQty }: Line): boolean =>
  compareDecimal(ngQty ?? '0', '0') > 0 && compareDecimal(ngQty ?? '0', receivedQty ?? '0') >= 0;

export const task: Guard<Receipt> = {
  id: 'task',
  must: ({ taskCount, lines }) => (taskCount ?? 0) > 0 || lines.every(isNonconforming),
  else: ['没有上架任务', 'No task for putaway'],
  unblock: ['待检的货物检验判定后才有上架任务', 'Goods awaiting inspection get their tasks once they are judged'],
};
export const notShelved: Guard<Receipt> = {
  id: 'notShelved',
  must: ({ lines }) => compareDecimal(sumDecimal(lines.map(({ putQty }) => putQty)), '0') === 0,
  else: ['已上架的收货单不能取消', 'The receipt is already put on shelf and cannot be cancelled'],
  unblock: ['请用库存调整或退货单处理', 'Use a stock adjustment or a return instead'],
};
