import { blank, compareDecimal, type Decimal, type Guard, isDecimal } from '@takt/model';

/** Conditions several documents of purchasing share, in the same words. */
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
  must: (_, at) => !blank(at.input['reason']),
  else: ['请填写原因', 'Please fill in the reason'],
  onInput: true,
};
export const fromTo: Guard<Readonly<Record<'shipFrom' | 'receiveTo', string | null>>> = {
  id: 'fromTo',
  must: ({ shipFrom, receiveTo }) => !blank(shipFrom) && !blank(receiveTo),
  else: ['发货地和收货地不能为空', 'Ship-from and receive-to places are required'],
};

/** A mainland mobile number. */
export const MOBILE = /^1[3-9]\d{9}$/;
export const isMobile = (value: unknown): boolean => typeof value === 'string' && MOBILE.test(value);
export const isNotNegative = (value: unknown): value is Decimal => isDecimal(value) && compareDecimal(value, '0') >= 0;
