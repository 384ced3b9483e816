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
  readonly passLeft: string | null;
  readonly bySource: string | null;
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

/** Picked goods a put-back is about. */
export const isPutBack = (one: Allocation, named: unknown): boolean =>
  isMeant(one, named) && compareDecimal(one.pickedQty ?? '0', '0') > 0;
const staying = ({ allocations }: Pick<Order, 'allocations'>, { input }: GuardContext): readonly Allocation[] =>
  allocations.filter((one) => !isPutBack(one, input['task']));
/** Something is still to be picked once the goods are back. */
export const leavesOpen = (order: Pick<Order, 'allocations'>, at: GuardContext): boolean =>
  staying(order, at).some((one) => compareDecimal(toPick(one), '0') > 0);
export const leavesPicked = (order: Pick<Order, 'allocations'>, at: GuardContext): boolean => staying(order, at).length > 0;

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
export const anyPicked: Guard<Order> = {
  id: 'picked',
  must: ({ allocations }, { input }) => allocations.some((one) => isPutBack(one, input['task'])),
  else: ['没有已拣的货物', 'Nothing of it has been picked'],
  unblock: ['请核对拣货任务号；未拣的任务直接取消', 'Check the number of the task; one that is not picked is cancelled instead'],
  onInput: true,
};
export const notLeft: Guard<Order> = {
  id: 'left',
  must: ({ passLeft }) => passLeft !== '1',
  else: ['车辆已出门', 'The vehicle has left the gate'],
  unblock: ['请按退货收回', 'Take the goods back as a return'],
};
export const plate: Guard<Order> = {
  id: 'plate',
  must: (order, { input }) => !blank(order.plate) || !blank(input['plate']),
  else: ['请填写车牌号', 'The vehicle number is required'],
  onInput: true,
};
export const byItself: Guard<Order> = {
  id: 'byItself',
  must: ({ bySource }) => bySource !== '1',
  else: ['由销售发货单生成的出库单随发货单发运', 'An order made by a sales shipment leaves when its shipment is shipped'],
  unblock: ['请在销售发货单上发运', 'Ship it on its sales shipment'],
};
export const pass: Guard<Order> = {
  id: 'pass',
  must: (order) => order.passApproved === '1',
  else: ['放行单未审批', 'The release pass is not approved'],
  unblock: ['请先由有权限的人审批放行单', 'Somebody entitled approves the release pass first'],
};
