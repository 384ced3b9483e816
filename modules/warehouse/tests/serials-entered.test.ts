import type { Client, Factory, Reply } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const ADJUST = 'warehouse.stockAdjust';
const SERIAL = 'warehouse.serialNo';
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
  await on.receive('A', '3', 'L1');
  await serialise();
});
afterEach(async () => {
  expect(await on.unproven()).toEqual([]);
  expect(await factory.broken()).toEqual([]);
});

const track = async (trackMode: string): Promise<Reply> =>
  floor.admin.save('base.part', { ...(await on.one('base.part', floor.part)), trackMode });
async function serialise(): Promise<void> {
  const reply = await track('serial');
  expect(reply.httpStatus, reply.raw).toBe(200);
}
const stockRows = async () => (await floor.admin.page('warehouse.stock')).data.list;
const enter = async (serialNos: string, by: Client = floor.admin): Promise<Reply> => {
  const [{ id: stock }] = await stockRows();
  return by.post('/warehouse/call/enterSerials', { stock, serialNos });
};
const register = async () => {
  const { list } = (await floor.admin.page(SERIAL)).data;
  return Object.fromEntries(list.map((one: any) => [one.serialNo, [one.serialStatus, one.locationLabel].join(' ').trim()]));
};
const move = (qty: string): Promise<Reply> => {
  const [warehouse] = floor.warehouses;
  const line = { part: floor.part, batch: 'L1', stockStatus: 'available', qty, fromLocation: floor.at.A, toLocation: floor.at.B };
  return floor.admin.save('warehouse.stockTransfer', { warehouse, toWarehouse: warehouse, lines: [line] });
};
async function adjusted(adjustedQty: string): Promise<Reply> {
  const line = { part: floor.part, batch: 'L1', location: floor.at.A, stockStatus: 'available', adjustedQty };
  const id = await on.make(ADJUST, { warehouse: floor.warehouses[0], reason: '盘点', lines: [line] });
  await on.act(ADJUST, id, 'submit');
  await on.act(ADJUST, id, 'approve');
  return on.act(ADJUST, id, 'adjust');
}
const ENTERING = { httpStatus: 422, error: { code: 'serial.entering' } };

test('supply 2.10 stock of a part that became serialised is told piece by piece, as many numbers as pieces and none twice', async () => {
  expect(await stockRows()).toMatchObject([{ qty: '3', unnumbered: '3' }]);
  for (const [wrong, zh, en] of [
    ['S1 S2', '此处有 3 件未登记序列号，填写了 2 个', '3 pieces here have no serial number yet; 2 numbers are given'],
    ['S1 S2 S3 S4', '此处有 3 件未登记序列号，填写了 4 个', '3 pieces here have no serial number yet; 4 numbers are given'],
    ['S1, S2, S1', '序列号 S1 重复', 'Serial number S1 is given twice'],
  ] as const)
    expect(await enter(wrong)).toMatchObject({ ...ENTERING, error: { ...ENTERING.error, zh, en } });
  expect(await register()).toEqual({});
  expect(await enter('S1\nS2\nS3')).toMatchObject({ httpStatus: 200, data: { entered: 3 } });
  expect(await register()).toEqual({ S1: 'inStock A', S2: 'inStock A', S3: 'inStock A' });
  expect(await on.held()).toEqual({ 'A available L1': '3/0' });
  expect(await stockRows()).toMatchObject([{ unnumbered: null }]);
  expect(await enter('S4')).toMatchObject({ error: { code: 'serial.entering', zh: '此处各件均已登记序列号' } });
});

test('supply 2.10 a number that is here already or of another part is not entered, and nothing of the others is', async () => {
  const other = await on.make('base.part', {
    ...(await on.one('base.part', floor.part)),
    id: undefined,
    partNo: 'P2',
    name: '件二',
  });
  await on.make(SERIAL, { serialNo: 'X1', part: other });
  expect(await enter('S1 S2 X1')).toMatchObject({ httpStatus: 422, error: { code: 'serial.here' } });
  expect(await register()).toEqual({ X1: 'made' });
  await on.make(SERIAL, { serialNo: 'S3', part: floor.part });
  expect((await enter('S1 S2 S3')).httpStatus).toBe(200);
  expect(await register()).toEqual({ S1: 'inStock A', S2: 'inStock A', S3: 'inStock A', X1: 'made' });
});

