import type { Factory, Reply } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const RECEIPT = 'warehouse.receipt';
const ADJUST = 'warehouse.stockAdjust';
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

/** Goods stand at the dock. */
async function arrived(...parts: readonly string[]): Promise<string> {
  const [warehouse] = floor.warehouses;
  const lines = parts.map((part) => ({ part, unit, qty: '3' }));
  const asn = await on.make('warehouse.asn', { vendor, warehouse, plannedArrival: '2096-01-01 08:00:00', lines });
  await on.act('warehouse.asn', asn, 'deliver');
  await on.act('warehouse.asn', asn, 'arrive', { dock });
  return receiptOf(asn);
}
const receiptOf = async (asn: string): Promise<string> =>
  (await floor.admin.page(RECEIPT, { _params: { asn: [asn], status: ['00'] } })).data.list[0].id;
const receive = (id: string, told: object): Promise<Reply> => on.act(RECEIPT, id, 'receive', { vendorLot: 'L1', ...told });
const lineOf = async (id: string, part: string): Promise<string> =>
  (await on.one(RECEIPT, id)).lines.find((line: { part: string }) => line.part === part).id;
const register = async () => {
  const { list } = (await floor.admin.page('warehouse.serialNo')).data;
  return Object.fromEntries(list.map((one: any) => [one.serialNo, [one.serialStatus, one.locationLabel].join(' ').trim()]));
};
const REFUSED = { httpStatus: 422, error: { code: `${RECEIPT}.receive.serials` } };

test('supply 2.10 a serialised part comes in with as many serial numbers as pieces, which the register has from then on', async () => {
  const id = await arrived(caliper);
  for (const serialNos of [null, 'S1 S2', 'S1 S1 S2', 'S1 S2 S3 S4'])
    expect(await receive(id, { serialNos })).toMatchObject({
      ...REFUSED,
      error: {
        zh: '序列号管理的物料逐行收货，每件一个序列号',
        en: 'Serialised parts are received line by line, with one serial number for each piece',
      },
    });
  expect(await on.held()).toEqual({});
  const lineId = await lineOf(id, caliper);
  expect((await receive(id, { lineId, qty: '1', serialNos: 'S1' })).httpStatus).toBe(200);
  expect((await receive(id, { serialNos: 'S2, S3' })).httpStatus).toBe(200);
  expect(await on.held()).toEqual({ 'RCV available L1': '3/0' });
  expect(await register()).toEqual({ S1: 'inStock RCV', S2: 'inStock RCV', S3: 'inStock RCV' });
  const { list } = (await floor.admin.page('warehouse.serialNo', { _params: { serialNo: ['S1'] } })).data;
  const piece = await on.one('warehouse.serialNo', list[0].id);
  expect(piece).toMatchObject({ part: caliper, batch: 'L1', vendor, receipt: id });
});

test('supply 2.10 beside other parts its line is chosen, and other parts have no serial numbers', async () => {
  const id = await arrived(caliper, floor.part);
  expect(await receive(id, {})).toMatchObject(REFUSED);
  expect(await receive(id, { lineId: await lineOf(id, floor.part), serialNos: 'S1 S2 S3' })).toMatchObject(REFUSED);
  expect((await receive(id, { lineId: await lineOf(id, floor.part) })).httpStatus).toBe(200);
  expect((await receive(id, { lineId: await lineOf(id, caliper), serialNos: 'S1 S2 S3' })).httpStatus).toBe(200);
});

test('supply 2.10 a piece that is here, or of another part, does not come in again', async () => {
  await on.make('warehouse.serialNo', { serialNo: 'S2', part: floor.part });
  const first = await arrived(caliper);
  expect((await receive(first, { lineId: await lineOf(first, caliper), qty: '1', serialNos: 'S1' })).httpStatus).toBe(200);
  const id = await arrived(caliper);
  for (const [serialNos, wrong] of [
    ['S1 S8 S9', 'S1'],
    ['S7 S2 S9', 'S2'],
  ])
    expect(await receive(id, { serialNos })).toMatchObject({
      httpStatus: 422,
      error: { code: 'serial.here', zh: `序列号 ${wrong} 已在库或属于其他物料，不能再收` },
    });
  expect(await on.held()).toEqual({ 'RCV available L1': '1/0' });
});

