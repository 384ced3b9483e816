import type { Factory, Reply } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const [RECEIPT, PUTAWAY, OUT, SERIAL] = [
  'warehouse.receipt',
  'warehouse.putawayTask',
  'warehouse.outboundOrder',
  'warehouse.serialNo',
];
const [TRANSFER, TASK, COUNT] = ['warehouse.stockTransfer', 'warehouse.replenishmentTask', 'warehouse.countOrder'];
let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
let [caliper, unit, dock, vendor] = ['', '', '', ''];
beforeAll(async () => {
  factory = await openFactory();
});
afterAll(() => factory.close());
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
  const [warehouse] = floor.warehouses;
  ({ unit } = await on.one('base.part', floor.part));
  caliper = await on.make('base.part', { partNo: 'CAL', name: '制动钳', unit, partType: 'bought', trackMode: 'serial' });
  vendor = await on.make('base.vendor', { code: 'V1', name: '供应商' });
  await on.make('warehouse.location', { code: 'RCV', warehouse, kind: 'receiving' });
  dock = await on.make('warehouse.dock', { code: 'D1', name: '月台', warehouse, opensAt: '00:00', closesAt: '23:00' });
});
afterEach(async () => {
  expect(await on.unproven()).toEqual([]);
  expect(await factory.broken()).toEqual([]);
});

async function press(entity: string, id: string, action: string, input: object = {}): Promise<void> {
  const reply = await on.act(entity, id, action, input);
  expect(reply.httpStatus, reply.raw).toBe(200);
}
async function received(serialNos: string): Promise<Reply & { readonly receipt: string }> {
  const [warehouse] = floor.warehouses;
  const lines = [{ part: caliper, unit, qty: '3' }];
  const asn = await on.make('warehouse.asn', { vendor, warehouse, plannedArrival: '2096-01-01 08:00:00', lines });
  await press('warehouse.asn', asn, 'deliver');
  await press('warehouse.asn', asn, 'arrive', { dock });
  const receipt = (await floor.admin.page(RECEIPT, { _params: { asn: [asn], status: ['00'] } })).data.list[0].id;
  return { ...(await on.act(RECEIPT, receipt, 'receive', { vendorLot: 'L1', serialNos })), receipt };
}
/** Three pieces on the shelf, S1 to S3. */
async function shelved(): Promise<void> {
  const { httpStatus, receipt } = await received('S1 S2 S3');
  expect(httpStatus).toBe(200);
  for (const task of (await floor.admin.page(PUTAWAY, { _params: { receipt: [receipt] } })).data.list)
    await press(PUTAWAY, task.id, 'putaway', { location: floor.at.A });
}
/** An order made by hand, picked and passed. */
async function passed(qty: string, kind: 'customer' | 'vendorReturn' | 'line'): Promise<string> {
  const [warehouse] = floor.warehouses;
  const stagingLocation = await on.make('warehouse.location', { code: 'OUT', warehouse, kind: 'shipping' });
  const to = {
    customer: async () => ({ customer: await on.make('base.customer', { code: 'C1', name: '客户' }) }),
    vendorReturn: async () => ({ vendor }),
    line: async () => ({}),
  };
  const lines = [{ part: caliper, unit, qty }];
  const id = await on.make(OUT, { warehouse, kind, ...(await to[kind]()), stagingLocation, plate: '沪A12345', lines });
  for (const action of ['release', 'allocate', 'pick', 'pass']) await press(OUT, id, action);
  const { list } = (await floor.admin.page('warehouse.releasePass', { _params: { order: [id], status: ['15'] } })).data;
  await press('warehouse.releasePass', list[0].id, 'approve');
  return id;
}
const pieces = async (): Promise<readonly any[]> => (await floor.admin.page(SERIAL)).data.list;
const register = async () =>
  Object.fromEntries((await pieces()).map((one) => [one.serialNo, [one.serialStatus, one.locationLabel].join(' ').trim()]));
const pieceOf = async (serialNo: string) => on.one(SERIAL, (await pieces()).find((one) => one.serialNo === serialNo)?.id);

test.each(['customer', 'vendorReturn', 'line'] as const)(
  'use serial: what leaves by an order made by hand (%s) is told, also where the books have just as many at the dock',
  async (kind) => {
    await shelved();
    const id = await passed('1', kind);
    // The books have taken S1 there; nobody has looked which it was.
    expect(await on.act(OUT, id, 'ship')).toMatchObject({
      httpStatus: 422,
      error: { code: 'serial.which', zh: 'CAL 按序列号管理，请填写这 1 件的序列号' },
    });
    await press(OUT, id, 'ship', { serialNos: 'S3' });
    const gone = { customer: 'shipped', vendorReturn: 'sentBack', line: 'issued' }[kind];
    expect(await register()).toEqual({ S1: 'inStock A', S2: 'inStock A', S3: gone });
    await press(OUT, id, 'reverse', { reason: '错发' });
    expect(await register()).toEqual({ S1: 'inStock A', S2: 'inStock A', S3: 'inStock OUT' });
  },
);

