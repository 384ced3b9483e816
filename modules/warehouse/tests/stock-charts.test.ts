import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Move, postStock } from '../server/index.ts';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

/** 08:00 in Shanghai. */
const NOW = new Date('2096-03-02T00:00:00Z');
let clock = NOW;
let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
let vendors: readonly string[] = [];
beforeAll(async () => {
  // The day's traffic is posted by hand here, past the documents it names.
  factory = await openFactory({ clock: () => clock, exempt: ['moves-are-of-documents'] });
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
  vendors = await Promise.all(['V1', 'V2', 'V3'].map((code) => on.make('base.vendor', { code, name: code })));
});
afterAll(() => factory.close());

const ask = async (call: string, by: Client = floor.admin): Promise<any> => {
  const reply = await by.post(`/warehouse/call/${call}`, {});
  expect(reply.httpStatus, reply.raw).toBe(200);
  return reply.data;
};
const moved = (move: Pick<Move, 'from' | 'to'> & Partial<Move>, documentNo = 'R1'): Promise<unknown> =>
  on.inside((ctx) => postStock(ctx, { entity: 'test', documentNo }, [{ ...on.what(), qty: '1', ...move }]));
const shelf = (place: keyof Floor['at']) => ({ location: floor.at[place], status: 'available' as const });

test('stock is worth the average of today’s prices by share of supply, in the class of its plant; what has no price is told', async () => {
  const { admin, part } = floor;
  await on.receive('A', '100');
  await on.receive('F', '20');
  const unit = (await admin.one('base.part', part)).data.unit;
  const unpriced = await on.make('base.part', { partNo: 'P2', name: '无价', unit, partType: 'bought' });
  await moved({ part: unpriced, from: { outside: 'vendor' }, to: shelf('B') });
  expect(await ask('stockValue')).toEqual({
    currency: 'CNY',
    classes: ['A', 'B', 'C', null].map((abc) => ({ abc, value: '0.00', change: null, parts: [] })),
    unpriced: 2,
    against: '2096-02-29',
  });
  const terms = { part, validFrom: '2096-01-01' };
  await on.make('base.vendorPart', { ...terms, vendor: vendors[0], unitPrice: '2', sharePercent: '75' });
  await on.make('base.vendorPart', { ...terms, vendor: vendors[1], unitPrice: '4', sharePercent: '25' });
  await on.make('base.vendorPart', {
    ...terms,
    vendor: vendors[1],
    unitPrice: '99',
    validFrom: '2095-01-01',
    validTo: '2095-12-31',
  });
  await on.make('base.vendorPart', { ...terms, vendor: vendors[2], unitPrice: '99', currency: 'EUR' });
  const seen = await ask('stockValue');
  expect(seen.classes.at(-1)).toEqual({ abc: null, value: '300.00', change: null, parts: [part] });
  expect(seen.unpriced).toBe(1);
  const plant = (await admin.one('warehouse.warehouse', floor.warehouses[0])).data.plant;
  await on.make('base.partPlan', { code: 'P1-NB', part, plant, abcClass: 'A' });
  expect((await ask('stockValue')).classes).toMatchObject([
    { abc: 'A', value: '300.00', parts: [part] },
    { abc: 'B', value: '0.00' },
    { abc: 'C', value: '0.00' },
    { abc: null, value: '0.00', parts: [] },
  ]);
});

test('value is for those who may read stock and prices, within their warehouses; consigned stock is not ours', async () => {
  const rights = ['warehouse.stock.read', 'base.vendorPart.seePrice'];
  const scopes = [{ dimension: 'warehouse' as const, value: floor.warehouses[1] }];
  const keeper = await floor.tenant.person({ permissions: rights, scopes });
  await moved({ owner: vendors[0] ?? null, qty: '500', from: { outside: 'vendor' }, to: shelf('F') });
  expect((await ask('stockValue', keeper)).classes[0]).toMatchObject({ abc: 'A', value: '50.00' });
  for (const right of rights) {
    const half = await floor.tenant.person({ permissions: [right] });
    expect((await half.post('/warehouse/call/stockValue', {})).httpStatus).toBe(403);
  }
  const other = await openFloor(factory);
  expect((await ask('stockValue', other.admin)).classes.every(({ parts }: any) => parts.length === 0)).toBe(true);
});

