import { blank, compareDecimal, type GuardContext, type Decimal, type Guard, isDecimal } from '@takt/model';

/** What the guards look at. */
interface Label {
  readonly qty: Decimal | null;
  readonly maxQty: Decimal | null;
  readonly usedElsewhere: string | null;
  readonly noteOpen: string | null;
  readonly printedCount: number | null;
}

/** What is bound with the label: as much as somebody says, else as much as it is written for. */
export const boundQty = ({ qty }: Pick<Label, 'qty'>, { input }: Pick<GuardContext, 'input'>): Decimal =>
  isDecimal(input['qty']) ? input['qty'] : (qty ?? '0');

export const max: Guard<Label> = {
  id: 'max',
  must: (label, at) => label.maxQty === null || compareDecimal(boundQty(label, at), label.maxQty) <= 0,
  else: ['绑定数量不能大于最大数量', 'The quantity exceeds the maximum'],
  unblock: ['请减少绑定数量', 'Bind less'],
  onInput: true,
};
export const unique: Guard<Label> = {
  id: 'unique',
  must: ({ usedElsewhere }) => usedElsewhere !== '1',
  else: ['标签已被使用', 'The label is already used'],
  unblock: ['请换一张标签，或先解绑原来的', 'Use another label, or unbind this one first'],
};
export const notShipped: Guard<Label> = {
  id: 'notShipped',
  must: ({ noteOpen }) => noteOpen === '1',
  else: ['送货单已发运，不能解绑', 'The note is shipped; cannot unbind'],
  unblock: ['请先取消发运', 'Cancel the shipment first'],
};
/** Two cases with the same label are a mistake somebody makes; whoever prints one again says what became of the first. */
export const reprint: Guard<Label> = {
  id: 'reprint',
  must: ({ printedCount }, { input }) => (printedCount ?? 0) === 0 || !blank(input['reason']),
  else: ['标签已打印过，请填写重打原因', 'The label was printed before; say why it is printed again'],
  onInput: true,
};
