import type { Factory } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const [TASK, FACE, LOOP] = ['warehouse.replenishmentTask', 'warehouse.pickFace', 'warehouse.kanbanLoop'];
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

type Row = Record<string, any>;
const asked = (qty: string, more: object = {}): Promise<string> => {
  const [warehouse, toWarehouse] = floor.warehouses;
  return on.make(TASK, { warehouse, toWarehouse, toLocation: floor.at.F, part: floor.part, qty, ...more });
};
const done = async (id: string, action: string, input: object = {}): Promise<void> => {
  const reply = await on.act(TASK, id, action, input);
  expect(reply.httpStatus, reply.raw).toBe(200);
};
const tasks = async (): Promise<readonly Row[]> => (await floor.admin.page(TASK)).data.list;
const told = async (): Promise<readonly string[]> =>
  (await tasks()).map((row) => `${row['fromLocationLabel'] || '-'} ${row['qty']} ${row['status']}`).toSorted();

test('supply 2.4: an empty source is no dead end: the oldest goods of the warehouse are taken, from as many places as it needs', async () => {
  await on.receive('B', '4');
  day(2);
  await on.receive('C', '10');
  await asked('9', { fromLocation: floor.at.A });
  const [task] = await tasks();
  await done(String(task?.['id']), 'release');
  expect(await told()).toEqual(['B 4 10', 'C 5 10']);
  for (const { id, qty } of await tasks())
    for (const [action, input] of [
      ['pick', { qty }],
      ['deliver', {}],
      ['sign', {}],
    ] as const)
      await done(id, action, input);
  expect(await on.held()).toEqual({ 'C available': '5/0', 'F available': '9/0' });
});

test('supply 2.4: the preferred source comes first, older goods elsewhere or not; the rules give the rest', async () => {
  await on.receive('B', '4');
  day(2);
  await on.receive('C', '4');
  day(3);
  await on.receive('A', '5');
  await done(await asked('7', { fromLocation: floor.at.A }), 'release');
  expect(await told()).toEqual(['A 5 10', 'B 2 10']);
});

test('supply 2.4: what another task will take is not promised twice while there is more elsewhere', async () => {
  await on.receive('A', '6');
  await on.receive('B', '6');
  await done(await asked('5'), 'release');
  await done(await asked('5'), 'release');
  expect(await told()).toEqual(['A 1 10', 'A 5 10', 'B 4 10']);
});

test('supply 2.4: of eight tasks released at once each finds goods of its own', async () => {
  await on.receive('A', '8');
  await on.receive('B', '8');
  const ids = [];
  for (let n = 0; n < 8; n += 1) ids.push(await asked('2'));
  await Promise.all(ids.map((id) => done(id, 'release')));
  for (const { id, qty } of await tasks()) await done(id, 'pick', { qty });
  expect(await on.held()).toEqual({ 'A available': '8/8', 'B available': '8/8' });
});

test('supply 2.4: a pick face and a kanban loop need no source, and other faces of the part are left alone', async () => {
  await on.receive('A', '30');
  await on.receive('B', '30');
  const [sourceWarehouse, warehouse] = floor.warehouses;
  const filled = { part: floor.part, minQty: '10', maxQty: '20', packageQty: '1', sourceWarehouse };
  await on.make(FACE, { ...filled, code: 'PF-A', warehouse: sourceWarehouse, location: floor.at.A });
  await on.make(FACE, { ...filled, code: 'PF-F', warehouse, location: floor.at.F });
  const fill = factory.registry.subscriptions.find(({ name }) => name === 'warehouse.fillPickFaces');
  await on.inside(async (ctx) => fill?.run(ctx, {}));
  const loop = { part: floor.part, cardQty: '20', dailyDemand: '100', leadDays: '1', safetyPercent: '0', sourceWarehouse };
  await on.make(LOOP, { ...loop, code: 'KB', warehouse, location: floor.at.F });
  expect((await floor.admin.post('/warehouse/call/emptyBox', { card: 'KB-1' })).httpStatus).toBe(200);
  expect(await told()).toEqual(['- 20 00', '- 20 00']);
  const [call, first] = [
    (await tasks()).find(({ origin }) => origin === 'kanban'),
    (await tasks()).find(({ origin }) => origin === 'minMax'),
  ];
  await done(String(first?.['id']), 'release');
  await done(String(call?.['id']), 'release');
  // Ten are left at B that nobody was promised; A is a face of its own.
  expect(await told()).toEqual(['B 20 10', 'B 20 10']);
});

test('replenishmentTask.release.stock nothing in the warehouse but at the place itself is nothing', async () => {
  const [warehouse] = floor.warehouses;
  await on.receive('A', '5');
  const here = { toWarehouse: warehouse, toLocation: floor.at.A };
  const reply = await on.act(TASK, await asked('1', here), 'release');
  expect(reply.error).toMatchObject({ code: 'warehouse.replenishmentTask.release.stock' });
});
