import { identity, modules } from '@takt/app-server/modules';
import type { Ctx } from '@takt/engine';
import { type Client, Factory, type Reply, type Tenant } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postStock } from '../server/index.ts';

const ORDER = 'warehouse.outboundOrder';
const TASK = 'warehouse.pickTask';
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

test('supply 2.5: five dozen of a part kept in pieces are sixty, and sixty are set aside; what leads to no unit is refused', async () => {
  const dozen = await put('base.unit', { code: 'DOZ', name: '打', precision: 0 });
  const units = [{ unit: dozen, numerator: 12, denominator: 1 }];
  const nut = await put('base.part', { partNo: 'NUT', name: '螺母', unit, partType: 'bought', units });
  await inside((ctx) =>
    postStock(ctx, { entity: 'warehouse.test', documentNo: 'R2' }, [
      {
        part: nut,
        batch: null,
        container: null,
        owner: null,
        qty: '100',
        from: { outside: 'vendor' },
        to: { location: places['A-01'] ?? '', status: 'available' },
      },
    ]),
  );
  const id = await orderOf('1', { lines: [{ part: nut, qty: '5', unit: dozen }] });
  expect((await row(ORDER, id)).lines).toMatchObject([{ qty: '60', unit }]);
  await done(ORDER, id, 'allocate');
  expect((await row(ORDER, id)).lines).toMatchObject([{ allocatedQty: '60', shortQty: '0' }]);
  const pair = await put('base.unit', { code: 'PR', name: '双', precision: 0 });
  const { lines: _lines, ...head } = await row(ORDER, id);
  const refused = await admin.save(ORDER, {
    warehouse: head.warehouse,
    kind: head.kind,
    customer: head.customer,
    stagingLocation: head.stagingLocation,
    lines: [{ part: nut, qty: '5', unit: pair }],
  });
  expect(refused.error).toMatchObject({ code: 'unit.ratio' });
});

test('supply 2.10: after a short pick the rest is asked for elsewhere, the place is counted, and the count opens it again', async () => {
  await receive('B1', 'A-01', '5');
  await receive('B2', 'A-02', '5');
  const id = await orderOf('5');
  await done(ORDER, id, 'allocate');
  const [{ id: taskId }] = await tasksOf(id);
  const task = await row(TASK, taskId);
  await done(TASK, taskId, 'confirm', scanned(task, { qty: '3', reason: '货位只有3件' }));
  const [, second] = await tasksOf(id);
  expect(second).toMatchObject({ batch: 'B2', qty: '2', status: '00' });
  expect(await row(ORDER, id)).toMatchObject({ status: '12', lines: [{ allocatedQty: '5', shortQty: '0', pickedQty: '3' }] });
  await tenant.settle();
  const counts = (
    await admin.page('warehouse.countOrder', { _params: { shortPick: [taskId] }, _fields: ['number', 'status', 'shortPick'] })
  ).data.list;
  expect(counts).toMatchObject([{ status: '10', shortPick: taskId }]);

  const count = String(counts[0]?.id);
  const [line] = (await row('warehouse.countOrder', count)).lines;
  const counter = await tenant.person({ admin: true });
  const by = async (client: Client, action: string, input: object = {}) => {
    const { version } = await row('warehouse.countOrder', count);
    const reply = await client.act('warehouse.countOrder', action, [{ id: count, version }], { input });
    expect(reply.httpStatus, reply.raw).toBe(200);
  };
  await by(counter, 'count', { lineId: line.id, countedQty: '2' });
  await by(counter, 'submit');
  expect(await row('warehouse.location', places['A-01'] ?? '')).toMatchObject({ pickLocked: '1' });
  await by(admin, 'approve');
  expect(await row('warehouse.location', places['A-01'] ?? '')).toMatchObject({ pickLocked: '0' });
  const next = await orderOf('2');
  await done(ORDER, next, 'allocate');
  await done(TASK, second.id, 'confirm', scanned(await row(TASK, second.id)));
  expect(await row(ORDER, id)).toMatchObject({ status: '20', lines: [{ pickedQty: '5', shortQty: '0' }] });
});
