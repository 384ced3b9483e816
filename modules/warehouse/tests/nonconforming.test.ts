import type { Factory } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const RECEIPT = 'warehouse.receipt';
const HOLD = 'warehouse.stockHold';
const ORDER = 'warehouse.outboundOrder';
let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
let ids: Readonly<Record<'casting' | 'unit' | 'vendor' | 'dock' | 'receiving' | 'cage' | 'shipping', string>>;
beforeAll(async () => {
  factory = await openFactory();
});
afterAll(() => factory.close());
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
  const [warehouse] = floor.warehouses;
  const unit = (await floor.admin.page('base.unit')).data.list[0].id;
  const place = (code: string, kind: string) => on.make('warehouse.location', { code, warehouse, kind });
  const inspected = { trackMode: 'lot', qualityControlled: '1' };
  ids = {
    unit,
    casting: await on.make('base.part', { partNo: 'CST', name: '铸件', unit, partType: 'bought', ...inspected }),
    vendor: await on.make('base.vendor', { code: 'V1', name: '供应商' }),
    dock: await on.make('warehouse.dock', { code: 'D1', name: '月台', warehouse, opensAt: '08:00:00', closesAt: '20:00:00' }),
    receiving: await place('RCV', 'receiving'),
    cage: await place('CAGE', 'ng'),
    shipping: await place('SHIP', 'shipping'),
  };
});
afterEach(async () => expect(await on.unproven()).toEqual([]));

const done = async (...asked: Parameters<typeof on.act>): Promise<void> => {
  const reply = await on.act(...asked);
  expect(reply.httpStatus, reply.raw).toBe(200);
};
/** So many castings of one batch received, awaiting inspection. */
async function received(qty: string, { vendor = ids.vendor, vendorLot = 'C-1', part = ids.casting } = {}): Promise<string> {
  const asn = await on.make('warehouse.asn', {
    vendor,
    warehouse: floor.warehouses[0],
    plannedArrival: '2096-03-02 08:00:00',
    lines: [{ part, unit: ids.unit, qty, vendorLot }],
  });
  await done('warehouse.asn', asn, 'deliver');
  await done('warehouse.asn', asn, 'arrive', { dock: ids.dock });
  const receipt = (await floor.admin.page(RECEIPT, { _params: { asn: [asn] } })).data.list[0].id;
  await done(RECEIPT, receipt, 'receive');
  return receipt;
}
const lineOf = async (receipt: string) => (await on.one(RECEIPT, receipt)).lines[0];
const stockId = async (status: string): Promise<string> =>
  (await floor.admin.page('warehouse.stock', { _params: { stockStatus: [status] } })).data.list[0].id;
const move = (stock: string, to: string, qty: string) => floor.admin.post('/warehouse/call/moveStock', { stock, to, qty });

test('supply 2.6 inspection accepts some, rejects some, and leaves the rest waiting; each goes its own way', async () => {
  const receipt = await received('20');
  const { id: lineId } = await lineOf(receipt);
  await done(RECEIPT, receipt, 'judge', { lineId, acceptedQty: '12', rejectedQty: '3', reason: '砂眼' });
  expect(await lineOf(receipt)).toMatchObject({ receivedQty: '20', qcQty: '5', ngQty: '3' });
  expect(await on.held()).toEqual({ 'RCV available C-1': '12/0', 'RCV ng C-1': '3/0', 'RCV qc C-1': '5/0' });
  const tasks = (await floor.admin.page('warehouse.putawayTask', { _params: { receipt: [receipt] } })).data.list;
  expect(tasks.map(({ qty }: any) => qty)).toEqual(['12']);
  expect((await on.act(RECEIPT, receipt, 'judge', { lineId, rejectedQty: '6', reason: 'x' })).error).toMatchObject({
    code: `${RECEIPT}.judge.qty`,
  });
  await done(RECEIPT, receipt, 'judge');
  expect(await lineOf(receipt)).toMatchObject({ qcQty: '0', ngQty: '3' });
  expect((await on.act(RECEIPT, receipt, 'judge')).error).toMatchObject({ code: `${RECEIPT}.judge.waiting` });
});

test('receipt.judge.line, receipt.judge.qty, receipt.judge.reason: a quantity is of a line, in its bounds, and a rejection says why', async () => {
  const receipt = await received('20');
  const { id: lineId } = await lineOf(receipt);
  const refused = async (input: object) => (await on.act(RECEIPT, receipt, 'judge', input)).error?.code;
  expect(await refused({ rejectedQty: '1', reason: 'x' })).toBe(`${RECEIPT}.judge.line`);
  expect(await refused({ lineId, rejectedQty: '1' })).toBe(`${RECEIPT}.judge.reason`);
  expect(await refused({ lineId, acceptedQty: '15', rejectedQty: '6', reason: 'x' })).toBe(`${RECEIPT}.judge.qty`);
  expect(await refused({ lineId, acceptedQty: '0', rejectedQty: '0' })).toBe(`${RECEIPT}.judge.qty`);
  expect(await refused({ lineId, batch: 'C-9', rejectedQty: '1', reason: 'x' })).toBe(`${RECEIPT}.judge.qty`);
  expect(await on.held()).toEqual({ 'RCV qc C-1': '20/0' });
});

