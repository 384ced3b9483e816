import { addDays } from '@takt/model';
import { companyDay } from '@takt/engine';
import { type Factory, lockWait } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutsidePlace } from '../defs/index.ts';
import { type Move, postStock } from '../server/index.ts';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const HOLD = 'warehouse.lotHold';
const ORDER = 'warehouse.outboundOrder';
const PASS = 'warehouse.releasePass';
let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
let [customer, unit, dock] = ['', '', ''];
beforeAll(async () => {
  factory = await openFactory();
});
afterAll(() => factory.close());
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
  customer = await on.make('base.customer', { code: 'C1', name: '客户' });
  unit = (await floor.admin.page('base.unit')).data.list[0].id;
  dock = await on.make('warehouse.location', { code: 'STAGE', warehouse: floor.warehouses[0], kind: 'shipping' });
});
afterEach(async () => expect(await on.unproven()).toEqual([]));

const hold = (batch: string | null, more: object = {}): Promise<string> =>
  on.make(HOLD, { part: floor.part, batch, reason: '客户投诉', ...more });
const done = async (...asked: Parameters<typeof on.act>): Promise<void> => {
  const reply = await on.act(...asked);
  expect(reply.httpStatus, reply.raw).toBe(200);
};
const released = async (qty: string): Promise<string> => {
  const id = await on.make(ORDER, {
    warehouse: floor.warehouses[0],
    kind: 'customer',
    customer,
    stagingLocation: dock,
    plate: '沪A12345',
    lines: [{ part: floor.part, qty, unit }],
  });
  await done(ORDER, id, 'release');
  return id;
};
const passOf = async (order: string): Promise<string> =>
  (await floor.admin.page(PASS, { _params: { order: [order] } })).data.list[0].id;
const leave = (batch: string | null, outside: OutsidePlace, more: Partial<Move> = {}) =>
  on.inside((ctx) =>
    postStock(ctx, { entity: 'test', documentNo: 'X1' }, [
      { ...on.what(batch), qty: '1', from: { location: floor.at.A, status: 'available' }, to: { outside }, ...more },
    ]),
  );

test('supply 2.6 a recall stops the truck: what is picked, passed or posted does not leave, and comes back to the shelf', async () => {
  await on.receive('A', '10', 'B1');
  const order = await released('10');
  for (const step of ['allocate', 'pick', 'pass']) await done(ORDER, order, step);
  const pass = await passOf(order);
  const held = await hold('B1');
  const { number } = await on.one(HOLD, held);
  const stopped = { code: 'stock.lotHeld', en: `P1 B1 is on hold (${number}: 客户投诉) and cannot leave` };
  expect((await on.act(PASS, pass, 'approve')).error).toMatchObject(stopped);
  await done(HOLD, held, 'lift', { reason: '误报' });
  await done(PASS, pass, 'approve');
  await hold('B1');
  expect((await on.act(ORDER, order, 'ship')).error).toMatchObject({ code: 'stock.lotHeld' });
  expect((await on.act(PASS, pass, 'leave', { plate: '沪A12345' })).error).toMatchObject({ code: 'stock.lotHeld' });
  expect(await on.held()).toEqual({ 'STAGE available B1': '10/10' });

  await done(ORDER, order, 'unpick');
  expect(await on.held()).toEqual({ 'A available B1': '10/0' });
  expect(await on.one(ORDER, order)).toMatchObject({
    status: '10',
    allocations: [],
    lines: [{ allocatedQty: '0', pickedQty: '0' }],
  });
  expect(await on.one(PASS, pass)).toMatchObject({ status: '99' });
  expect((await on.act(ORDER, order, 'allocate')).error).toMatchObject({ code: `${ORDER}.allocate.stock` });
  await on.receive('B', '10', 'B2');
  await done(ORDER, order, 'allocate');
  expect(await on.one(ORDER, order)).toMatchObject({ allocations: [{ batch: 'B2', qty: '10' }] });
});

test('supply 2.6 one pick of several is put back; the order goes on with the rest', async () => {
  await on.receive('A', '4', 'B1');
  await on.receive('B', '6', 'B2');
  const order = await released('10');
  for (const step of ['allocate', 'pick', 'pass']) await done(ORDER, order, step);
  const { allocations } = await on.one(ORDER, order);
  const { task } = allocations.find(({ batch }: any) => batch === 'B1');
  expect((await on.act(ORDER, order, 'unpick', { task: 'PK0' })).error).toMatchObject({ code: `${ORDER}.unpick.picked` });
  await done(ORDER, order, 'unpick', { task });
  expect(await on.held()).toEqual({ 'A available B1': '4/0', 'STAGE available B2': '6/6' });
  expect(await on.one(ORDER, order)).toMatchObject({ status: '20', lines: [{ pickedQty: '6', shortQty: '4' }] });
});

