import {
  addDecimal,
  blank,
  type GuardContext,
  compareDecimal,
  type Decimal,
  type Guard,
  isDecimal,
  subtractDecimal,
} from '@takt/model';

interface Line {
  readonly id: string;
  readonly fromLocation: string;
  readonly toLocation: string;
  readonly container: string | null;
  readonly unpack: '1' | '0' | null;
  readonly qty: Decimal | null;
  readonly outQty: Decimal | null;
  readonly inQty: Decimal | null;
  readonly stockStatus: string | null;
  readonly toKind: string | null;
}
interface Transfer {
  readonly reverses: string | null;
  readonly reversesTask: string | null;
  readonly lines: readonly Line[];
}
interface StepInput {
  readonly lineId?: unknown;
  readonly qty?: unknown;
}
export interface Step<L> {
  readonly line: L;
  readonly qty: Decimal;
}

const less = (a: Decimal | null, b: Decimal | null): Decimal => subtractDecimal(a ?? '0', b ?? '0');
/** Still at its old place. */
export const toMoveOut = ({ qty, outQty }: Pick<Line, 'qty' | 'outQty'>): Decimal => less(qty, outQty);
/** On its way. */
const inTransit = ({ outQty, inQty }: Pick<Line, 'outQty' | 'inQty'>): Decimal => less(outQty, inQty);

/** What a step moves: so much of one line, all that is left of it, or all that is left of every line. */
const stepsOf = <L extends Line>(
  lines: readonly L[],
  { lineId, qty }: StepInput,
  left: (line: L) => Decimal,
): readonly Step<L>[] =>
  lines
    .filter(({ id }) => typeof lineId !== 'string' || id === lineId)
    .map((line) => ({ line, qty: typeof lineId === 'string' && isDecimal(qty) ? qty : left(line) }))
    .filter((step) => compareDecimal(step.qty, '0') > 0);
export const outSteps = <L extends Line>(lines: readonly L[], input: StepInput): readonly Step<L>[] =>
  stepsOf(lines, input, toMoveOut);
export const inSteps = <L extends Line>(lines: readonly L[], input: StepInput): readonly Step<L>[] =>
  stepsOf(lines, input, inTransit);

/** Whether everything has arrived once the step is done. */
export const allIn = ({ lines }: Transfer, { input }: GuardContext): boolean => {
  const arriving = new Map(inSteps(lines, input).map(({ line, qty }) => [line.id, qty]));
  return lines.every(({ id, qty, inQty }) => compareDecimal(addDecimal(inQty ?? '0', arriving.get(id) ?? '0'), qty ?? '0') >= 0);
};

export const diff: Guard<Transfer> = {
  id: 'diff',
  must: ({ lines }) => lines.every(({ fromLocation, toLocation, unpack }) => unpack === '1' || fromLocation !== toLocation),
  else: ['源库位和目标库位不能相同', 'Source and target location must differ'],
  unblock: ['请选择另一个目标库位', 'Choose another target location'],
};
/** Out of the container, and nowhere else. */
export const unpacked: Guard<Transfer> = {
  id: 'unpacked',
  must: ({ lines }) =>
    lines.every(
      ({ unpack, container, fromLocation, toLocation }) => unpack !== '1' || (!blank(container) && fromLocation === toLocation),
    ),
  else: ['拆包的明细须有容器，且留在原库位', 'What is unpacked names its container and stays at its location'],
  unblock: ['请在库存查询中重新拆包', 'Unpack it again in the stock query'],
};
export const cage: Guard<Transfer> = {
  id: 'cage',
  must: ({ lines }) => lines.every(({ stockStatus, toKind }) => stockStatus !== 'ng' || toKind === 'ng'),
  else: ['不合格品只能移到不合格品库位', 'Nonconforming goods go to a location for nonconforming goods'],
  unblock: ['请选择类型为“不合格”的目标库位', 'Choose a target location of that kind'],
};
export const outMax: Guard<Transfer> = {
  id: 'max',
  must: ({ lines }, { input }) => {
    const steps = outSteps(lines, input);
    return steps.length > 0 && steps.every(({ line, qty }) => compareDecimal(qty, toMoveOut(line)) <= 0);
  },
  else: ['移出数量不能大于未移出数量', 'No more can be moved out than is still there'],
  unblock: ['请输入不超过未移出数量的数量', 'Enter a quantity up to what is not yet moved out'],
  onInput: true,
};
export const inMax: Guard<Transfer> = {
  id: 'max',
  must: ({ lines }, { input }) => {
    const steps = inSteps(lines, input);
    return steps.length > 0 && steps.every(({ line, qty }) => compareDecimal(qty, inTransit(line)) <= 0);
  },
  else: ['移入数量不能大于在途数量', 'No more can be moved in than is on its way'],
  unblock: ['请先移出，或输入不超过在途数量的数量', 'Move it out first, or enter a quantity up to what is on its way'],
  onInput: true,
};
export const noTransit: Guard<Transfer> = {
  id: 'noTransit',
  must: ({ lines }) => lines.every((line) => compareDecimal(inTransit(line), '0') === 0),
  else: ['存在在途数量，不能关闭', 'Goods are in transit; cannot close'],
  unblock: ['请先在目标库位移入在途数量', 'Move in what is on its way first'],
};
/** Who takes back what was taken back does it again: two documents that undo each other tell nobody what is true. */
export const original: Guard<Transfer> = {
  id: 'original',
  must: ({ reverses, reversesTask }) => reverses === null && reversesTask === null,
  else: ['冲销单不能再冲销', 'A reversal cannot be reversed'],
  unblock: ['请重新转移或拆包', 'Move or unpack it again'],
};