test('supply 2.10 pieces of a cancelled receipt are not here, and come in with the next one', async () => {
  const id = await arrived(caliper);
  expect((await receive(id, { serialNos: 'S1 S2 S3' })).httpStatus).toBe(200);
  expect((await on.act(RECEIPT, id, 'cancel')).httpStatus).toBe(200);
  expect(await register()).toEqual({ S1: 'unreceived', S2: 'unreceived', S3: 'unreceived' });
  const again = await receiptOf((await on.one(RECEIPT, id)).asn);
  expect((await receive(again, { serialNos: 'S1 S2 S3' })).httpStatus).toBe(200);
  expect(await register()).toEqual({ S1: 'inStock RCV', S2: 'inStock RCV', S3: 'inStock RCV' });
});

test('supply 2.10 of two receipts with the same serial number at once one takes it in', async () => {
  const ids = [await arrived(caliper), await arrived(caliper)];
  const lines = await Promise.all(ids.map((id) => lineOf(id, caliper)));
  const replies = await Promise.all(ids.map((id, n) => receive(id, { lineId: lines[n], qty: '1', serialNos: 'S1' })));
  expect(new Set(replies.map(({ httpStatus }) => httpStatus))).toEqual(new Set([200, 422]));
  expect(await on.held()).toEqual({ 'RCV available L1': '1/0' });
});

/** Three pieces on the shelf, S1 to S3, and an order for so many of them, passed. */
async function shelved(): Promise<void> {
  const id = await arrived(caliper);
  expect((await receive(id, { serialNos: 'S1 S2 S3' })).httpStatus).toBe(200);
  for (const task of (await floor.admin.page(PUTAWAY, { _params: { receipt: [id] } })).data.list)
    expect((await on.act(PUTAWAY, task.id, 'putaway', { location: floor.at.A })).httpStatus).toBe(200);
}
const PUTAWAY = 'warehouse.putawayTask';
const OUT = 'warehouse.outboundOrder';
async function passed(qty: string, kind: 'customer' | 'vendorReturn' = 'customer'): Promise<string> {
  const [warehouse] = floor.warehouses;
  const stagingLocation = await on.make('warehouse.location', { code: `S${qty}`, warehouse, kind: 'shipping' });
  const to = kind === 'customer' ? { customer: await on.make('base.customer', { code: 'C1', name: '客户' }) } : { vendor };
  const lines = [{ part: caliper, unit, qty }];
  const id = await on.make(OUT, { warehouse, kind, ...to, stagingLocation, plate: '沪A12345', lines });
  for (const action of ['release', 'allocate', 'pick', 'pass']) await press(OUT, id, action);
  const { list } = (await floor.admin.page('warehouse.releasePass', { _params: { order: [id], status: ['15'] } })).data;
  await press('warehouse.releasePass', list[0].id, 'approve');
  return id;
}
async function press(entity: string, id: string, action: string, input: object = {}): Promise<void> {
  const reply = await on.act(entity, id, action, input);
  expect(reply.httpStatus, reply.raw).toBe(200);
}

test('supply 2.10 pieces follow what is put away, moved, and in transit between warehouses', async () => {
  await shelved();
  expect(await register()).toEqual({ S1: 'inStock A', S2: 'inStock A', S3: 'inStock A' });
  const [warehouse, toWarehouse] = floor.warehouses;
  const line = {
    part: caliper,
    batch: 'L1',
    stockStatus: 'available',
    qty: '2',
    fromLocation: floor.at.A,
    toLocation: floor.at.F,
  };
  const id = await on.make('warehouse.stockTransfer', { warehouse, toWarehouse, lines: [line] });
  await press('warehouse.stockTransfer', id, 'release');
  await press('warehouse.stockTransfer', id, 'moveOut');
  expect(await register()).toEqual({ S1: 'inTransit', S2: 'inTransit', S3: 'inStock A' });
  await press('warehouse.stockTransfer', id, 'moveIn');
  expect(await register()).toEqual({ S1: 'inStock F', S2: 'inStock F', S3: 'inStock A' });
  await press('warehouse.stockTransfer', id, 'reverse', { reason: '错' });
  expect(await register()).toEqual({ S1: 'inStock A', S2: 'inStock A', S3: 'inStock A' });
});