test('supply 2.10 until then they stay where they are, and who moves them is told what to do', async () => {
  const id = (await move('2')).data.id;
  await on.act('warehouse.stockTransfer', id, 'release');
  expect(await on.act('warehouse.stockTransfer', id, 'moveOut')).toMatchObject({
    httpStatus: 422,
    error: {
      code: 'serial.unnumbered',
      zh: 'P1 在库位 A 有 3 件未登记序列号',
      en: '3 pieces of P1 at location A have no serial number yet',
    },
  });
  expect((await enter('S1 S2 S3')).httpStatus).toBe(200);
  expect((await on.act('warehouse.stockTransfer', id, 'moveOut')).httpStatus).toBe(200);
  expect(await register()).toEqual({ S1: 'inTransit', S2: 'inTransit', S3: 'inStock A' });
});

test('supply 2.10 pieces nobody has numbered can be written off, and what is left is entered', async () => {
  const reply = await adjusted('2');
  expect(reply.httpStatus, reply.raw).toBe(200);
  expect(await stockRows()).toMatchObject([{ qty: '2', unnumbered: '2' }]);
  expect((await enter('S1 S2')).httpStatus).toBe(200);
  expect(await adjusted('1')).toMatchObject({ error: { code: 'serial.which' } });
});

test('supply 2.10 whoever may not make serial numbers, or does not see the warehouse, enters none', async () => {
  const reader = await floor.tenant.person({ permissions: ['warehouse.stock.read', 'warehouse.serialNo.read'] });
  expect(await enter('S1 S2 S3', reader)).toMatchObject({ httpStatus: 403 });
  const rights = ['warehouse.stock.read', 'warehouse.serialNo.create'];
  const elsewhere = await floor.tenant.person({
    permissions: rights,
    scopes: [{ dimension: 'warehouse', value: floor.warehouses[1] }],
  });
  expect(await enter('S1 S2 S3', elsewhere)).toMatchObject({ httpStatus: 404 });
  const here = await floor.tenant.person({
    permissions: rights,
    scopes: [{ dimension: 'warehouse', value: floor.warehouses[0] }],
  });
  expect((await enter('S1 S2 S3', here)).httpStatus).toBe(200);
});

test('supply 2.10 the history of each piece begins with its entry; of two at once one enters', async () => {
  const replies = await Promise.all([enter('S1 S2 S3'), enter('T1 T2 T3')]);
  expect(new Set(replies.map(({ httpStatus }) => httpStatus))).toEqual(new Set([200, 422]));
  const { list } = (await floor.admin.page(SERIAL)).data;
  expect(list).toHaveLength(3);
  const history = await floor.admin.history(SERIAL, list[0].id);
  expect(history.data).toMatchObject([{ action: 'create' }]);
});

test('supply 2.10 a part stays serialised while a piece of it has a number, and a fraction in stock is never serialised', async () => {
  expect((await track('lot')).httpStatus).toBe(200);
  const { unit } = await on.one('base.part', floor.part);
  await floor.admin.save('base.unit', { ...(await on.one('base.unit', unit)), precision: 1 });
  await on.receive('A', '0.5', 'L1');
  expect(await track('serial')).toMatchObject({
    httpStatus: 422,
    error: { code: 'part.serialised', zh: '该物料的库存不是整数，不能按序列号管理' },
  });
  await on.receive('A', '0.5', 'L1');
  await serialise();
  expect((await enter('S1 S2 S3 S4')).httpStatus).toBe(200);
  expect(await track('lot')).toMatchObject({
    httpStatus: 422,
    error: { code: 'part.serialised', zh: '该物料有已登记序列号的在库或在途件，不能改出序列号管理' },
  });
});

