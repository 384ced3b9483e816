import type { Factory, Reply } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const [TASK, LOOP, FACE] = ['warehouse.replenishmentTask', 'warehouse.kanbanLoop', 'warehouse.pickFace'];
/** 08:10 in Shanghai, long after any clock of the database. */
const MORNING = new Date('2096-03-02T00:10:00Z');
let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
beforeAll(async () => {
  factory = await openFactory({ clock: () => MORNING });
});
afterAll(() => factory.close());
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
});
afterEach(async () => expect(await on.unproven()).toEqual([]));

/** A line side that is supplied every hour from midnight on. */
const unit = async (more: object = {}): Promise<string> => {
  const [plant] = (await floor.admin.page('base.plant')).data.list;
  const row = { code: 'DU1', name: '线边', plant: plant.id, callMode: 'kanban', cycleMinutes: 60, ...more };
  return on.make('base.deliveryUnit', row);
};
/** From A to F, in the other warehouse. */
const places = () => {
  const [sourceWarehouse, warehouse] = floor.warehouses;
  return { part: floor.part, warehouse, location: floor.at.F, sourceWarehouse, sourceLocation: floor.at.A };
};
const loop = (deliveryUnit: string | null, more: object = {}): Promise<string> => {
  const sizes = { cardQty: '24', dailyDemand: '96', leadDays: '1', safetyPercent: '0' };
  return on.make(LOOP, { ...places(), code: 'KB', ...sizes, deliveryUnit, ...more });
};
const press = (id: string): Promise<Reply> => floor.admin.post('/warehouse/call/callBox', { loop: id });
const change = async (entity: string, id: string, values: object): Promise<void> => {
  const { version } = await on.one(entity, id);
  expect(await floor.admin.save(entity, { id, version, ...values })).toMatchObject({ httpStatus: 200 });
};
/** The times at which the next boxes called are brought. */
const trips = async (count: number, id: string): Promise<readonly string[]> => {
  const told: string[] = [];
  for (let n = 0; n < count; n += 1) told.push((await press(id)).data.dueAt.slice(11, 16));
  return told;
};

test('supply 4.1 (13) the button of a loop calls by its next free card, and by none when all have called', async () => {
  const id = await loop(null);
  const first = await press(id);
  expect(first).toMatchObject({ httpStatus: 200, data: { card: 'KB-1', qty: '24', dueAt: null } });
  expect(await on.one(TASK, first.data.id)).toMatchObject({ origin: 'button', card: 'KB-1', toLocation: floor.at.F });
  expect((await floor.admin.post('/warehouse/call/emptyBox', { card: 'KB-2' })).httpStatus).toBe(200);
  const [third, fourth, fifth] = await Promise.all([press(id), press(id), press(id)]);
  const told = [third, fourth, fifth].map((reply) => String(reply?.data?.card ?? reply?.error?.en));
  expect(told.toSorted()).toEqual(['All 4 cards of loop KB have called already', 'KB-3', 'KB-4']);
  expect((await floor.admin.post('/warehouse/call/callableLoops', {})).data).toMatchObject([{ code: 'KB', cards: 4, open: 4 }]);
  expect(await on.act(TASK, first.data.id, 'cancel')).toMatchObject({ httpStatus: 200 });
  expect(await press(id)).toMatchObject({ httpStatus: 200, data: { card: 'KB-1' } });
});

test('supply 4.1 (13) pressing needs the right to call and the warehouse of the loop', async () => {
  const id = await loop(null);
  const person = (permissions: readonly string[], value = floor.warehouses[1]) =>
    floor.tenant.person({ permissions: [...permissions], scopes: [{ dimension: 'warehouse', value }] });
  const by = async (...who: Parameters<typeof person>): Promise<number> =>
    (await (await person(...who)).post('/warehouse/call/callBox', { loop: id })).httpStatus;
  expect(await by([`${TASK}.create`])).toBe(403);
  expect(await by(['warehouse.emptyBox'], floor.warehouses[0])).toBe(404);
  expect(await by(['warehouse.emptyBox'])).toBe(200);
});

