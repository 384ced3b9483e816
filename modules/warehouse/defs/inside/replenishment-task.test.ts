import type { Text } from '@takt/model';
import { test } from 'vitest';
import { guardContext, id, judging, somebody, stamp } from '../../tests/guards.ts';
import { ReplenishmentTask } from './replenishment-task.ts';

const task = (status: ReplenishmentTask['status'], more: Partial<ReplenishmentTask> = {}): ReplenishmentTask => ({
  ...stamp,
  status,
  warehouse: id(2),
  fromLocation: id(3),
  toWarehouse: id(2),
  toLocation: id(4),
  part: id(5),
  qty: '10',
  maxQty: null,
  origin: 'manual',
  card: null,
  deliveryUnit: null,
  dueAt: null,
  zone: null,
  priority: 5,
  claimedBy: null,
  remark: null,
  pickedQty: '0',
  deliveredQty: '0',
  signedQty: '0',
  unit: 'PCS',
  gtin: null,
  sourceQty: '1',
  lineSideQty: '0',
  inProcessQty: '0',
  overMax: '0',
  lines: [],
  ...more,
});
const { may, mayNot } = judging<ReplenishmentTask>(ReplenishmentTask);

test('replenishment_task.release.diff: it goes somewhere else', () => {
  const text: Text = ['源库位和线边库位不能相同', 'Source and line-side location must differ'];
  mayNot('release', task('new', { toLocation: id(3) }), 'diff', text);
});

test('replenishment_task.pick.rot: another batch than the rule says needs a right', () => {
  const text: Text = ['未按先进先出规则拣选', 'The pick violates the rotation rule'];
  const bound = { ...somebody, can: (right: string) => right !== 'warehouse.replenishmentTask.override' };
  const input = { qty: '1', batch: 'B2', reason: '客户指定' };
  mayNot('pick', task('released'), 'rot', text, guardContext(input, bound));
  may('pick', task('released'), guardContext(input));
  may('pick', task('released'), guardContext({ ...input, reason: null }, bound));
});

test('no more is picked than was asked for', () => {
  const text: Text = ['备货数量不能大于任务数量', 'Picked quantity cannot exceed the task quantity'];
  const begun = task('picking', { pickedQty: '6' });
  mayNot('pick', begun, 'max', text, guardContext({ qty: '4.001' }));
  mayNot('pick', begun, 'max', text, guardContext({ qty: null }));
  may('pick', begun, guardContext({ qty: '4' }));
});

test('all or none of what came may be signed for', () => {
  const carried = task('inDelivery', { deliveredQty: '6' });
  for (const qty of ['0', '6', null]) may('sign', carried, guardContext({ qty }));
});
