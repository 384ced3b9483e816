import { identity, modules } from '@takt/app-server/modules';
import { postStock } from '@takt/modules/warehouse/server';
import type { Ctx } from '@takt/engine';
import { type Client, Factory, type Reply, type Tenant } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const ORDER = 'sales.salesOrder';
const SHIPMENT = 'sales.salesShipment';
const BILL = 'sales.billOfLading';
let factory: Factory;
let tenant: Tenant;
let admin: Client;
let [part, unit, plant, warehouse, customer, location] = ['', '', '', '', '', ''];
beforeAll(async () => {
  factory = await Factory.open({ modules, identity, poolSize: 16 });
});
afterAll(() => factory.close());

const put = async (entity: string, row: Record<string, unknown>): Promise<string> => {
  const reply = await admin.save(entity, row);
  expect(reply.httpStatus, reply.raw).toBe(200);
  return reply.data.id;
};
beforeEach(async () => {
  tenant = await factory.tenant();
  admin = await tenant.person({ admin: true });
  unit = await put('base.unit', { code: 'PCS', name: '件', precision: 0 });
  part = await put('base.part', { partNo: 'P1', name: '成品', unit, partType: 'made' });
  customer = await put('base.customer', { code: 'C1', name: '客户' });
  plant = await put('base.plant', { code: 'NB', name: '一厂' });
  warehouse = await put('warehouse.warehouse', { code: 'W1', name: '库', plant, type: 'finished' });
  location = await put('warehouse.location', { code: 'A-01', warehouse, kind: 'storage' });
});

const inside = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> => factory.asSystem(tenant.id, work);
const receive = (qty: string, of = part) =>
  inside((ctx) =>
    postStock(ctx, { entity: 'sales.test', documentNo: 'R1' }, [
      {
        part: of,
        batch: null,
        container: null,
        owner: null,
        qty,
        from: { outside: 'wip' },
        to: { location, status: 'available' },
      },
    ]),
  );
const held = async (): Promise<string> => {
  const [row] = await inside(
    (ctx) => ctx.sql<{ said: string }>`
      select trim_scale(sum(qty)) || '/' || trim_scale(sum(reserved_qty)) as said from warehouse_stock`,
  );
  return row?.said ?? '';
};
const row = async (entity: string, id: string) => (await admin.one(entity, id)).data;
const act = async (entity: string, id: string, action: string, input: Record<string, unknown> = {}): Promise<Reply> =>
  admin.act(entity, action, [{ id, version: (await row(entity, id)).version }], { input });
const done = async (...asked: Parameters<typeof act>): Promise<void> => {
  const reply = await act(...asked);
  expect(reply.httpStatus, reply.raw).toBe(200);
};
const lockedOrder = async (qty: string, of = part): Promise<string> => {
  const lines = [{ part: of, qty, unit, dueDate: '2096-05-01' }];
  const id = await put(ORDER, { customer, plant, orderDate: '2096-01-01', currency: 'CNY', lines });
  await done(ORDER, id, 'lock');
  return id;
};
const convert = (id: string, quantities?: Record<string, string>) =>
  admin.post('/sales/ai/convert', { conversion: 'sales.orderToShipment', id, ...(quantities && { quantities }) });
/** A released shipment of some of an order. */
const shipmentOf = async (order: string, qty: string): Promise<string> => {
  const [line] = (await row(ORDER, order)).lines;
  const made = await convert(order, { [line.id]: qty });
  expect(made.httpStatus, made.raw).toBe(200);
  const { id } = made.data;
  await put(SHIPMENT, { id, version: 1, warehouse });
  await done(SHIPMENT, id, 'release');
  return id;
};
const lineOf = async (id: string): Promise<string> => (await row(SHIPMENT, id)).lines[0].id;

