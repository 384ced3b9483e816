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
  await put('warehouse.location', { code: 'SHIP', warehouse, kind: 'shipping' });
});

const inside = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> => factory.asSystem(tenant.id, work);
const receive = (qty: string, of = part, serials: readonly string[] = []) =>
  inside((ctx) =>
    postStock(
      ctx,
      { entity: 'sales.test', documentNo: 'R1' },
      [
        {
          part: of,
          batch: null,
          container: null,
          owner: null,
          qty,
          from: { outside: 'wip' },
          to: { location, status: 'available' },
        },
      ],
      { serials },
    ),
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
const OUT = 'warehouse.outboundOrder';
const PASS = 'warehouse.releasePass';
/** The orders of the warehouse that a shipment asked for, the first one first. */
const ordersOf = async (shipment: string): Promise<readonly string[]> => {
  const linked = await inside(
    (ctx) => ctx.sql<{ id: string }>`select to_id as id from app.link where from_id = ${shipment} order by to_id`,
  );
  return linked.map(({ id }) => id);
};
/** The warehouse picks what is set aside. */
const picked = async (shipment: string): Promise<string> => {
  const order = (await ordersOf(shipment)).at(-1) ?? '';
  await done(OUT, order, 'pick');
  await tenant.settle();
  return order;
};
/** Somebody else approves the pass. */
const approved = async (pass: string): Promise<void> => {
  const chief = await tenant.person({ admin: true });
  const reply = await chief.act(PASS, 'approve', [{ id: pass, version: (await row(PASS, pass)).version }]);
  expect(reply.httpStatus, reply.raw).toBe(200);
};
/** And the gate passes it. */
const passed = async (shipment: string): Promise<string> => {
  const order = await picked(shipment);
  await done(OUT, order, 'pass', { plate: '沪A12345' });
  const pass = (await admin.page(PASS, { _params: { order: [order], status: ['15'] } })).data.list[0].id;
  await approved(pass);
  return order;
};

test('use 21, supply 2.5 from a locked order to the customer’s signature: the warehouse picks, the gate passes, the shipment leaves', async () => {
  await receive('20');
  const order = await lockedOrder('10');
  const id = await shipmentOf(order, '6');
  expect((await act(ORDER, order, 'unlock')).error?.zh).toBe('订单已被下游单据引用，不能解锁');
  expect(await held()).toBe('20/6');
  const [out = ''] = await ordersOf(id);
  expect(await row(OUT, out)).toMatchObject({
    status: '11',
    kind: 'customer',
    customer,
    lines: [{ qty: '6', allocatedQty: '6' }],
  });
  expect((await admin.page('warehouse.pickTask', { _params: { order: [out] } })).data.list).toHaveLength(1);
  expect((await act(SHIPMENT, id, 'pick')).error?.zh).toBe('拣货数量不能超过计划数量');
  expect((await act(SHIPMENT, id, 'ship')).error?.zh).toBe('发运数量不能超过已拣货数量');
  await picked(id);
  expect(await row(SHIPMENT, id)).toMatchObject({ lines: [{ pickedQty: '6', askedQty: '6', shippedQty: '0' }] });
  expect((await act(SHIPMENT, id, 'ship')).httpStatus).toBe(422);
  await done(OUT, out, 'pass', { plate: '沪A12345' });
  expect((await act(SHIPMENT, id, 'ship')).error?.zh).toBe('放行单未审批');
  const pass = (await admin.page(PASS, { _params: { order: [out] } })).data.list[0].id;
  await approved(pass);
  expect((await act(OUT, out, 'ship')).error).toMatchObject({ code: `${OUT}.ship.byItself` });
  expect((await act(SHIPMENT, id, 'complete')).httpStatus).toBe(422);
  await done(SHIPMENT, id, 'ship');
  expect(await held()).toBe('14/0');
  await done(SHIPMENT, id, 'complete');
  expect((await act(ORDER, order, 'close')).error?.zh).toBe('存在未完成的发运单，不能关闭');
  expect((await act(SHIPMENT, id, 'confirmReceipt', { signedAt: '2001-01-01 00:00:00' })).error?.zh).toBe(
    '签收时间不能早于发运时间',
  );
  await done(SHIPMENT, id, 'confirmReceipt', { signer: '王五' });
  const signed = { status: '30', signer: '王五', signedAt: expect.any(String), lines: [{ shippedQty: '6' }] };
  expect(await row(SHIPMENT, id)).toMatchObject(signed);
  expect((await row(ORDER, order)).lines[0]).toMatchObject({ shippedQty: '6' });
  await done(ORDER, order, 'close');
});

test('supply 2.5 five dozen are sixty pieces, and expired or held batches and short shelf lives stay behind', async () => {
  const dozen = await put('base.unit', { code: 'DOZ', name: '打', precision: 0 });
  const units = [{ unit: dozen, numerator: 12, denominator: 1 }];
  const tracked = { partNo: 'P5', name: '成品', unit, partType: 'made', trackMode: 'lot', units };
  const of = await put('base.part', tracked);
  const choosy = await put('base.customer', { code: 'C5', name: '客户五', minShelfDays: 30_000 });
  const lots = { OLD: '2001-01-01', SOON: '2090-01-01', GOOD: '2999-01-01', HELD: '2998-01-01' };
  for (const [batch, expiresOn] of Object.entries(lots)) {
    await put('warehouse.lot', { part: of, batch, expiresOn });
    const what = { part: of, batch, container: null, owner: null, qty: '60' };
    await inside((ctx) =>
      postStock(ctx, { entity: 'sales.test', documentNo: 'R1' }, [
        { ...what, from: { outside: 'wip' }, to: { location, status: 'available' } },
      ]),
    );
  }
  await put('warehouse.lotHold', { part: of, batch: 'HELD', reason: '待查' });
  const sold = { customer: choosy, plant, orderDate: '2096-01-01', currency: 'CNY' };
  const order = await put(ORDER, { ...sold, lines: [{ part: of, qty: '5', unit: dozen, dueDate: '2096-05-01' }] });
  await done(ORDER, order, 'lock');
  const id = await shipmentOf(order, '5');
  const [out = ''] = await ordersOf(id);
  expect(await row(OUT, out)).toMatchObject({
    lines: [{ qty: '60', unit }],
    allocations: [{ batch: 'GOOD', qty: '60' }],
  });
  await passed(id);
  await done(SHIPMENT, id, 'ship');
  expect(await row(SHIPMENT, id)).toMatchObject({ lines: [{ pickedQty: '5', shippedQty: '5' }] });
  await done(SHIPMENT, id, 'complete');
});

test('supply 4.1 an order tells what of each line is not shipped yet, for which vehicle; closed, nothing is', async () => {
  const carModel = await put('base.carModel', { code: 'E3', name: '轿车' });
  await receive('10');
  const lines = [{ part, qty: '10', unit, dueDate: '2096-05-01', carModel }];
  const order = await put(ORDER, { customer, plant, orderDate: '2096-01-01', currency: 'CNY', lines });
  await done(ORDER, order, 'lock');
  const figures = async () => (await row(ORDER, order)).lines[0];
  expect(await figures()).toMatchObject({ shippedQty: '0', unshippedQty: '10', carModelLabel: 'E3 轿车' });
  const shipment = await shipmentOf(order, '4');
  await passed(shipment);
  for (const step of ['ship', 'complete', 'confirmReceipt']) await done(SHIPMENT, shipment, step);
  expect(await figures()).toMatchObject({ shippedQty: '4', unshippedQty: '6' });
  await done(ORDER, order, 'close');
  expect(await figures()).toMatchObject({ shippedQty: '4', unshippedQty: '0' });
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

test('cancelling brings back what was picked; forcing the end returns the rest to the order', async () => {
  await receive('8');
  const order = await lockedOrder('10');
  const first = await shipmentOf(order, '4');
  await picked(first);
  expect(await held()).toBe('8/4');
  await done(SHIPMENT, first, 'cancel');
  expect(await held()).toBe('8/0');
  expect(await row(OUT, (await ordersOf(first))[0] ?? '')).toMatchObject({ status: '99' });
  const whole = await convert(order);
  expect((await row(SHIPMENT, whole.data.id)).lines).toMatchObject([{ qty: '10' }]);
  await admin.delete(SHIPMENT, [{ id: whole.data.id }]);
  const second = await shipmentOf(order, '10');
  await picked(second);
  expect((await act(SHIPMENT, second, 'forceComplete', { reason: '取消余量' })).httpStatus).toBe(422);
  const out = (await ordersOf(second))[0] ?? '';
  await done(OUT, out, 'pass', { plate: '沪A12345' });
  const pass = (await admin.page(PASS, { _params: { order: [out] } })).data.list[0].id;
  await approved(pass);
  await done(SHIPMENT, second, 'ship');
  await done(SHIPMENT, second, 'forceComplete', { reason: '取消余量' });
  const rest = await put(SHIPMENT, { salesOrder: order, customer, plant, warehouse, lines: [{ part, qty: '2', unit }] });
  expect((await row(SHIPMENT, rest)).lines[0]).toMatchObject({ openQty: '2' });
  await done(SHIPMENT, rest, 'release');
});

test('what was short is asked of the warehouse once more when there are goods', async () => {
  await receive('4');
  const id = await shipmentOf(await lockedOrder('10'), '10');
  await passed(id);
  await done(SHIPMENT, id, 'ship');
  expect(await row(SHIPMENT, id)).toMatchObject({ status: '12', lines: [{ shippedQty: '4', askedQty: '4' }] });
  expect((await act(SHIPMENT, id, 'pick')).error?.zh).toBe('库存不可用或已冻结');
  await receive('10');
  await done(SHIPMENT, id, 'pick');
  expect(await ordersOf(id)).toHaveLength(2);
  // What was asked the first time counts as well: nothing is left to be asked for.
  expect(await row(SHIPMENT, id)).toMatchObject({ lines: [{ askedQty: '10' }] });
  expect((await act(SHIPMENT, id, 'pick')).error?.zh).toBe('拣货数量不能超过计划数量');
  await passed(id);
  await done(SHIPMENT, id, 'ship');
  await done(SHIPMENT, id, 'complete');
  expect(await held()).toBe('4/0');
});

test('use serial: what ships has numbers the register knows, and they are kept with the customer they went to', async () => {
  const piece = await put('base.part', { partNo: 'P9', name: '控制器', unit, partType: 'made', trackMode: 'serial' });
  await receive('3', piece, ['S1', 'S2', 'S3']);
  const id = await shipmentOf(await lockedOrder('2', piece), '2');
  await passed(id);
  expect((await act(SHIPMENT, id, 'ship', { serialNos: 'S1' })).error?.zh).toContain('每件一个序列号');
  // One that nobody has taken in does not leave.
  expect((await act(SHIPMENT, id, 'ship', { serialNos: 'S1 S9' })).error).toMatchObject({
    code: 'serial.notHere',
    zh: '序列号 S9 不是该物料在库可发的一件',
    en: 'Serial number S9 is not a piece of this part that is here and free to leave',
  });
  await done(SHIPMENT, id, 'ship', { serialNos: 'S1\nS2' });
  const { list } = (await admin.page('sales.salesSerial', { _params: { shipment: [id] } })).data;
  expect(list.map((one: any) => [one.serialNo, one.customerLabel, one.partLabel].join(' ')).toSorted()).toEqual([
    'S1 C1 客户 P9 控制器',
    'S2 C1 客户 P9 控制器',
  ]);
});

test('use serial: the numbers of a shipment go to the orders they were picked for, where there are two', async () => {
  const piece = await put('base.part', { partNo: 'P9', name: '控制器', unit, partType: 'made', trackMode: 'serial' });
  await receive('1', piece, ['S1']);
  const id = await shipmentOf(await lockedOrder('3', piece), '3');
  const first = await passed(id);
  await done(SHIPMENT, id, 'ship', { serialNos: 'S1' });
  await receive('3', piece, ['S2', 'S3', 'S4']);
  await done(SHIPMENT, id, 'pick');
  await passed(id);
  await done(OUT, first, 'reverse', { reason: '车辆返回' });
  await tenant.settle();
  await done(OUT, first, 'pass', { plate: '沪A12345' });
  await approved((await admin.page(PASS, { _params: { order: [first], status: ['15'] } })).data.list[0].id);
  expect((await act(SHIPMENT, id, 'ship', { serialNos: 'S1 S2' })).error?.zh).toContain('每件一个序列号');
  await done(SHIPMENT, id, 'ship', { serialNos: 'S4 S2 S1' });
  expect(await row(SHIPMENT, id)).toMatchObject({ lines: [{ shippedQty: '3' }] });
  const { list } = (await admin.page('warehouse.serialNo')).data;
  expect(Object.fromEntries(list.map((one: any) => [one.serialNo, one.serialStatus]))).toEqual({
    S1: 'shipped',
    S2: 'shipped',
    S3: 'inStock',
    S4: 'shipped',
  });
});

test('supply 2.10 a shipment that is reversed takes its serial numbers back to stock, and they can leave again', async () => {
  const piece = await put('base.part', { partNo: 'P9', name: '控制器', unit, partType: 'made', trackMode: 'serial' });
  await receive('3', piece, ['S1', 'S2', 'S3']);
  const { list: pieces } = (await admin.page('warehouse.serialNo')).data;
  const ids: string[] = pieces.map(({ id: one }: { id: string }) => one);
  const id = await shipmentOf(await lockedOrder('2', piece), '2');
  const order = await passed(id);
  await done(SHIPMENT, id, 'ship', { serialNos: 'S1 S2' });
  const { stagingLocation } = await row(OUT, order);
  await done(OUT, order, 'reverse', { reason: '错发' });
  await tenant.settle();
  const states = async () => Promise.all(ids.map(async (one) => (await row('warehouse.serialNo', one)).serialStatus));
  expect(await states()).toEqual(['inStock', 'inStock', 'inStock']);
  expect(await row('warehouse.serialNo', ids[0] ?? '')).toMatchObject({ location: stagingLocation, customer: null });
  const kept = async () => {
    const { list } = (await admin.page('sales.salesSerial', { _params: { shipment: [id] } })).data;
    return list.map((one: any) => [one.serialNo, one.reversedAt === null].join(' ')).toSorted();
  };
  expect(await kept()).toEqual(['S1 false', 'S2 false']);
  await done(OUT, order, 'pass', { plate: '沪A12345' });
  await approved((await admin.page(PASS, { _params: { order: [order], status: ['15'] } })).data.list[0].id);
  await done(SHIPMENT, id, 'ship', { serialNos: 'S2 S3' });
  expect(await states()).toEqual(['inStock', 'shipped', 'shipped']);
  expect(await kept()).toEqual(['S1 false', 'S2 false', 'S2 true', 'S3 true']);
});

test('a piece the register knows leaves once, as what it is, and the register says to whom', async () => {
  const piece = await put('base.part', { partNo: 'P9', name: '控制器', unit, partType: 'made', trackMode: 'serial' });
  for (const [serialNo, of] of [
    ['S2', piece],
    ['S3', part],
  ])
    await put('warehouse.serialNo', { serialNo, part: of });
  await receive('3', piece, ['S1', 'S5', 'S6']);
  const id = await shipmentOf(await lockedOrder('1', piece), '1');
  await passed(id);
  for (const serialNos of ['S2', 'S3'])
    expect((await act(SHIPMENT, id, 'ship', { serialNos })).error?.zh).toBe(`序列号 ${serialNos} 不是该物料在库可发的一件`);
  expect(await held()).toBe('3/1');
  await done(SHIPMENT, id, 'ship', { serialNos: 'S1' });
  const { list } = (await admin.page('warehouse.serialNo', { _params: { serialNo: ['S1'] } })).data;
  expect(await row('warehouse.serialNo', list[0].id)).toMatchObject({ serialStatus: 'shipped', customer, location: null });
});

test('a bill of lading is closed once every shipment it carries is complete', async () => {
  await receive('5');
  const shipment = await shipmentOf(await lockedOrder('5'), '5');
  const carrier = await put('base.carrier', { code: 'SF', name: '顺丰', type: 'ROAD' });
  const head = { plant, customer, carrier, vehicleNo: '沪A12345', driverTel: '13812345678' };
  const id = await put(BILL, { ...head, lines: [{ shipment, packages: 2 }] });
  await done(BILL, id, 'issue');
  expect((await act(BILL, id, 'close')).error?.zh).toBe('存在未发运完成的发货单，不能关闭');
  await passed(shipment);
  await done(SHIPMENT, shipment, 'ship');
  await done(SHIPMENT, shipment, 'complete');
  await done(BILL, id, 'close');
});

test('sixteen shipments ask for one each of ten at once: ten get it, nothing is promised twice', async () => {
  await receive('10');
  const order = await lockedOrder('16');
  const [line] = (await row(ORDER, order)).lines;
  const ids: string[] = [];
  for (let n = 0; n < 16; n += 1) {
    const { id } = (await convert(order, { [line.id]: '1' })).data;
    await put(SHIPMENT, { id, version: 1, warehouse });
    ids.push(id);
  }
  const replies = await Promise.all(ids.map((id) => admin.act(SHIPMENT, 'release', [{ id, version: 2 }])));
  expect(replies.map(({ httpStatus }) => httpStatus)).toEqual(Array(16).fill(200));
  expect(await held()).toBe('10/10');
});