test('supply 4.1 (1) the mode of a delivery unit decides whether cards, buttons or minimum stock call for goods', async () => {
  const at = await unit();
  const id = await loop(at);
  const limits = { minQty: '10', maxQty: '40', packageQty: '10' };
  await on.make(FACE, { code: 'PF1', ...places(), ...limits, deliveryUnit: at });
  const fill = async (): Promise<number> => {
    const found = factory.registry.subscriptions.find(({ name }) => name === 'warehouse.fillPickFaces');
    await on.inside((ctx) => found?.run(ctx, {}) ?? Promise.resolve());
    return (await floor.admin.page(TASK)).data.list.filter(({ origin }: { origin: string }) => origin === 'minMax').length;
  };
  expect(await fill()).toBe(0);
  expect((await press(id)).httpStatus).toBe(200);
  await change('base.deliveryUnit', at, { callMode: 'minMax' });
  for (const refused of [await press(id), await floor.admin.post('/warehouse/call/emptyBox', { card: 'KB-2' })])
    expect(refused.error?.en).toBe('Delivery unit DU1 is not called by kanban; its cards and buttons call for nothing');
  expect((await floor.admin.post('/warehouse/call/callableLoops', {})).data).toEqual([]);
  const [{ id: task }] = (await floor.admin.page(TASK)).data.list;
  expect(await on.act(TASK, task, 'cancel')).toMatchObject({ httpStatus: 200 });
  expect(await fill()).toBe(1);
});

test('supply 4.1 (1) boxes are brought by the next trip there is time for: cycle, time ahead, boxes and load of a trip count', async () => {
  const at = await unit({ cycleMinutes: 60, leadMinutes: 0, boxes: 2 });
  const id = await loop(at, { dailyDemand: '960' });
  expect(await trips(3, id)).toEqual(['09:00', '09:00', '10:00']);
  await change('base.deliveryUnit', at, { cycleMinutes: 25, leadMinutes: 130, boxes: 9 });
  expect(await trips(2, id), '625 minutes after midnight').toEqual(['10:25', '10:25']);
  await change('base.part', floor.part, { netWeight: '2' });
  await change('base.deliveryUnit', at, { cycleMinutes: 30, leadMinutes: 240, loadLimit: '100' });
  expect(await trips(3, id), 'two boxes of 48 kg are a load').toEqual(['12:30', '12:30', '13:00']);
  await change('base.deliveryUnit', at, { leadMinutes: 480, loadLimit: '40' });
  expect(await trips(2, id), 'one that is too heavy goes alone').toEqual(['16:30', '17:00']);
});

test('supply 4.1 (1) trips keep to the working time of the plant: none at night, in a break or on a day off', async () => {
  const shifts = [
    { serialNo: 1, code: 'D', name: '白班', startAt: '08:00:00', endAt: '16:00:00' },
    { serialNo: 2, code: 'N', name: '中班', startAt: '16:00:00', endAt: '01:00:00' },
  ];
  const breaks = [{ startAt: '12:00:00', endAt: '13:00:00' }];
  const model = await on.make('base.shiftModel', { code: 'TWO', name: '两班', shifts, breaks });
  const [plant] = (await floor.admin.page('base.plant')).data.list;
  const week = Object.fromEntries(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, model]));
  await on.make('base.workSchedule', { code: 'WS', name: '两班', plant: plant.id, validFrom: '2096-01-01', ...week });
  const at = await unit({ boxes: 1, cycleMinutes: 240 });
  const id = await loop(at, { dailyDemand: '960' });
  const told: string[] = [];
  for (let n = 0; n < 5; n += 1) told.push((await press(id)).data.dueAt);
  // A Friday: its shift past midnight ends at one, and Monday's begins at eight.
  expect(told).toEqual([
    '2096-03-02 16:00:00',
    '2096-03-02 20:00:00',
    '2096-03-03 00:00:00',
    '2096-03-05 08:00:00',
    '2096-03-05 16:00:00',
  ]);
});

test('supply 4.1 (1) a box that comes from several places has one trip, and counts once on it', async () => {
  const at = await unit({ boxes: 1 });
  const id = await loop(at, { sourceLocation: null });
  await on.receive('A', '10');
  await on.receive('B', '30');
  const { data } = await press(id);
  expect(await on.act(TASK, data.id, 'release')).toMatchObject({ httpStatus: 200 });
  const tasks = (await floor.admin.page(TASK)).data.list.map(({ card, deliveryUnit, dueAt }: any) => [card, deliveryUnit, dueAt]);
  expect(tasks).toEqual(Array.from({ length: 2 }, () => ['KB-1', at, '2096-03-02 09:00:00']));
  expect(await trips(1, id)).toEqual(['10:00']);
});

test('supply 4.1 (1) goods are brought by a delivery unit of the plant', async () => {
  const other = await on.make('base.plant', { code: 'P-2', name: '二厂' });
  const foreign = await on.make('base.deliveryUnit', { code: 'DU2', name: '线边', plant: other, callMode: 'kanban' });
  const [sourceWarehouse, warehouse] = floor.warehouses;
  const sizes = { cardQty: '24', dailyDemand: '96', leadDays: '1', safetyPercent: '0' };
  const row = { ...places(), code: 'KB9', ...sizes, warehouse, sourceWarehouse, deliveryUnit: foreign };
  expect((await floor.admin.save(LOOP, row)).error?.en).toBe('The delivery unit belongs to another plant than the warehouse');
});
