import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const ADJUST = 'warehouse.stockAdjust';
/** In the night shift in Shanghai, long after any clock of the database. */
const NIGHT = new Date('2096-03-01T17:00:00Z');
let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
let [part, unpriced] = ['', ''];
beforeAll(async () => {
  factory = await openFactory({ clock: () => NIGHT });
});
afterAll(() => factory.close());
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
  const vendor = await on.make('base.vendor', { code: 'V1', name: '供应商' });
  await on.make('base.vendorPart', { part: floor.part, vendor, unitPrice: '10', validFrom: '2020-01-01' });
  const { unit } = await on.one('base.part', floor.part);
  part = floor.part;
  unpriced = await on.make('base.part', { partNo: 'P2', name: '件', unit, partType: 'bought' });
});

let batches = 0;
const drafted = async (qty: string, { by = floor.admin, house = 0, of = part } = {}): Promise<string> => {
  batches += 1;
  const place = { location: house === 0 ? floor.at.A : floor.at.F, container: `C${batches}` };
  const lines = [{ part: of, ...place, stockStatus: 'available', adjustedQty: qty }];
  const reply = await by.save(ADJUST, { warehouse: floor.warehouses[house], reason: '盘点', lines });
  expect(reply.httpStatus, reply.raw).toBe(200);
  return reply.data.id;
};
const submit = async (id: string, by: Client = floor.admin) => {
  const { version } = await on.one(ADJUST, id);
  return by.act(ADJUST, 'submit', [{ id, version }]);
};
const judged = async (...asked: Parameters<typeof drafted>): Promise<string> => {
  const id = await drafted(...asked);
  const reply = await submit(id);
  expect(reply.httpStatus, reply.raw).toBe(200);
  return (await on.one(ADJUST, id)).status;
};

test('supply 2.10 the limit is not passed in slices: a day of one person in one warehouse counts together', async () => {
  expect([await judged('60'), await judged('40'), await judged('1')]).toEqual(['10', '10', '15']);
  const other = await floor.tenant.person({ admin: true });
  expect([await judged('100', { by: other }), await judged('100', { house: 1 })]).toEqual(['10', '10']);
  // What changes nothing needs nobody.
  expect(await judged('0')).toBe('10');
  const draft = await drafted('1');
  expect(await on.one(ADJUST, draft)).toMatchObject({ dayValue: '1000', approvalValue: '1000' });
  const clerk = await floor.tenant.person({ permissions: [`${ADJUST}.read`] });
  expect((await clerk.one(ADJUST, draft)).data).not.toHaveProperty('dayValue');
});

test('supply 2.10 what somebody approved, or what was deleted, leaves the day as it was', async () => {
  expect([await judged('500'), await judged('1', { of: unpriced }), await judged('90')]).toEqual(['15', '15', '10']);
  const dropped = await drafted('10');
  expect((await submit(dropped)).httpStatus).toBe(200);
  expect(await judged('1')).toBe('15');
  const { version } = await on.one(ADJUST, dropped);
  expect((await floor.admin.delete(ADJUST, [{ id: dropped, version }])).httpStatus).toBe(200);
  expect(await judged('10')).toBe('10');
});

test('supply 2.10 the day is the business day of the plant: the next one begins anew', async () => {
  const { plant } = await on.one('warehouse.warehouse', floor.warehouses[0]);
  const shifts = [{ serialNo: 1, code: 'N', name: '夜班', startAt: '20:00:00', endAt: '08:00:00' }];
  const nights = await on.make('base.shiftModel', { code: 'N', name: '夜班', shifts });
  const days = { monday: nights, tuesday: nights, wednesday: nights, thursday: nights, friday: nights };
  await on.make('base.workSchedule', { code: 'W', name: '夜班', plant, validFrom: '2096-01-01', ...days });
  expect(await judged('100')).toBe('10');
  const found = await on.inside(
    (ctx) =>
      ctx.sql<{
        ends: string;
      }>`select to_char(day_ends_at at time zone 'Asia/Shanghai', 'MM-DD HH24:MI') as ends from warehouse_stock_adjust`,
  );
  expect(found).toEqual([{ ends: '03-02 08:00' }]);
  expect(await judged('1')).toBe('15');
  await on.inside((ctx) => ctx.sql`update warehouse_stock_adjust set day_ends_at = now()`);
  expect(await judged('100')).toBe('10');
});

test('supply 2.10 slices submitted at the same moment count together as well', async () => {
  const ids = [];
  for (let n = 0; n < 8; n += 1) ids.push(await drafted('30'));
  const replies = await Promise.all(ids.map((id) => submit(id)));
  for (const { httpStatus, error } of replies)
    if (httpStatus !== 200) expect(error).toMatchObject({ code: `${ADJUST}.submit.decided` });
  const states = await Promise.all(ids.map(async (id) => (await on.one(ADJUST, id)).status));
  expect(states.filter((state) => state === '10').length).toBeLessThanOrEqual(3);
});
