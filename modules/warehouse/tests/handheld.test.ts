import type { Factory } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

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

const look = (code: string, warehouse = floor.warehouses[0]) =>
  floor.admin.post('/warehouse/call/lookUp', { warehouse, code, batch: null });
const found = async (code: string) => (await look(code)).data;

describe('a scanned code', () => {
  test('is told for what it is of, with what lies there or lies of it', async () => {
    await on.receive('A', '10', 'L1');
    await on.receive('B', '4', 'L2');
    const here = { location: 'A', partNo: 'P1', batch: 'L1', stockStatus: 'available', qty: '10', reserved: '0', free: '10' };
    expect(await found('A')).toMatchObject({ of: ['location'], stock: [here], more: false });
    expect(await found('L1')).toMatchObject({ stock: [here] });
    expect((await found('P1')).stock).toHaveLength(2);
    expect(await found('C')).toMatchObject({ of: ['location'], stock: [] });
    expect(await found('nothing')).toEqual({ of: [], stock: [], more: false });
    expect((await look('A', floor.warehouses[1])).data).toMatchObject({ of: [], stock: [] });
  });

  test('tells nothing of a warehouse out of reach', async () => {
    const keeper = await floor.tenant.person({
      permissions: ['warehouse.stock.read'],
      scopes: [{ dimension: 'warehouse', value: floor.warehouses[1] }],
    });
    const asked = { warehouse: floor.warehouses[0], code: 'A', batch: null };
    expect(await keeper.post('/warehouse/call/lookUp', asked)).toMatchObject({ httpStatus: 404 });
  });
});

test('use 5, use 9: a device knows the places in use of its warehouse and the decimals of units', async () => {
  await on.inside((ctx) => ctx.sql`update warehouse_location set mark_status = '0' where id = ${floor.at.B}`);
  const masters = (warehouse?: string) => floor.admin.post('/warehouse/call/deviceMasters', { warehouse });
  const { places, units } = (await masters(floor.warehouses[0])).data;
  const codes = places.map(({ code }: { readonly code: string }) => code);
  expect(codes).toContain('A');
  expect(codes).not.toContain('B');
  expect(units).toContainEqual(expect.objectContaining({ decimals: expect.any(Number), name: expect.any(String) }));
  const keeper = await floor.tenant.person({
    permissions: ['warehouse.stock.read'],
    scopes: [{ dimension: 'warehouse', value: floor.warehouses[1] }],
  });
  expect(await keeper.post('/warehouse/call/deviceMasters', { warehouse: floor.warehouses[0] })).toMatchObject({
    httpStatus: 404,
  });
});

test('use 11: a device is told which of its tasks the person may do', async () => {
  const rights = ['warehouse.receipt.receive', 'warehouse.pickTask.confirm'];
  const picker = await floor.tenant.person({ permissions: ['warehouse.receipt.read', 'warehouse.pickTask.confirm'] });
  expect((await picker.post('/base/ai/allowed', { permissions: rights })).data).toEqual(['warehouse.pickTask.confirm']);
});

describe('stock moved in one step', () => {
  const move = (stock: string, to: string, qty: string, key?: string) =>
    floor.admin.post('/warehouse/call/moveStock', { stock, to, qty }, ...(key ? [{ key }] : []));
  const balance = async (): Promise<string> => (await found('A')).stock[0].id;

  test('is a transfer from beginning to end, once for each key', async () => {
    await on.receive('A', '10', 'L1');
    const stock = await balance();
    const first = await move(stock, 'B', '4', 'k'.repeat(32));
    expect(await move(stock, 'B', '4', 'k'.repeat(32))).toMatchObject({ data: first.data });
    expect(await on.held()).toEqual({ 'A available L1': '6/0', 'B available L1': '4/0' });
    expect(await on.ledger(first.data.number)).toEqual(['4 A:available > transit', '4 transit > B:available']);
  });

  test('is refused where the place is not known, the goods are not free or there are too few', async () => {
    await on.receive('A', '10', 'L1');
    const stock = await balance();
    expect(await move(stock, 'F', '1')).toMatchObject({ error: { code: 'warehouse.stock.move.place' } });
    expect((await move(stock, 'B', '11')).httpStatus).toBe(422);
    expect((await move(stock, 'A', '1')).httpStatus).toBe(422);
    await on.inside((ctx) => ctx.sql`update warehouse_location set mark_status = '0' where id = ${floor.at.B}`);
    expect(await move(stock, 'B', '1')).toMatchObject({ error: { code: 'warehouse.stock.move.place' } });
    expect(await on.held()).toEqual({ 'A available L1': '10/0' });
  });
});

describe('what comes late, after others have acted', () => {
  const COUNT = 'warehouse.countOrder';
  test('is judged against what is there then, where it says everything by itself', async () => {
    await on.receive('A', '10', 'L1');
    await on.receive('B', '4', 'L2');
    const id = await on.make(COUNT, { warehouse: floor.warehouses[0], emptyPlaces: '0', mode: 'live', tolerance: '0' });
    await on.act(COUNT, id, 'release');
    const { lines } = await on.one(COUNT, id);
    const late = (lineId: string, countedQty: string) =>
      floor.admin.act(COUNT, 'count', [{ id, version: null }], { input: { lineId, countedQty } });
    const both = await Promise.all([late(lines[0].id, '10'), late(lines[1].id, '4')]);
    expect(both.map(({ httpStatus }) => httpStatus)).toEqual([200, 200]);
    const after = await on.one(COUNT, id);
    expect(after.lines.map(({ countedQty }: { countedQty: string }) => countedQty)).toEqual(['10', '4']);
    expect(await floor.admin.act(COUNT, 'submit', [{ id, version: null }])).toMatchObject({ error: { code: 'stale' } });
    expect(await on.act(COUNT, id, 'submit')).toMatchObject({ httpStatus: 200 });
    expect(await late(lines[0].id, '9')).toMatchObject({ httpStatus: 422 });
  });
});