test('receipt.close.judged, receipt.judge.waiting: a receipt of which all is nonconforming ends; one that waits does not', async () => {
  const receipt = await received('5');
  const { id: lineId } = await lineOf(receipt);
  await done(RECEIPT, receipt, 'judge', { lineId, rejectedQty: '4', acceptedQty: '0', reason: '砂眼' });
  await floor.tenant.settle();
  expect(await on.one(RECEIPT, receipt)).toMatchObject({ status: '20' });
  await done(RECEIPT, receipt, 'judge', { lineId, rejectedQty: '1', acceptedQty: '0', reason: '砂眼' });
  await floor.tenant.settle();
  expect(await on.one(RECEIPT, receipt)).toMatchObject({ status: '30' });
  await done(RECEIPT, receipt, 'close');
  const waiting = await received('5');
  const line = await lineOf(waiting);
  await done(RECEIPT, waiting, 'judge', { lineId: line.id, acceptedQty: '2' });
  const [task] = (await floor.admin.page('warehouse.putawayTask', { _params: { receipt: [waiting] } })).data.list;
  await done('warehouse.putawayTask', task.id, 'putaway', { location: floor.at.A });
  await done(RECEIPT, waiting, 'putaway');
  expect((await on.act(RECEIPT, waiting, 'close')).error).toMatchObject({ code: `${RECEIPT}.close.judged` });
});

test('supply 2.6 goods that wait are carried elsewhere and judged there', async () => {
  const receipt = await received('8');
  expect((await move(await stockId('qc'), 'C', '6')).httpStatus).toBe(200);
  expect(await on.held()).toEqual({ 'C qc C-1': '6/0', 'RCV qc C-1': '2/0' });
  await done(RECEIPT, receipt, 'judge');
  expect(await on.held()).toEqual({ 'C available C-1': '6/0', 'RCV available C-1': '2/0' });
  const tasks = (await floor.admin.page('warehouse.putawayTask', { _params: { receipt: [receipt] } })).data.list;
  expect(Object.fromEntries(tasks.map(({ fromLocation, qty }: any) => [fromLocation, qty]))).toEqual({
    [floor.at.C]: '6',
    [ids.receiving]: '2',
  });
});

test('supply 2.6 rejects go to the cage, are sent back to the supplier from there, and to nobody else', async () => {
  const receipt = await received('20');
  const { id: lineId } = await lineOf(receipt);
  await done(RECEIPT, receipt, 'judge', { lineId, rejectedQty: '3', reason: '砂眼' });
  expect((await move(await stockId('ng'), 'A', '3')).error).toMatchObject({ code: 'warehouse.stockTransfer.release.cage' });
  expect((await move(await stockId('ng'), 'CAGE', '3')).httpStatus).toBe(200);
  const out = {
    warehouse: floor.warehouses[0],
    stagingLocation: ids.shipping,
    plate: '沪A12345',
    lines: [{ part: ids.casting, unit: ids.unit, qty: '3', stockStatus: 'ng' }],
  };
  const customer = await on.make('base.customer', { code: 'C1', name: '客户' });
  const sold = await floor.admin.save(ORDER, { ...out, kind: 'customer', customer });
  expect(sold.raw).toContain('Nonconforming goods go back to their supplier only');
  const other = await on.make('base.vendor', { code: 'V2', name: '另一供应商' });
  const elsewhere = await on.make(ORDER, { ...out, kind: 'vendorReturn', vendor: other });
  await done(ORDER, elsewhere, 'release');
  expect((await on.act(ORDER, elsewhere, 'allocate')).error).toMatchObject({ code: `${ORDER}.allocate.stock` });
  const order = await on.make(ORDER, { ...out, kind: 'vendorReturn', vendor: ids.vendor });
  for (const step of ['release', 'allocate', 'pick', 'pass']) await done(ORDER, order, step);
  expect(await on.held()).toMatchObject({ 'SHIP ng C-1': '3/3' });
  const pass = (await floor.admin.page('warehouse.releasePass', { _params: { order: [order] } })).data.list[0].id;
  await done('warehouse.releasePass', pass, 'approve');
  await done(ORDER, order, 'ship');
  const { number } = await on.one(ORDER, order);
  expect((await on.ledger(number)).at(-1)).toBe('3 SHIP:ng > vendor');
});

test('supply 2.6 held stock is moved by its hold, which knows where it lies, and rejected from there', async () => {
  await on.receive('A', '10', 'B1');
  const [warehouse] = floor.warehouses;
  const hold = await on.make(HOLD, { warehouse, location: floor.at.A, ...on.what('B1'), qty: '10', reason: '待查' });
  expect((await move(await stockId('hold'), 'CAGE', '10')).error).toMatchObject({ code: 'warehouse.stock.move.held' });
  await done(HOLD, hold, 'move', { location: ids.cage });
  expect(await on.held()).toEqual({ 'CAGE hold B1': '10/0' });
  expect((await on.act(HOLD, hold, 'move', { location: floor.at.F })).error).toMatchObject({ code: 'stock.warehouses' });
  await done(HOLD, hold, 'unfreeze', { qty: '4' });
  await done(HOLD, hold, 'reject', { reason: '砂眼' });
  expect(await on.held()).toEqual({ 'CAGE available B1': '4/0', 'CAGE ng B1': '6/0' });
  expect(await on.one(HOLD, hold)).toMatchObject({ status: '20', frozenQty: '0', rejectedQty: '6', location: ids.cage });
});

