import { command, compareDecimal, type Decimal, json, query, ref, subtractDecimal, type Text } from '@takt/model';
import { LABELS_AT_ONCE } from './label-calls.ts';

/** A line of a note and how much of it is not in any box yet. */
export interface UnboxedLine {
  readonly line: string;
  readonly lineNo: number;
  readonly partNo: string;
  readonly name: Text;
  readonly unit: Text;
  readonly left: Decimal;
  /** As the supplier packs the part; null where nobody has said. */
  readonly perBox: Decimal | null;
  /** Each piece has a number of its own and is bound by it, not by the box. */
  readonly serialised: boolean;
}
export interface Boxing {
  readonly line: string;
  readonly perBox: Decimal;
}
const note = ref('purchasing.deliveryNote', '送货单', 'Delivery note', { required: true });
const NEEDS = 'purchasing.deliveryNote.bindLabel';

export const unboxedLines = query<readonly UnboxedLine[]>()(
  'purchasing.unboxedLines',
  ['待分箱明细', 'Lines to put in boxes'],
  { note },
  { needs: NEEDS },
);

/** Makes a case label for each box of these lines and binds it; tells the labels, in the order of the boxes. */
export const splitIntoBoxes = command<readonly string[]>()(
  'purchasing.splitIntoBoxes',
  ['分箱', 'Split into boxes'],
  { note, boxes: json<readonly Boxing[]>('每箱数量', 'Quantity per box', { required: true }) },
  { needs: NEEDS },
);

/** Full boxes, and what is left over in the last one; no more than are refused for being too many. */
export function boxesOf(left: Decimal, perBox: Decimal): readonly Decimal[] {
  const boxes: Decimal[] = [];
  if (compareDecimal(perBox, '0') <= 0) return boxes;
  for (let rest = left; compareDecimal(rest, '0') > 0 && boxes.length <= LABELS_AT_ONCE; rest = subtractDecimal(rest, perBox))
    boxes.push(compareDecimal(rest, perBox) < 0 ? rest : perBox);
  return boxes;
}
