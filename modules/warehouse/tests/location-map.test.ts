import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocationMap, MappedLocation } from '../defs/places/location-map.ts';
import { postStock } from '../server/index.ts';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
const ask = (by: Client, warehouse: string, find: string | null = null) =>
  by.post('/warehouse/call/locationMap', { warehouse, find });
const mapOf = async (by: Client, find: string | null = null): Promise<LocationMap> =>
  (await ask(by, floor.warehouses[0], find)).data;
const at = ({ locations }: LocationMap, code: string): MappedLocation | undefined => locations.find((one) => one.code === code);
const change = async (entity: string, id: string, row: object): Promise<void> => {
  const { version } = (await floor.admin.one(entity, id)).data;
  expect((await floor.admin.save(entity, { id, version, ...row })).httpStatus).toBe(200);
};

beforeAll(async () => {
  factory = await openFactory();
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
  await change('base.part', floor.part, { netWeight: '2.5' });
  await change('warehouse.location', floor.at.A, { maxWeight: '100', aisle: 'A', rack: '01', level: '02', slot: '03' });
  await change('warehouse.location', floor.at.C, { putawayLocked: '1', pickLocked: '1' });
});
afterAll(() => factory.close());

test('every location is on the map, with its place, its locks and nothing in it yet', async () => {
  const map = await mapOf(floor.admin);
  expect(map.locations.map(({ code }) => code)).toEqual(['A', 'B', 'C']);
  expect(at(map, 'A')).toMatchObject({ area: null, aisle: 'A', rack: '01', level: '02', slot: '03', kind: 'storage', locks: [] });
  expect(at(map, 'A')).toMatchObject({ parts: 0, load: 0, statuses: [], found: false });
  expect(at(map, 'B')?.load).toBeNull();
  expect(at(map, 'C')?.locks).toEqual(['putaway', 'pick']);
});

test('what lies there is told: parts, statuses, and how much of its weight; what was looked for is found', async () => {
  await on.receive('A', '30', 'L-77');
  await on.inside((ctx) =>
    postStock(ctx, { entity: 'test', documentNo: 'R2' }, [
      {
        ...on.what('L-77'),
        qty: '6',
        from: { location: floor.at.A, status: 'available' },
        to: { location: floor.at.A, status: 'hold' },
      },
    ]),
  );
  await on.receive('B', '4');
  const map = await mapOf(floor.admin, 'l-7');
  // 30 pieces of 2.5 kg on a shelf for 100 kg.
  expect(at(map, 'A')).toMatchObject({ parts: 1, load: 75, found: true });
  expect([...(at(map, 'A')?.statuses ?? [])].sort()).toEqual(['available', 'hold']);
  expect(at(map, 'B')).toMatchObject({ parts: 1, load: null, statuses: ['available'], found: false });
  expect((await mapOf(floor.admin, 'P1')).locations.filter(({ found }) => found).length).toBe(2);
  expect((await mapOf(floor.admin, '%')).locations.some(({ found }) => found)).toBe(false);
});

test('a part of unknown weight leaves the load unknown', async () => {
  const unit = (await floor.admin.one('base.part', floor.part)).data.unit;
  const part = await on.make('base.part', { partNo: 'P2', name: '件二', unit, partType: 'bought' });
  await change('warehouse.location', floor.at.A, { mixedParts: '1', mixedLots: '1' });
  await on.inside((ctx) =>
    postStock(ctx, { entity: 'test', documentNo: 'R3' }, [
      { ...on.what(), part, qty: '1', from: { outside: 'vendor' }, to: { location: floor.at.A, status: 'available' } },
    ]),
  );
  expect(at(await mapOf(floor.admin), 'A')).toMatchObject({ parts: 2, load: null });
});

test('a location out of use stays on the map for as long as something lies there', async () => {
  await change('warehouse.location', floor.at.C, { markStatus: '0' });
  expect(at(await mapOf(floor.admin), 'C')).toBeUndefined();
  await change('warehouse.location', floor.at.B, { markStatus: '0' });
  expect(at(await mapOf(floor.admin), 'B')).toMatchObject({ locks: ['disabled'], parts: 1 });
});

test('people limited to a warehouse have its map alone', async () => {
  const limited = await floor.tenant.person({
    permissions: ['warehouse.*'],
    scopes: [{ dimension: 'warehouse', value: floor.warehouses[1] }],
  });
  expect((await ask(limited, floor.warehouses[0])).httpStatus).toBe(404);
  const own: LocationMap = (await ask(limited, floor.warehouses[1])).data;
  expect(own.locations.map(({ code }) => code)).toEqual(['F']);
});

test('who may read locations and no stock learns of places and locks, not of goods', async () => {
  const guard = await floor.tenant.person({ permissions: ['warehouse.location.read'] });
  const map = await mapOf(guard, 'P1');
  expect(map.lacks).toBe('warehouse.stock.read');
  expect(at(map, 'A')).toMatchObject({ parts: 0, load: null, statuses: [], found: false });
  const nobody = await floor.tenant.person({ permissions: ['warehouse.stock.read'] });
  expect((await ask(nobody, floor.warehouses[0])).httpStatus).toBe(403);
});
