import { compareDecimal, type Decimal, type Guard, multiplyDecimal, subtractDecimal } from '@takt/model';
import { partsFit, partsFor } from '../replies.ts';

interface Line {
  readonly id: string;
  readonly qty: Decimal | null;
  readonly dueDate: string | null;
  readonly receivedQty: Decimal | null;
  readonly priced: string | null;
}
interface Order {
  readonly underTolerance: Decimal | null;
  readonly notesOnTheWay: number | null;
  readonly lines: readonly Line[];
}

/** Less has come than was ordered, by more than may be missing. */
export const isShort = ({ lines, underTolerance }: Order): boolean =>
  lines.some(({ qty, receivedQty }) => {
    const enough = multiplyDecimal(qty ?? '0', subtractDecimal('100', underTolerance ?? '0'));
    return compareDecimal(multiplyDecimal(receivedQty ?? '0', '100'), enough) < 0;
  });

export const price: Guard<Order> = {
  id: 'price',
  must: ({ lines }) => lines.every(({ priced }) => priced === '1'),
  else: ['没有有效的合同价格', 'No effective contract price'],
  unblock: [
    '单价须等于订单日期有效的合同或采购价格；单价留空时保存即取价',
    'The price is that of a contract or price list on the order date; leave it empty and saving fills it in',
  ],
};
export const dates: Guard<Order> = {
  id: 'dates',
  must: ({ lines }, { input }) =>
    partsFit(lines, input) &&
    partsFor(lines, input, ({ dueDate }) => dueDate).every(
      ({ replies }) => replies.length > 0 && replies.every(({ date }) => /^\d{4}-\d{2}-\d{2}$/.test(date ?? '')),
    ),
  else: ['请填写承诺数量和交期', 'Enter promised quantity and date'],
  onInput: true,
};
export const noTransit: Guard<Order> = {
  id: 'noTransit',
  must: ({ notesOnTheWay }) => (notesOnTheWay ?? 0) === 0,
  else: ['存在在途送货单，不能关闭', 'Delivery notes are open; cannot close'],
  unblock: ['请等送货单收完，或先关闭送货单', 'Wait until the delivery notes are received, or close them first'],
};
