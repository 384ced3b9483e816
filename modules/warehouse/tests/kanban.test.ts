import type { Client, Factory, Reply } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { reserveStock } from '../server/index.ts';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const [TASK, FACE, LOOP] = ['warehouse.replenishmentTask', 'warehouse.pickFace', 'warehouse.kanbanLoop'];
let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
beforeAll(async () => {
  factory = await openFactory();
});
afterAll(() => factory.close());
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
});
afterEach(async () => expect(await on.unproven()).toEqual([]));

/** From A to F, in the other warehouse. */
const places = () => {
  const [sourceWarehouse, warehouse] = floor.warehouses;
  return { part: floor.part, warehouse, location: floor.at.F, sourceWarehouse, sourceLocation: floor.at.A };
};
const face = (more: object = {}): Promise<string> =>
  on.make(FACE, { ...places(), code: 'PF1', minQty: '100', maxQty: '400', packageQty: '50', ...more });
const loop = (more: object = {}): Promise<string> =>
  on.make(LOOP, { ...places(), code: 'KB', cardQty: '24', dailyDemand: '480', leadDays: '0.5', safetyPercent: '20', ...more });
/** Runs the timer's work as the worker would. */
const fill = (): Promise<void> => {
  const found = factory.registry.subscriptions.find(({ name }) => name === 'warehouse.fillPickFaces');
  if (!found) throw new Error('nobody fills pick faces');
  return on.inside((ctx) => found.run(ctx, {}));
};
const scan = (card: string, by: Client = floor.admin): Promise<Reply> => by.post('/warehouse/call/emptyBox', { card });
const tasks = async (): Promise<any[]> => (await floor.admin.page(TASK)).data.list;

test('below its minimum a pick face is filled up to its maximum in whole packages; what is reserved does not count', async () => {
  const id = await face();
  await on.receive('F', '60');
  // What is on its way counts: 60 lie there, 50 are coming, 20 are spoken for.
  await on.make(TASK, {
    warehouse: floor.warehouses[0],
    fromLocation: floor.at.A,
    toWarehouse: floor.warehouses[1],
    toLocation: floor.at.F,
    part: floor.part,
    qty: '50',
  });
  await on.inside((ctx) => reserveStock(ctx, [{ ...on.what(), location: floor.at.F, qty: '20' }]));
  expect(await on.one(FACE, id)).toMatchObject({ onHandQty: '60', onOrderQty: '50', reservedQty: '20' });
  await fill();
  const made = (await tasks()).filter(({ origin }) => origin === 'minMax');
  expect(made).toMatchObject([{ status: '00', qty: '300', part: floor.part, toLocation: floor.at.F, fromLocation: floor.at.A }]);
  expect(await on.one(TASK, made[0].id)).toMatchObject({ maxQty: '400' });
  expect(await on.one(FACE, id)).toMatchObject({ onOrderQty: '350' });
  await fill();
  expect(await tasks()).toHaveLength(2);
});

test('at its minimum or out of use it is left alone; a cancelled task is asked for again', async () => {
  const id = await face();
  await on.receive('F', '100');
  await fill();
  expect(await tasks()).toEqual([]);
  const { version } = await on.one(FACE, id);
  await floor.admin.save(FACE, { id, version, minQty: '101', markStatus: '0' });
  await fill();
  expect(await tasks()).toEqual([]);
  await floor.admin.save(FACE, { id, version: version + 1, markStatus: '1' });
  await fill();
  const [task] = await tasks();
  expect(task).toMatchObject({ qty: '300' });
  expect(await on.act(TASK, task.id, 'cancel')).toMatchObject({ httpStatus: 200 });
  await fill();
  expect(await tasks()).toHaveLength(2);
});

test('of several timers at once one makes the task', async () => {
  await face();
  await Promise.all([fill(), fill(), fill(), fill()]);
  expect(await tasks()).toMatchObject([{ qty: '400' }]);
});

