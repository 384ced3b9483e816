import type { Client, Factory } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const COUNT = 'warehouse.countOrder';
const done = { httpStatus: 200 };
const refused = (en: string) => ({ httpStatus: 422, error: { en } });

let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
let counter: Client;
let second: Client;
beforeAll(async () => {
  factory = await openFactory();
});
afterAll(() => factory.close());
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
  const permissions = [`${COUNT}.read`, `${COUNT}.count`, `${COUNT}.recount`, `${COUNT}.submit`, `${COUNT}.export`];
  [counter, second] = [await floor.tenant.person({ permissions }), await floor.tenant.person({ permissions })];
});
afterEach(async () => expect(await on.unproven()).toEqual([]));

const released = async (more: object = {}): Promise<string> => {
  const id = await on.make(COUNT, { warehouse: floor.warehouses[0], emptyPlaces: '0', ...more });
  expect(await on.act(COUNT, id, 'release')).toMatchObject(done);
  return id;
};
const countAt = async (id: string, place: keyof Floor['at'], countedQty: string, by: Client = counter) => {
  const line = (await on.one(COUNT, id)).lines.find((one: { location: string }) => one.location === floor.at[place]);
  return on.act(COUNT, id, 'count', { lineId: line.id, countedQty }, by);
};

test('the whole life: counted, counted again by another person, reviewed, posted', async () => {
  await on.receive('A', '10');
  await on.receive('B', '5');
  await on.receive('F', '99');
  const id = await released({ tolerance: '1' });
  expect((await on.one(COUNT, id)).lines).toHaveLength(2);
  expect(await countAt(id, 'A', '7')).toMatchObject(done);
  expect(await on.act(COUNT, id, 'submit', {}, counter)).toMatchObject(refused('Some lines are not counted'));
  expect(await countAt(id, 'B', '6')).toMatchObject(done);
  // Three are missing at A, which is more than the tolerance; one too many at B is not.
  expect(await on.act(COUNT, id, 'recount', {}, counter)).toMatchObject(refused('The recount must be done by another person'));
  expect(await countAt(id, 'A', '8', second)).toMatchObject(done);
  expect(await countAt(id, 'A', '10')).toMatchObject(refused('Somebody else has counted it again: the first figure stays'));
  expect(await on.act(COUNT, id, 'recount', {}, second)).toMatchObject(done);
  expect(await on.act(COUNT, id, 'submit', {}, second)).toMatchObject(done);
  expect(await on.held()).toMatchObject({ 'A available': '10/0', 'B available': '5/0' });
  expect(await on.act(COUNT, id, 'approve')).toMatchObject(done);
  expect(await on.held()).toMatchObject({ 'A available': '8/0', 'B available': '6/0', 'F available': '99/0' });
  const row = await on.one(COUNT, id);
  expect(row.status).toBe('30');
  expect(row.lines).toMatchObject([
    { countedQty: '7', recountedQty: '8', toRecount: '1', bookQty: '10', diffQty: '-2' },
    { countedQty: '6', recountedQty: null, toRecount: '0', bookQty: '5', diffQty: '1' },
  ]);
  expect((await on.ledger(row.number)).toSorted()).toEqual(['1 loss > B:available', '2 A:available > loss']);
  expect(await on.act(COUNT, id, 'close')).toMatchObject(done);
});

