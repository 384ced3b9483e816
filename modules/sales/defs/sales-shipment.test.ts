import { type GuardContext, buttonRefusal, refusal, serialsIn, type Text } from '@takt/model';
import { describe, expect, test } from 'vitest';
import { SalesShipment } from './sales-shipment.ts';
import { wantedOf } from './shipping.ts';

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const NOW = '2026-03-02 08:00:00';
const asking = (input: GuardContext['input'] = {}): GuardContext => ({
  now: NOW,
  actor: { userId: id(9), can: () => true, vendorId: null },
  input,
});
type Line = SalesShipment['lines'][number];
const line: Line = {
  id: id(2),
  part: id(3),
  qty: '10',
  unit: id(4),
  orderLine: id(5),
  pickedQty: '0',
  shippedQty: '0',
  askedQty: '0',
  onOrder: '1',
  openQty: '10',
  availableQty: '100',
  serialised: '0',
};
const shipment: SalesShipment = {
  id: id(1),
  version: 1,
  createdBy: id(9),
  createdAt: '2026-03-01 08:00:00',
  updatedBy: id(9),
  updatedAt: '2026-03-01 08:00:00',
  number: 'SS20260300001',
  status: 'new',
  linkedCount: 0,
  openLinkedCount: 0,
  salesOrder: id(6),
  customer: id(7),
  plant: id(8),
  warehouse: id(0),
  shipTo: null,
  deliveryPath: null,
  plannedAt: null,
  shippedAt: null,
  signedAt: null,
  signer: null,
  remark: null,
  orderLocked: '1',
  oqcOpen: '0',
  lines: [line],
};
const withLines = (status: SalesShipment['status'], ...lines: Line[]): SalesShipment => ({ ...shipment, status, lines });
const may = (action: string, row: SalesShipment, at = asking()) => expect(refusal(SalesShipment, action, row, at)).toBeNull();
const mayNot = (action: string, row: SalesShipment, code: string, text: Text, at = asking()) =>
  expect(refusal(SalesShipment, action, row, at)).toMatchObject({ code: `sales.salesShipment.${action}.${code}`, text });

describe('releasing', () => {
  test('sales_shipment.release.has_lines: something is to be shipped', () => {
    mayNot('release', withLines('new'), 'hasLines', ['请先维护明细', 'Add at least one detail line first']);
    may('release', shipment);
  });
  test('sales_shipment.release.qty_positive: of every line some', () => {
    const text: Text = ['明细数量必须大于0', 'Every line quantity must be greater than 0'];
    mayNot('release', withLines('new', line, { ...line, qty: '0.000' }), 'qtyPositive', text);
  });
  test('sales_shipment.release.so_locked: the order it comes from is locked', () => {
    const text: Text = ['来源销售订单未锁定', 'The source sales order is not locked'];
    mayNot('release', { ...shipment, orderLocked: '0' }, 'soLocked', text);
  });
  test('sales_shipment.release.warehouse: it ships from somewhere', () => {
    mayNot('release', { ...shipment, warehouse: null }, 'warehouse', ['请选择发货仓库', 'Select the warehouse it ships from']);
  });
  test('sales_shipment.release.on_order: every part was ordered', () => {
    const text: Text = ['明细物料不在销售订单中', 'A part is not on the sales order'];
    mayNot('release', withLines('new', { ...line, onOrder: '0' }), 'onOrder', text);
  });
  test('sales_shipment.release.open_qty: no more than is open on the order', () => {
    const text: Text = ['发货数量超过订单未发数量', 'Quantity exceeds what is open on the sales order'];
    mayNot('release', withLines('new', { ...line, openQty: '9.999' }), 'openQty', text);
    may('release', withLines('new', { ...line, openQty: '10.000' }));
  });
});

describe('picking', () => {
  const pick = (qty: string | null, lineId = line.id) => asking({ lineId, qty });
  test('sales_shipment.pick.pick_max: no more is asked of the warehouse than planned', () => {
    const text: Text = ['拣货数量不能超过计划数量', 'Picked quantity cannot exceed the planned quantity'];
    const half = withLines('released', { ...line, askedQty: '6' });
    mayNot('pick', half, 'pickMax', text, pick('4.001'));
    mayNot('pick', half, 'pickMax', text, pick('1', id(9)));
    mayNot('pick', withLines('released', { ...line, askedQty: '10' }), 'pickMax', text);
    may('pick', half, pick('4'));
    may('pick', half);
    expect(buttonRefusal(SalesShipment, 'pick', half, asking())).toBeNull();
  });
  test('sales_shipment.pick.stock_ok: some of it is free', () => {
    const text: Text = ['库存不可用或已冻结', 'The stock is not available or is on hold'];
    mayNot('pick', withLines('released', { ...line, availableQty: '0' }), 'stockOk', text, pick('3'));
    may('pick', withLines('released', { ...line, availableQty: '0.001' }), pick('3'));
  });
  test('what is asked for is so much of a line, the rest of it, or everything that is left', () => {
    const other = { ...line, id: id(9), askedQty: '10' };
    const some = { ...line, askedQty: '6' };
    const qtys = (input: GuardContext['input']) => wantedOf([some, other], input).map((one) => [one.line.id, one.qty]);
    expect(qtys({})).toEqual([[line.id, '4']]);
    expect(qtys({ lineId: line.id, qty: '3' })).toEqual([[line.id, '3']]);
    expect(qtys({ lineId: other.id })).toEqual([]);
  });
});

