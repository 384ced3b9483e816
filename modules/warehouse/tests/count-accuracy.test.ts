import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const COUNT = 'warehouse.countOrder';
const done = { httpStatus: 200 };

let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
let counter: Client;
beforeAll(async () => {
  factory = await openFactory();
});
afterAll(() => factory.close());
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
  counter = await floor.tenant.person({ permissions: [`${COUNT}.read`, `${COUNT}.count`, `${COUNT}.submit`] });
});

const released = async (more: object): Promise<string> => {
  const id = await on.make(COUNT, { warehouse: floor.warehouses[0], ...more });
  expect(await on.act(COUNT, id, 'release')).toMatchObject(done);
  return id;
};
/** Whether so many, of a hundred, are counted again by somebody else. */
const asksAgain = async (countedQty: string, tolerances: object): Promise<boolean> => {
  const id = await released({ emptyPlaces: '0', ...tolerances });
  const [{ id: lineId }] = (await on.one(COUNT, id)).lines;
  expect(await on.act(COUNT, id, 'count', { lineId, countedQty }, counter)).toMatchObject(done);
  const [{ toRecount }] = (await on.one(COUNT, id)).lines;
  return toRecount === '1';
};
const agree = async (unitPrice: string): Promise<unknown> => {
  const vendor = await on.make('base.vendor', { code: 'V1', name: 'V1' });
  return on.make('base.vendorPart', { part: floor.part, vendor, unitPrice, sharePercent: '100', validFrom: '2020-01-01' });
};

test('supply 2.9 a difference above any tolerance, in pieces, percent or value, is counted again', async () => {
  await on.receive('A', '100');
  const percent = { tolerance: null, tolerancePercent: '2' };
  expect(await asksAgain('98', percent)).toBe(false);
  expect(await asksAgain('97', percent)).toBe(true);
  expect(await asksAgain('103', percent)).toBe(true);
  expect(await asksAgain('97', { tolerance: '5' })).toBe(false);
  expect(await asksAgain('97', { tolerance: '5', tolerancePercent: '2' })).toBe(true);
  expect(await asksAgain('97', { tolerance: '2', tolerancePercent: '5' })).toBe(true);
  // Nothing to judge by: any difference is too much, and no difference is none.
  expect(await asksAgain('99', { tolerance: null })).toBe(true);
  expect(await asksAgain('100', { tolerance: null })).toBe(false);
  const value = { tolerance: null, toleranceValue: '100' };
  expect(await asksAgain('99', value)).toBe(true);
  expect(await asksAgain('99', { ...value, tolerance: '5' })).toBe(false);
  await agree('50');
  expect(await asksAgain('98', value)).toBe(false);
  expect(await asksAgain('97', value)).toBe(true);
  expect(await asksAgain('97', { ...value, tolerance: '5' })).toBe(true);
});

test('supply 2.9 a find is above any percentage', async () => {
  await on.receive('A', '100');
  const id = await released({ tolerance: null, tolerancePercent: '100' });
  await on.act(COUNT, id, 'count', { location: 'B', part: 'P1', countedQty: '1' }, counter);
  expect((await on.one(COUNT, id)).lines).toMatchObject([{}, { found: '1', toRecount: '1' }, {}]);
});

test('supply 2.9 a count that is over tells how accurate the books were, on its page and beside its differences', async () => {
  await on.receive('A', '100');
  await on.receive('B', '100');
  const id = await released({ tolerance: null, tolerancePercent: '2' });
  const [a, b, c] = (await on.one(COUNT, id)).lines;
  const count = (line: { id: string }, countedQty: string, by = counter) =>
    on.act(COUNT, id, 'count', { lineId: line.id, countedQty }, by);
  await count(a, '99');
  await count(b, '90');
  await count(c, '0');
  const second = await floor.tenant.person({ permissions: [`${COUNT}.read`, `${COUNT}.count`] });
  await count(b, '95', second);
  expect(await on.act(COUNT, id, 'submit', {}, counter)).toMatchObject({ httpStatus: 200 });
  expect((await counter.one(COUNT, id)).data.accuracy).toBe(null);
  expect(await on.act(COUNT, id, 'approve')).toMatchObject(done);
  // One is missing of a hundred, five of a hundred, and an empty place is empty.
  expect((await on.one(COUNT, id)).accuracy).toBe('66.67');
  const { list } = (await floor.admin.page('warehouse.countDiff', { _params: { countOrder: id } })).data;
  expect(list).toMatchObject([
    { diffQty: '-1', beyond: '0', accuracy: '66.67' },
    { diffQty: '-5', beyond: '1', accuracy: '66.67' },
  ]);
});
