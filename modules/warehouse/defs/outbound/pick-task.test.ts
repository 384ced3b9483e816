import { type GuardContext, buttonRefusal, refusal, type Text, target } from '@takt/model';
import { expect, test } from 'vitest';
import { PickTask } from './pick-task.ts';

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const asking = (input: GuardContext['input'] = {}): GuardContext => ({
  now: '2026-03-02 08:00:00',
  actor: { userId: id(9), can: () => true, vendorId: null },
  input,
});
const task: PickTask = {
  id: id(1),
  version: 1,
  createdBy: id(9),
  createdAt: '2026-03-01 08:00:00',
  updatedBy: id(9),
  updatedAt: '2026-03-01 08:00:00',
  number: 'PK20260300001',
  status: 'picking',
  linkedCount: 0,
  openLinkedCount: 0,
  warehouse: id(2),
  order: id(3),
  sequence: 10,
  location: id(4),
  part: id(5),
  batch: 'B1',
  container: null,
  qty: '10',
  pickedQty: '0',
  zone: null,
  priority: 5,
  wave: null,
  picker: null,
  pickedAt: null,
  shortReason: null,
  remark: null,
  locationCode: 'A-01',
  partNo: 'P1',
  unit: 'PCS',
  gtin: null,
};
const right = { location: 'A-01', part: 'P1', batch: 'B1', qty: '10' };
const confirm = (input: GuardContext['input'], row = task) => refusal(PickTask, 'confirm', row, asking({ ...right, ...input }));
const no = (code: string, text: Text) => ({ code: `warehouse.pickTask.confirm.${code}`, text });

test('location, part and batch are those of the task', () => {
  const text: Text = ['扫描信息与任务不符', 'Scan does not match the task'];
  for (const wrong of [{ part: 'P2' }, { batch: 'B2' }, { batch: null }]) expect(confirm(wrong)).toMatchObject(no('scan', text));
  expect(confirm({ batch: 'B1' }, { ...task, batch: null })).toMatchObject(no('scan', text));
  expect(confirm({ batch: null }, { ...task, batch: null })).toBeNull();
  expect(confirm({ location: ' A-01 ' })).toBeNull();
});

test('all of it is picked, or less with a reason', () => {
  expect(confirm({ qty: '10.000' })).toBeNull();
  expect(confirm({ qty: '0', reason: '空' })).toBeNull();
});

test('confirming everything leads to picked, less to short', () => {
  expect(target(PickTask, 'confirm', task, asking(right))).toBe('picked');
  expect(target(PickTask, 'confirm', task, asking({ ...right, qty: '9', reason: '少' }))).toBe('short');
  expect(buttonRefusal(PickTask, 'confirm', task, asking())).toBeNull();
});
