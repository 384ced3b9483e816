import { identity, modules } from '@takt/app-server/modules';
import type { Ctx } from '@takt/engine';
import { type Client, Factory, type Reply, type Tenant } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postStock } from '../server/index.ts';
import { deadlocks } from './deadlocks.ts';

const ORDER = 'warehouse.outboundOrder';
const TASK = 'warehouse.pickTask';
const PASS = 'warehouse.releasePass';
const WAVE = 'warehouse.wave';
let factory: Factory;
let tenant: Tenant;
let admin: Client;
let [part, unit, warehouse, customer] = ['', '', '', ''];
let places: Readonly<Record<string, string>>;
beforeAll(async () => {
  factory = await Factory.open({ modules, identity, poolSize: 16 });
});
afterAll(() => factory.close());

const put = async (entity: string, row: Record<string, unknown>): Promise<string> => (await admin.save(entity, row)).data.id;
beforeEach(async () => {
  tenant = await factory.tenant();
  admin = await tenant.person({ admin: true });
  unit = await put('base.unit', { code: 'PCS', name: '件', precision: 0 });
  part = await put('base.part', { partNo: 'P1', name: '件', unit, partType: 'bought', trackMode: 'lot' });
  customer = await put('base.customer', { code: 'C1', name: '客户' });
  const plant = await put('base.plant', { code: 'NB', name: '一厂' });
  warehouse = await put('warehouse.warehouse', { code: 'W1', name: '库', plant, type: 'finished' });
  const codes = [
    ['A-02', 'storage', 20],
    ['A-01', 'storage', 10],
    ['STAGE', 'shipping', null],
  ] as const;
  places = Object.fromEntries(
    await Promise.all(
      codes.map(async ([code, kind, pickSequence]) => {
        const row = { code, warehouse, kind, pickSequence };
        return [code, await put('warehouse.location', row)] as const;
      }),
    ),
  );
});

const inside = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> => factory.asSystem(tenant.id, work);
let received = 0;
/** Batches come in one after the other, so that each has a day of its own. */
const receive = async (batch: string, code: string, qty: string): Promise<void> => {
  received += 1;
  const at = new Date(Date.UTC(2020, 0, received));
  await inside((ctx) =>
    postStock({ ...ctx, now: at }, { entity: 'warehouse.test', documentNo: 'R1' }, [
      {
        part,
        batch,
        container: null,
        owner: null,
        qty,
        from: { outside: 'vendor' },
        to: { location: places[code] ?? '', status: 'available' },
      },
    ]),
  );
};
/** What lies where, and how much of it is reserved. */
const held = async (): Promise<Record<string, string>> => {
  const rows = await inside(
    (ctx) => ctx.sql<{ code: string; batch: string; qty: string; reserved: string }>`
      select l.code, s.batch, trim_scale(s.qty)::text as qty, trim_scale(s.reserved_qty)::text as reserved
      from warehouse_stock s join warehouse_location l on l.id = s.location_id where s.qty > 0 order by 1, 2`,
  );
  return Object.fromEntries(rows.map(({ code, batch, qty, reserved }) => [`${code} ${batch}`, `${qty}/${reserved}`]));
};
const ledger = (number: string) =>
  inside(
    (ctx) => ctx.sql<{ batch: string; qty: string; went: string }>`
      select m.batch, trim_scale(m.qty)::text as qty, coalesce(f.code, m.from_place) || ' → ' || coalesce(l.code, m.to_place) as went
      from warehouse_stock_move m left join warehouse_location f on f.id = m.from_location_id
      left join warehouse_location l on l.id = m.to_location_id where m.document_no = ${number} order by m.at, m.id`,
  );
const row = async (entity: string, id: string) => (await admin.one(entity, id)).data;
const act = async (entity: string, id: string, action: string, input: Record<string, unknown> = {}): Promise<Reply> =>
  admin.act(entity, action, [{ id, version: (await row(entity, id)).version }], { input });