test('supply 2.10 an order made by hand asks which pieces leave, and its reversal brings the same ones back', async () => {
  await shelved();
  const id = await passed('1');
  // S1 is booked at the dock; S3 was carried there, and stands there.
  expect(await on.act(OUT, id, 'ship', { serialNos: 'S9' })).toMatchObject({
    httpStatus: 422,
    error: { code: 'serial.notHere', zh: '序列号 S9 不是该物料在库可发的一件' },
  });
  await press(OUT, id, 'ship', { serialNos: 'S3' });
  expect(await register()).toEqual({ S1: 'inStock A', S2: 'inStock A', S3: 'shipped' });
  await press(OUT, id, 'reverse', { reason: '错发' });
  expect(await register()).toEqual({ S1: 'inStock A', S2: 'inStock A', S3: 'inStock S1' });
  const { list } = (await floor.admin.page('warehouse.serialNo', { _params: { serialNo: ['S3'] } })).data;
  expect(await on.one('warehouse.serialNo', list[0].id)).toMatchObject({ customer: null });
});

test('supply 2.10 goods that go back to their supplier are sent back in the register, and may come again', async () => {
  await shelved();
  const id = await passed('3', 'vendorReturn');
  await press(OUT, id, 'ship', { serialNos: 'S1 S2 S3' });
  expect(await register()).toEqual({ S1: 'sentBack', S2: 'sentBack', S3: 'sentBack' });
  const again = await arrived(caliper);
  expect((await receive(again, { serialNos: 'S1 S2 S3' })).httpStatus).toBe(200);
  expect(await register()).toEqual({ S1: 'inStock RCV', S2: 'inStock RCV', S3: 'inStock RCV' });
});

test('supply 2.10 an adjustment tells which pieces are missing or found', async () => {
  await shelved();
  const adjusted = async (adjustedQty: string, serialNos: string | null): Promise<{ id: string; reply: Reply }> => {
    const line = { part: caliper, batch: 'L1', location: floor.at.A, stockStatus: 'available', adjustedQty, serialNos };
    const id = await on.make(ADJUST, { warehouse: floor.warehouses[0], reason: '盘点', lines: [line] });
    await press(ADJUST, id, 'submit');
    await press(ADJUST, id, 'approve');
    return { id, reply: await on.act(ADJUST, id, 'adjust') };
  };
  expect((await adjusted('2', null)).reply).toMatchObject({
    httpStatus: 422,
    error: {
      code: 'serial.which',
      zh: 'CAL 按序列号管理，请填写这 1 件的序列号',
      en: 'CAL is serialised: tell the serial numbers of these 1 pieces',
    },
  });
  const less = await adjusted('2', 'S2');
  expect(less.reply.httpStatus, less.reply.raw).toBe(200);
  expect(await register()).toEqual({ S1: 'inStock A', S2: 'missing', S3: 'inStock A' });
  const more = await adjusted('4', 'S2, S4');
  expect(more.reply.httpStatus, more.reply.raw).toBe(200);
  expect(await register()).toEqual({ S1: 'inStock A', S2: 'inStock A', S3: 'inStock A', S4: 'inStock A' });
  expect((await on.act(ADJUST, more.id, 'reverse', { reason: '错' }, floor.chief)).httpStatus).toBe(200);
  expect(await register()).toEqual({ S1: 'inStock A', S2: 'missing', S3: 'inStock A', S4: 'missing' });
});

test('supply 2.10 a count tells which pieces are there; what is missing of them is missing in the register', async () => {
  await shelved();
  const COUNT = 'warehouse.countOrder';
  const counted = async (countedQty: string, serialNos: string | null): Promise<Reply> => {
    const id = await on.make(COUNT, {
      warehouse: floor.warehouses[0],
      part: caliper,
      blind: '0',
      tolerance: '9',
      emptyPlaces: '0',
    });
    await press(COUNT, id, 'release');
    await press(COUNT, id, 'count', { lineId: (await on.one(COUNT, id)).lines[0].id, countedQty, serialNos });
    await press(COUNT, id, 'submit');
    return on.act(COUNT, id, 'approve');
  };
  expect(await counted('2', null)).toMatchObject({ httpStatus: 422, error: { code: 'serial.which' } });
  const less = await counted('2', 'S1 S3');
  expect(less.httpStatus, less.raw).toBe(200);
  expect(await register()).toEqual({ S1: 'inStock A', S2: 'missing', S3: 'inStock A' });
  const more = await counted('3', 'S1 S3 S9');
  expect(more.httpStatus, more.raw).toBe(200);
  expect(await register()).toEqual({ S1: 'inStock A', S2: 'missing', S3: 'inStock A', S9: 'inStock A' });
});

