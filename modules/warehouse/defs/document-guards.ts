import { blank, compareDecimal, type Decimal, type Guard } from '@takt/model';

/** Conditions several documents of the warehouse share, in the contract's words. */
export const hasLines: Guard<{ readonly lines: readonly unknown[] }> = {
  id: 'hasLines',
  must: ({ lines }) => lines.length > 0,
  else: ['请先维护明细', 'Add at least one detail line first'],
};
export const qtyPositive: Guard<{ readonly lines: readonly { readonly qty: Decimal | null }[] }> = {
  id: 'qtyPositive',
  must: ({ lines }) => lines.every(({ qty }) => compareDecimal(qty ?? '0', '0') > 0),
  else: ['明细数量必须大于0', 'Every line quantity must be greater than 0'],
};
export const reason: Guard = {
  id: 'reason',
  must: (_, at) => !blank(at.input.reason),
  else: ['请填写原因', 'Please fill in the reason'],
  onInput: true,
};