const done = async (...asked: Parameters<typeof act>): Promise<void> => {
  const reply = await act(...asked);
  expect(reply.httpStatus, reply.raw).toBe(200);
};
const orderOf = async (qty: string, more: Record<string, unknown> = {}): Promise<string> => {
  const reply = await admin.save(ORDER, {
    warehouse,
    kind: 'customer',
    customer,
    stagingLocation: places['STAGE'],
    plate: '沪A12345',
    lines: [{ part, qty, unit }],
    ...more,
  });
  expect(reply.httpStatus, reply.raw).toBe(200);
  await done(ORDER, reply.data.id, 'release');
  return reply.data.id;
};
const tasksOf = async (order: string): Promise<any[]> => {
  const { list } = (await admin.page(TASK, { _params: { order: [order] } })).data;
  return list.toSorted((a: { number: string }, b: { number: string }) => (a.number < b.number ? -1 : 1));
};
const scanned = (task: any, more: Record<string, unknown> = {}) => {
  const { locationCode: location, partNo, batch, qty } = task;
  return { location, part: partNo, batch, qty, ...more };
};
const allocated = async (id: string) =>
  (await row(ORDER, id)).allocations.map((one: any) => [one.locationLabel, one.batch, one.qty, one.pickedQty]);

test('from release to the gate: the oldest leaves first, stays set aside at staging, and the ledger tells every step', async () => {
  await receive('B1', 'A-02', '6');
  await receive('B2', 'A-01', '10');
  const id = await orderOf('9');
  await done(ORDER, id, 'allocate');
  expect(await held()).toEqual({ 'A-01 B2': '10/3', 'A-02 B1': '6/6' });
  const order = await row(ORDER, id);
  expect(order.lines[0]).toMatchObject({ allocatedQty: '9', shortQty: '0', pickedQty: '0' });
  const english = (await admin.post('/warehouse/ai/queryOne', { _entity: ORDER, id }, { lang: 'en' })).data;
  for (const { why } of order.allocations) expect(why).toMatch(/^先进先出（FIFO）[^\n]*$/);
  for (const { why } of english.allocations) expect(why).toMatch(/^First in, first out \(FIFO\)[^\n]*$/);
  // The way through the warehouse begins at the lowest pick sequence, whichever batch is older.
  expect(await allocated(id)).toEqual([
    ['A-01', 'B2', '3', '0'],
    ['A-02', 'B1', '6', '0'],
  ]);

  const [first, second] = await tasksOf(id);
  await done(TASK, first.id, 'start');
  await done(TASK, first.id, 'confirm', scanned(await row(TASK, first.id)));
  expect(await row(ORDER, id)).toMatchObject({ status: '12' });
  expect(await held()).toEqual({ 'A-01 B2': '7/0', 'A-02 B1': '6/6', 'STAGE B2': '3/3' });
  await done(ORDER, id, 'pick');
  expect(await row(ORDER, id)).toMatchObject({ status: '20' });
  expect(await row(TASK, second.id)).toMatchObject({ status: '20', pickedQty: '6' });

  await done(ORDER, id, 'pass');
  const [pass] = (await admin.page(PASS, { _params: { order: [id] } })).data.list;
  expect(pass).toMatchObject({ plate: '沪A12345', goods: 'P1 × 9', status: '15' });
  expect((await act(ORDER, id, 'ship')).error).toMatchObject({ zh: '放行单未审批', en: 'The release pass is not approved' });
  expect((await act(PASS, pass.id, 'approve')).error?.code).toBe(`${PASS}.approve.otherPerson`);
  const chief = await tenant.person({ admin: true });
  expect((await chief.act(PASS, 'approve', [{ id: pass.id, version: 2 }])).httpStatus).toBe(200);
  await done(ORDER, id, 'ship');
  expect((await act(PASS, pass.id, 'leave', { plate: '沪B00000' })).error?.zh).toBe('车牌与放行单不符');
  await done(PASS, pass.id, 'leave', { plate: '沪a12345' });
  expect(await row(ORDER, id)).toMatchObject({ status: '30', lines: [{ pickedQty: '9', shippedQty: '9' }] });
  expect(await held()).toEqual({ 'A-01 B2': '7/0' });
  expect((await ledger(order.number)).map(({ batch, qty, went }) => `${batch} ${qty} ${went}`).toSorted()).toEqual([
    'B1 6 A-02 → STAGE',
    'B1 6 STAGE → customer',
    'B2 3 A-01 → STAGE',
    'B2 3 STAGE → customer',
  ]);
});

