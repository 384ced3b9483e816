import { refusal, type Text } from '@takt/model';
import { expect, test } from 'vitest';
import { Wave } from './wave.ts';

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const line: Wave['lines'][number] = { id: id(2), order: id(3), remark: null, ready: '1', elsewhere: '0' };
const wave: Wave = {
  id: id(1),
  version: 1,
  createdBy: id(9),
  createdAt: '2026-03-01 08:00:00',
  updatedBy: id(9),
  updatedAt: '2026-03-01 08:00:00',
  number: 'WV20260300001',
  status: 'new',
  linkedCount: 0,
  openLinkedCount: 0,
  warehouse: id(4),
  route: null,
  dock: null,
  plannedAt: null,
  remark: null,
  taskCount: 0,
  openTasks: 0,
  lines: [line],
};
const says = (action: string, row: Wave) =>
  refusal(Wave, action, row, {
    now: '2026-03-02 08:00:00',
    actor: { userId: id(9), can: () => true, vendorId: null },
    input: {},
  });
const mayNot = (action: string, row: Wave, code: string, text: Text) =>
  expect(says(action, row)).toMatchObject({ code: `warehouse.wave.${action}.${code}`, text });

test('wave.release.once: each of them once', () => {
  const text: Text = ['同一出库单只能选一次', 'Each outbound order is chosen once'];
  mayNot('release', { ...wave, lines: [line, { ...line, id: id(5) }] }, 'once', text);
  expect(says('release', { ...wave, lines: [line, { ...line, id: id(5), order: id(6) }] })).toBeNull();
});

test('wave.release.ready: released or allocated, of this warehouse', () => {
  const text: Text = ['只能选择本仓库已下达或已分配的出库单', 'Choose released or allocated outbound orders of this warehouse'];
  mayNot('release', { ...wave, lines: [{ ...line, ready: '0' }] }, 'ready', text);
});

test('wave.release.elsewhere: no order is in two waves', () => {
  const text: Text = ['出库单已在其他波次中', 'An outbound order is already in another wave'];
  mayNot('release', { ...wave, lines: [{ ...line, elsewhere: '1' }] }, 'elsewhere', text);
});

test('wave.close.tasks_done: a wave is closed when everything is picked', () => {
  const text: Text = ['存在未完成的拣货任务，不能关闭', 'Pick tasks are still open; the wave cannot be closed'];
  mayNot('close', { ...wave, status: 'released', openTasks: 1 }, 'tasksDone', text);
  expect(says('close', { ...wave, status: 'released' })).toBeNull();
});
