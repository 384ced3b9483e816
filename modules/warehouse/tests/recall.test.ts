import type { Client, Factory, Reply } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type End, postStock, reverseStock } from '../server/index.ts';
import type { OutsidePlace, StockStatus } from '../defs/index.ts';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const HOLD = 'warehouse.lotHold';
let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
beforeAll(async () => {
  // What left for a customer is posted by hand here, past its order.
  factory = await openFactory({
    exempt: ['moves-are-of-documents', 'ledger-warehouse-outbound-order-lines-shipped-qty'],
  });
});
afterAll(() => factory.close());
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
});
afterEach(async () => expect(await on.unproven()).toEqual([]));

const recall = (code: string, by: Client = floor.admin, part: string | null = null): Promise<Reply> =>
  by.post('/warehouse/call/recall', { code, part });
const hold = (goods: readonly object[], by: Client = floor.admin, reason = '客户投诉'): Promise<Reply> =>
  by.post('/warehouse/call/recallHold', { goods, reason });
const near = (permissions: readonly string[]): Promise<Client> =>
  floor.tenant.person({
    permissions: [...permissions],
    scopes: [{ dimension: 'warehouse', value: floor.warehouses[0] }],
  });
const move = (from: End, to: End, qty: string, batch: string, entity = 'test', documentNo = 'X1') =>
  on.inside((ctx) => postStock(ctx, { entity, documentNo }, [{ ...on.what(batch), qty, from, to }]));
const at = (place: keyof Floor['at'], status: StockStatus = 'available'): End => ({ location: floor.at[place], status });
const out = (outside: OutsidePlace): End => ({ outside });

test('tells every place a batch is in, what left and what came, and that nothing of it is missing', async () => {
  await on.receive('A', '100', 'B1');
  await on.receive('B', '7', 'B2');
  await move(at('A'), at('B'), '40', 'B1');
  await move(at('B'), out('customer'), '15', 'B1', 'test', 'OUT1');
  await move(at('A'), out('scrap'), '2', 'B1');
  await move(at('A'), out('transit'), '10', 'B1', 'test', 'T1');
  await move(out('transit'), at('F'), '4', 'B1', 'test', 'T1');
  const { data } = await recall('B1');
  expect(data).toMatchObject({ by: 'batch', limited: false, lacks: null });
  expect(data.goods).toMatchObject([{ partNo: 'P1', batch: 'B1', unit: 'PCS' }]);
  expect(data.goods[0].sums).toEqual({
    received: '100',
    made: '0',
    found: '0',
    here: '77',
    transit: '6',
    unpacked: '0',
    shipped: '15',
    used: '0',
    returned: '0',
    scrapped: '2',
    lost: '0',
    missing: '0',
  });
  expect(data.stock.map((row: any) => [row.warehouse, row.location, row.status, row.qty])).toEqual([
    ['W1', 'A', 'available', '48'],
    ['W1', 'B', 'available', '25'],
    ['W2', 'F', 'available', '4'],
  ]);
  expect(data.crossings).toContainEqual(
    expect.objectContaining({ from: null, to: 'customer', qty: '15', document: expect.objectContaining({ number: 'OUT1' }) }),
  );
  expect((await recall('B9')).data).toMatchObject({ by: null, goods: [], stock: [], crossings: [] });
});

test('moves that were taken back are neither receipts nor returns, and a shipment tells its customer and its order', async () => {
  const unit = (await floor.admin.page('base.unit')).data.list[0]?.id;
  const customer = await on.make('base.customer', { code: 'C1', name: '客户一' });
  const order = await on.make('warehouse.outboundOrder', {
    warehouse: floor.warehouses[0],
    kind: 'customer',
    customer,
    stagingLocation: floor.at.C,
    lines: [{ part: floor.part, qty: '3', unit }],
  });
  const { number } = await on.one('warehouse.outboundOrder', order);
  await on.receive('A', '10', 'B1');
  await move(at('A'), out('customer'), '3', 'B1', 'warehouse.outboundOrder', number);
  await on.inside(async (ctx) => {
    const cause = { entity: 'test', documentNo: 'BACK' };
    const what = { ...on.what('B1'), qty: '5', from: out('vendor'), to: at('A') };
    await reverseStock(ctx, cause, await postStock(ctx, cause, [what]), '收错');
  });
  const { data } = await recall('B1');
  expect(data.goods[0].sums).toMatchObject({ received: '10', returned: '0', shipped: '3', here: '7', missing: '0' });
  expect(data.crossings.find(({ to }: any) => to === 'customer')).toMatchObject({
    party: ['客户一', '客户一'],
    document: { entity: 'warehouse.outboundOrder', id: order, number },
  });
});

