import { type GuardContext, refusal, type Text, target } from '@takt/model';
import { describe, expect, test } from 'vitest';
import { OutboundOrder } from './outbound-order.ts';
import { OVERRIDES } from './outbound-order-guards.ts';

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const asking = (input: GuardContext['input'] = {}, can: (right: string) => boolean = () => true): GuardContext => ({
  now: '2026-03-02 08:00:00',
  actor: { userId: id(9), can, vendorId: null },
  input,
});

const line: OutboundOrder['lines'][number] = {
  id: id(2),
  part: id(3),
  qty: '10',
  unit: id(4),
  stockStatus: 'available',
  batch: null,
  allocatedQty: '0',
  shortQty: '0',
  pickedQty: '0',
  shippedQty: '0',
  availableQty: '10',
  sourceLine: null,
  serialised: '0',
  sourceQty: null,
};
const allocation: OutboundOrder['allocations'][number] = {
  id: id(5),
  line: line.id,
  part: line.part,
  location: id(6),
  batch: null,
  container: null,
  owner: null,
  stockStatus: 'available',
  qty: '10',
  pickedQty: '0',
  task: 'PK1',
  why: null,
  overridden: '0',
  overrideReason: null,
};
const order: OutboundOrder = {
  id: id(1),
  version: 1,
  createdBy: id(9),
  createdAt: '2026-03-01 08:00:00',
  updatedBy: id(9),
  updatedAt: '2026-03-01 08:00:00',
  number: 'OB20260300001',
  status: 'new',
  linkedCount: 0,
  openLinkedCount: 0,
  warehouse: id(7),
  kind: 'customer',
  customer: id(8),
  vendor: null,
  destination: null,
  short: '0',
  stagingLocation: id(0),
  rotationRule: null,
  allocationRule: null,
  plate: '沪A12345',
  driver: null,
  dock: null,
  remark: null,
  stagingInside: '1',
  passApproved: '1',
  passLeft: '0',
  plannedAt: null,
  bySource: '0',
  lines: [line],
  allocations: [],
};
const may = (action: string, row: OutboundOrder, at = asking()) => expect(refusal(OutboundOrder, action, row, at)).toBeNull();
const mayNot = (action: string, row: OutboundOrder, code: string, text: Text, at = asking()) =>
  expect(refusal(OutboundOrder, action, row, at)).toMatchObject({ code: `warehouse.outboundOrder.${action}.${code}`, text });

describe('guards', () => {
  test('outbound_order.release.has_lines: an order without lines is not released', () => {
    mayNot('release', { ...order, lines: [] }, 'hasLines', ['请先维护明细', 'Add at least one detail line first']);
    may('release', order);
  });

  test('outbound_order.release.staging: goods wait in the warehouse they leave', () => {
    const text: Text = ['备货库位不在出库仓库内', 'The staging location is not in the warehouse of the order'];
    mayNot('release', { ...order, stagingInside: '0' }, 'staging', text);
  });

  const released: OutboundOrder = { ...order, status: 'released' };
  test('outbound_order.allocate.stock: something of some line is there', () => {
    const none = { ...line, availableQty: '0' };
    mayNot('allocate', { ...released, lines: [none, none] }, 'stock', ['库存不足', 'Not enough stock']);
    may('allocate', { ...released, lines: [none, { ...line, availableQty: '0.001' }] });
  });

  test('outbound_order.allocate.override: other stock than the rule says needs a right', () => {
    const text: Text = ['您没有权限不按周转规则分配', 'You are not allowed to allocate against the rotation rule'];
    const without = (input: GuardContext['input']) => asking(input, (right) => right !== OVERRIDES);
    mayNot('allocate', released, 'override', text, without({ batch: 'B1', reason: 'x' }));
    mayNot('allocate', released, 'override', text, without({ location: id(6), reason: 'x' }));
    may('allocate', released, without({}));
    may('allocate', released, asking({ batch: 'B1', reason: '客户指定' }));
  });

  test('outbound_order.allocate.override_reason: and a reason', () => {
    const text: Text = ['不按规则分配请填写原因', 'A reason is required to allocate against the rules'];
    mayNot('allocate', released, 'overrideReason', text, asking({ batch: 'B1', reason: ' ' }));
    may('allocate', released, asking({ reason: null }));
  });

  test('outbound_order.pass.plate: the gate knows the vehicle', () => {
    const row: OutboundOrder = { ...order, status: 'picked', plate: null };
    mayNot('pass', row, 'plate', ['请填写车牌号', 'The vehicle number is required'], asking({ plate: ' ' }));
    may('pass', row, asking({ plate: '沪B1' }));
    may('pass', { ...row, plate: '沪A1' });
  });

  test('outbound_order.ship.pass: nothing leaves without an approved pass', () => {
    const text: Text = ['放行单未审批', 'The release pass is not approved'];
    mayNot('ship', { ...order, status: 'passed', passApproved: '0' }, 'pass', text);
    may('ship', { ...order, status: 'passed' });
  });
});