test('from a locked order to the customer’s signature: set aside, shipped, counted on the order', async () => {
  await receive('20');
  const order = await lockedOrder('10');
  const id = await shipmentOf(order, '6');
  const lineId = await lineOf(id);
  expect((await act(ORDER, order, 'unlock')).error?.zh).toBe('订单已被下游单据引用，不能解锁');
  await done(SHIPMENT, id, 'pick', { lineId, location, qty: '4' });
  expect(await held()).toBe('20/4');
  expect((await act(SHIPMENT, id, 'pick', { lineId, location, qty: '3' })).error?.zh).toBe('拣货数量不能超过计划数量');
  await done(SHIPMENT, id, 'ship', { lineId, qty: '1' });
  expect(await held()).toBe('19/3');
  await done(SHIPMENT, id, 'pick', { lineId, location, qty: '2' });
  expect((await act(SHIPMENT, id, 'complete')).error?.zh).toBe('发运数量小于计划数量，请继续发运或强制完成');
  await done(SHIPMENT, id, 'ship');
  expect(await held()).toBe('14/0');
  expect((await row(SHIPMENT, id)).picks.map((pick: any) => [pick.qty, pick.shippedQty])).toEqual([
    ['4', '4'],
    ['2', '2'],
  ]);
  await done(SHIPMENT, id, 'complete');
  expect((await act(ORDER, order, 'close')).error?.zh).toBe('存在未完成的发运单，不能关闭');
  expect((await act(SHIPMENT, id, 'confirmReceipt', { signedAt: '2001-01-01 00:00:00' })).error?.zh).toBe(
    '签收时间不能早于发运时间',
  );
  await done(SHIPMENT, id, 'confirmReceipt', { signer: '王五' });
  expect(await row(SHIPMENT, id)).toMatchObject({ status: '30', signer: '王五', lines: [{ shippedQty: '6' }] });
  expect((await row(ORDER, order)).lines[0]).toMatchObject({ shippedQty: '6' });
  await done(ORDER, order, 'close');
  const number = (await row(SHIPMENT, id)).number;
  const moves = await inside(
    (ctx) =>
      ctx.sql`select trim_scale(qty)::text as qty, to_place from warehouse_stock_move where document_no = ${number} order by qty`,
  );
  expect(moves).toEqual([
    { qty: '1', to_place: 'customer' },
    { qty: '2', to_place: 'customer' },
    { qty: '3', to_place: 'customer' },
  ]);
});

test('a shipment written by hand finds the order’s line by its part, and takes no more than is open', async () => {
  const order = await lockedOrder('10');
  await shipmentOf(order, '7');
  const lines = (qty: string, of = part) => ({ lines: [{ part: of, qty, unit }] });
  const head = { salesOrder: order, customer, plant, warehouse };
  const more = await put(SHIPMENT, { ...head, ...lines('4') });
  const [line] = (await row(ORDER, order)).lines;
  expect((await row(SHIPMENT, more)).lines[0]).toMatchObject({ orderLine: line.id, openQty: '3' });
  expect((await act(SHIPMENT, more, 'release')).error?.zh).toBe('发货数量超过订单未发数量');
  const other = await put('base.part', { partNo: 'P2', name: '别的', unit, partType: 'made' });
  const strange = await put(SHIPMENT, { ...head, ...lines('1', other) });
  expect((await act(SHIPMENT, strange, 'release')).error?.zh).toBe('明细物料不在销售订单中');
});

test('cancelling frees what was picked; forcing the end returns the rest to the order', async () => {
  await receive('20');
  const order = await lockedOrder('10');
  const first = await shipmentOf(order, '4');
  await done(SHIPMENT, first, 'pick', { lineId: await lineOf(first), location, qty: '4' });
  expect(await held()).toBe('20/4');
  await done(SHIPMENT, first, 'cancel');
  expect(await held()).toBe('20/0');
  const whole = await convert(order);
  expect((await row(SHIPMENT, whole.data.id)).lines).toMatchObject([{ qty: '10' }]);
  await admin.delete(SHIPMENT, [{ id: whole.data.id }]);
  const second = await shipmentOf(order, '6');
  const lineId = await lineOf(second);
  await done(SHIPMENT, second, 'pick', { lineId, location, qty: '5' });
  await done(SHIPMENT, second, 'ship', { lineId, qty: '2' });
  expect((await act(SHIPMENT, second, 'forceComplete', { reason: '取消余量' })).error?.zh).toBe(
    '已发运数量必须等于已拣货数量才能强制完成',
  );
  await done(SHIPMENT, second, 'ship');
  await done(SHIPMENT, second, 'forceComplete', { reason: '取消余量' });
  const rest = await put(SHIPMENT, { salesOrder: order, customer, plant, warehouse, lines: [{ part, qty: '5', unit }] });
  expect((await row(SHIPMENT, rest)).lines[0]).toMatchObject({ openQty: '5' });
  await done(SHIPMENT, rest, 'release');
});

test('only stock that is free, in the warehouse it ships from and open to picking, is picked', async () => {
  await receive('5');
  const id = await shipmentOf(await lockedOrder('10'), '10');
  const lineId = await lineOf(id);
  const said = async (input: Record<string, unknown>) => (await act(SHIPMENT, id, 'pick', { lineId, ...input })).error?.zh;
  expect(await said({ location, qty: '6' })).toBe('库存不可用或已冻结');
  expect(await said({ location, qty: '1', batch: 'B1' })).toBe('P1 在库位 A-01 可动用 0，需要 1');
  const other = await put('warehouse.warehouse', { code: 'W2', name: '库二', plant, type: 'finished' });
  const far = await put('warehouse.location', { code: 'A-01', warehouse: other, kind: 'storage' });
  expect(await said({ location: far, qty: '1' })).toBe('库存不可用或已冻结');
  await put('warehouse.location', { id: location, version: 1, pickLocked: '1' });
  expect(await said({ location, qty: '1' })).toBe('库存不可用或已冻结');
});

