import type { Client, Factory } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { postStock } from '../server/index.ts';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const COUNT = 'warehouse.countOrder';
const DIFF = 'warehouse.countDiff';
const done = { httpStatus: 200 };
const refused = (code: string, zh: string, en: string) => ({ httpStatus: 422, error: { code, zh, en } });

/** Milliseconds by which tests have let time pass. */
let ahead = 0;
let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
let counter: Client;
let second: Client;
beforeAll(async () => {
  factory = await openFactory({ clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => factory.close());
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
  const permissions = [`${COUNT}.read`, `${COUNT}.count`, `${COUNT}.recount`, `${COUNT}.submit`];
  [counter, second] = [await floor.tenant.person({ permissions }), await floor.tenant.person({ permissions })];
});
afterEach(async () => expect(await on.unproven()).toEqual([]));

const clock = (): Promise<string> => on.inside(async (ctx) => ctx.clock);
/** Lets minutes pass, and tells what time it was before. */
const pass = async (minutes: number): Promise<string> => {
  const before = await clock();
  ahead += minutes * 60_000;
  return before;
};
const released = async (more: object = {}): Promise<string> => {
  const id = await on.make(COUNT, { warehouse: floor.warehouses[0], emptyPlaces: '0', ...more });
  expect(await on.act(COUNT, id, 'release')).toMatchObject(done);
  return id;
};
const count = (id: string, input: object, by: Client = counter) => by.act(COUNT, 'count', [{ id, version: null }], { input });
const countAt = async (id: string, place: keyof Floor['at'], countedQty: string, by: Client = counter) => {
  const line = (await on.one(COUNT, id)).lines.find((one: { location: string }) => one.location === floor.at[place]);
  return count(id, { lineId: line.id, countedQty }, by);
};
const diffs = async (id: string) => (await floor.admin.page(DIFF, { _params: { countOrder: id } })).data.list;
const finished = async (id: string, by: Client = counter) => {
  expect(await on.act(COUNT, id, 'submit', {}, by)).toMatchObject(done);
  return on.act(COUNT, id, 'approve');
};

test('supply 2.9 goods the books do not have are recorded, counted again by somebody else, approved and posted', async () => {
  await on.receive('A', '10', 'L1');
  await on.receive('F', '3', 'L2');
  const id = await released({ locationFrom: 'A', locationTo: 'B', blind: '1' });
  await countAt(id, 'A', '10');
  expect(await count(id, { location: 'B', part: 'P1', batch: 'L2', countedQty: '4' })).toMatchObject(done);
  const found = async () => (await on.one(COUNT, id)).lines.find((one: { found: string }) => one.found === '1');
  expect(await found()).toMatchObject({
    location: floor.at.B,
    batch: 'L2',
    countedQty: '4',
    toRecount: '1',
    bookQty: null,
    diffQty: null,
  });
  const { id: lineId } = await found();
  expect(await count(id, { lineId, countedQty: '5' }, second)).toMatchObject(done);
  expect(await count(id, { lineId, countedQty: '0' })).toMatchObject({ error: { code: `${COUNT}.count.other` } });
  await on.act(COUNT, id, 'recount', {}, second);
  expect(await finished(id)).toMatchObject(done);
  expect(await on.held()).toEqual({ 'A available L1': '10/0', 'B available L2': '5/0', 'F available L2': '3/0' });
  expect(await found()).toMatchObject({ bookQty: '0', diffQty: '5' });
  expect(await on.ledger((await on.one(COUNT, id)).number)).toEqual(['5 loss > B:available']);
});

test('supply 2.9 what came after the release is no find: it has the book quantity of its moment', async () => {
  await on.receive('A', '10');
  const id = await released();
  await on.receive('B', '6');
  await countAt(id, 'A', '10');
  expect(await count(id, { location: 'B', part: 'P1', countedQty: '6' })).toMatchObject(done);
  const [diff] = (await diffs(id)).filter((one: { location: string }) => one.location === floor.at.B);
  expect(diff).toMatchObject({ bookQty: '6', movedQty: '0', countedQty: '6', diffQty: '0', different: '0' });
});

test('supply 2.9 a find outside of the count is refused in both languages', async () => {
  await on.receive('A', '10');
  const { unit } = await on.one('base.part', floor.part);
  const lots = { partNo: 'P2', name: '二', unit, partType: 'bought', trackMode: 'lot' };
  const other = await on.make('base.part', lots);
  const id = await released({ locationFrom: 'A', locationTo: 'B' });
  const find = (more: object) => count(id, { location: 'B', part: 'P1', countedQty: '1', ...more });
  expect(await find({ location: 'C' })).toMatchObject(
    refused('count.place', '库位 C 不在盘点范围内', 'Location C is not within the count'),
  );
  expect(await find({ location: 'F' })).toMatchObject({ error: { code: 'count.place' } });
  expect(await find({ part: 'P9' })).toMatchObject(refused('count.part', '没有物料 P9', 'There is no part P9'));
  expect(await find({ part: 'P2' })).toMatchObject(
    refused('count.batch', '物料 P2 按批次管理，请填写批次', 'Part P2 is kept by batches: enter the batch'),
  );
  expect(await find({ part: 'P2', batch: 'L7' })).toMatchObject(
    refused('count.batch', '物料 P2 没有批次 L7', 'Part P2 has no batch L7'),
  );
  await on.make('warehouse.lot', { part: other, batch: 'L7' });
  expect(await find({ part: 'P2', batch: 'L7' })).toMatchObject(done);
  expect(await find({ location: 'A' })).toMatchObject(
    refused('count.line', 'P1 在库位 A 已有盘点明细', 'P1 has a line at location A already'),
  );
  const ofOne = await released({ part: floor.part });
  expect(await count(ofOne, { location: 'B', part: 'P2', batch: 'L7', countedQty: '1' })).toMatchObject(
    refused('count.part', '物料 P2 不在盘点范围内', 'Part P2 is not within the count'),
  );
});

test('supply 2.9 places where the books have nothing are looked at too, and a find takes their line', async () => {
  await on.receive('A', '10');
  const id = await released({ emptyPlaces: '1', tolerance: '100' });
  const places = async () => {
    const { lines } = await on.one(COUNT, id);
    return lines.map((one: { locationLabel: string; part: string | null; countedQty: string | null }) => [
      one.locationLabel,
      one.part && 'P1',
      one.countedQty,
    ]);
  };
  expect(await places()).toEqual([
    ['A', 'P1', null],
    ['B', null, null],
    ['C', null, null],
  ]);
  await countAt(id, 'A', '10');
  expect(await on.act(COUNT, id, 'submit', {}, counter)).toMatchObject({ error: { code: `${COUNT}.submit.all` } });
  expect(await countAt(id, 'B', '3')).toMatchObject(
    refused(`${COUNT}.count.empty`, '空库位只能确认为0', 'An empty place is confirmed with 0'),
  );
  expect(await countAt(id, 'B', '0')).toMatchObject(done);
  // Somebody looks again and finds what the first had not seen.
  expect(await count(id, { location: 'B', part: 'P1', countedQty: '3' }, second)).toMatchObject(done);
  expect(await countAt(id, 'C', '0')).toMatchObject(done);
  expect(await places()).toEqual([
    ['A', 'P1', '10'],
    ['B', 'P1', '3'],
    ['C', null, '0'],
  ]);
  expect(await finished(id)).toMatchObject(done);
  expect(await on.held()).toEqual({ 'A available': '10/0', 'B available': '3/0' });
  const ofOne = await on.make(COUNT, { warehouse: floor.warehouses[0], part: floor.part });
  await on.act(COUNT, ofOne, 'release');
  expect((await on.one(COUNT, ofOne)).lines).toHaveLength(2);
});

test('supply 2.9 whoever says a place is empty misses what the books have put there since', async () => {
  await on.receive('A', '10');
  const id = await released({ emptyPlaces: '1', tolerance: '100' });
  await on.receive('C', '4', 'L1');
  await on.receive('C', '2', 'L2');
  for (const [place, qty] of [
    ['A', '10'],
    ['B', '0'],
    ['C', '0'],
  ] as const)
    expect(await countAt(id, place, qty)).toMatchObject(done);
  expect(await finished(id)).toMatchObject(done);
  expect(await on.held()).toEqual({ 'A available': '10/0' });
});

const shipped = (place: keyof Floor['at'], qty: string) =>
  on.inside((ctx) =>
    postStock(ctx, { entity: 'test', documentNo: 'S1' }, [
      { ...on.what(), qty, from: { location: floor.at[place], status: 'available' }, to: { outside: 'customer' } },
    ]),
  );

test('supply 2.9 a count sent later is judged by the books of its moment: what was picked since is no difference', async () => {
  await on.receive('A', '10');
  await on.receive('B', '5');
  const id = await released({ emptyPlaces: '1' });
  await pass(1);
  await on.receive('A', '2');
  await pass(1);
  const counted = await pass(1);
  await shipped('A', '4');
  await on.receive('C', '7');
  await pass(1);
  const [a, b, c] = (await on.one(COUNT, id)).lines;
  expect(await count(id, { lineId: a.id, countedQty: '12', at: counted })).toMatchObject(done);
  expect(await count(id, { lineId: b.id, countedQty: '5', at: counted })).toMatchObject(done);
  // The place was empty when somebody looked; what came since is not missing.
  expect(await count(id, { lineId: c.id, countedQty: '0', at: counted })).toMatchObject(done);
  const lines = (await on.one(COUNT, id)).lines;
  expect(lines).toMatchObject([
    { countedAt: counted, toRecount: '0' },
    { countedAt: counted, toRecount: '0' },
    { countedAt: counted, part: null },
  ]);
  expect(await diffs(id)).toMatchObject([
    { bookQty: '10', movedQty: '2', countedQty: '12', diffQty: '0' },
    { bookQty: '5', movedQty: '0', diffQty: '0' },
  ]);
  expect(await finished(id)).toMatchObject(done);
  expect(await on.held()).toEqual({ 'A available': '8/0', 'B available': '5/0', 'C available': '7/0' });
});

test('supply 2.9 a find sent later has the book quantity of its moment too', async () => {
  await on.receive('A', '10');
  const id = await released();
  await pass(1);
  const found = await pass(1);
  await on.receive('B', '3');
  expect(await count(id, { location: 'B', part: 'P1', countedQty: '2', at: found })).toMatchObject(done);
  await countAt(id, 'A', '10');
  const [, find] = await diffs(id);
  expect(find).toMatchObject({ bookQty: '0', diffQty: '2' });
});

test('supply 2.9 nothing is counted before the release, and a clock that runs ahead counts as now', async () => {
  await on.receive('A', '10');
  const before = await pass(1);
  const id = await released();
  const [{ id: lineId }] = (await on.one(COUNT, id)).lines;
  expect(await count(id, { lineId, countedQty: '10', at: before })).toMatchObject(
    refused(
      `${COUNT}.count.moment`,
      '盘点时间早于盘点单的下达或该行已有的盘点',
      'Counted before the count was released, or before what the line says already',
    ),
  );
  const ahead = `${Number((await clock()).slice(0, 4)) + 1}-01-01 00:00:00`;
  expect(await count(id, { lineId, countedQty: '10', at: ahead })).toMatchObject(done);
  const [line] = (await on.one(COUNT, id)).lines;
  expect(line.countedAt <= (await clock())).toBe(true);
});

// parameter warehouse.othersApproveCounts
test('use 17, supply 2.9 whoever counted does not approve, unless the company has decided so', async () => {
  await on.receive('A', '10');
  await on.receive('B', '10');
  const id = await released();
  const rights = ['read', 'count', 'submit', 'approve'].map((right) => `${COUNT}.${right}`);
  const [one, other] = [await floor.tenant.person({ permissions: rights }), await floor.tenant.person({ permissions: rights })];
  const no = refused(
    `${COUNT}.approve.otherPerson`,
    '创建、修改或提交过的人不能审批，请由他人审批',
    'Whoever made, changed or submitted it may not approve it',
  );
  await countAt(id, 'A', '9', one);
  await countAt(id, 'B', '10', one);
  await countAt(id, 'A', '9', other);
  await on.act(COUNT, id, 'recount', {}, second);
  await on.act(COUNT, id, 'submit', {}, one);
  expect(await on.act(COUNT, id, 'approve', {}, one)).toMatchObject(no);
  expect(await on.act(COUNT, id, 'approve', {}, other)).toMatchObject(no);
  const decided = { name: 'warehouse.othersApproveCounts', decided: { value: '0' } };
  expect(await floor.admin.post('/system/call/setParameter', decided)).toMatchObject(done);
  expect(await on.act(COUNT, id, 'approve', {}, one)).toMatchObject(done);
  expect(await on.held()).toEqual({ 'A available': '9/0', 'B available': '10/0' });
});
