import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

/** 11:00 in Shanghai. */
const NOW = new Date('2096-03-02T03:00:00Z');
let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
let vendor = '';
let unit = '';
let docks: readonly string[] = [];
beforeAll(async () => {
  factory = await openFactory({ clock: () => NOW });
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
  vendor = await on.make('base.vendor', { code: 'V1', name: '供应商一', nameEn: 'Supplier one' });
  unit = (await on.one('base.part', floor.part)).unit;
  const hours = { opensAt: '07:00', closesAt: '20:00', slotMinutes: 45 };
  docks = await Promise.all(
    floor.warehouses.map((warehouse, at) =>
      on.make('warehouse.dock', { code: `D${at + 1}`, name: `月台${at + 1}`, warehouse, ...hours }),
    ),
  );
});
afterAll(() => factory.close());

const ask = async (call: string, by: Client = floor.admin): Promise<any> => {
  const reply = await by.post(`/warehouse/call/${call}`, {});
  expect(reply.httpStatus, reply.raw).toBe(200);
  return reply.data;
};
const work = async (by?: Client): Promise<Record<string, string>> =>
  Object.fromEntries((await ask('todaysWork', by)).map(({ kind, done, total }: any) => [kind, `${done}/${total}`]));
/** A keeper of one of the two warehouses. */
const keeperOf = (at: 0 | 1): Promise<Client> =>
  floor.tenant.person({ permissions: ['warehouse.*'], scopes: [{ dimension: 'warehouse', value: floor.warehouses[at] }] });

interface Load {
  readonly at?: 0 | 1;
  readonly status: string;
  readonly came?: string;
}
/** A load as it would stand after its life so far; the way there has tests of its own. */
async function load(plannedArrival: string, { at = 0, status, came }: Load): Promise<string> {
  const lines = [{ part: floor.part, qty: '5', unit }];
  const id = await on.make('warehouse.asn', { vendor, warehouse: floor.warehouses[at], plannedArrival, lines });
  const dock = came ? docks[at] : null;
  await on.inside(
    (ctx) =>
      ctx.sql`update warehouse_asn set status = ${status}, dock_id = ${dock}, gate_arrived_at = ${came ?? null}::timestamptz where id = ${id}`,
  );
  return id;
}
const inState = (table: string, id: string, status: string, at: string): Promise<unknown> =>
  on.inside((ctx) =>
    ctx.sql.run({
      text: `update app.${table} set status = $2, updated_at = $3::timestamptz where id = $1`,
      values: [id, status, at],
    }),
  );

test('use 33 loads of today count as received once they are unloaded; those of earlier days that never came are still to do', async () => {
  expect(await work()).toEqual({ receive: '0/0', putaway: '0/0', pick: '0/0', count: '0/0' });
  await load('2096-03-02 09:00:00', { status: '30', came: '2096-03-02 07:40:00' });
  await load('2096-03-02 10:00:00', { status: '20', came: '2096-03-02 07:50:00' });
  await load('2096-03-02 15:00:00', { status: '10' });
  await load('2096-02-28 15:00:00', { status: '10' });
  await load('2096-03-03 15:00:00', { status: '10' });
  await load('2096-03-01 09:00:00', { status: '30', came: '2096-03-01 09:00:00' });
  await load('2096-03-02 09:00:00', { at: 1, status: '10' });
  expect((await work())['receive']).toBe('1/5');
  const open = { status: ['10', '20'], plannedArrival: ['', '2096-03-02'] };
  expect((await floor.admin.page('warehouse.asn', { _params: open })).data.total, 'what the ring leads to').toBe(4);
});

test('use 33 tasks done today and tasks still open make the day; what was done before does not', async () => {
  const task = { warehouse: floor.warehouses[0], part: floor.part, stockStatus: 'available', qty: '5', fromLocation: floor.at.A };
  const [open, today, before] = await on.inside(async (ctx) => {
    const made: string[] = [];
    for (const number of ['PA1', 'PA2', 'PA3']) {
      const { id } = await ctx.sql.one<{ id: string }>`
        insert into warehouse_putaway_task (tenant_id, id, number, status, warehouse_id, part_id, stock_status, qty, done_qty, from_location_id,
          priority, created_by, created_at, updated_by, updated_at)
        values (${ctx.tenant}, gen_random_uuid(), ${number}, '00', ${task.warehouse}, ${task.part}, 'available', 5, 0, ${task.fromLocation}, 5,
          ${ctx.actor.userId}, now(), ${ctx.actor.userId}, now()) returning id`;
      made.push(id);
    }
    return made;
  });
  await inState('warehouse_putaway_task', open ?? '', '00', '2096-02-20 10:00:00+08');
  await inState('warehouse_putaway_task', today ?? '', '20', '2096-03-02 07:10:00+08');
  await inState('warehouse_putaway_task', before ?? '', '20', '2096-03-01 23:10:00+08');
  expect((await work())['putaway']).toBe('1/2');
});