test('supply 2.10 a shipment that did not take place is reversed: the goods stand at the dock again, set aside', async () => {
  await on.receive('A', '10', 'B1');
  const order = await released('10');
  for (const step of ['allocate', 'pick', 'pass']) await done(ORDER, order, step);
  const pass = await passOf(order);
  await done(PASS, pass, 'approve');
  await done(ORDER, order, 'ship');
  await done(ORDER, order, 'reverse', { reason: '车辆故障' });
  expect(await on.held()).toEqual({ 'STAGE available B1': '10/10' });
  expect(await on.one(ORDER, order)).toMatchObject({ status: '20', lines: [{ shippedQty: '0', pickedQty: '10' }] });
  const { number } = await on.one(ORDER, order);
  expect(await on.ledger(number)).toEqual([
    '10 A:available > STAGE:available',
    '10 STAGE:available > customer',
    '10 customer > STAGE:available',
  ]);
  await done(ORDER, order, 'pass');
  const next = (await floor.admin.page(PASS, { _params: { order: [order], status: ['15'] } })).data.list[0].id;
  await done(PASS, next, 'approve');
  await done(ORDER, order, 'ship');
  await done(PASS, next, 'leave', { plate: '沪A12345' });
  expect((await on.act(ORDER, order, 'reverse', { reason: 'x' })).error).toMatchObject({ code: `${ORDER}.reverse.left` });
});

test('supply 2.6 what comes later of the batch is held as well; it may be moved, scrapped, counted away and returned', async () => {
  await hold('B1');
  await on.receive('A', '10', 'B1');
  for (const place of ['customer', 'wip'] as const) await expect(leave('B1', place)).rejects.toThrow(/on hold/);
  for (const place of ['vendor', 'scrap', 'loss', 'transit'] as const) await leave('B1', place);
  await leave('B1', 'vendor', { to: { location: floor.at.B, status: 'available' } });
  expect(await on.held()).toEqual({ 'A available B1': '5/0', 'B available B1': '1/0' });
  const { list } = (await floor.admin.page('warehouse.stock')).data;
  expect(list.every(({ lotHold }: any) => lotHold.startsWith('LH'))).toBe(true);
  await on.receive('A', '3', 'B2');
  await leave('B2', 'customer');
});

test('supply 2.6 one container is held, the others of its batch are not', async () => {
  const into = (container: string) => ({ ...on.what('B1'), container });
  const coming = ['C1', 'C2'].map((container) => ({
    ...into(container),
    qty: '5',
    from: { outside: 'vendor' } as const,
    to: { location: floor.at.A, status: 'available' } as const,
  }));
  await on.inside((ctx) => postStock(ctx, { entity: 'test', documentNo: 'R1' }, coming));
  const held = await hold(null, { container: 'C1' });
  await expect(leave('B1', 'customer', into('C1'))).rejects.toThrow(/on hold/);
  await leave('B1', 'customer', into('C2'));
  expect((await on.act(HOLD, held, 'lift')).error).toMatchObject({ code: `${HOLD}.lift.reason` });
  await done(HOLD, held, 'lift', { reason: '复检合格' });
  expect(await on.one(HOLD, held)).toMatchObject({ liftReason: '复检合格' });
  await leave('B1', 'customer', into('C1'));
});

test('supply 2.6 a hold waits for a posting under way: nothing leaves unseen behind it', async () => {
  await on.receive('A', '10', 'B1');
  let finish = (): void => undefined;
  const paused = new Promise<void>((resume) => {
    finish = resume;
  });
  const posting = on.inside(async (ctx) => {
    const to = { outside: 'customer' } as const;
    const from = { location: floor.at.A, status: 'available' } as const;
    await postStock(ctx, { entity: 'test', documentNo: 'X1' }, [{ ...on.what('B1'), qty: '1', from, to }]);
    await paused;
  });
  let isHeld = false;
  const holding = hold('B1').then(() => {
    isHeld = true;
  });
  await lockWait(factory, floor.tenant.id);
  expect(isHeld).toBe(false);
  finish();
  await Promise.all([posting, holding]);
  await expect(leave('B1', 'customer')).rejects.toThrow(/on hold/);
});

test('supply 2.6 batches past their last day are held by a timer, once, while some of them is here', async () => {
  const expire = (): Promise<void> => {
    const found = factory.registry.subscriptions.find(({ name }) => name === 'warehouse.holdExpired');
    if (!found) throw new Error('nobody holds what has expired');
    return on.inside((ctx) => found.run(ctx, {}));
  };
  const tomorrow = await on.inside(async (ctx) => addDays(companyDay(ctx), 1));
  const lots = { B1: '2001-01-01', B2: tomorrow, B3: '2001-01-01' };
  for (const [batch, expiresOn] of Object.entries(lots)) await on.make('warehouse.lot', { part: floor.part, batch, expiresOn });
  await on.receive('A', '5', 'B1');
  await on.receive('A', '5', 'B2');
  await expire();
  await expire();
  const { list } = (await floor.admin.page(HOLD)).data;
  expect(list).toMatchObject([{ batch: 'B1', origin: 'expired', reason: '2001-01-01 到期' }]);
  await expect(leave('B1', 'customer')).rejects.toThrow(/Expired on 2001-01-01/);
});