const COUNT = 'warehouse.countOrder';
const counting = async (more: object = {}): Promise<{ id: string; line: string }> => {
  const id = await on.make(COUNT, { warehouse: floor.warehouses[0], tolerance: '9', emptyPlaces: '0', blind: '0', ...more });
  await on.act(COUNT, id, 'release');
  return { id, line: (await on.one(COUNT, id)).lines[0].id };
};
const count = ({ id, line: lineId }: { id: string; line: string }, serialNos: string, countedQty: string): Promise<Reply> =>
  on.act(COUNT, id, 'count', { lineId, countedQty, serialNos });
const approve = async ({ id }: { id: string }): Promise<Reply> => {
  await on.act(COUNT, id, 'submit');
  return on.act(COUNT, id, 'approve');
};
const differences = async ({ id }: { id: string }) => {
  const { list } = (await floor.admin.page('warehouse.countDiff', { _params: { countOrder: [id] } })).data;
  return list.map((one: any) => [one.diffQty, one.missingSerials, one.foundSerials]);
};

test('supply 2.10 a count names each piece that is missing and each that was found, also where their number is the same', async () => {
  expect((await enter('S1 S2 S3')).httpStatus).toBe(200);
  const order = await counting();
  expect((await on.one(COUNT, order.id)).lines).toMatchObject([{ bookSerials: 'S1 S2 S3' }]);
  expect((await count(order, 'S1 S8 S9', '3')).httpStatus).toBe(200);
  expect(await differences(order)).toEqual([['0', 'S2 S3', 'S8 S9']]);
  const reply = await approve(order);
  expect(reply.httpStatus, reply.raw).toBe(200);
  expect(await register()).toEqual({
    S1: 'inStock A',
    S2: 'missing',
    S3: 'missing',
    S8: 'inStock A',
    S9: 'inStock A',
  });
  expect(await on.held()).toEqual({ 'A available L1': '3/0' });
});

test('supply 2.10 the figure of a count is the number of pieces scanned, none twice; nothing scanned is all missing', async () => {
  expect((await enter('S1 S2 S3')).httpStatus).toBe(200);
  const order = await counting();
  for (const [serials, qty] of [
    ['S1 S2', '3'],
    ['S1 S1', '2'],
  ] as const)
    expect(await count(order, serials, qty)).toMatchObject({ httpStatus: 422, error: { code: 'count.pieces' } });
  expect((await count(order, '', '0')).httpStatus).toBe(200);
  expect((await approve(order)).httpStatus).toBe(200);
  expect(await register()).toEqual({ S1: 'missing', S2: 'missing', S3: 'missing' });
});

test('supply 2.10 the column of a count takes the numbers beside the figure, and refuses a line by itself', async () => {
  expect((await enter('S1 S2 S3')).httpStatus).toBe(200);
  const order = await counting();
  const column = (figure: object) =>
    floor.admin.post('/warehouse/call/countColumn', { count: order.id, figures: [{ line: order.line, ...figure }] });
  expect((await column({ countedQty: '3', serialNos: 'S1 S2' })).data).toMatchObject([{ refusal: { code: 'count.pieces' } }]);
  expect(await column({ countedQty: '2', serialNos: 7 })).toMatchObject({ httpStatus: 422 });
  expect((await column({ countedQty: '2', serialNos: 'S1, S2' })).data).toMatchObject([{ refusal: null }]);
  expect(await differences(order)).toEqual([['-1', 'S3', null]]);
});

