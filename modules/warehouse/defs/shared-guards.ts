import { blank, compareDecimal, type Decimal, type Guard } from '@takt/model';

/** Guards several documents of the warehouse ask in the same words. */
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

/** Somebody says why in the dialog. */
export const reasonGiven: Guard = {
  id: 'reason',
  must: (_, { input }) => !blank(input['reason']),
  else: ['请填写原因', 'Please fill in the reason'],
  onInput: true,
};

/** The document itself says why. */
export const reasonWritten: Guard<{ readonly reason: string | null }> = {
  id: 'reason',
  must: ({ reason }) => !blank(reason),
  else: ['请填写原因', 'Please fill in the reason'],
};
