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
  const released: OutboundOrder = { ...order, status: 'released' };
  test('something of some line is there', () => {
    const none = { ...line, availableQty: '0' };
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

  test('the gate knows the vehicle by the order or the dialog', () => {
    const row: OutboundOrder = { ...order, status: 'picked', plate: null };
    may('pass', row, asking({ plate: '沪B1' }));
    may('pass', { ...row, plate: '沪A1' });
  });
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

  test('only what has been picked is put back', () => {
    const text: Text = ['没有已拣的货物', 'Nothing of it has been picked'];
    mayNot('unpick', at([picked]), 'picked', text, asking({ task: 'PK9' }));
    may('unpick', at([picked]), asking({ task: 'PK1' }));
  });

  test('outbound_order.unpick.left, outbound_order.reverse.left: what is out of the gate comes back as a return', () => {
    const text: Text = ['车辆已出门', 'The vehicle has left the gate'];
    mayNot('unpick', { ...at([picked]), passLeft: '1' }, 'left', text);
    mayNot('reverse', { ...at([picked]), status: 'shipped', passLeft: '1' }, 'left', text, asking({ reason: '错发' }));
  });

  test('a shipment is taken back for a reason', () => {
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