test('supply 2.10 state and place of a piece are written by nobody but what moves it', async () => {
  const { list } = (await floor.admin.page('warehouse.serialNo')).data;
  expect(list).toEqual([]);
  await on.make('warehouse.serialNo', { serialNo: 'S7', part: caliper, serialStatus: 'inStock', location: floor.at.A });
  expect(await register()).toEqual({ S7: 'made' });
});

test('supply 2.10 a piece in stock does not become one of another part or batch, and is not deleted', async () => {
  await shelved();
  const { list } = (await floor.admin.page('warehouse.serialNo', { _params: { serialNo: ['S1'] } })).data;
  const piece = await on.one('warehouse.serialNo', list[0].id);
  for (const wrong of [{ part: floor.part }, { batch: 'L2' }, { container: 'BOX' }])
    expect(await floor.admin.save('warehouse.serialNo', { ...piece, ...wrong })).toMatchObject({
      httpStatus: 422,
      error: { code: 'serial.inStock' },
    });
  const part = await on.one('base.part', caliper);
  expect(await floor.admin.save('base.part', { ...part, trackMode: 'lot' })).toMatchObject({
    httpStatus: 422,
    error: { code: 'part.serialised' },
  });
});

const HOLD = 'warehouse.stockHold';
const freeze = (qty: string, serialNos: string | null): Promise<Reply> => {
  const at = { warehouse: floor.warehouses[0], location: floor.at.A, part: caliper, batch: 'L1' };
  return floor.admin.save(HOLD, { ...at, qty, serialNos, reason: '裂纹' });
};
/** What each piece is good for. */
const goodFor = async () => {
  const { list } = (await floor.admin.page('warehouse.serialNo')).data;
  return Object.fromEntries(list.map((one: any) => [one.serialNo, one.stockStatus]));
};

test('supply 2.10 whoever holds, frees or rejects some of the pieces says which', async () => {
  await shelved();
  expect(await freeze('1', null)).toMatchObject({ httpStatus: 422, error: { code: 'serial.which' } });
  expect(await freeze('1', 'S1 S2')).toMatchObject({ httpStatus: 422, error: { code: 'serial.notHere' } });
  const held = await freeze('2', 'S2, S3');
  expect(held.httpStatus, held.raw).toBe(200);
  expect(await goodFor()).toEqual({ S1: 'available', S2: 'hold', S3: 'hold' });
  const { id } = held.data;
  expect(await on.act(HOLD, id, 'reject', { qty: '1', reason: '裂纹' })).toMatchObject({ error: { code: 'serial.which' } });
  await press(HOLD, id, 'reject', { qty: '1', reason: '裂纹', serialNos: 'S3' });
  await press(HOLD, id, 'unfreeze');
  expect(await goodFor()).toEqual({ S1: 'available', S2: 'available', S3: 'ng' });
});

test('supply 2.10 whoever judges says which pieces are nonconforming, and which are good while others wait', async () => {
  await floor.admin.save('base.part', { ...(await on.one('base.part', caliper)), qualityControlled: '1' });
  const id = await arrived(caliper);
  expect((await receive(id, { serialNos: 'S1 S2 S3' })).httpStatus).toBe(200);
  expect(await goodFor()).toEqual({ S1: 'qc', S2: 'qc', S3: 'qc' });
  const lineId = await lineOf(id, caliper);
  const judge = (input: object): Promise<Reply> => on.act(RECEIPT, id, 'judge', { lineId, ...input });
  expect(await judge({ acceptedQty: '1' })).toMatchObject({ httpStatus: 422, error: { code: 'serial.which' } });
  expect((await judge({ acceptedQty: '1', serialNos: 'S2' })).httpStatus).toBe(200);
  expect(await goodFor()).toEqual({ S1: 'qc', S2: 'available', S3: 'qc' });
  expect(await judge({ rejectedQty: '1', reason: '砂眼', serialNos: 'S2' })).toMatchObject({ error: { code: 'serial.notHere' } });
  const judged = await judge({ rejectedQty: '1', reason: '砂眼', serialNos: 'S1' });
  expect(judged.httpStatus, judged.raw).toBe(200);
  expect(await goodFor()).toEqual({ S1: 'ng', S2: 'available', S3: 'available' });
});