test('what is not there is told: the line is short, and an order nothing is there for is refused', async () => {
  await receive('B1', 'A-01', '4');
  const id = await orderOf('9');
  await done(ORDER, id, 'allocate');
  expect((await row(ORDER, id)).lines[0]).toMatchObject({ allocatedQty: '4', shortQty: '5' });
  const next = await orderOf('1');
  expect((await act(ORDER, next, 'allocate')).error).toMatchObject({ zh: '库存不足', en: 'Not enough stock' });
  await done(ORDER, id, 'deallocate');
  expect(await held()).toEqual({ 'A-01 B1': '4/0' });
  expect(await row(ORDER, id)).toMatchObject({ allocations: [], lines: [{ allocatedQty: '0', shortQty: '0' }] });
  expect(await tasksOf(id)).toMatchObject([{ status: '99' }]);
  await done(ORDER, next, 'allocate');
  await done(ORDER, next, 'cancel');
  expect(await held()).toEqual({ 'A-01 B1': '4/0' });
});

test('a started task keeps its order from being taken back', async () => {
  await receive('B1', 'A-01', '4');
  const id = await orderOf('4');
  await done(ORDER, id, 'allocate');
  const [task] = await tasksOf(id);
  await done(TASK, task.id, 'start');
  expect((await act(ORDER, id, 'deallocate')).error?.zh).toBe('只有待拣状态的拣货任务才能取消');
  expect(await held()).toEqual({ 'A-01 B1': '4/4' });
});

describe('against the rule', () => {
  test('another batch is taken with a right and a reason, and the allocation says so', async () => {
    await receive('OLD', 'A-01', '5');
    await receive('NEW', 'A-02', '5');
    const id = await orderOf('5');
    expect((await act(ORDER, id, 'allocate', { batch: 'NEW' })).error?.zh).toBe('不按规则分配请填写原因');
    const clerk = await tenant.person({ permissions: [`${ORDER}.allocate`, `${ORDER}.read`] });
    const refused = await clerk.act(ORDER, 'allocate', [{ id, version: 2 }], { input: { batch: 'NEW', reason: '客户指定' } });
    expect(refused.error?.zh).toBe('您没有权限不按周转规则分配');
    await done(ORDER, id, 'allocate', { batch: 'NEW', reason: '客户指定' });
    expect((await row(ORDER, id)).allocations).toMatchObject([{ batch: 'NEW', overridden: '1', overrideReason: '客户指定' }]);
  });

  test('a rotation rule of the order is followed, and a batch a line asks for is the only one', async () => {
    await receive('OLD', 'A-01', '5');
    await receive('NEW', 'A-02', '5');
    const lifo = { code: 'R1', name: '后进先出', warehouse, steps: [{ sequence: 1, strategy: 'lifo' }] };
    const rotationRule = await put('warehouse.rotationRule', lifo);
    const id = await orderOf('2', { rotationRule });
    await done(ORDER, id, 'allocate');
    expect(await allocated(id)).toEqual([['A-02', 'NEW', '2', '0']]);
    const asked = await orderOf('9', { lines: [{ part, qty: '9', unit, batch: 'OLD' }] });
    await done(ORDER, asked, 'allocate');
    expect(await allocated(asked)).toEqual([['A-01', 'OLD', '5', '0']]);
    expect((await row(ORDER, asked)).lines[0]).toMatchObject({ shortQty: '4' });
  });
});