/** All of a receipt rejected. */
async function rejected(...asked: Parameters<typeof received>): Promise<void> {
  const receipt = await received(...asked);
  const { id: lineId } = await lineOf(receipt);
  await done(RECEIPT, receipt, 'judge', { lineId, acceptedQty: '0', rejectedQty: asked[0], reason: '砂眼' });
}
const backTo = (vendor: string, line: object) => ({
  warehouse: floor.warehouses[0],
  stagingLocation: ids.shipping,
  plate: '沪A12345',
  kind: 'vendorReturn',
  vendor,
  lines: [{ part: ids.casting, unit: ids.unit, stockStatus: 'ng', ...line }],
});
const ANOTHERS = { code: 'stock.vendor', zh: 'CST C-1 由供应商送来，不能退给另一供应商' };

test('use returns: of two suppliers’ rejects each gets its own; the other’s batch is refused however it is asked for', async () => {
  const other = await on.make('base.vendor', { code: 'V2', name: '另一供应商', nameEn: 'The other one' });
  await rejected('3');
  await rejected('2', { vendor: other, vendorLot: 'C-2' });
  const named = await floor.admin.save(ORDER, backTo(other, { qty: '3', batch: 'C-1' }));
  expect(named).toMatchObject({
    httpStatus: 422,
    error: { ...ANOTHERS, en: 'CST C-1 came from 供应商 and cannot go back to The other one' },
  });
  const order = await on.make(ORDER, backTo(other, { qty: '5' }));
  await done(ORDER, order, 'release');
  const insisted = { batch: 'C-1', reason: '客户催' };
  expect(await on.act(ORDER, order, 'allocate', insisted)).toMatchObject({ httpStatus: 422, error: ANOTHERS });
  await done(ORDER, order, 'allocate');
  expect(await on.held()).toEqual({ 'RCV ng C-1': '3/0', 'RCV ng C-2': '2/2' });
  expect((await on.one(ORDER, order)).lines).toMatchObject([{ allocatedQty: '2', shortQty: '3' }]);
});

test('use returns: a location where only another supplier’s goods lie is refused by their name', async () => {
  const other = await on.make('base.vendor', { code: 'V2', name: '另一供应商' });
  await rejected('3');
  expect((await move(await stockId('ng'), 'CAGE', '3')).httpStatus).toBe(200);
  await rejected('2', { vendor: other, vendorLot: 'C-2' });
  const order = await on.make(ORDER, backTo(other, { qty: '2' }));
  await done(ORDER, order, 'release');
  const insisted = { location: ids.cage, reason: '就近' };
  expect(await on.act(ORDER, order, 'allocate', insisted)).toMatchObject({ httpStatus: 422, error: ANOTHERS });
  await done(ORDER, order, 'allocate', { location: ids.receiving, reason: '就近' });
});

test('use returns: goods without a batch go back to a supplier who brought that part, and to none who did not', async () => {
  const part = await on.make('base.part', {
    partNo: 'PIN',
    name: '销',
    unit: ids.unit,
    partType: 'bought',
    qualityControlled: '1',
  });
  const [second, third] = [
    await on.make('base.vendor', { code: 'V2', name: '供应商二' }),
    await on.make('base.vendor', { code: 'V3', name: '供应商三' }),
  ];
  await rejected('3', { part });
  await rejected('3', { part, vendor: second });
  const never = await on.make(ORDER, backTo(third, { part, qty: '3' }));
  await done(ORDER, never, 'release');
  expect((await on.act(ORDER, never, 'allocate')).error).toMatchObject({ code: `${ORDER}.allocate.stock` });
  const order = await on.make(ORDER, backTo(second, { part, qty: '3' }));
  for (const step of ['release', 'allocate']) await done(ORDER, order, step);
});

test('use returns: what was set aside for the wrong supplier before his batch was known does not leave', async () => {
  await on.receive('A', '4', 'B1');
  const other = await on.make('base.vendor', { code: 'V2', name: '另一供应商' });
  const row = { ...backTo(other, {}), lines: [{ part: floor.part, unit: ids.unit, qty: '4', batch: 'B1' }] };
  const order = await on.make(ORDER, row);
  for (const step of ['release', 'allocate', 'pick', 'pass']) await done(ORDER, order, step);
  const pass = (await floor.admin.page('warehouse.releasePass', { _params: { order: [order] } })).data.list[0].id;
  await done('warehouse.releasePass', pass, 'approve');
  await on.make('warehouse.lot', { part: floor.part, batch: 'B1', vendor: ids.vendor });
  expect(await on.act(ORDER, order, 'ship')).toMatchObject({ httpStatus: 422, error: { code: 'stock.vendor' } });
});