test('is found by the supplier’s batch, by a container and by a serial number, and narrowed to a part', async () => {
  const vendor = await on.make('base.vendor', { code: 'V1', name: '供应商' });
  await on.make('warehouse.lot', { part: floor.part, batch: 'B1', vendor, vendorLot: 'VL7', expiresOn: '2099-01-01' });
  await on.make('warehouse.serialNo', { serialNo: 'SN1', part: floor.part, batch: 'B1' });
  await on.receive('A', '10', 'B1');
  const what = { part: floor.part, batch: 'B1', container: 'CT9', owner: null, qty: '4' };
  await on.inside((ctx) =>
    postStock(ctx, { entity: 'test', documentNo: 'R2' }, [
      { ...what, from: { outside: 'vendor' }, to: { location: floor.at.B, status: 'available' } },
    ]),
  );
  expect((await recall('VL7')).data).toMatchObject({
    by: 'vendorLot',
    goods: [{ batch: 'B1', vendorLot: 'VL7', vendor: ['供应商', '供应商'], expiresOn: '2099-01-01', sums: { here: '14' } }],
  });
  expect((await recall('SN1')).data).toMatchObject({ by: 'serial', goods: [{ batch: 'B1', sums: { here: '14' } }] });
  expect((await recall('CT9')).data).toMatchObject({
    by: 'container',
    goods: [{ batch: 'B1', container: 'CT9', sums: { received: '4', here: '4', missing: '0' } }],
  });
  const other = await on.make('warehouse.lot', { part: floor.part, batch: 'B7' });
  expect((await recall('B1', floor.admin, floor.part)).data.goods).toHaveLength(1);
  expect((await recall('B1', floor.admin, other)).data.goods).toEqual([]);
});

test('holds all of it in one gesture, wherever it lies, and shows by which document', async () => {
  await on.receive('A', '10', 'B1');
  await on.receive('B', '5', 'B1');
  const [goods] = (await recall('B1')).data.goods;
  expect(goods.holds).toEqual([]);
  const reply = await hold([goods]);
  expect(reply).toMatchObject({ httpStatus: 200, data: { holds: [{ entity: HOLD }] } });
  const [made] = reply.data.holds;
  expect((await recall('B1')).data.goods[0].holds).toMatchObject([{ id: made.id, number: made.number }]);
  expect(await on.one(HOLD, made.id)).toMatchObject({ status: '10', reason: '客户投诉', origin: 'recall', hereQty: '15' });
  expect(await on.held()).toEqual({ 'A available B1': '10/0', 'B available B1': '5/0' });
  expect(await hold([goods])).toMatchObject({ httpStatus: 422, error: { en: `B1 is on hold by ${made.number} already` } });
  expect(await hold([], floor.admin)).toMatchObject({ httpStatus: 422, error: { en: 'Choose the goods to be held' } });
  expect(await hold([goods], floor.admin, '')).toMatchObject({ httpStatus: 422 });
  expect(await hold([{ ...goods, batch: null, container: null }])).toMatchObject({ httpStatus: 422 });
});

test('what is set aside is told with its document, and held with the rest', async () => {
  await on.receive('B', '5', 'B1');
  const transfer = await on.make('warehouse.stockTransfer', {
    warehouse: floor.warehouses[0],
    toWarehouse: floor.warehouses[0],
    lines: [{ ...on.what('B1'), qty: '5', fromLocation: floor.at.B, toLocation: floor.at.C }],
  });
  expect(await on.act('warehouse.stockTransfer', transfer, 'release')).toMatchObject({ httpStatus: 200 });
  const { number } = await on.one('warehouse.stockTransfer', transfer);
  const { goods, stock } = (await recall('B1')).data;
  expect(stock).toMatchObject([{ location: 'B', reserved: '5', reservedFor: [{ id: transfer, number }] }]);
  expect(await hold(goods)).toMatchObject({ httpStatus: 200 });
});

test('needs a right to look and another to hold, and reaches no warehouse but the person’s own', async () => {
  await on.receive('A', '10', 'B1');
  await move(at('A'), out('transit'), '4', 'B1');
  await move(out('transit'), at('F'), '4', 'B1');
  await on.receive('F', '9', 'B2');
  const [elsewhere] = (await recall('B2')).data.goods;
  const looker = await near(['warehouse.recall']);
  expect((await recall('B1', await near(['warehouse.stock.read']))).httpStatus).toBe(403);
  const seen = (await recall('B1', looker)).data;
  expect(seen).toMatchObject({ limited: true, lacks: 'warehouse.recall.hold' });
  expect(seen.stock.map(({ location }: any) => location)).toEqual(['A']);
  expect(seen.goods[0].sums).toMatchObject({ received: '10', here: '6', transit: '4', missing: '0' });
  expect((await recall('B2', looker)).data.goods).toEqual([]);
  expect((await hold(seen.goods, looker)).httpStatus).toBe(403);
  const keeper = await near(['warehouse.recall', 'warehouse.recall.hold']);
  expect((await hold([...seen.goods, elsewhere], keeper)).httpStatus).toBe(404);
  expect((await recall('B1')).data.goods[0].holds).toEqual([]);
  expect(await hold(seen.goods, keeper)).toMatchObject({ httpStatus: 200 });
});

test('of two recalls at once a batch is held once', async () => {
  await on.receive('A', '10', 'B1');
  const { goods } = (await recall('B1')).data;
  const replies = await Promise.all([hold(goods), hold(goods), hold(goods)]);
  expect(replies.map(({ httpStatus }) => httpStatus).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  expect((await recall('B1')).data.goods[0].holds).toHaveLength(1);
});
