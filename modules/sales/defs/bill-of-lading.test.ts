import { refusal, type Text } from '@takt/model';
import { expect, test } from 'vitest';
import { BillOfLading } from './bill-of-lading.ts';

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const line: BillOfLading['lines'][number] = {
  id: id(2),
  shipment: id(3),
  packages: 4,
  grossWeight: null,
  remark: null,
  done: '1',
};
const bill: BillOfLading = {
  id: id(1),
  version: 1,
  createdBy: id(9),
  createdAt: '2026-03-01 08:00:00',
  updatedBy: id(9),
  updatedAt: '2026-03-01 08:00:00',
  number: 'BL20260300001',
  status: 'new',
  linkedCount: 0,
  openLinkedCount: 0,
  plant: id(4),
  customer: id(5),
  shipTo: null,
  carrier: id(6),
  vehicleNo: '沪A12345',
  driver: null,
  driverTel: '13812345678',
  deliveryPath: null,
  plannedAt: null,
  sealNo: null,
  remark: null,
  lines: [line],
};
const says = (action: string, row: BillOfLading) =>
  refusal(BillOfLading, action, row, {
    now: '2026-03-02 08:00:00',
    actor: { userId: id(9), can: () => true, vendorId: null },
    input: {},
  });

test('bill_of_lading.issue.has_lines: it carries something', () => {
  const text: Text = ['请先维护明细', 'Add at least one detail line first'];
  expect(says('issue', { ...bill, lines: [] })).toMatchObject({ text });
  expect(says('issue', bill)).toBeNull();
});

test('bill_of_lading.issue.carrier: carrier and vehicle are known', () => {
  const text: Text = ['请维护承运商和车牌号', 'Carrier and vehicle number are required'];
  for (const missing of [{ carrier: null }, { vehicleNo: null }, { vehicleNo: ' ' }])
    expect(says('issue', { ...bill, ...missing })).toMatchObject({ text });
});

test('bill_of_lading.issue.driver_tel: the driver can be called', () => {
  const text: Text = ['司机联系方式不正确', 'The driver contact is not valid'];
  for (const driverTel of [null, '12812345678', '1381234567'])
    expect(says('issue', { ...bill, driverTel })).toMatchObject({ text });
});

test('bill_of_lading.close.shipped: every shipment it carries is complete', () => {
  const text: Text = ['存在未发运完成的发货单，不能关闭', 'A linked shipment is not complete; cannot close'];
  const released: BillOfLading = { ...bill, status: 'released' };
  expect(says('close', { ...released, lines: [line, { ...line, done: '0' }] })).toMatchObject({ text });
  expect(says('close', released)).toBeNull();
});