describe('shipping', () => {
  const some: Line = { ...line, pickedQty: '6', shippedQty: '2' };
  test('sales_shipment.ship.ship_max: what was picked is shipped, and nothing else', () => {
    const text: Text = ['发运数量不能超过已拣货数量', 'Shipped quantity cannot exceed the picked quantity'];
    mayNot('ship', withLines('released', line), 'shipMax', text);
    mayNot('ship', withLines('partlyShipped', { ...some, shippedQty: '6' }), 'shipMax', text);
    may('ship', withLines('partlyShipped', some));
  });
  test('sales_shipment.ship.oqc: what has to be inspected has passed', () => {
    const text: Text = ['出货检验未合格，不能发运', 'Outgoing inspection has not passed; cannot ship'];
    mayNot('ship', { ...withLines('released', some), oqcOpen: '1' }, 'oqc', text);
  });
  test('sales_shipment.ship.serials: one serial number for each piece of a serialised part', () => {
    const text: Text = ['序列号管理的物料，每件一个序列号', 'Serialised parts ship with one serial number for each piece'];
    const row = withLines('released', { ...some, serialised: '1' }, { ...some, id: id(9) });
    for (const serialNos of [null, 'S1 S2 S3', 'S1 S1 S2 S3', 'S1 S2 S3 S4 S5'])
      mayNot('ship', row, 'serials', text, asking({ serialNos }));
    may('ship', row, asking({ serialNos: 'S1\nS2, S3；S4' }));
    expect(serialsIn(' A1,A2；A3\nA4 ')).toEqual(['A1', 'A2', 'A3', 'A4']);
  });
});

describe('finishing', () => {
  test('sales_shipment.complete.all_shipped: everything planned has left', () => {
    const text: Text = [
      '发运数量小于计划数量，请继续发运或强制完成',
      'Shipped quantity is below the plan; continue shipping or force completion',
    ];
    mayNot('complete', withLines('partlyShipped', { ...line, shippedQty: '9.999' }), 'allShipped', text);
    may('complete', withLines('partlyShipped', { ...line, shippedQty: '10.000' }));
  });
  test('sales_shipment.force_complete.ship_eq_pick: everything picked has left', () => {
    const text: Text = [
      '已发运数量必须等于已拣货数量才能强制完成',
      'Force completion requires shipped quantity equal to picked quantity',
    ];
    const reason = asking({ reason: '余量取消' });
    mayNot('forceComplete', withLines('partlyShipped', { ...line, pickedQty: '5', shippedQty: '4' }), 'shipEqPick', text, reason);
    may('forceComplete', withLines('partlyShipped', { ...line, pickedQty: '5', shippedQty: '5' }), reason);
  });
  test('sales_shipment.force_complete.reason: and somebody says why', () => {
    mayNot('forceComplete', withLines('partlyShipped', line), 'reason', ['请填写原因', 'Please fill in the reason']);
  });
  test('sales_shipment.confirm_receipt.sign_date: nobody signs before it was shipped', () => {
    const text: Text = ['签收时间不能早于发运时间', 'Receipt time cannot be earlier than shipment time'];
    const row: SalesShipment = { ...shipment, status: 'shipped', shippedAt: '2026-03-02 07:00:00' };
    mayNot('confirmReceipt', row, 'signDate', text, asking({ signedAt: '2026-03-02 06:59:59' }));
    may('confirmReceipt', row, asking({ signedAt: '2026-03-02 07:00:00' }));
    may('confirmReceipt', row);
  });
  test('sales_shipment.cancel.none_shipped: what has left cannot be called off', () => {
    const text: Text = ['已有发运记录，不能取消', 'Something was already shipped; cannot cancel'];
    mayNot('cancel', withLines('released', { ...line, shippedQty: '0.001' }), 'noneShipped', text);
    may('cancel', withLines('released', { ...line, pickedQty: '5' }));
  });
});
