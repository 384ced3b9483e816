import { addDecimal, blank, compareDecimal, type Decimal, type Guard, isDecimal, type Text } from '@takt/model';

export { reasonGiven } from '@takt/model';

interface Task {
  readonly fromLocation: string | null;
  readonly toLocation: string;
  readonly qty: Decimal | null;
  readonly pickedQty: Decimal | null;
  readonly deliveredQty: Decimal | null;
  readonly sourceQty: Decimal | null;
  readonly overMax: '1' | '0' | null;
}

/** The right to pick a batch whose turn it is not. */
const OVERRIDE = 'warehouse.replenishmentTask.override';
export const AGAINST_ROTATION: Text = ['未按先进先出规则拣选', 'The pick violates the rotation rule'];

/** How much is signed for: what the dialog says, all that was delivered when it says nothing. */
export const signedQty = ({ deliveredQty }: Pick<Task, 'deliveredQty'>, qty: unknown): Decimal =>
  isDecimal(qty) ? qty : (deliveredQty ?? '0');

export const stock: Guard<Task> = {
  id: 'stock',
  must: ({ sourceQty }) => compareDecimal(sourceQty ?? '0', '0') > 0,
  else: ['源库位没有可用库存', 'No available stock at the source'],
  unblock: ['请先补足源仓库的库存，或更换源仓库', 'Have stock brought to the source warehouse first, or choose another'],
};
export const cap: Guard<Task> = {
  id: 'cap',
  must: ({ overMax }) => overMax !== '1',
  else: ['补货后将超过线边最大库存', 'The replenishment would exceed the line-side maximum'],
  unblock: ['请减少数量，或等线边消耗后再补', 'Take less, or wait until the line has used some'],
};
export const diff: Guard<Task> = {
  id: 'diff',
  must: ({ fromLocation, toLocation }) => fromLocation !== toLocation,
  else: ['源库位和线边库位不能相同', 'Source and line-side location must differ'],
  unblock: ['请选择另一个源库位', 'Choose another source location'],
};
/** Whoever gives a reason for another batch needs the right to it. Without one, the effect holds the pick to the rule. */
export const rot: Guard<Task> = {
  id: 'rot',
  must: (_, { actor, input }) => blank(input.reason) || actor.can(OVERRIDE),
  else: AGAINST_ROTATION,
  unblock: [
    '请拣选规则给出的批次，或由有权限的人填写原因',
    'Pick the batch the rule names, or have somebody entitled give a reason',
  ],
  onInput: true,
};
export const max: Guard<Task> = {
  id: 'max',
  must: ({ qty, pickedQty }, { input }) =>
    isDecimal(input.qty) && compareDecimal(addDecimal(pickedQty ?? '0', input.qty), qty ?? '0') <= 0,
  else: ['备货数量不能大于任务数量', 'Picked quantity cannot exceed the task quantity'],
  unblock: ['请输入不超过任务数量的数量', 'Enter a quantity up to that of the task'],
  onInput: true,
};
export const some: Guard<Task> = {
  id: 'some',
  must: ({ pickedQty }) => compareDecimal(pickedQty ?? '0', '0') > 0,
  else: ['请先备货', 'Pick first'],
};
export const signed: Guard<Task> = {
  id: 'qty',
  must: (row, { input }) => {
    const qty = signedQty(row, input.qty);
    return compareDecimal(qty, '0') >= 0 && compareDecimal(qty, row.deliveredQty ?? '0') <= 0;
  },
  else: ['签收数量不能大于配送数量', 'Signed quantity cannot exceed the delivered quantity'],
  unblock: ['请输入不超过配送数量的数量', 'Enter a quantity up to what was delivered'],
  onInput: true,
};
export const none: Guard<Task> = {
  id: 'none',
  must: ({ pickedQty }) => compareDecimal(pickedQty ?? '0', '0') === 0,
  else: ['已备货，不能取消', 'Already picked; cannot cancel'],
  unblock: ['请继续配送并签收，或将货退回源库位', 'Deliver and sign it, or bring the goods back to the source'],
};
