import type { MenuEntry } from '@takt/web/host';
import { expect, test } from 'vitest';
import { areaOfWork } from './area-of-work.ts';

const entry = (id: number, entity: string | null, ...children: readonly MenuEntry[]): MenuEntry => ({
  id,
  label: ['', ''],
  icon: null,
  url: '',
  entity,
  children,
});
const stores = entry(1, null, entry(2, null, entry(3, 'warehouse.receipt'), entry(4, 'warehouse.putawayTask')));
const buying = entry(5, null, entry(6, null, entry(7, 'purchasing.purchaseOrder'), entry(8, 'purchasing.deliveryPlan')));

test('use 46 people begin in the area of what they do; the first one where nothing waits for them', () => {
  const begins = (...steps: readonly string[]) => areaOfWork([stores, buying], steps);
  expect(begins('purchasing.purchaseOrder.publish', 'purchasing.deliveryPlan.publish', 'warehouse.receipt.inspect')).toBe(buying);
  expect(begins('warehouse.putawayTask.putaway')).toBe(stores);
  expect(begins('warehouse.receipt.receive', 'purchasing.purchaseOrder.publish')).toBe(stores);
  expect(begins()).toBe(stores);
  expect(areaOfWork([])).toBeUndefined();
});
