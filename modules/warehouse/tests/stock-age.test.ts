import type { Factory } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type End, type Move, postStock } from '../server/index.ts';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const [ORDER, TRANSFER, TASK, HOLD] = [
  'warehouse.outboundOrder',
  'warehouse.stockTransfer',
  'warehouse.replenishmentTask',
  'warehouse.stockHold',
];
let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
let now = new Date();
/** Noon of that day in March 2096, in Shanghai. */
const day = (n: number): void => {
  now = new Date(Date.UTC(2096, 2, n, 4));
};
beforeAll(async () => {
  factory = await openFactory({ clock: () => now });
  on = onFloor(factory, () => floor);
});
afterAll(() => factory.close());
beforeEach(async () => {
  day(1);
  floor = await openFloor(factory);
});
afterEach(async () => expect(await on.unproven()).toEqual([]));

type Place = keyof Floor['at'];
const at = (place: Place, status: 'available' | 'hold' = 'available'): End => ({ location: floor.at[place], status });
const move = (qty: string, from: End, to: End, more: Partial<Move> = {}): Promise<unknown> =>
  on.inside((ctx) => postStock(ctx, { entity: 'test', documentNo: 'M1' }, [{ ...on.what(), qty, from, to, ...more }]));
const VENDOR: End = { outside: 'vendor' };
/** The day each balance that is not nothing is from. */
const ages = async (): Promise<Record<string, number>> => {
  const rows = await on.inside(
    (ctx) => ctx.sql<{ key: string; day: number }>`
      select concat_ws(' ', l.code, nullif(s.stock_status, 'available'), s.container) as key, extract(day from s.received_at)::int as day
      from warehouse_stock s join warehouse_location l on l.id = s.location_id where s.qty > 0 order by 1`,
  );
  return Object.fromEntries(rows.map(({ key, day: from }) => [key, from]));
};
const done = async (entity: string, id: string, action: string, input: object = {}): Promise<void> => {
  const reply = await on.act(entity, id, action, input);
  expect(reply.httpStatus, reply.raw).toBe(200);
};
const stockAt = async (place: Place): Promise<string> =>
  (await floor.admin.page('warehouse.stock', { _params: { location: [floor.at[place]] } })).data.list[0].id;
/** Where an order takes so much from, and gives it back. */
async function allocated(qty: string): Promise<readonly string[]> {
  const { unit } = await on.one('base.part', floor.part);
  const customer = (await floor.admin.page('base.customer')).data.list[0]?.id;
  const id = await on.make(ORDER, {
    warehouse: floor.warehouses[0],
    kind: 'customer',
    customer: customer ?? (await on.make('base.customer', { code: 'C1', name: '客户' })),
    stagingLocation: floor.at.C,
    plate: '沪A12345',
    lines: [{ part: floor.part, qty, unit }],
  });
  for (const action of ['release', 'allocate']) await done(ORDER, id, action);
  const { allocations } = await on.one(ORDER, id);
  await done(ORDER, id, 'deallocate');
  return allocations.map((one: { locationLabel: string; container: string | null; qty: string }) =>
    [one.locationLabel, one.container, one.qty].filter(Boolean).join(' '),
  );
}

test('supply 2.4: goods without a batch are as old where they were moved to as where they came from, and leave first', async () => {
  await on.receive('A', '10');
  day(3);
  await on.receive('B', '10');
  day(5);
  await on.make('warehouse.location', { code: 'D', warehouse: floor.warehouses[0], kind: 'storage' });
  const stock = await stockAt('A');
  expect((await floor.admin.post('/warehouse/call/moveStock', { stock, to: 'D', qty: '10' })).httpStatus).toBe(200);
  expect(await ages()).toEqual({ B: 3, D: 1 });
  expect(await allocated('12')).toEqual(['D 10', 'B 2']);
});

test('supply 2.4: what is merged keeps the oldest date, what is split its own, and what was emptied takes the date of what comes', async () => {
  await on.receive('A', '10');
  day(3);
  await on.receive('B', '10');
  await move('4', at('A'), at('B'));
  expect(await ages()).toEqual({ A: 1, B: 1 });
  await move('6', at('A'), { outside: 'customer' });
  day(7);
  await on.receive('A', '5');
  expect(await ages()).toEqual({ A: 7, B: 1 });
  day(9);
  await on.receive('A', '5');
  await move('2', at('A'), at('C'));
  expect(await ages()).toEqual({ A: 7, B: 1, C: 7 });
  expect(await allocated('3')).toEqual(['B 3']);
});

test('supply 2.4: of two that come to an empty place at once the oldest tells its age', async () => {
  await on.receive('A', '5');
  day(4);
  await on.receive('B', '5');
  await Promise.all([move('5', at('B'), at('C')), move('5', at('A'), at('C'))]);
  expect(await ages()).toEqual({ C: 1 });
});

test('supply 2.4: the date travels between warehouses, to the line and back, and through a hold', async () => {
  await on.receive('A', '20');
  day(4);
  const [warehouse, toWarehouse] = floor.warehouses;
  const goods = { part: floor.part, fromLocation: floor.at.A, toLocation: floor.at.F };
  const transfer = await on.make(TRANSFER, { warehouse, toWarehouse, lines: [{ ...goods, qty: '5' }] });
  for (const action of ['release', 'moveOut']) await done(TRANSFER, transfer, action);
  day(6);
  await done(TRANSFER, transfer, 'moveIn');
  expect(await ages()).toEqual({ A: 1, F: 1 });
  await move('5', at('F'), { outside: 'customer' });
  const task = await on.make(TASK, { warehouse, toWarehouse, ...goods, qty: '15' });
  for (const [action, input] of [
    ['release', {}],
    ['pick', { qty: '15' }],
    ['deliver', {}],
  ] as const)
    await done(TASK, task, action, input);
  day(8);
  await done(TASK, task, 'sign', { qty: '9' });
  expect(await ages()).toEqual({ A: 1, F: 1 });
  await on.make(HOLD, { warehouse, location: floor.at.A, part: floor.part, qty: '6', reason: '待查' });
  expect(await ages()).toEqual({ 'A hold': 1, F: 1 });
});

test('supply 2.4: of two containers at one place the older one leaves first', async () => {
  const into = (container: string): Promise<unknown> => move('5', VENDOR, at('A'), { container });
  await into('Z');
  day(3);
  await into('Y');
  expect(await allocated('7')).toEqual(['A Z 5', 'A Y 2']);
});