describe('picking', () => {
  test('a scan that does not match moves nothing', async () => {
    await receive('B1', 'A-01', '5');
    const id = await orderOf('5');
    await done(ORDER, id, 'allocate');
    const [{ id: taskId }] = await tasksOf(id);
    const task = await row(TASK, taskId);
    for (const wrong of [{ location: 'A-02' }, { part: 'P2' }, { batch: 'B2' }, { batch: null }])
      expect((await act(TASK, taskId, 'confirm', scanned(task, wrong))).error?.zh).toBe('扫描信息与任务不符');
    expect((await act(TASK, taskId, 'confirm', scanned(task, { qty: '6' }))).error?.zh).toBe('拣货数量不能超过任务数量');
    expect(await held()).toEqual({ 'A-01 B1': '5/5' });
  });

  test('a short pick needs a reason, gives the rest back and closes the location to picking', async () => {
    await receive('B1', 'A-01', '5');
    const id = await orderOf('5');
    await done(ORDER, id, 'allocate');
    const [{ id: taskId }] = await tasksOf(id);
    const task = await row(TASK, taskId);
    expect((await act(TASK, taskId, 'confirm', scanned(task, { qty: '3' }))).error?.zh).toBe('短拣请填写原因');
    await done(TASK, taskId, 'confirm', scanned(task, { qty: '3', reason: '货位只有3件' }));
    expect(await row(TASK, taskId)).toMatchObject({ status: '25', pickedQty: '3', shortReason: '货位只有3件' });
    expect(await held()).toEqual({ 'A-01 B1': '2/0', 'STAGE B1': '3/3' });
    expect(await row(ORDER, id)).toMatchObject({
      status: '20',
      lines: [{ allocatedQty: '3', shortQty: '2', pickedQty: '3' }],
      allocations: [{ qty: '3', pickedQty: '3' }],
    });
    expect(await row('warehouse.location', places['A-01'] ?? '')).toMatchObject({ pickLocked: '1' });
    const next = await orderOf('1');
    expect((await act(ORDER, next, 'allocate')).error?.zh).toBe('库存不足');
  });

  test('a task somebody made up takes nothing', async () => {
    await receive('B1', 'A-01', '5');
    const id = await orderOf('5');
    await done(ORDER, id, 'allocate');
    const forged = await put(TASK, { warehouse, order: id, location: places['A-01'], part, batch: 'B1', qty: '5' });
    expect((await act(TASK, forged, 'confirm', scanned(await row(TASK, forged)))).httpStatus).toBe(404);
    expect(await held()).toEqual({ 'A-01 B1': '5/5' });
  });

  test('calling off the last open task of an order that is being picked finishes it', async () => {
    await receive('B1', 'A-01', '5');
    await receive('B2', 'A-02', '5');
    const id = await orderOf('8');
    await done(ORDER, id, 'allocate');
    const [first, second] = await tasksOf(id);
    await done(ORDER, id, 'pick', { task: first.number });
    expect(await row(ORDER, id)).toMatchObject({ status: '12' });
    await done(TASK, second.id, 'cancel');
    expect(await row(ORDER, id)).toMatchObject({ status: '20', lines: [{ allocatedQty: '5', pickedQty: '5', shortQty: '3' }] });
    expect(await held()).toEqual({ 'A-02 B2': '5/0', 'STAGE B1': '5/5' });
  });
});

