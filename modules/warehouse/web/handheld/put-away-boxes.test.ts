import { ssccOf } from '@takt/model';
import { expect, test } from 'vitest';
import { boxesWith, leftIn, loadsOf, type PutAwayTask } from './put-away-boxes.ts';
import { tasksMeant } from './task-goods.tsx';

const box = (n: number): string => ssccOf('1', '0614141', String(n));
const task = (n: number, more: Partial<PutAwayTask> = {}): PutAwayTask => ({
  id: `t${n}`,
  number: `PA20261100000${n}`,
  status: '00',
  partLabel: 'BLT-5001 螺栓',
  batch: 'L1',
  container: box(n),
  gtin: null,
  qty: '400',
  doneQty: '0',
  unit: 'PCS',
  fromLocationLabel: 'RCV-01',
  location: 'a',
  locationLabel: 'A-01',
  receiptLabel: 'RC20261100019',
  createdAt: '2026-11-19 08:00:00',
  claimedBy: null,
  ...more,
});
const sixteen = Array.from({ length: 16 }, (_, n) => task(n + 1));

test('use 24 sixteen boxes that go the same way are one line of work, with all that is in them', () => {
  const other = task(17, { location: 'b', locationLabel: 'B-01' });
  const loads = loadsOf([...sixteen, other]);
  expect(loads.map(({ id }) => id)).toEqual(['t1', 't17']);
  expect(loads.map((one) => leftIn(boxesWith([...sixteen, other], one)))).toEqual(['6400', '400']);
});

test('use 24 what is begun, loose, without a place or in other hands does not go with them', () => {
  const apart: readonly Partial<PutAwayTask>[] = [
    { doneQty: '1' },
    { container: null },
    { location: null },
    { batch: 'L2' },
    { claimedBy: 'somebody' },
  ];
  for (const more of apart) expect(boxesWith([task(1), task(2, more)], task(1))).toHaveLength(1);
  // One's own claim of the first does not part it from those nobody has claimed.
  expect(boxesWith([task(1), task(2)], task(1, { claimedBy: 'me' }), null)).toHaveLength(2);
});

test('use 24 the label of a box means that very box, one that names no box all of its part', () => {
  const meant = (tasks: readonly PutAwayTask[], code: string) =>
    tasksMeant(tasks, code, ({ fromLocationLabel }) => [fromLocationLabel]).map(({ id }) => id);
  expect(meant(sixteen, `]C100${box(7)}`)).toEqual(['t7']);
  expect(meant(sixteen, `]C100${box(7)}240BLT-5001\u001d10L1`)).toEqual(['t7']);
  for (const code of [']C1240BLT-5001\u001d10L1', 'BLT-5001', 'L1', 'RCV-01']) expect(meant(sixteen, code)).toHaveLength(16);
  expect(meant(sixteen, ']C1240BLT-5001\u001d10L9')).toEqual([]);
  // Put away already, or of another delivery: not some other box of the part.
  expect(meant(sixteen, `]C100${box(30)}240BLT-5001\u001d10L1`)).toEqual([]);
  expect(meant([task(1, { container: null })], `]C100${box(30)}240BLT-5001\u001d10L1`)).toEqual(['t1']);
});