test('in a blind count no answer to whoever counts tells what the books say', async () => {
  await on.receive('A', '417253');
  const id = await released({ blind: '1', tolerance: '1000' });
  const asked = async (): Promise<string> => {
    const [row, list, history] = [
      await counter.one(COUNT, id),
      await counter.page(COUNT, { _params: { id } }),
      await counter.history(COUNT, id),
    ];
    return [row, list, history].map(({ raw }) => raw).join();
  };
  expect(await asked()).not.toContain('417253');
  expect((await counter.page('warehouse.countDiff')).httpStatus).toBe(403);
  await countAt(id, 'A', '417236');
  expect(await asked()).not.toContain('417253');
  expect((await counter.one(COUNT, id)).data.lines).toMatchObject([{ bookQty: null, diffQty: null, countedQty: '417236' }]);
  const [diff] = (await floor.admin.page('warehouse.countDiff', { _params: { different: '1' } })).data.list;
  expect(diff).toMatchObject({ bookQty: '417253', countedQty: '417236', movedQty: '0', diffQty: '-17' });
  const open = await released({ blind: '0' });
  expect((await counter.one(COUNT, open)).data.lines).toMatchObject([{ bookQty: '417253' }]);
});

test('what moves while a live count is going on is no difference', async () => {
  await on.receive('A', '10');
  const id = await released({ tolerance: '100' });
  await on.receive('A', '5');
  expect(await countAt(id, 'A', '14')).toMatchObject(done);
  await on.receive('A', '3');
  await on.act(COUNT, id, 'submit', {}, counter);
  expect(await on.act(COUNT, id, 'approve')).toMatchObject(done);
  expect(await on.held()).toEqual({ 'A available': '17/0' });
  const [diff] = (await floor.admin.page('warehouse.countDiff')).data.list;
  expect(diff).toMatchObject({ bookQty: '10', movedQty: '5', countedQty: '14', diffQty: '-1' });
});

test('a frozen count stops every move at its locations until it is approved, and no other count takes them', async () => {
  await on.receive('A', '10');
  await on.receive('B', '10');
  const id = await released({ mode: 'freeze', locationFrom: 'A', locationTo: 'A' });
  const { number } = await on.one(COUNT, id);
  const frozen = `Location A is under count ${number}; nothing moves there until it is approved`;
  await expect(on.receive('A', '1')).rejects.toThrow(frozen);
  await on.receive('B', '1');
  const hold = { warehouse: floor.warehouses[0], location: floor.at.A, ...on.what(), qty: '1', reason: '待查' };
  expect(await floor.admin.save('warehouse.stockHold', hold)).toMatchObject(refused(frozen));
  const other = await on.make(COUNT, { warehouse: floor.warehouses[0], mode: 'freeze' });
  expect(await on.act(COUNT, other, 'release')).toMatchObject(refused(`Location A is under count ${number} already`));
  await countAt(id, 'A', '10');
  await on.act(COUNT, id, 'submit', {}, counter);
  expect(await on.act(COUNT, id, 'reject', { reason: '漏盘' })).toMatchObject(done);
  await expect(on.receive('A', '1')).rejects.toThrow(frozen);
  await on.act(COUNT, id, 'submit', {}, counter);
  expect(await on.act(COUNT, id, 'approve')).toMatchObject(done);
  await on.receive('A', '1');
  expect(await on.held()).toEqual({ 'A available': '11/0', 'B available': '11/0' });
});

test('a range without stock is not counted', async () => {
  const id = await on.make(COUNT, { warehouse: floor.warehouses[0], emptyPlaces: '0' });
  expect(await on.act(COUNT, id, 'release')).toMatchObject(refused('There is no stock in the range'));
});

test('counted while sixteen receive at once: what was counted stays right', async () => {
  await on.receive('A', '100');
  const id = await released({ tolerance: '1000' });
  const receipts = Array.from({ length: 16 }, () => on.receive('A', '1'));
  const [count] = await Promise.all([countAt(id, 'A', '90'), ...receipts]);
  expect(count).toMatchObject(done);
  await on.act(COUNT, id, 'submit', {}, counter);
  expect(await on.act(COUNT, id, 'approve')).toMatchObject(done);
  const [{ movedQty }] = (await floor.admin.page('warehouse.countDiff')).data.list;
  // 90 when it was counted, and what arrived afterwards on top.
  expect(await on.held()).toEqual({ 'A available': `${90 + 16 - movedQty}/0` });
});