test('use serial: a piece the ledger names keeps its number and its part, and stays in the register', async () => {
  await shelved();
  const id = await passed('1', 'customer');
  await press(OUT, id, 'ship', { serialNos: 'S1' });
  for (const serialNo of ['S1', 'S2']) {
    const piece = await pieceOf(serialNo);
    for (const wrong of [{ serialNo: 'S9' }, { part: floor.part }])
      expect(await floor.admin.save(SERIAL, { ...piece, ...wrong }), serialNo).toMatchObject({ httpStatus: 422 });
    const { id: gone, version } = piece;
    const reply = await floor.admin.delete(SERIAL, [{ id: gone, version }]);
    expect(reply.httpStatus, reply.raw).not.toBe(200);
    expect((await floor.admin.save(SERIAL, { ...piece, remark: '复检' })).httpStatus).toBe(200);
  }
  expect(Object.keys(await register())).toEqual(['S1', 'S2', 'S3']);
});

test('use serial: a number that was entered and taken out again comes in as any other', async () => {
  const { id } = await pieceMade('S1');
  expect((await floor.admin.delete(SERIAL, [{ id, version: 1 }])).httpStatus).toBe(200);
  const reply = await received('S1 S2 S3');
  expect(reply.httpStatus, reply.raw).toBe(200);
  expect(await register()).toEqual({ S1: 'inStock RCV', S2: 'inStock RCV', S3: 'inStock RCV' });
});
const pieceMade = async (serialNo: string) => ({ id: await on.make(SERIAL, { serialNo, part: caliper }) });

const track = async (trackMode: string): Promise<Reply> =>
  floor.admin.save('base.part', { ...(await on.one('base.part', floor.part)), trackMode });

test('use serial: a part does not become serialised while pieces of it are between two places', async () => {
  await on.receive('A', '3', 'L1');
  const [warehouse, toWarehouse] = floor.warehouses;
  const line = { part: floor.part, batch: 'L1', stockStatus: 'available', qty: '2' };
  const lines = [{ ...line, fromLocation: floor.at.A, toLocation: floor.at.F }];
  const id = await on.make(TRANSFER, { warehouse, toWarehouse, lines });
  await press(TRANSFER, id, 'release');
  await press(TRANSFER, id, 'moveOut');
  expect(await track('serial')).toMatchObject({ httpStatus: 422, error: { code: 'part.serialised' } });
  await press(TRANSFER, id, 'moveIn');
  expect((await track('serial')).httpStatus).toBe(200);
});

test('use serial: a replenishment carries its pieces, those not signed for come back, and its reversal brings the others', async () => {
  await shelved();
  const [warehouse, toWarehouse] = floor.warehouses;
  const places = { warehouse, fromLocation: floor.at.A, toWarehouse, toLocation: floor.at.F };
  const id = await on.make(TASK, { ...places, part: caliper, qty: '2' });
  await press(TASK, id, 'release');
  await press(TASK, id, 'pick', { qty: '2' });
  await press(TASK, id, 'deliver');
  expect(await register()).toEqual({ S1: 'inTransit', S2: 'inTransit', S3: 'inStock A' });
  await press(TASK, id, 'sign', { qty: '1' });
  expect(await register()).toEqual({ S1: 'inStock F', S2: 'inStock A', S3: 'inStock A' });
  await press(TASK, id, 'reverse', { reason: '错' });
  expect(await register()).toEqual({ S1: 'inStock A', S2: 'inStock A', S3: 'inStock A' });
});

test('use serial: what was picked and put back is where it was, with the same numbers', async () => {
  await shelved();
  const id = await passed('2', 'customer');
  expect(await register()).toEqual({ S1: 'inStock OUT', S2: 'inStock OUT', S3: 'inStock A' });
  await press(OUT, id, 'unpick');
  expect(await register()).toEqual({ S1: 'inStock A', S2: 'inStock A', S3: 'inStock A' });
});

test('use serial: a find of a count names its pieces, and what it found is in the register', async () => {
  await shelved();
  const id = await on.make(COUNT, { warehouse: floor.warehouses[0], tolerance: '9', emptyPlaces: '0', blind: '0' });
  await press(COUNT, id, 'release');
  const [line] = (await on.one(COUNT, id)).lines;
  await press(COUNT, id, 'count', { lineId: line.id, countedQty: '3', serialNos: 'S1 S2 S3' });
  const find = { location: 'B', part: 'CAL', batch: 'L1', countedQty: '1' };
  expect(await on.act(COUNT, id, 'count', find)).toMatchObject({ httpStatus: 422, error: { code: 'count.pieces' } });
  await press(COUNT, id, 'count', { ...find, serialNos: 'S9' });
  await press(COUNT, id, 'submit');
  await press(COUNT, id, 'approve');
  expect(await register()).toEqual({ S1: 'inStock A', S2: 'inStock A', S3: 'inStock A', S9: 'inStock B' });
});

test('use serial: a piece that leaves the register and not the stock is found out, whatever came without a number long ago', async () => {
  await on.receive('A', '3', 'L1');
  const adjust = async (adjustedQty: string, serialNos: string | null): Promise<void> => {
    const line = { part: floor.part, batch: 'L1', location: floor.at.A, stockStatus: 'available', adjustedQty, serialNos };
    const id = await on.make('warehouse.stockAdjust', { warehouse: floor.warehouses[0], reason: '盘点', lines: [line] });
    for (const action of ['submit', 'approve', 'adjust']) await press('warehouse.stockAdjust', id, action);
  };
  await adjust('0', null);
  expect((await track('serial')).httpStatus).toBe(200);
  await adjust('1', 'S1');
  const be = (status: string) =>
    factory.owner.query('update app.warehouse_serial_no set serial_status = $2 where tenant_id = $1', [floor.tenant.id, status]);
  await be('shipped');
  expect(await factory.broken()).toMatchObject([{ name: 'serials-are-stock', count: 1 }]);
  await be('inStock');
});
