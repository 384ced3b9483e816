import { type GuardContext, buttonRefusal, refusal, serialsIn } from '@takt/model';
import { expect, test } from 'vitest';
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
const mayNot = (action: string, row: SalesShipment, code: string, at = asking()) =>
  expect(refusal(SalesShipment, action, row, at)?.code).toBe(`sales.salesShipment.${action}.${code}`);

test('an open quantity may be shipped to its last piece', () => {
  may('release', withLines('new', { ...line, openQty: '10.000' }));
});

test('a line is picked to what is planned, and no line that is not there', () => {
  const half = withLines('released', { ...line, askedQty: '6', availableQty: '0.001' });
  may('pick', half, asking({ lineId: line.id, qty: '4' }));
  may('pick', half);
  expect(buttonRefusal(SalesShipment, 'pick', half, asking())).toBeNull();
  mayNot('pick', half, 'pickMax', asking({ lineId: id(9), qty: '1' }));
  mayNot('pick', withLines('released', { ...line, askedQty: '10' }), 'pickMax');
});
test('what is asked for is so much of a line, the rest of it, or everything that is left', () => {
  const other = { ...line, id: id(9), askedQty: '10' };
  const some = { ...line, askedQty: '6' };
  const qtys = (input: GuardContext['input']) => wantedOf([some, other], input).map((one) => [one.line.id, one.qty]);
  expect(qtys({})).toEqual([[line.id, '4']]);
  expect(qtys({ lineId: line.id, qty: '3' })).toEqual([[line.id, '3']]);
  expect(qtys({ lineId: other.id })).toEqual([]);
});

const some: Line = { ...line, pickedQty: '6', shippedQty: '2' };
test('what was picked is shipped once', () => {
  may('ship', withLines('partlyShipped', some));
  mayNot('ship', withLines('partlyShipped', { ...some, shippedQty: '6' }), 'shipMax');
});
// Nothing makes it so yet.
test('sales_shipment.ship.oqc: what has to be inspected has passed', () => {
  mayNot('ship', { ...withLines('released', some), oqcOpen: '1' }, 'oqc');
});
test('each piece of a serialised part has one serial number', () => {
  const row = withLines('released', { ...some, serialised: '1' }, { ...some, id: id(9) });
  for (const serialNos of ['S1 S2 S3', 'S1 S1 S2 S3', 'S1 S2 S3 S4 S5']) mayNot('ship', row, 'serials', asking({ serialNos }));
  may('ship', row, asking({ serialNos: 'S1\nS2, S3；S4' }));
  expect(serialsIn(' A1,A2；A3\nA4 ')).toEqual(['A1', 'A2', 'A3', 'A4']);
});

test('a shipment is complete with its last piece, by force with all that was picked', () => {
  may('complete', withLines('partlyShipped', { ...line, shippedQty: '10.000' }));
  const picked = withLines('partlyShipped', { ...line, pickedQty: '5', shippedQty: '5' });
  may('forceComplete', picked, asking({ reason: '余量取消' }));
});
test('receipt is signed in the moment of shipping at the earliest', () => {
  const row: SalesShipment = { ...shipment, status: 'shipped', shippedAt: '2026-03-02 07:00:00' };
  may('confirmReceipt', row, asking({ signedAt: '2026-03-02 07:00:00' }));
  may('confirmReceipt', row);
});
test('what was picked and has not left may be called off', () => {
  may('cancel', withLines('released', { ...line, pickedQty: '5' }));
});
