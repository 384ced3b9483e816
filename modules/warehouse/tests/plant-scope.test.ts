import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
let otherPlant: string;
let otherWarehouse: string;
let here: Client;
let elsewhere: Client;
const RIGHTS = ['warehouse.*', 'base.*', 'purchasing.*'];
beforeAll(async () => {
  factory = await openFactory();
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
  await on.receive('A', '10', 'L1');
  const { plant } = await on.one('warehouse.warehouse', floor.warehouses[0]);
  otherPlant = await on.make('base.plant', { code: 'SZ', name: '二厂' });
  otherWarehouse = await on.make('warehouse.warehouse', { code: 'W9', name: 'W9', plant: otherPlant, type: 'raw' });
  const limitedTo = (value: string): Promise<Client> =>
    floor.tenant.person({ permissions: RIGHTS, scopes: [{ dimension: 'plant', value }] });
  [here, elsewhere] = [await limitedTo(plant), await limitedTo(otherPlant)];
});
afterAll(() => factory.close());

const stock = async (): Promise<string> => (await floor.admin.page('warehouse.stock')).data.list[0].id;
const call = (by: Client, name: string, body: object) => by.post(`/warehouse/call/${name}`, body);

test('security: a record tells whoever is limited to a warehouse no stock of any other', async () => {
  const apart = await openFloor(factory);
  const there = onFloor(factory, () => apart);
  await there.receive('A', '10', 'S1');
  await there.receive('F', '7', 'S1');
  const [warehouse, toWarehouse] = apart.warehouses;
  const places = { warehouse, fromLocation: apart.at.A, toWarehouse, toLocation: apart.at.F };
  const task = await there.make('warehouse.replenishmentTask', { ...places, part: apart.part, qty: '1' });
  const other = await there.make('warehouse.replenishmentTask', { ...places, part: apart.part, qty: '2' });
  await there.act('warehouse.replenishmentTask', other, 'release');
  const hold = await there.make('warehouse.lotHold', { part: apart.part, batch: 'S1', reason: 'x' });
  const scopes = [{ dimension: 'warehouse' as const, value: warehouse }];
  const keeper = await apart.tenant.person({ permissions: RIGHTS, scopes });
  const told = async (by: Client) => ({
    task: (await by.one('warehouse.replenishmentTask', task)).data,
    listed: (await by.page('warehouse.lotHold', { _fields: ['hereQty'] })).data.list[0],
    hold: (await by.one('warehouse.lotHold', hold)).data,
  });
  expect(await told(apart.admin)).toMatchObject({
    task: { sourceQty: '10', lineSideQty: '7', inProcessQty: '2' },
    listed: { hereQty: '17' },
    hold: { hereQty: '17' },
  });
  expect(await told(keeper)).toMatchObject({
    task: { sourceQty: '10', lineSideQty: '0', inProcessQty: '0' },
    listed: { hereQty: '10' },
    hold: { hereQty: '10' },
  });
});

describe('security F2: whoever is limited to another plant', () => {
  test.each([
    ['lookUp', () => ({ warehouse: floor.warehouses[0], code: 'A', batch: null })],
    ['locationMap', () => ({ warehouse: floor.warehouses[0] })],
  ] as const)('does not find the warehouse by %s', async (name, body) => {
    expect((await call(here, name, body())).httpStatus).toBe(200);
    expect((await call(elsewhere, name, body())).httpStatus).toBe(404);
  });

  test('learns by lookUp of no container elsewhere', async () => {
    const type = await on.make('base.package', { code: 'KLT', name: '周转箱', kind: 'box' });
    const container = await on.make('warehouse.container', {
      package: type,
      warehouse: floor.warehouses[0],
      location: floor.at.A,
    });
    const { number } = await on.one('warehouse.container', container);
    const ofIn = async (by: Client, warehouse: string | undefined): Promise<unknown> =>
      (await call(by, 'lookUp', { warehouse, code: number, batch: null })).data.of;
    expect(await ofIn(here, floor.warehouses[0])).toEqual(['container']);
    expect(await ofIn(elsewhere, otherWarehouse)).toEqual([]);
  });

  test.each(['planLocations', 'generateLocations'])('makes no locations there by %s', async (name) => {
    const pattern = {
      separator: 'hyphen',
      digits: 2,
      rackFrom: '1',
      rackTo: '2',
      kind: 'storage',
      mixedParts: '0',
      mixedLots: '0',
    };
    const asked = { warehouse: floor.warehouses[1], ...pattern };
    expect((await call(elsewhere, name, asked)).httpStatus).toBe(403);
    const own = await call(here, name, asked);
    expect(own.httpStatus, own.raw).toBe(200);
  });

  test('moves none of its stock and holds none of it', async () => {
    const id = await stock();
    expect((await call(elsewhere, 'moveStock', { stock: id, to: 'B', qty: '1' })).httpStatus).toBe(404);
    expect((await call(elsewhere, 'recallHold', { goods: [on.what('L1')], reason: 'x' })).httpStatus).toBe(404);
    expect(await on.held()).toEqual({ 'A available L1': '10/0' });
    expect((await call(here, 'moveStock', { stock: id, to: 'B', qty: '1' })).httpStatus).toBe(200);
  });

  test.each([
    ['recall', () => ({ code: 'L1', part: null })],
    ['stockAsOf', () => ({ at: '2999-01-01 00:00:00' })],
    ['stockValue', () => ({})],
    ['dailyTraffic', () => ({})],
  ] as const)('is told nothing of it by %s', async (name, body) => {
    const [own, theirs] = [await call(here, name, body()), await call(elsewhere, name, body())];
    expect(own.httpStatus, own.raw).toBe(200);
    expect(JSON.stringify(own.data)).not.toBe(JSON.stringify(theirs.data));
    for (const mark of ['L1', floor.at.A, floor.warehouses[0]]) expect(JSON.stringify(theirs.data ?? null)).not.toContain(mark);
  });

  test('lists, exports and picks nothing of it', async () => {
    for (const entity of ['warehouse.stock', 'warehouse.stockMove', 'warehouse.location']) {
      expect((await here.page(entity)).data.list.length, entity).toBeGreaterThan(0);
      expect((await elsewhere.page(entity)).data.list, entity).toEqual([]);
    }
    expect((await elsewhere.options('warehouse.warehouse')).data.map(({ label }) => label)).toEqual(['W9 W9']);
  });

  test('adds warehouses to their own plant, and works in them with the next request', async () => {
    const made = await elsewhere.save('warehouse.warehouse', { code: 'W10', name: 'W10', plant: otherPlant, type: 'raw' });
    expect(made.httpStatus, made.raw).toBe(200);
    const place = await elsewhere.save('warehouse.location', { code: 'Z', warehouse: made.data.id, kind: 'storage' });
    expect(place.httpStatus, place.raw).toBe(200);
    const { plant } = await on.one('warehouse.warehouse', floor.warehouses[0]);
    expect((await elsewhere.save('warehouse.warehouse', { code: 'W11', name: 'W11', plant, type: 'raw' })).httpStatus).toBe(403);
  });

  test('is limited by both where a warehouse was given as well', async () => {
    const { plant } = await on.one('warehouse.warehouse', floor.warehouses[0]);
    const limits = [
      { dimension: 'plant', value: plant },
      { dimension: 'warehouse', value: floor.warehouses[1] },
    ];
    const both = await floor.tenant.person({ permissions: RIGHTS, scopes: limits });
    expect((await both.options('warehouse.warehouse')).data.map(({ value }) => value)).toEqual([floor.warehouses[1]]);
    expect((await both.page('warehouse.stock')).data.list).toEqual([]);
  });
});