test('supply 2.10 a piece is judged by the books of when it was scanned, whatever has moved since', async () => {
  expect((await enter('S1 S2 S3')).httpStatus).toBe(200);
  const order = await counting();
  const at = await on.inside(async (ctx) => ctx.clock);
  await on.inside((ctx) => ctx.sql`select pg_sleep(1.1)`);
  const id = (await move('1')).data.id;
  for (const action of ['release', 'moveOut', 'moveIn']) await on.act('warehouse.stockTransfer', id, action);
  expect(await register()).toMatchObject({ S1: 'inStock B' });
  const counted = await on.act(COUNT, order.id, 'count', { lineId: order.line, countedQty: '3', serialNos: 'S1 S2 S3', at });
  expect(counted.httpStatus, counted.raw).toBe(200);
  expect(await differences(order)).toEqual([['0', null, null]]);
  expect((await approve(order)).httpStatus).toBe(200);
  expect(await register()).toEqual({ S1: 'inStock B', S2: 'inStock A', S3: 'inStock A' });
});

test('supply 2.10 a scanned piece is judged at once: in the books there, not in them, of another part, or elsewhere', async () => {
  expect((await enter('S1 S2 S3')).httpStatus).toBe(200);
  const other = await on.make('base.part', {
    ...(await on.one('base.part', floor.part)),
    id: undefined,
    partNo: 'P2',
    name: '件二',
  });
  await on.make(SERIAL, { serialNo: 'X1', part: other });
  const id = (await move('1')).data.id;
  for (const action of ['release', 'moveOut', 'moveIn']) await on.act('warehouse.stockTransfer', id, action);
  const order = await counting({ locationFrom: 'A', locationTo: 'A' });
  const judge = (serialNo: string, by: Client = floor.admin): Promise<Reply> =>
    by.post('/warehouse/call/judgePiece', { count: order.id, line: order.line, serialNo });
  expect(await judge('S2')).toMatchObject({ data: { booked: true } });
  expect(await judge('S9')).toMatchObject({ data: { booked: false } });
  const refusals = {
    X1: { code: 'count.foreign', zh: '序列号 X1 是物料 P2 的一件', en: 'Serial number X1 is a piece of part P2' },
    S1: { code: 'count.elsewhere', zh: '序列号 S1 的账面位置或状态不同：B' },
  };
  for (const [serialNo, error] of Object.entries(refusals)) {
    expect(await judge(serialNo)).toMatchObject({ httpStatus: 422, error });
    expect(await count(order, serialNo, '1')).toMatchObject({ httpStatus: 422, error });
  }
  const keeper = await floor.tenant.person({
    permissions: [`${COUNT}.count`],
    scopes: [{ dimension: 'warehouse', value: floor.warehouses[1] }],
  });
  expect(await judge('S2', keeper)).toMatchObject({ httpStatus: 404 });
  expect((await on.one(COUNT, (await counting({ blind: '1' })).id)).lines[0].bookSerials).toBeNull();
});

test('supply 2.10 a count of pieces that had no number enters those that were scanned and writes off the others', async () => {
  const order = await counting();
  expect((await count(order, 'S1 S2', '2')).httpStatus).toBe(200);
  const reply = await approve(order);
  expect(reply.httpStatus, reply.raw).toBe(200);
  expect(await register()).toEqual({ S1: 'inStock A', S2: 'inStock A' });
  expect(await on.held()).toEqual({ 'A available L1': '2/0' });
});

test('supply 2.10 a piece that one line misses and another has found changes its place', async () => {
  expect((await enter('S1 S2 S3')).httpStatus).toBe(200);
  const id = (await move('1')).data.id;
  for (const action of ['release', 'moveOut', 'moveIn']) await on.act('warehouse.stockTransfer', id, action);
  const order = await counting();
  const { lines } = await on.one(COUNT, order.id);
  for (const [place, serials, qty] of [
    ['A', 'S1 S2 S3', '3'],
    ['B', '', '0'],
  ]) {
    const line = lines.find((one: { locationLabel: string }) => one.locationLabel === place).id;
    const counted = await count({ id: order.id, line }, serials ?? '', qty ?? '');
    expect(counted.httpStatus, counted.raw).toBe(200);
  }
  expect((await approve(order)).httpStatus).toBe(200);
  expect(await register()).toEqual({ S1: 'inStock A', S2: 'inStock A', S3: 'inStock A' });
});