test('use 33 lines of a count under way are counted one by one', async () => {
  await on.receive('A', '100');
  await on.receive('B', '20');
  const id = await on.make('warehouse.countOrder', {
    warehouse: floor.warehouses[0],
    locationFrom: 'A',
    locationTo: 'B',
    tolerance: '0',
  });
  expect((await on.act('warehouse.countOrder', id, 'release')).httpStatus).toBe(200);
  expect((await work())['count']).toBe('0/2');
  const [line] = (await on.one('warehouse.countOrder', id)).lines;
  expect((await on.act('warehouse.countOrder', id, 'count', { lineId: line.id, countedQty: '100' })).httpStatus).toBe(200);
  expect((await work())['count']).toBe('1/2');
});

test('use 33 a keeper of plant A does not count plant B, and nobody sees work they may not read', async () => {
  expect(await work(await keeperOf(1))).toEqual({ receive: '0/1', putaway: '0/0', pick: '0/0', count: '0/0' });
  const reader = await floor.tenant.person({ permissions: ['warehouse.putawayTask.read'] });
  expect(await work(reader)).toEqual({ putaway: '1/2' });
  const nobody = await floor.tenant.person({ permissions: ['base.part.read'] });
  expect((await nobody.post('/warehouse/call/todaysWork', {})).httpStatus).toBe(403);
  const other = await openFloor(factory);
  expect(await work(other.admin)).toMatchObject({ receive: '0/0' });
});

test('use 33 the docks of today tell who is where, who is late and who waits for a dock', async () => {
  const { docks: shown, visits, overdue, now } = await ask('dockDay');
  expect([now, overdue]).toEqual(['2096-03-02 11:00:00', 1]);
  expect(shown.map(({ code }: any) => code)).toEqual(['D1', 'D2']);
  expect(
    visits.map(({ dock, from, to, state }: any) => [
      shown.findIndex(({ id }: any) => id === dock),
      from.slice(11, 16),
      to.slice(11, 16),
      state,
    ]),
  ).toEqual([
    [0, '07:40', '08:25', 'done'],
    [0, '07:50', '08:35', 'working'],
    [-1, '09:00', '09:30', 'late'],
    [-1, '15:00', '15:30', 'booked'],
  ]);
  expect(visits[0].who).toEqual(['供应商一', 'Supplier one']);
});

test('use 33 what leaves today stands at its dock, for those who may read orders, within their warehouses', async () => {
  const staging = await on.make('warehouse.location', { code: 'SHIP', warehouse: floor.warehouses[0], kind: 'shipping' });
  await on.make('warehouse.outboundOrder', {
    warehouse: floor.warehouses[0],
    kind: 'line',
    destination: '一线',
    stagingLocation: staging,
    dock: docks[0],
    plannedAt: '2096-03-02 14:00:00',
    lines: [{ part: floor.part, qty: '5', unit }],
  });
  const out = async (by?: Client) =>
    (await ask('dockDay', by)).visits.filter(({ entity }: any) => entity === 'warehouse.outboundOrder');
  expect(await out()).toMatchObject([{ dock: docks[0], from: '2096-03-02 14:00:00', state: 'booked', who: ['一线', '一线'] }]);
  const far = await keeperOf(1);
  expect(await out(far)).toEqual([]);
  expect((await ask('dockDay', far)).docks.map(({ code }: any) => code)).toEqual(['D2']);
  expect(await out(await floor.tenant.person({ permissions: ['warehouse.asn.read'] }))).toEqual([]);
});

test('use 33 a keeper sees the vehicles that come to their own warehouse, and counts those overdue there alone', async () => {
  const coming = async (by?: Client) => {
    const { visits, overdue } = await ask('dockDay', by);
    const asns = visits.filter(({ entity }: any) => entity === 'warehouse.asn');
    return [asns.map(({ from, state }: any) => `${from.slice(11, 16)} ${state}`), overdue];
  };
  expect(await coming(await keeperOf(0))).toEqual([['07:40 done', '07:50 working', '15:00 booked'], 1]);
  expect(await coming(await keeperOf(1))).toEqual([['09:00 late'], 0]);
});
