import { MOBILE } from './contact.ts';
import { compareDecimal, type Decimal } from './decimal.ts';
import type { Guard } from './document.ts';
import { blank } from './text.ts';

/** Conditions documents of every department share, in the words of the contract. */
export const hasLines: Guard<{ readonly lines: readonly unknown[] }> = {
  id: 'hasLines',
  must: ({ lines }) => lines.length > 0,
  else: ['请先维护明细', 'Add at least one detail line first'],
};
export const qtyPositive: Guard<{ readonly lines: readonly { readonly qty: Decimal | null }[] }> = {
  id: 'qtyPositive',
  must: ({ lines }) => lines.every(({ qty }) => compareDecimal(qty ?? '0', '0') > 0),
  else: ['明细数量必须大于0', 'Every line quantity must be greater than 0'],
  unblock: ['请填写数量或删除该明细', 'Enter a quantity or delete the line'],
};
/** Somebody says why in the dialog. */
export const reasonGiven: Guard = {
  id: 'reason',
  must: (_, { input }) => !blank(input['reason']),
  else: ['请填写原因', 'Please fill in the reason'],
  onInput: true,
  asksFor: 'reason',
};
/** Whoever drives can be called: a mainland mobile number. */
export const driverTel: Guard<{ readonly driverTel: string | null }> = {
  id: 'driverTel',
  must: (row) => isMobile(row.driverTel),
  else: ['司机联系方式不正确', 'The driver contact is not valid'],
  unblock: ['请填写11位手机号', 'Enter a mobile number of 11 digits'],
};
export const isMobile = (value: unknown): boolean => typeof value === 'string' && MOBILE.pattern.test(value);
