import { blank, compareDecimal, type Decimal, type Guard, isDecimal } from '@takt/model';

/** Conditions several documents of purchasing share, in the same words. */
export const fromTo: Guard<Readonly<Record<'shipFrom' | 'receiveTo', string | null>>> = {
  id: 'fromTo',
  must: ({ shipFrom, receiveTo }) => !blank(shipFrom) && !blank(receiveTo),
  else: ['发货地和收货地不能为空', 'Ship-from and receive-to places are required'],
  unblock: ['请填写发货地和收货地后保存', 'Enter both places and save'],
};

export const isNotNegative = (value: unknown): value is Decimal => isDecimal(value) && compareDecimal(value, '0') >= 0;
