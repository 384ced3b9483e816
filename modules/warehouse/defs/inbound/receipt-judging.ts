import {
  addDecimal,
  blank,
  code,
  compareDecimal,
  type Decimal,
  type Guard,
  type GuardContext,
  isDecimal,
  quantity,
  reasonGiven,
  subtractDecimal,
  text,
} from '@takt/model';

interface Line {
  readonly id: string;
  readonly serialised: string | null;
  readonly qcQty: Decimal | null;
}
const waits = ({ qcQty }: Line): boolean => compareDecimal(qcQty ?? '0', '0') > 0;

/** What inspection says of goods that wait for it: so much of a line is good, so much is not; what is left goes on waiting. */
export const judgeInput = {
  lineId: text('明细行', 'Line', { lineIf: waits, help: ['不选则全部合格', 'All of it is good when empty'] }),
  acceptedQty: quantity('合格数量', 'Good', {
    min: 0,
    scale: 6,
    help: ['不填为其余全部', 'All the rest when empty'],
  }),
  rejectedQty: quantity('不合格数量', 'Nonconforming', { min: 0, scale: 6 }),
  // Named, only goods of this batch or in this container are judged.
  batch: code('批次', 'Batch'),
  container: code('容器', 'Container'),
  serialNos: text('序列号', 'Serial numbers', {
    neededIf: ({ lines }) => lines.some((line: Line) => waits(line) && line.serialised === '1'),
    length: 4000,
    help: [
      '序列号管理的物料：有不合格时填不合格的各件；只判一部分合格时填合格的各件',
      'Of a serialised part: the nonconforming pieces; where none is and only some are judged, the good ones',
    ],
  }),
  reason: text('不合格原因', 'Why nonconforming', { length: 500 }),
};

interface Waiting {
  readonly lines: readonly Line[];
}
interface Judged<L extends Line> {
  readonly line: L;
  readonly accepted: Decimal;
  readonly rejected: Decimal;
}

const typed = (value: unknown): Decimal => (isDecimal(value) ? value : '0');

/** What is said of each line. Without a line all that waits is good. */
export function judgedBy<L extends Line>(lines: readonly L[], { input }: Pick<GuardContext, 'input'>): readonly Judged<L>[] {
  const named = !blank(input['lineId']);
  return lines
    .filter((line) => waits(line) && (!named || line.id === input['lineId']))
    .map((line) => {
      const rejected = typed(input['rejectedQty']);
      const rest = subtractDecimal(line.qcQty ?? '0', rejected);
      return { line, rejected, accepted: isDecimal(input['acceptedQty']) ? input['acceptedQty'] : rest };
    });
}

export const waiting: Guard<Waiting> = {
  id: 'waiting',
  must: ({ lines }) => lines.some(waits),
  else: ['没有待检的库存', 'Nothing of it awaits inspection'],
  unblock: ['收货后，需检验的物料才会待检', 'Parts that are inspected await it once they are received'],
};
/** Goods that wait would wait for ever. */
export const allJudged: Guard<Waiting> = {
  id: 'judged',
  must: ({ lines }) => !lines.some(waits),
  else: ['尚有待检的库存，不能关闭', 'Some of it still awaits inspection; cannot close'],
  unblock: ['请先检验判定', 'Judge the inspection first'],
};
export const judgedLine: Guard<Waiting> = {
  id: 'line',
  must: (_, { input }) =>
    !blank(input['lineId']) || ['acceptedQty', 'rejectedQty', 'batch', 'container'].every((name) => blank(input[name])),
  else: ['请选择明细行', 'Choose the line'],
  onInput: true,
};
export const judgeQty: Guard<Waiting> = {
  id: 'qty',
  must: ({ lines }, at) =>
    judgedBy(lines, at).every(({ line, accepted, rejected }) => {
      const judged = addDecimal(accepted, rejected);
      return (
        compareDecimal(accepted, '0') >= 0 && compareDecimal(judged, '0') > 0 && compareDecimal(judged, line.qcQty ?? '0') <= 0
      );
    }),
  else: ['判定数量必须大于0且不超过待检数量', 'What is judged is above 0 and at most what awaits inspection'],
  unblock: ['请减少数量', 'Enter less'],
  onInput: true,
};
export const rejectReason: Guard<Waiting> = {
  id: reasonGiven.id,
  must: (_, { input }) => compareDecimal(typed(input['rejectedQty']), '0') <= 0 || !blank(input['reason']),
  else: reasonGiven.else,
  onInput: true,
};
