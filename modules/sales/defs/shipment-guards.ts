import { blank, compareDecimal, type Decimal, type Guard, sumDecimal, serialsIn } from '@takt/model';
import { wantedOf, toShip } from './shipping.ts';

export { hasLines, qtyPositive, reasonGiven } from '@takt/model';

type Qty = Decimal | null;
interface Line {
  readonly id: string;
  readonly qty: Qty;
  readonly pickedQty: Qty;
  readonly shippedQty: Qty;
  readonly askedQty: Qty;
  readonly openQty: Qty;
  readonly availableQty: Qty;
  readonly onOrder: string | null;
  readonly serialised: string | null;
}
interface Shipment {
  readonly warehouse: string | null;
  readonly shippedAt: string | null;
  readonly orderLocked: string | null;
  readonly oqcOpen: string | null;
  readonly lines: readonly Line[];
}

const compare = (a: Qty, b: Qty): number => compareDecimal(a ?? '0', b ?? '0');

export const soLocked: Guard<Shipment> = {
  id: 'soLocked',
  must: ({ orderLocked }) => orderLocked === '1',
  else: ['来源销售订单未锁定', 'The source sales order is not locked'],
  unblock: ['请先锁定销售订单', 'Lock the sales order first'],
};
export const warehouse: Guard<Shipment> = {
  id: 'warehouse',
  must: (shipment) => !blank(shipment.warehouse),
  else: ['请选择发货仓库', 'Select the warehouse it ships from'],
};
export const onOrder: Guard<Shipment> = {
  id: 'onOrder',
  must: ({ lines }) => lines.every((line) => line.onOrder === '1'),
  else: ['明细物料不在销售订单中', 'A part is not on the sales order'],
  unblock: ['请改选订单中的物料，或在订单上增加该物料', 'Choose a part of the order, or add it there'],
};
export const openQty: Guard<Shipment> = {
  id: 'openQty',
  must: ({ lines }) => lines.every((line) => compare(line.qty, line.openQty) <= 0),
  else: ['发货数量超过订单未发数量', 'Quantity exceeds what is open on the sales order'],
  unblock: ['请减少发货数量，或修改销售订单', 'Ship less, or change the sales order'],
};
export const pickMax: Guard<Shipment> = {
  id: 'pickMax',
  must: ({ lines }, { input }) => {
    const wanted = wantedOf(lines, input);
    return wanted.length > 0 && wanted.every(({ line, qty }) => compare(sumDecimal([line.askedQty, qty]), line.qty) <= 0);
  },
  else: ['拣货数量不能超过计划数量', 'Picked quantity cannot exceed the planned quantity'],
  unblock: [
    '计划数量已全部下达仓库；需要换货时请先取消出库单',
    'All of it is asked of the warehouse; cancel its outbound order first',
  ],
  onInput: true,
};
/** Some of it is free; how much, and of which batch, the rules of the warehouse tell. */
export const stockOk: Guard<Shipment> = {
  id: 'stockOk',
  must: ({ lines }, { input }) => wantedOf(lines, input).every(({ line }) => compare(line.availableQty, '0') > 0),
  else: ['库存不可用或已冻结', 'The stock is not available or is on hold'],
  unblock: ['请等待到货，或请质量解冻', 'Wait for goods, or have quality release it'],
  onInput: true,
};
export const shipMax: Guard<Shipment> = {
  id: 'shipMax',
  must: ({ lines }) => lines.some((line) => compare(toShip(line), '0') > 0),
  else: ['发运数量不能超过已拣货数量', 'Shipped quantity cannot exceed the picked quantity'],
  unblock: ['请先拣货并放行', 'Have it picked and passed first'],
};
export const oqc: Guard<Shipment> = {
  id: 'oqc',
  must: ({ oqcOpen }) => oqcOpen !== '1',
  else: ['出货检验未合格，不能发运', 'Outgoing inspection has not passed; cannot ship'],
  unblock: ['请等出货检验放行', 'Wait for outgoing inspection to release it'],
};
export const serials: Guard<Shipment> = {
  id: 'serials',
  must: ({ lines }, { input }) => {
    const pieces = sumDecimal(lines.filter(({ serialised }) => serialised === '1').map(toShip));
    const given = serialsIn(input['serialNos']);
    return new Set(given).size === given.length && compare(String(given.length), pieces) === 0;
  },
  else: ['序列号管理的物料，每件一个序列号', 'Serialised parts ship with one serial number for each piece'],
  unblock: ['请扫描每一件已拣货物的序列号', 'Scan the serial number of each piece that was picked'],
  onInput: true,
};
export const allShipped: Guard<Shipment> = {
  id: 'allShipped',
  must: ({ lines }) => lines.every((line) => compare(line.shippedQty, line.qty) === 0),
  else: [
    '发运数量小于计划数量，请继续发运或强制完成',
    'Shipped quantity is below the plan; continue shipping or force completion',
  ],
};
export const shipEqPick: Guard<Shipment> = {
  id: 'shipEqPick',
  must: ({ lines }) => lines.every((line) => compare(line.shippedQty, line.pickedQty) === 0),
  else: ['已发运数量必须等于已拣货数量才能强制完成', 'Force completion requires shipped quantity equal to picked quantity'],
  unblock: ['请先发运已拣的货，或把多拣的退回', 'Ship what was picked, or bring the rest back first'],
};
/** Without a time of its own it was signed for now. */
export const signDate: Guard<Shipment> = {
  id: 'signDate',
  must: ({ shippedAt }, { input, now }) => String(input['signedAt'] ?? now) >= (shippedAt ?? ''),
  else: ['签收时间不能早于发运时间', 'Receipt time cannot be earlier than shipment time'],
  unblock: ['请改正签收时间', 'Correct the time of receipt'],
  onInput: true,
};
export const noneShipped: Guard<Shipment> = {
  id: 'noneShipped',
  must: ({ lines }) => lines.every(({ shippedQty }) => compare(shippedQty, '0') === 0),
  else: ['已有发运记录，不能取消', 'Something was already shipped; cannot cancel'],
  unblock: ['未发的部分请强制完成', 'Force completion of what is not shipped'],
};