test('a wave allocates its orders and gives their tasks one walk', async () => {
  await receive('B1', 'A-02', '5');
  await receive('B2', 'A-01', '5');
  const orders = [await orderOf('5'), await orderOf('3'), await orderOf('4')];
  await done(ORDER, orders[1] ?? '', 'allocate');
  const lines = orders.map((order) => ({ order }));
  const id = await put(WAVE, { warehouse, lines });
  await done(WAVE, id, 'release');
  const tasks = (await admin.page(TASK, { _params: { wave: [id] } })).data.list;
  expect(tasks.map((task: any) => String(task.sequence)).toSorted()).toEqual(['10', '10', '20', '20']);
  expect((await row(ORDER, orders[2] ?? '')).lines[0]).toMatchObject({ allocatedQty: '2', shortQty: '2' });
  const other = await put(WAVE, { warehouse, lines: lines.slice(0, 1) });
  expect((await act(WAVE, other, 'release')).error?.zh).toBe('出库单已在其他波次中');
  expect((await act(WAVE, id, 'close')).error?.zh).toBe('存在未完成的拣货任务，不能关闭');
  for (const order of orders) await done(ORDER, order, 'pick');
  await done(WAVE, id, 'close');
});

test('supply 4.1 wave.gather.rule, wave.gather.found: a wave gathers orders by route, dock and time, each into one wave', async () => {
  const other = await put('base.customer', { code: 'C2', name: '他处' });
  const dock = await put('warehouse.dock', { code: 'D1', name: '一号', warehouse, opensAt: '08:00', closesAt: '18:00' });
  const stops = [{ sequence: 1, customer }];
  const route = await put('warehouse.route', { code: 'R1', name: '北线', kind: 'shipping', warehouse, stops });
  const made = async (more: Record<string, unknown>): Promise<string> => {
    const row = { warehouse, kind: 'customer', customer, stagingLocation: places['STAGE'], lines: [{ part, unit, qty: '1' }] };
    const id = await put(ORDER, { ...row, ...more });
    await done(ORDER, id, 'release');
    return id;
  };
  const late = await made({ plannedAt: '2096-03-02 18:00:00', dock });
  const soon = await made({ plannedAt: '2096-03-02 09:00:00' });
  const undated = await made({});
  const elsewhere = await made({ customer: other, plannedAt: '2096-03-02 08:00:00' });
  const gathered = async (wave: Record<string, unknown>): Promise<readonly string[]> => {
    const id = await put(WAVE, { warehouse, ...wave });
    await done(WAVE, id, 'gather');
    return (await row(WAVE, id)).lines.map((line: any) => line.order);
  };
  expect((await act(WAVE, await put(WAVE, { warehouse }), 'gather')).error?.code).toBe(`${WAVE}.gather.rule`);
  expect(await gathered({ route, plannedAt: '2096-03-02 12:00:00' })).toEqual([soon, undated]);
  expect(await gathered({ dock })).toEqual([late]);
  expect((await act(WAVE, await put(WAVE, { warehouse, route }), 'gather')).error?.code).toBe(`${WAVE}.gather.found`);
  expect(await gathered({ plannedAt: '2096-03-02 08:00:00' })).toEqual([elsewhere]);
});

test('sixteen orders at once for the goods of ten: ten are served, nothing is promised twice', async () => {
  await receive('B1', 'A-01', '6');
  await receive('B2', 'A-02', '4');
  const orders = await Promise.all(Array.from({ length: 16 }, () => orderOf('1')));
  const replies = await Promise.all(orders.map((order) => admin.act(ORDER, 'allocate', [{ id: order, version: 2 }])));
  expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(10);
  for (const { error } of replies.filter(({ httpStatus }) => httpStatus !== 200)) expect(error?.zh).toBe('库存不足');
  expect(await held()).toEqual({ 'A-01 B1': '6/6', 'A-02 B2': '4/4' });
});

test('sixteen people confirm the same task at once: it is picked once', async () => {
  await receive('B1', 'A-01', '5');
  const id = await orderOf('5');
  await done(ORDER, id, 'allocate');
  const [{ id: taskId }] = await tasksOf(id);
  const input = scanned(await row(TASK, taskId));
  const replies = await Promise.all(
    Array.from({ length: 16 }, () => admin.act(TASK, 'confirm', [{ id: taskId, version: 1 }], { input })),
  );
  expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
  expect(await held()).toEqual({ 'STAGE B1': '5/5' });
});