test('outbound_order.ship.by_itself: what a shipment asked for leaves with the shipment', () => {
  const text: Text = [
    '由销售发货单生成的出库单随发货单发运',
    'An order made by a sales shipment leaves when its shipment is shipped',
  ];
  mayNot('ship', { ...order, status: 'passed', bySource: '1' }, 'byItself', text);
});

test('outbound_order.depart.pass: and not without a pass either', () => {
  const text: Text = ['放行单未审批', 'The release pass is not approved'];
  mayNot('depart', { ...order, status: 'passed', bySource: '1', passApproved: '0' }, 'pass', text);
});

describe('where putting back leads', () => {
  const picked = { ...allocation, pickedQty: '10' };
  const other = { ...picked, id: id(4), task: 'PK2' };
  const at = (allocations: OutboundOrder['allocations']): OutboundOrder => ({ ...order, status: 'picked', allocations });
  const to = (allocations: OutboundOrder['allocations'], input: GuardContext['input'] = {}) =>
    target(OutboundOrder, 'unpick', at(allocations), asking(input));

  test('to released when everything is back, and as far as the rest has come otherwise', () => {
    expect(to([picked, other])).toBe('released');
    expect(to([picked, other], { task: 'PK1' })).toBe('picked');
    expect(to([picked, { ...other, pickedQty: '0' }], { task: 'PK1' })).toBe('picking');
  });

  test('outbound_order.unpick.picked: only what has been picked is put back', () => {
    const text: Text = ['没有已拣的货物', 'Nothing of it has been picked'];
    mayNot('unpick', at([picked]), 'picked', text, asking({ task: 'PK9' }));
    may('unpick', at([picked]), asking({ task: 'PK1' }));
  });

  test('outbound_order.unpick.left, outbound_order.reverse.left: what is out of the gate comes back as a return', () => {
    const text: Text = ['车辆已出门', 'The vehicle has left the gate'];
    mayNot('unpick', { ...at([picked]), passLeft: '1' }, 'left', text);
    mayNot('reverse', { ...at([picked]), status: 'shipped', passLeft: '1' }, 'left', text, asking({ reason: '错发' }));
  });

  test('outbound_order.reverse.reason: a shipment is taken back for a reason', () => {
    mayNot('reverse', { ...at([picked]), status: 'shipped' }, 'reason', ['请填写原因', 'Please fill in the reason']);
    may('reverse', { ...at([picked]), status: 'shipped' }, asking({ reason: '错发' }));
  });
});

describe('where picking leads', () => {
  const other = { ...allocation, id: id(4), task: 'PK2' };
  const to = (allocations: OutboundOrder['allocations'], input: GuardContext['input'] = {}) => {
    const row: OutboundOrder = { ...order, status: 'allocated', allocations };
    return target(OutboundOrder, 'pick', row, asking(input));
  };

  test('to picked when nothing is left, to picking otherwise', () => {
    expect(to([allocation, other])).toBe('picked');
    expect(to([allocation, other], { task: 'PK1' })).toBe('picking');
    expect(to([{ ...allocation, pickedQty: '10.000' }, other], { task: 'PK2' })).toBe('picked');
    expect(to([{ ...allocation, pickedQty: '9.999' }, other], { task: 'PK2' })).toBe('picking');
    expect(to([], { task: 'PK1' })).toBe('picked');
  });
});
