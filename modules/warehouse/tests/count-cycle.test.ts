import type { Factory } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const COUNT = 'warehouse.countOrder';
const done = { httpStatus: 200 };
const DAY = 86_400_000;

/** How far from now tests are, in milliseconds. */
let ahead = 0;
let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
beforeAll(async () => {
  factory = await openFactory({ clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => factory.close());
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
});
afterEach(async () => expect(await on.unproven()).toEqual([]));

const daysAgo = async (days: number, work: () => Promise<unknown>): Promise<void> => {
  ahead = -days * DAY;
  await work();
  ahead = 0;
};
const plan = async (more: object): Promise<string> => {
  const { plant } = await on.one('warehouse.warehouse', floor.warehouses[0]);
  return on.make('base.partPlan', { code: 'P1-NB', part: floor.part, plant, ...more });
};
const replan = async (id: string, more: object) => {
  const row = await on.one('base.partPlan', id);
  expect(await floor.admin.save('base.partPlan', { ...row, ...more })).toMatchObject(done);
};
const decide = async (name: string, value: unknown) =>
  expect(await floor.admin.post('/system/call/setParameter', { name, decided: { value } })).toMatchObject(done);
/** The places that are due, or why nothing is. */
const due = async (more: object = {}): Promise<string> => {
  const id = await on.make(COUNT, { warehouse: floor.warehouses[0], dueOnly: '1', emptyPlaces: '0', ...more });
  const reply = await on.act(COUNT, id, 'release');
  if (reply.httpStatus !== 200) return reply.error?.code ?? '';
  const { lines } = await on.one(COUNT, id);
  return lines.map(({ locationLabel }: { locationLabel: string }) => locationLabel).join();
};

// parameter warehouse.countCycleDaysA, parameter warehouse.countCycleDaysB, parameter warehouse.countCycleDaysC
test('supply 2.9 what is due follows from the class of the part, the cycle of the class and the cycle of the part', async () => {
  await daysAgo(100, () => on.receive('A', '10'));
  await daysAgo(20, () => on.receive('B', '10'));
  // Without a class it is looked at once a year.
  expect(await due()).toBe('count.due');
  await decide('warehouse.countCycleDaysC', 100);
  expect(await due()).toBe('A');
  await decide('warehouse.countCycleDaysC', 365);
  const id = await plan({ abcClass: 'B' });
  expect(await due()).toBe('A');
  await decide('warehouse.countCycleDaysB', 101);
  expect(await due()).toBe('count.due');
  await replan(id, { abcClass: 'A' });
  expect(await due()).toBe('A');
  await decide('warehouse.countCycleDaysA', 20);
  expect(await due()).toBe('A,B');
  await replan(id, { cycleCountDays: 101 });
  expect(await due()).toBe('count.due');
});

test('supply 2.9 what was counted is due again when its cycle is over', async () => {
  await daysAgo(100, () => on.receive('A', '10'));
  const id = await plan({ abcClass: 'A' });
  const counter = await floor.tenant.person({ permissions: [`${COUNT}.read`, `${COUNT}.count`] });
  await daysAgo(10, async () => {
    const count = await on.make(COUNT, { warehouse: floor.warehouses[0], dueOnly: '1', emptyPlaces: '0' });
    await on.act(COUNT, count, 'release');
    const [{ id: lineId }] = (await on.one(COUNT, count)).lines;
    await on.act(COUNT, count, 'count', { lineId, countedQty: '10' }, counter);
    await on.act(COUNT, count, 'submit');
    expect(await due()).toBe('A');
    expect(await on.act(COUNT, count, 'approve')).toMatchObject(done);
  });
  expect(await due()).toBe('count.due');
  await replan(id, { cycleCountDays: 10 });
  expect(await due()).toBe('A');
});

test('supply 2.9 empty places are due like class C, and only what is due is frozen', async () => {
  await daysAgo(100, () => on.receive('A', '10'));
  await plan({ abcClass: 'A' });
  expect(await due({ emptyPlaces: '1' })).toBe('A');
  await on.inside(
    (ctx) => ctx.sql`update warehouse_location set created_at = now() - interval '366 days' where id = ${floor.at.C}`,
  );
  expect(await due({ emptyPlaces: '1', mode: 'freeze' })).toBe('A,C');
  await on.receive('B', '1');
  await expect(on.receive('C', '1')).rejects.toThrow('Location C is under count');
});
