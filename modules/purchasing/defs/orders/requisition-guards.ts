import { blank, compareDecimal, type Decimal, type Guard } from '@takt/model';

interface Line {
  readonly qty: Decimal | null;
  readonly vendor: string | null;
  readonly orderedQty: Decimal | null;
  readonly openQty: Decimal | null;
}
interface Requisition {
  readonly lines: readonly Line[];
}

export const isOpen = ({ openQty }: Pick<Line, 'openQty'>): boolean => compareDecimal(openQty ?? '0', '0') > 0;
/** Everything it asks for stands on orders that were released. */
export const isCovered = ({ lines }: Requisition): boolean =>
  lines.every(({ qty, orderedQty }) => compareDecimal(orderedQty ?? '0', qty ?? '0') >= 0);

export const left: Guard<Requisition> = {
  id: 'left',
  must: ({ lines }) => lines.some(isOpen),
  else: ['所有明细都已转采购订单', 'Every line is on a purchase order already'],
  unblock: [
    '请发布这些采购订单；删除或关闭后可再次转单',
    'Publish those orders; once deleted or closed, lines can be ordered again',
  ],
};
export const supplier: Guard<Requisition> = {
  id: 'supplier',
  must: ({ lines }, { input }) => !blank(input['vendor']) || lines.every((line) => !isOpen(line) || !blank(line.vendor)),
  else: ['有明细没有建议供应商，请选择供应商', 'Some lines suggest no supplier; choose one'],
  onInput: true,
  asksFor: 'vendor',
};
/** Where a warehouse stands is looked up when it is ordered, and refused in these words. */
export const place: Guard = {
  id: 'place',
  must: () => true,
  else: ['收货仓库不属于申请的工厂', 'The receiving warehouse belongs to another plant than the requisition'],
  unblock: [
    '请选择该工厂的仓库，不同工厂的申请分别转单',
    'Choose a warehouse of that plant; order each plant’s requisitions by themselves',
  ],
};
export const unordered: Guard<Requisition> = {
  id: 'unordered',
  must: ({ lines }) => lines.every(({ qty, openQty }) => compareDecimal(openQty ?? '0', qty ?? '0') === 0),
  else: ['已有明细转采购订单，不能撤回', 'Some of it is on a purchase order; it cannot be withdrawn'],
  unblock: ['请先删除采购订单中的明细', 'Delete its lines from the purchase order first'],
};
