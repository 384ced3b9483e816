import { ssccOf } from '@takt/model';
import { expect, test } from 'vitest';
import { boxesWith, isOfBox, leftIn, loadsOf, type PutAwayTask, taskOf } from './put-away-boxes.ts';

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
  why: null,
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

test('use 24 one scan of a label opens the task of that very box, and a label that names no box one of its part', () => {
  expect(taskOf(sixteen, `]C100${box(7)}`)?.id).toBe('t7');
  expect(taskOf(sixteen, `]C100${box(7)}240BLT-5001\u001d10L1`)?.id).toBe('t7');
  expect(taskOf(sixteen, 'PA202611000003')?.id).toBe('t3');
  expect(taskOf(sixteen, ']C1240BLT-5001\u001d10L1')?.id).toBe('t1');
  expect(taskOf(sixteen, ']C1240BLT-5001\u001d10L9')).toBe(undefined);
  // Put away already, or of another delivery: not some other box of the part.
  expect(taskOf(sixteen, `]C100${box(30)}240BLT-5001\u001d10L1`)).toBe(undefined);
  expect(taskOf([task(1, { container: null })], `]C100${box(30)}240BLT-5001\u001d10L1`)?.id).toBe('t1');
  expect(isOfBox(task(7), `]C100${box(7)}`)).toBe(true);
  expect(isOfBox(task(7), 'BLT-5001')).toBe(false);
  expect(isOfBox(task(7, { container: null }), null)).toBe(false);
});
