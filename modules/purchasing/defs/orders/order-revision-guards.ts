import { blank, compareDecimal, type Decimal, type Guard, isDecimal, todayOf } from '@takt/model';

type Input = Readonly<Record<string, unknown>>;
interface Line {
  readonly id: string;
  readonly lineNo: number | null;
  readonly qty: Decimal | null;
  readonly dueDate: string | null;
  readonly price: Decimal | null;
  readonly calledOffQty: Decimal | null;
  readonly receivedQty: Decimal | null;
}
interface Revision {
  readonly lineNo: number | null;
  readonly qty: Decimal | null;
  readonly price: Decimal | null;
  readonly date: string | null;
  readonly answer: string | null;
}
interface Order {
  readonly lines: readonly Line[];
  readonly revisions: readonly Revision[];
}
interface Figures {
  readonly qty: Decimal;
  readonly dueDate: string;
  readonly price: Decimal | null;
}

const less = (a: Decimal | null, b: Decimal | null): boolean => compareDecimal(a ?? '0', b ?? '0') < 0;
const samePrice = (a: Decimal | null, b: Decimal | null): boolean =>
  a === null || b === null ? a === b : compareDecimal(a, b) === 0;
const decimalOf = (value: unknown): Decimal | null => (isDecimal(value) ? value : null);

/** The line a revision is about, and its figures afterwards: what the dialog says, else what they are. Null where no line is meant. */
export function revised<L extends Line>({ lines }: { readonly lines: readonly L[] }, input: Input) {
  const line = lines.find(({ id }) => id === input['lineId']);
  if (!line) return null;
  const { dueDate } = input;
  const figures: Figures = {
    qty: decimalOf(input['qty']) ?? line.qty ?? '0',
    dueDate: typeof dueDate === 'string' && !blank(dueDate) ? dueDate : (line.dueDate ?? ''),
    price: decimalOf(input['price']) ?? line.price,
  };
  return { line, figures };
}
/** What waits for the supplier's answer. */
export const waiting = <R extends Revision>({ revisions }: { readonly revisions: readonly R[] }): readonly R[] =>
  revisions.filter(({ answer }) => answer === 'pending');

export const changes: Guard<Order> = {
  id: 'changes',
  must: (order, { input }) => {
    const found = revised(order, input);
    if (!found) return false;
    const { line, figures } = found;
    const same = compareDecimal(figures.qty, line.qty ?? '0') === 0 && figures.dueDate === line.dueDate;
    return !same || !samePrice(figures.price, line.price);
  },
  else: ['请选择明细，并填写与现值不同的数量、交期或单价', 'Choose a line and enter a quantity, date or price that differs'],
  onInput: true,
};
export const due: Guard<Order> = {
  id: 'due',
  must: (_, at) => typeof at.input['dueDate'] !== 'string' || at.input['dueDate'] >= todayOf(at),
  else: ['新交期不能早于今天', 'The new due date cannot be before today'],
  unblock: ['请填写今天或以后的日期', 'Enter today or a later day'],
  onInput: true,
};
export const calledOff: Guard<Order> = {
  id: 'calledOff',
  must: (order, { input }) => {
    const found = revised(order, input);
    return found === null || !less(found.figures.qty, found.line.calledOffQty);
  },
  else: ['新数量不能小于已安排交付或已收的数量', 'The quantity cannot go below what is called off or received already'],
  unblock: [
    '请先减少或取消交付计划、送货单或提货单',
    'Reduce or cancel the delivery plans, delivery notes or pickups of the line first',
  ],
  onInput: true,
};
/** What came was settled, or will be, at the price it came for. */
export const received: Guard<Order> = {
  id: 'received',
  must: (order, { input }) => {
    const found = revised(order, input);
    return found === null || !less('0', found.line.receivedQty) || samePrice(found.figures.price, found.line.price);
  },
  else: ['该明细已有收货，单价不能修订', 'Some of this line was received; its price stays'],
  unblock: ['请将数量修订为已收数量，其余另下订单', 'Revise the quantity to what came, and order the rest anew'],
  onInput: true,
};
/** Prices are looked up when it is revised, and refused in these words. */
export const agreed: Guard = {
  id: 'agreed',
  must: () => true,
  else: ['没有有效的合同价格', 'No effective contract price'],
  unblock: [
    '新单价须等于订单日期或今天有效的合同或采购价格',
    'The new price is that of a contract or price list on the day of the order or today',
  ],
};
/** What the company has decided is looked up when it is revised, and said in these words. */
export const amountReleased: Guard = {
  id: 'amount',
  must: () => true,
  else: [
    '修订后的订单金额高于放行金额，须由另一人放行',
    'The order would amount to more than one person may order: a second person releases it',
  ],
  unblock: ['请将增加的部分另下订单，提请放行', 'Order what is added by an order of its own and have it released'],
};
export const revisionWaits: Guard<Order> = {
  id: 'waits',
  must: (order) => waiting(order).length > 0,
  else: ['没有待供应商确认的修订', 'No revision awaits the supplier'],
  unblock: ['修订明细后，由供应商确认或拒绝', 'A buyer revises a line first; then its supplier answers'],
};
/** Since it was asked, more may have been called off by the figures agreed on until now. */
export const stillLeft = {
  id: 'stillLeft',
  must: (order) =>
    waiting(order).every(({ lineNo, qty, price }) => {
      const line = order.lines.find((one) => one.lineNo === lineNo);
      return line && !less(qty, line.calledOffQty) && (!less('0', line.receivedQty) || samePrice(price, line.price));
    }),
  else: ['修订发出后又有交付或收货，修订已不适用', 'Goods were called off or received since; the revision does not fit any more'],
  unblock: ['请拒绝修订，由采购员重新修订', 'Refuse it; the buyer revises the order again'],
} as const satisfies Guard<Order>;
/** While it waited the new day may have passed: nobody promises it then. */
export const stillAhead: Guard<Order> = {
  id: 'stillAhead',
  must: (order, at) =>
    waiting(order).every(({ lineNo, date }) => {
      const line = order.lines.find((one) => one.lineNo === lineNo);
      return date === null || date === line?.dueDate || date >= todayOf(at);
    }),
  else: ['修订的交期已过', 'The new due date has passed'],
  unblock: stillLeft.unblock,
};