test('a pick face nobody can fill does not keep the others empty', async () => {
  const other = await on.make('base.part', {
    partNo: 'P2',
    name: '件',
    unit: (await floor.admin.page('base.unit')).data.list[0]?.id,
    partType: 'bought',
  });
  const id = await face();
  await face({ part: other, code: 'PF2' });
  await on.inside((ctx) => ctx.sql`update warehouse_pick_face set source_warehouse_id = warehouse_id where id = ${id}`);
  await fill();
  expect(await tasks()).toMatchObject([{ part: other }]);
});

test('a pick face has a maximum above its minimum that a package fits into, and is not its own source', async () => {
  const wrong = async (more: object) =>
    (await floor.admin.save(FACE, { ...places(), code: 'PF1', minQty: '100', maxQty: '400', packageQty: '50', ...more })).error
      ?.en;
  expect(await wrong({ maxQty: '99' })).toBe('The maximum stock cannot be below the minimum stock');
  expect(await wrong({ packageQty: '401' })).toBe('A package cannot hold more than the maximum');
  const here = { sourceWarehouse: floor.warehouses[1], sourceLocation: floor.at.F };
  expect(await wrong(here)).toBe('It cannot be filled from itself');
});

test('a loop has as many cards as demand needs, and counts anew when demand changes', async () => {
  const id = await loop();
  const { version, cardCount } = await on.one(LOOP, id);
  expect(cardCount).toBe('12');
  expect(await floor.admin.save(LOOP, { id, version, dailyDemand: '481' })).toMatchObject({ httpStatus: 200 });
  expect(await on.one(LOOP, id)).toMatchObject({ cardCount: '13' });
});

test('an empty box calls for the next one; its card is refused until that is signed for', async () => {
  const id = await loop();
  await on.receive('A', '100');
  const reply = await scan('KB-3');
  expect(reply).toMatchObject({ httpStatus: 200, data: { part: 'P1', qty: '24' } });
  const { id: task, number } = reply.data;
  expect(await on.one(TASK, task)).toMatchObject({
    status: '00',
    origin: 'kanban',
    card: 'KB-3',
    qty: '24',
    toLocation: floor.at.F,
  });
  expect(await scan('KB-3')).toMatchObject({
    httpStatus: 422,
    error: { en: `Card KB-3 has called for ${number} already`, unblock: expect.anything() },
  });
  expect(await scan('KB-4')).toMatchObject({ httpStatus: 200 });
  expect(await on.one(LOOP, id)).toMatchObject({ openCards: 2 });
  for (const [action, input] of [
    ['release', {}],
    ['pick', { qty: '24' }],
    ['deliver', {}],
  ] as const)
    expect(await on.act(TASK, task, action, input)).toMatchObject({ httpStatus: 200 });
  expect(await scan('KB-3')).toMatchObject({ httpStatus: 422 });
  expect(await on.act(TASK, task, 'sign')).toMatchObject({ httpStatus: 200 });
  expect(await scan('KB-3')).toMatchObject({ httpStatus: 200 });
});

test('of several scans of one card at once, one makes the task', async () => {
  await loop();
  const replies = await Promise.all(Array.from({ length: 6 }, () => scan('KB-1')));
  expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
  expect(replies.filter(({ httpStatus }) => httpStatus === 422)).toHaveLength(5);
  expect(await tasks()).toHaveLength(1);
});

test('cards beyond the loop, of loops out of use and of other warehouses are unknown; scanning needs its right', async () => {
  const id = await loop();
  for (const card of ['KB-13', 'KB-0', 'KB', 'XX-1'])
    expect(await scan(card), card).toMatchObject({ httpStatus: 422, error: { en: `There is no kanban card ${card}` } });
  const person = (permissions: readonly string[], value = floor.warehouses[1]): Promise<Client> =>
    floor.tenant.person({ permissions: [...permissions], scopes: [{ dimension: 'warehouse', value }] });
  expect((await scan('KB-1', await person([`${TASK}.create`]))).httpStatus).toBe(403);
  expect((await scan('KB-1', await person(['warehouse.emptyBox'], floor.warehouses[0]))).httpStatus).toBe(422);
  expect((await scan('KB-1', await person(['warehouse.emptyBox']))).httpStatus).toBe(200);
  const { version } = await on.one(LOOP, id);
  await floor.admin.save(LOOP, { id, version, markStatus: '0' });
  expect((await scan('KB-2')).httpStatus).toBe(422);
});