test('eight people confirm eight tasks of one order at once: every piece is counted, and the order is picked', async () => {
  for (let n = 1; n <= 8; n += 1) await receive(`B${n}`, n % 2 === 0 ? 'A-01' : 'A-02', '1');
  const id = await orderOf('8');
  await done(ORDER, id, 'allocate');
  const tasks = await Promise.all((await tasksOf(id)).map((task) => row(TASK, task.id)));
  expect(tasks).toHaveLength(8);
  const replies = await Promise.all(
    tasks.map((task) => admin.act(TASK, 'confirm', [{ id: task.id, version: 1 }], { input: scanned(task) })),
  );
  expect(replies.map(({ httpStatus }) => httpStatus)).toEqual(tasks.map(() => 200));
  const order = await row(ORDER, id);
  expect(order.allocations.map((one: any) => one.pickedQty)).toEqual(tasks.map(() => '1'));
  expect(order).toMatchObject({ status: '20', lines: [{ pickedQty: '8' }] });
});

test('somebody picks the whole order while others confirm its tasks: whoever comes first, everything is picked once', async () => {
  for (let n = 1; n <= 6; n += 1) await receive(`B${n}`, n % 2 === 0 ? 'A-01' : 'A-02', '1');
  const id = await orderOf('6');
  await done(ORDER, id, 'allocate');
  const tasks = await Promise.all((await tasksOf(id)).map((task) => row(TASK, task.id)));
  const { version } = await row(ORDER, id);
  await Promise.all([
    admin.act(ORDER, 'pick', [{ id, version }]),
    ...tasks.map((task) => admin.act(TASK, 'confirm', [{ id: task.id, version: 1 }], { input: scanned(task) })),
  ]);
  // Whoever was refused as too late tries again.
  if ((await row(ORDER, id)).status !== '20') await done(ORDER, id, 'pick');
  expect(await row(ORDER, id)).toMatchObject({ status: '20', lines: [{ pickedQty: '6' }] });
  expect(new Set((await tasksOf(id)).map(({ status }) => status))).toEqual(new Set(['20']));
  expect(Object.entries(await held())).toEqual(tasks.map((_, n) => [`STAGE B${n + 1}`, '1/1']));
});

test('orders are picked whole while sixteen confirm and call off their tasks: nobody waits for somebody who waits for them', async () => {
  const before = await deadlocks(factory, tenant.id);
  for (let round = 1; round <= 3; round += 1) {
    for (let n = 1; n <= 16; n += 1) await receive(`R${round}B${n}`, n % 2 === 0 ? 'A-01' : 'A-02', '1');
    const id = await orderOf('16');
    await done(ORDER, id, 'allocate');
    const tasks = await Promise.all((await tasksOf(id)).map((task) => row(TASK, task.id)));
    const { version } = await row(ORDER, id);
    const confirm = (task: any) => admin.act(TASK, 'confirm', [{ id: task.id, version: 1 }], { input: scanned(task) });
    await Promise.all([
      ...tasks.slice(0, 8).map(confirm),
      admin.act(ORDER, 'pick', [{ id, version }]),
      ...tasks.slice(8, 12).map((task) => admin.act(TASK, 'cancel', [{ id: task.id, version: 1 }])),
      ...tasks.slice(12).map(confirm),
    ]);
    if ((await row(ORDER, id)).status !== '20') await done(ORDER, id, 'pick');
    const [line] = (await row(ORDER, id)).lines;
    expect(Number(line.pickedQty) + Number(line.shortQty)).toBe(16);
  }
  expect((await deadlocks(factory, tenant.id)) - before).toBe(0);
});
