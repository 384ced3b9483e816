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
  await on.act(CONTAINER, id, 'ship', { holder: 'company' });
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

test('supply 4.1 (5) container.ship.party: a container is shipped to somebody: a supplier, a customer, or another place of our own', async () => {
  const id = await made();
  const vendor = await on.make('base.vendor', { code: 'V1', name: '供应商' });
  for (const nobody of [{}, { vendor }, { holder: 'vendor' }, { holder: 'customer', vendor }])
    expect(await on.act(CONTAINER, id, 'ship', nobody)).toMatchObject({
      httpStatus: 422,
      error: {
        code: `${CONTAINER}.ship.party`,
        zh: '请选择器具发往的供应商、客户或本公司',
        en: 'Choose the supplier, the customer or our own company it is shipped to',
      },
    });
  expect(await on.one(CONTAINER, id)).toMatchObject({ status: '0', location: floor.at.A });
  expect(await on.act(CONTAINER, id, 'ship', { holder: 'vendor', vendor })).toMatchObject(done);
});

test('supply 4.1 each party’s containers are counted, also those on their way to it, those lost told apart', async () => {
  const vendor = await on.make('base.vendor', { code: 'V1', name: '供应商', nameEn: 'Supplier' });
  const box = await on.make('base.package', { code: 'KLT', name: '周转箱', kind: 'box' });
  const containers: string[] = [];
  for (let n = 0; n < 5; n += 1)
    containers.push(await on.make(CONTAINER, { package: box, warehouse: floor.warehouses[0], location: floor.at.A }));
  const [there = '', coming = '', gone = '', scrapped = ''] = containers;
  for (const id of [there, coming, gone]) await on.act(CONTAINER, id, 'ship', { holder: 'vendor', vendor });
  await on.act(CONTAINER, there, 'arrive');
  await on.act(CONTAINER, gone, 'lost', { reason: '盘点缺失' });
  await on.act(CONTAINER, scrapped, 'scrap');
  const { data } = await floor.admin.post('/warehouse/call/containerBalances', {});
  const packageName = ['KLT 周转箱', 'KLT 周转箱'];
  expect(data).toEqual([
    { holder: 'company', party: null, partyName: null, package: box, packageName, held: 1, inTransit: 0, lost: 0 },
    {
      holder: 'vendor',
      party: vendor,
      partyName: ['V1 供应商', 'V1 Supplier'],
      package: box,
      packageName,
      held: 1,
      inTransit: 1,
      lost: 1,
    },
  ]);
  const elsewhere = await floor.tenant.person({
    permissions: ['warehouse.container.read'],
    scopes: [{ dimension: 'warehouse', value: floor.warehouses[1] }],
  });
  expect((await elsewhere.post('/warehouse/call/containerBalances', {})).data).toEqual([]);
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
  await on.act(CONTAINER, id, 'ship', { holder: 'company' });
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
