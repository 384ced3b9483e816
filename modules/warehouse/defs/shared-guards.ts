import { blank, compareDecimal, type Decimal, type Guard } from '@takt/model';

/** Guards that several documents of the warehouse ask in the same words. */
interface Measured {
  readonly lines: readonly { readonly qty: Decimal | null }[];
}

export const hasLines: Guard<{ readonly lines: readonly unknown[] }> = {
  id: 'hasLines',
  must: ({ lines }) => lines.length > 0,
  else: ['请先维护明细', 'Add at least one detail line first'],
};
export const qtyPositive: Guard<Measured> = {
  id: 'qtyPositive',
  must: ({ lines }) => lines.every(({ qty }) => compareDecimal(qty ?? '0', '0') > 0),
  else: ['明细数量必须大于0', 'Every line quantity must be greater than 0'],
};
export const reason: Guard = {
  id: 'reason',
  must: (_, { input }) => !blank(input['reason']),
  else: ['请填写原因', 'Please fill in the reason'],
  onInput: true,
};