test('use 33 what a class is worth is held against the end of last month, at today’s prices and within one’s warehouses', async () => {
  clock = new Date('2096-02-20T00:00:00Z');
  await moved({ qty: '10', from: { outside: 'vendor' }, to: shelf('A') });
  await moved({ qty: '4', from: { outside: 'vendor' }, to: shelf('F') });
  clock = NOW;
  const scopes = [{ dimension: 'warehouse' as const, value: floor.warehouses[1] }];
  const keeper = await floor.tenant.person({ permissions: ['warehouse.stock.read', 'base.vendorPart.seePrice'], scopes });
  // 120 came in March, 20 of them to the second warehouse; of February there are ten here and four there.
  expect((await ask('stockValue')).classes[0]).toMatchObject({ abc: 'A', value: '335.00', change: '300.00' });
  expect((await ask('stockValue', keeper)).classes[0]).toMatchObject({ abc: 'A', value: '60.00', change: '50.00' });
  await moved({ qty: '14', from: shelf('A'), to: { outside: 'customer' } });
  expect((await ask('stockValue')).classes[0]).toMatchObject({ value: '300.00', change: '265.00' });
});

test('what comes from suppliers and goes to customers is counted by the company’s day, and the list finds as many entries', async () => {
  const before = await ask('dailyTraffic');
  expect(before).toHaveLength(14);
  expect(before.map(({ on: day }: any) => day).slice(-2)).toEqual(['2096-03-01', '2096-03-02']);
  // 23:30 of the first of March in Shanghai, while the day in Greenwich has half gone.
  clock = new Date('2096-03-01T15:30:00Z');
  await moved({ from: { outside: 'vendor' }, to: shelf('A') });
  await moved({ from: { outside: 'vendor' }, to: shelf('F') });
  await moved({ from: shelf('A'), to: { outside: 'customer' } });
  await moved({ from: shelf('A'), to: shelf('B') });
  await moved({ from: shelf('A'), to: { outside: 'vendor' } });
  clock = NOW;
  const yesterday = (await ask('dailyTraffic')).at(-2);
  expect(yesterday).toEqual({ on: '2096-03-01', receipts: 2, shipments: 1 });
  const params = { at: ['2096-03-01', '2096-03-01'], fromPlace: ['vendor'] };
  const list = await floor.admin.page('warehouse.stockMove', { _params: params });
  expect(list.data.total, list.raw).toBe(yesterday.receipts);
});

test('traffic is for those who may read the ledger, within their warehouses, and of their company alone', async () => {
  const scopes = [{ dimension: 'warehouse' as const, value: floor.warehouses[1] }];
  const keeper = await floor.tenant.person({ permissions: ['warehouse.stockMove.read'], scopes });
  expect((await ask('dailyTraffic', keeper)).at(-2)).toMatchObject({ receipts: 1, shipments: 0 });
  const nobody = await floor.tenant.person({ permissions: ['warehouse.stock.read'] });
  expect((await nobody.post('/warehouse/call/dailyTraffic', {})).httpStatus).toBe(403);
  const other = await openFloor(factory);
  expect((await ask('dailyTraffic', other.admin)).every(({ receipts, shipments }: any) => receipts + shipments === 0)).toBe(true);
});

test('use 43 the ledger says in words what each move was', async () => {
  const post = async (documentNo: string, move: Pick<Move, 'from' | 'to'>, entity = 'test') => {
    await on.inside((ctx) => postStock(ctx, { entity, documentNo }, [{ ...on.what(), qty: '1', ...move }]));
    const { list } = (await floor.admin.page('warehouse.stockMove', { _params: { 'documentNo._eq': documentNo } })).data;
    return list[0].kind as string;
  };
  expect(await post('K1', { from: { outside: 'vendor' }, to: shelf('A') })).toBe('received');
  expect(await post('K2', { from: shelf('A'), to: shelf('B') }, 'warehouse.putawayTask')).toBe('shelved');
  expect(await post('K3', { from: shelf('B'), to: shelf('A') }, 'warehouse.outboundOrder')).toBe('picked');
  expect(await post('K4', { from: shelf('A'), to: shelf('B') })).toBe('moved');
  expect(await post('K5', { from: shelf('B'), to: { ...shelf('B'), status: 'hold' } })).toBe('judged');
  expect(await post('K6', { from: { ...shelf('B'), status: 'hold' }, to: { outside: 'customer' } })).toBe('sold');
  expect(await post('K7', { from: { outside: 'loss' }, to: shelf('A') })).toBe('surplus');
});
