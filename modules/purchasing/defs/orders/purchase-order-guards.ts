import {
  blank,
  compareDecimal,
  type Decimal,
  fill,
  formatDecimal,
  type Guard,
  type GuardContext,
  multiplyDecimal,
  subtractDecimal,
  sumDecimal,
  type Text,
  todayOf,
} from '@takt/model';
import { partsFit, partsFor, type Reply } from '../replies.ts';
import { atLatest, atMost, boundsOf, counted, isCounted, lastDayOf, mostOf } from './promise-limits.ts';

interface Line {
  readonly id: string;
  readonly lineNo: number | null;
  readonly partNo: string | null;
  readonly decimals: number | null;
  readonly qty: Decimal | null;
  readonly dueDate: string | null;
  readonly receivedQty: Decimal | null;
  readonly tooSoon?: string | null;
  readonly confirmedQty: Decimal | null;
}
interface Order {
  readonly underTolerance: Decimal | null;
  readonly notesOnTheWay: number | null;
  readonly promiseExcess: Decimal | null;
  readonly promiseDays: number | null;
  readonly unpriced: string | null;
  readonly lines: readonly Line[];
  readonly promises: readonly { readonly lineNo: number | null; readonly date: string | null }[];
}

/** Less has come than was ordered, by more than may be missing. */
export const isShort = ({ lines, underTolerance }: Order): boolean =>
  lines.some(({ qty, receivedQty }) => {
    const enough = multiplyDecimal(qty ?? '0', subtractDecimal('100', underTolerance ?? '0'));
    return compareDecimal(multiplyDecimal(receivedQty ?? '0', '100'), enough) < 0;
  });

const NAMED: Text = ['明细行 {lines}', 'Line {lines}'];
export const price: Guard<Order> = {
  id: 'price',
  must: ({ unpriced }) => blank(unpriced),
  else: ['没有有效的合同价格', 'No effective contract price'],
  about: ({ unpriced }) => fill(NAMED, { lines: unpriced }),
  head: ['unpriced'],
  unblock: [
    '单价须等于订单日期有效的合同或采购价格；单价留空时保存即取价',
    'The price is that of a contract or price list on the order date; leave it empty and saving fills it in',
  ],
};
/** Days between order and due date, held against the supplier's terms for the part. */
export const leadTime: Guard<Order> = {
  id: 'leadTime',
  must: ({ lines }) => lines.every(({ tooSoon }) => tooSoon !== '1'),
  else: ['有明细的交期短于供应商的采购提前期', 'Some lines are due sooner than the supplier’s lead time allows'],
  level: 'warn',
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
interface Promised {
  readonly line: Line;
  readonly replies: readonly Reply[];
}
const promisedBy = ({ lines }: Order, { input }: GuardContext): readonly Promised[] =>
  partsFor(lines, input, ({ dueDate }) => dueDate);
/** Lines of a reply that break a bound, and which. */
const beyond = (promised: readonly Promised[], breaks: (one: Promised) => boolean, boundOf: (line: Line) => Text): Text =>
  boundsOf(promised.filter(breaks).map(({ line }) => ({ line, bound: boundOf(line) })));

const uncounted = ({ line, replies }: Promised): boolean => !replies.every(({ qty }) => isCounted(qty, line.decimals));
export const promisedWhole: Guard<Order> = {
  id: 'promisedWhole',
  must: (order, at) => !promisedBy(order, at).some(uncounted),
  else: ['承诺数量的小数位数超过计量单位允许', 'A promised quantity has more decimals than its unit'],
  about: (order, at) => beyond(promisedBy(order, at), uncounted, counted),
  unblock: ['请按计量单位的小数位填写', 'Enter what the unit can be counted in'],
  onInput: true,
};
const excessive =
  (order: Order) =>
  ({ line, replies }: Promised): boolean =>
    compareDecimal(sumDecimal(replies.map(({ qty }) => qty)), mostOf(line, order)) > 0;
/** What comes on top of what was asked for, and of what the company lets pass, would be on nobody's order. */
export const promisedMost: Guard<Order> = {
  id: 'promisedMost',
  must: (order, at) => !promisedBy(order, at).some(excessive(order)),
  else: ['承诺数量合计超过订单数量', 'More is promised than was ordered'],
  about: (order, at) => beyond(promisedBy(order, at), excessive(order), (line) => atMost(mostOf(line, order))),
  unblock: ['请减少各批数量之和；需要多送请联系采购员', 'Let the parts of a line come to less; ask the buyer if more is to come'],
  onInput: true,
};
export const promisedAhead: Guard<Order> = {
  id: 'promisedAhead',
  must: (order, at) => promisedBy(order, at).every(({ replies }) => replies.every(({ date }) => (date ?? '') >= todayOf(at))),
  else: ['承诺交期不能早于今天', 'A promised date cannot be in the past'],
  unblock: ['请填写今天或以后的交期', 'Promise today or a later day'],
  onInput: true,
};
const lastOf = (order: Order, at: GuardContext) => (line: Line) => lastDayOf(line.dueDate ?? '', todayOf(at), order);
const tooFar =
  (order: Order, at: GuardContext) =>
  ({ line, replies }: Promised): boolean => {
    const last = lastOf(order, at)(line);
    return last !== null && replies.some(({ date }) => (date ?? '') > last);
  };
export const promisedWithin: Guard<Order> = {
  id: 'promisedWithin',
  must: (order, at) => !promisedBy(order, at).some(tooFar(order, at)),
  else: ['承诺交期过晚', 'A promised date is too far ahead'],
  about: (order, at) => beyond(promisedBy(order, at), tooFar(order, at), (line) => atLatest(lastOf(order, at)(line))),
  unblock: ['请核对年份和日期', 'Check the year and the day'],
  onInput: true,
};
/** What was promised before it was judged so, and what has passed while it waited. */
export const promiseDoubtful: Guard<Order> = {
  id: 'promiseDoubtful',
  must: (order, at) => doubtful(order, at).length === 0,
  else: ['回复中有承诺数量超过订单数量，或承诺交期已过', 'The reply promises more than was ordered, or a day that has passed'],
  about: (order, at) => boundsOf(doubtful(order, at)),
  level: 'warn',
};
const PROMISED: Text = ['订购 {asked}，承诺 {promised}', 'orders {asked}, promised are {promised}'];
const PASSED: Text = ['承诺交期 {date} 已过', 'is promised for {date}, which has passed'];
function doubtful({ lines, promises }: Order, at: GuardContext): readonly { readonly line: Line; readonly bound: Text }[] {
  return lines.flatMap((line) => {
    const { lineNo, qty, confirmedQty } = line;
    const more = confirmedQty !== null && compareDecimal(confirmedQty, qty ?? '0') > 0;
    const passed = promises.find((one) => one.lineNo === lineNo && one.date !== null && one.date < todayOf(at));
    return [
      ...(more
        ? [{ line, bound: fill(PROMISED, { asked: formatDecimal(qty ?? '0'), promised: formatDecimal(confirmedQty) }) }]
        : []),
      ...(passed ? [{ line, bound: fill(PASSED, { date: passed.date }) }] : []),
    ];
  });
}
export const noTransit: Guard<Order> = {
  id: 'noTransit',
  must: ({ notesOnTheWay }) => (notesOnTheWay ?? 0) === 0,
  else: ['存在在途送货单，不能关闭', 'Delivery notes are open; cannot close'],
  unblock: ['请等送货单收完，或先关闭送货单', 'Wait until the delivery notes are received, or close them first'],
};
