import { postStock } from '../server/index.ts';
import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const CONTAINER = 'warehouse.container';
const FLOW = 'warehouse.containerFlow';
const done = { httpStatus: 200 };

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

const made = async (): Promise<string> => {
  const box = await on.make('base.package', { code: 'KLT', name: '周转箱', kind: 'box' });
  return on.make(CONTAINER, { package: box, warehouse: floor.warehouses[0], location: floor.at.A });
};
/** Steps of a container, whatever their order: some are done within the same moment. */
const steps = async (container: string): Promise<readonly string[]> => {
  const { list } = (await floor.admin.page(FLOW, { _params: { container } })).data;
  return list.map(({ step, fromState, toState, holder }) => [step, fromState, toState, holder].join(' ')).toSorted();
};

test('a container goes to a supplier and comes back; every step is written down', async () => {
  const id = await made();
  const vendor = await on.make('base.vendor', { code: 'V1', name: '供应商' });
  expect(await on.act(CONTAINER, id, 'load')).toMatchObject(done);
  expect(await on.act(CONTAINER, id, 'unload')).toMatchObject(done);
  expect(await on.act(CONTAINER, id, 'ship', { holder: 'vendor', vendor })).toMatchObject(done);
  expect(await on.one(CONTAINER, id)).toMatchObject({ status: '2', holder: 'vendor', vendor, location: null });
  expect(await on.act(CONTAINER, id, 'arrive')).toMatchObject(done);
  expect(await on.one(CONTAINER, id)).toMatchObject({ status: '0', holder: 'vendor' });
  await on.act(CONTAINER, id, 'ship');
  expect(await on.act(CONTAINER, id, 'arrive', { location: floor.at.F })).toMatchObject(done);
  const back = { status: '0', holder: 'company', vendor: null, location: floor.at.F, warehouse: floor.warehouses[1] };
  expect(await on.one(CONTAINER, id)).toMatchObject(back);
  expect(await steps(id)).toEqual([
    'arrive inTransit empty company',
    'arrive inTransit empty vendor',
    'load empty loaded company',
    'ship empty inTransit company',
    'ship empty inTransit vendor',
    'unload loaded empty company',
  ]);
});

test('it arrives loaded when stock lies in it', async () => {
  const id = await made();
  const { number } = await on.one(CONTAINER, id);
  await on.inside((ctx) =>
    postStock(ctx, { entity: 'test', documentNo: 'R1' }, [
      {
        ...on.what(),
        container: number,
        qty: '5',
        from: { outside: 'vendor' },
        to: { location: floor.at.A, status: 'available' },
      },
    ]),
  );
  await on.act(CONTAINER, id, 'load');
  await on.act(CONTAINER, id, 'ship');
  expect(await on.act(CONTAINER, id, 'arrive', { location: floor.at.B })).toMatchObject(done);
  expect(await on.one(CONTAINER, id)).toMatchObject({ status: '1', contentQty: '5' });
});

test('B103 a serial number is given once', async () => {
  const row = { serialNo: 'SN1', part: floor.part, warehouse: floor.warehouses[0], location: floor.at.A };
  await on.make('warehouse.serialNo', row);
  expect(await floor.admin.save('warehouse.serialNo', row)).toMatchObject({
    httpStatus: 422,
    error: { zh: '序列号已存在', en: 'The serial number already exists' },
  });
});
