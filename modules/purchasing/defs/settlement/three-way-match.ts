import {
  blank,
  choice,
  compareDecimal,
  computed,
  datetime,
  type Decimal,
  type Guard,
  multiplyDecimal,
  reasonGiven,
  subtractDecimal,
  text,
  user,
} from '@takt/model';

const VERDICTS = {
  matched: ['相符', 'Matches'],
  noPrice: ['没有订单价格', 'No order price'],
  overAccepted: ['超出验收数量', 'More than accepted'],
  overOrdered: ['超出订单数量', 'More than ordered'],
  price: ['价格不符', 'Price differs'],
} as const;
type Verdict = keyof typeof VERDICTS;

type Qty = Decimal | null;
export interface Sides {
  /** What the order asks for; a quantity of null is judged elsewhere. */
  readonly order: { readonly qty: Qty; readonly price: Qty };
  /** What was accepted, less what went back; of a return, what went back, below zero. */
  readonly accepted: Decimal;
  readonly stated: { readonly qty: Qty; readonly price: Qty };
}

const size = (value: Decimal): Decimal => (value.startsWith('-') ? value.slice(1) : value);

/**
 * Order, acceptance and what is asked for, one against the other. Quantities have no tolerance: less than was accepted may be asked
 * for, more not, and a return is credited whole. Prices may differ by so many percent of the order's.
 */
export function verdictOf({ order, accepted, stated }: Sides, tolerancePercent: Decimal): Verdict {
  const [qty, price] = [stated.qty ?? '0', stated.price ?? '0'];
  if (order.price === null || compareDecimal(order.price, '0') === 0) return 'noPrice';
  const beyond = compareDecimal(qty, accepted);
  if (beyond > 0 || (beyond < 0 && compareDecimal(accepted, '0') <= 0)) return 'overAccepted';
  if (order.qty !== null && compareDecimal(qty, order.qty) > 0) return 'overOrdered';
  const allowed = multiplyDecimal(order.price, multiplyDecimal(tolerancePercent, '0.01'));
  return compareDecimal(size(subtractDecimal(price, order.price)), allowed) > 0 ? 'price' : 'matched';
}

/** A line of a statement or an invoice, with what the other two sides say of it. */
interface MatchedLine {
  readonly id: string;
  readonly qty: Qty;
  readonly price: Qty;
  readonly orderPrice: Qty;
  readonly orderedQty?: Qty;
  readonly acceptedQty: Qty;
  /** Claims and the like are no goods: they are agreed on as amounts. */
  readonly goods: string | null;
  readonly releasedAt: string | null;
}
export interface Matched {
  readonly priceTolerance: Qty;
  readonly lines: readonly MatchedLine[];
}

export const verdictOfLine = (line: MatchedLine, tolerance: Qty): Verdict | null => {
  const { acceptedQty, orderPrice, orderedQty = null, qty, price } = line;
  if (line.goods !== '1') return null;
  const order = { qty: orderedQty, price: orderPrice };
  return verdictOf({ order, accepted: acceptedQty ?? '0', stated: { qty, price } }, tolerance ?? '0');
};
const differs = (line: MatchedLine, tolerance: Qty): boolean => (verdictOfLine(line, tolerance) ?? 'matched') !== 'matched';

/** Nobody pays for what does not match, unless somebody who may has said why. */
export const matched: Guard<Matched> = {
  id: 'matched',
  must: ({ lines, priceTolerance }) => lines.every((line) => !blank(line.releasedAt) || !differs(line, priceTolerance)),
  else: ['有三单不符且未放行的明细', 'Some lines do not match order and receipt and are not released'],
  unblock: [
    '请改正“三单匹配”不相符的明细，或由有权限的人写明原因放行该行',
    'Correct the lines whose three-way match says so, or have somebody who may release them with a reason',
  ],
};

const isUnmatched = (line: Matched['lines'][number], { priceTolerance }: Matched): boolean =>
  blank(line.releasedAt) && differs(line, priceTolerance);
const unmatched: Guard<Matched> = {
  id: 'unmatched',
  must: (statement) => statement.lines.some((line) => isUnmatched(line, statement)),
  else: ['没有三单不符且未放行的明细', 'Every line matches or is released'],
  unblock: ['只有三单不符的明细需要放行', 'Only lines that do not match need to be released'],
};
const unmatchedLine: Guard<Matched> = {
  id: 'line',
  must: (statement, { input }) => statement.lines.some((line) => line.id === input['lineId'] && isUnmatched(line, statement)),
  else: ['请选择三单不符且未放行的明细', 'Choose a line that does not match and is not released'],
  onInput: true,
};

/** What a line keeps of its match, and of who let it pass. */
export const matchFields = {
  goods: computed('flag', '按货物匹配', 'Matched as goods', { internal: true }),
  verdict: choice('三单匹配', 'Three-way match', VERDICTS, { readonly: true }),
  releasedBy: user('放行人', 'Released by', { readonly: true, hiddenFromSuppliers: true }),
  releasedAt: datetime('放行时间', 'Released at', { readonly: true }),
  releaseReason: text('放行原因', 'Reason of release', { readonly: true, hiddenFromSuppliers: true, length: 500 }),
};

/** The action that lets one line pass; its states are the document's own. The contract asks for the release and has no name for it. */
export const releaseLine = {
  beyond: true,
  label: ['放行不符明细', 'Release unmatched line'],
  side: 'internal',
  input: {
    lineId: text('明细行', 'Line', { required: true, lineIf: isUnmatched }),
    reason: text('原因', 'Reason', { length: 500, hiddenFromSuppliers: true }),
  },
  needs: [unmatched, unmatchedLine, reasonGiven],
  effect: true,
  bulk: false,
} as const;
