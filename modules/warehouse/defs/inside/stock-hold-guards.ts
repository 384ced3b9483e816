import { type GuardContext, compareDecimal, type Decimal, type Guard, isDecimal, subtractDecimal, type Text } from '@takt/model';

interface Hold {
  readonly qty: Decimal | null;
  readonly frozenQty: Decimal | null;
  readonly ncOpen: '1' | '0' | null;
}

/** How much is let go: what the dialog says, all of it when it says nothing. */
export const freedQty = ({ frozenQty }: Pick<Hold, 'frozenQty'>, qty: unknown): Decimal =>
  isDecimal(qty) ? qty : (frozenQty ?? '0');

/** Something stays frozen. */
export const staysFrozen = (row: Hold, at: GuardContext): boolean =>
  compareDecimal(subtractDecimal(row.frozenQty ?? '0', freedQty(row, at.input.qty)), '0') > 0;

export const TOO_MUCH: Text = ['冻结数量超过可用数量', 'The quantity to freeze exceeds the available quantity'];

/** What is there is asked of the stock itself, in the same words, when it is frozen. */
export const freezeQty: Guard<Hold> = {
  id: 'qty',
  must: ({ qty }) => compareDecimal(qty ?? '0', '0') > 0,
  else: TOO_MUCH,
  unblock: ['请减少数量，或先取消对该库存的分配', 'Freeze less, or give back what is reserved of it first'],
};

export const nc: Guard<Hold> = {
  id: 'nc',
  must: ({ ncOpen }) => ncOpen !== '1',
  else: ['存在未关闭的不合格处置，不能解冻', 'An open non-conformance blocks unfreezing'],
  unblock: ['请先由质量关闭不合格处置', 'Quality closes the non-conformance first'],
};

const isFrozen = (row: Hold, at: GuardContext): boolean => {
  const qty = freedQty(row, at.input.qty);
  return compareDecimal(qty, '0') > 0 && compareDecimal(qty, row.frozenQty ?? '0') <= 0;
};

export const unfreezeQty: Guard<Hold> = {
  id: 'qty',
  must: isFrozen,
  else: ['解冻数量必须大于0且不超过冻结数量', 'The quantity to unfreeze is above 0 and at most what is frozen'],
  unblock: ['请输入不超过冻结数量的数量', 'Enter a quantity up to what is frozen'],
  onInput: true,
};

export const rejectQty: Guard<Hold> = {
  id: 'qty',
  must: isFrozen,
  else: ['不合格数量必须大于0且不超过冻结数量', 'The nonconforming quantity is above 0 and at most what is frozen'],
  unblock: unfreezeQty.unblock,
  onInput: true,
};
