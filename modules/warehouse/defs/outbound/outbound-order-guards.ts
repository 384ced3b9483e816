import { type GuardContext, blank, compareDecimal, type Decimal, type Guard, subtractDecimal } from '@takt/model';

export { hasLines } from '@takt/model';

type Qty = Decimal | null;
interface Allocation {
  readonly qty: Qty;
  readonly pickedQty: Qty;
  readonly task: string | null;
}
interface Order {
  readonly plate: string | null;
  readonly stagingInside: string | null;
  readonly passApproved: string | null;
  readonly lines: readonly { readonly availableQty: Qty }[];
  readonly allocations: readonly Allocation[];
}

/** Whoever holds it may take other stock than the rules say. */
export const OVERRIDES = 'warehouse.outboundOrder.override';

/** What of an allocation is still at its location. */
export const toPick = ({ qty, pickedQty }: Pick<Allocation, 'qty' | 'pickedQty'>): Decimal =>
  subtractDecimal(qty ?? '0', pickedQty ?? '0');

/** Whether an allocation is among those a pick is about: of the task that was named, or any. */
export const isMeant = ({ task }: Pick<Allocation, 'task'>, named: unknown): boolean => blank(named) || task === named;

/** Nothing is left at its location once this pick is done. */
export const allPicked = ({ allocations }: Pick<Order, 'allocations'>, { input }: GuardContext): boolean =>
  allocations.every((one) => isMeant(one, input['task']) || compareDecimal(toPick(one), '0') <= 0);

/** Something of some line could be set aside. */
export const hasFree = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some(({ availableQty }) => compareDecimal(availableQty ?? '0', '0') > 0);

const isOverride = ({ input }: GuardContext): boolean => !blank(input['batch']) || !blank(input['location']);

export const staging: Guard<Order> = {
  id: 'staging',
  must: (order) => order.stagingInside === '1',
  else: ['备货库位不在出库仓库内', 'The staging location is not in the warehouse of the order'],
  unblock: ['请选择出库仓库内的备货库位', 'Choose a staging location of the order’s warehouse'],
};
export const stock: Guard<Order> = {
  id: 'stock',
  must: hasFree,
  else: ['库存不足', 'Not enough stock'],
  unblock: ['请等待到货、解冻库存，或减少明细数量', 'Wait for goods, release held stock, or lower the lines’ quantities'],
};
export const mayOverride: Guard<Order> = {
  id: 'override',
  must: (_, at) => !isOverride(at) || at.actor.can(OVERRIDES),
  else: ['您没有权限不按周转规则分配', 'You are not allowed to allocate against the rotation rule'],
  unblock: ['不指定批次和库位，按规则分配', 'Name neither batch nor location to allocate by the rules'],
  onInput: true,
};
export const overrideReason: Guard<Order> = {
  id: 'overrideReason',
  must: (_, at) => !isOverride(at) || !blank(at.input['reason']),
  else: ['不按规则分配请填写原因', 'A reason is required to allocate against the rules'],
  onInput: true,
};
export const plate: Guard<Order> = {
  id: 'plate',
  must: (order, { input }) => !blank(order.plate) || !blank(input['plate']),
  else: ['请填写车牌号', 'The vehicle number is required'],
  onInput: true,
};
export const pass: Guard<Order> = {
  id: 'pass',
  must: (order) => order.passApproved === '1',
  else: ['放行单未审批', 'The release pass is not approved'],
  unblock: ['请先由有权限的人审批放行单', 'Somebody entitled approves the release pass first'],
};