test('serial numbers of what ships are kept with the customer they went to', async () => {
  const piece = await put('base.part', { partNo: 'P9', name: '控制器', unit, partType: 'made', trackMode: 'serial' });
  await receive('3', piece);
  const id = await shipmentOf(await lockedOrder('2', piece), '2');
  const lineId = await lineOf(id);
  await done(SHIPMENT, id, 'pick', { lineId, location, qty: '2' });
  expect((await act(SHIPMENT, id, 'ship', { lineId, serialNos: 'S1' })).error?.zh).toContain('每件一个序列号');
  await done(SHIPMENT, id, 'ship', { lineId, serialNos: 'S1\nS2' });
  const { list } = (await admin.page('sales.salesSerial', { _params: { shipment: [id] } })).data;
  expect(list.map((one: any) => [one.serialNo, one.customerLabel, one.partLabel].join(' ')).toSorted()).toEqual([
    'S1 C1 客户 P9 控制器',
    'S2 C1 客户 P9 控制器',
  ]);
});

test('a piece the register knows leaves once, as what it is, and the register says to whom', async () => {
  const piece = await put('base.part', { partNo: 'P9', name: '控制器', unit, partType: 'made', trackMode: 'serial' });
  const register = (serialNo: string, of: string, serialStatus: string) =>
    put('warehouse.serialNo', { serialNo, part: of, serialStatus, warehouse, location });
  const [here] = await Promise.all([
    register('S1', piece, 'inStock'),
    register('S2', piece, 'onHold'),
    register('S3', part, 'inStock'),
    register('S4', piece, 'shipped'),
  ]);
  await receive('3', piece);
  const id = await shipmentOf(await lockedOrder('2', piece), '2');
  const lineId = await lineOf(id);
  await done(SHIPMENT, id, 'pick', { lineId, location, qty: '2' });
  for (const serialNos of ['S2', 'S3', 'S4'])
    expect((await act(SHIPMENT, id, 'ship', { lineId, qty: '1', serialNos })).error?.zh).toBe(
      `序列号 ${serialNos} 不是该物料在库可发的一件`,
    );
  expect(await held()).toBe('3/2');
  await done(SHIPMENT, id, 'ship', { lineId, qty: '1', serialNos: 'S1' });
  expect(await row('warehouse.serialNo', here)).toMatchObject({ serialStatus: 'shipped', customer, location: null });
  expect((await act(SHIPMENT, id, 'ship', { lineId, qty: '1', serialNos: 'S1' })).httpStatus).not.toBe(200);
});

test('a bill of lading is closed once every shipment it carries is complete', async () => {
  await receive('5');
  const shipment = await shipmentOf(await lockedOrder('5'), '5');
  const carrier = await put('base.carrier', { code: 'SF', name: '顺丰', type: 'ROAD' });
  const head = { plant, customer, carrier, vehicleNo: '沪A12345', driverTel: '13812345678' };
  const id = await put(BILL, { ...head, lines: [{ shipment, packages: 2 }] });
  await done(BILL, id, 'issue');
  expect((await act(BILL, id, 'close')).error?.zh).toBe('存在未发运完成的发货单，不能关闭');
  await done(SHIPMENT, shipment, 'pick', { lineId: await lineOf(shipment), location, qty: '5' });
  await done(SHIPMENT, shipment, 'ship');
  await done(SHIPMENT, shipment, 'complete');
  await done(BILL, id, 'close');
});

test('sixteen shipments pick one each of ten at once: ten get it, nothing is promised twice', async () => {
  await receive('10');
  const order = await lockedOrder('16');
  const ids: string[] = [];
  for (let n = 0; n < 16; n += 1) ids.push(await shipmentOf(order, '1'));
  const asked = await Promise.all(ids.map(async (id) => ({ id, lineId: await lineOf(id) })));
  const replies = await Promise.all(
    asked.map(({ id, lineId }) => admin.act(SHIPMENT, 'pick', [{ id, version: 3 }], { input: { lineId, location, qty: '1' } })),
  );
  expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(10);
  for (const { error } of replies.filter(({ httpStatus }) => httpStatus !== 200))
    expect(error?.zh).toMatch(/库存不可用或已冻结|可动用 0，需要 1/);
  expect(await held()).toBe('10/10');
});
