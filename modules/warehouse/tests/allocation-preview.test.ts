import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const ORDER = 'warehouse.outboundOrder';
const PREVIEW = '/warehouse/call/previewAllocation';
let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
beforeAll(async () => {
  factory = await openFactory();
  on = onFloor(factory, () => floor);
});
beforeEach(async () => {
  floor = await openFloor(factory);
});
afterAll(() => factory.close());

/** A released order of a line. */
async function released(qty: string): Promise<string> {
  const customer = await on.make('base.customer', { code: 'C1', name: '客户' });
  const { unit } = await on.one('base.part', floor.part);
  const id = await on.make(ORDER, {
    warehouse: floor.warehouses[0],
    kind: 'customer',
    customer,
    stagingLocation: floor.at.C,
    plate: '沪A12345',
    lines: [{ part: floor.part, qty, unit }],
  });
  expect((await on.act(ORDER, id, 'release')).httpStatus).toBe(200);
  return id;
}
const preview = async (order: string, input: object = {}, client = floor.admin) => {
  const { version } = await on.one(ORDER, order);
  return client.post(PREVIEW, { order, version, input });
};

test('use 41 an allocation is seen before it is made: places, quantities and what is short, and nothing is set aside', async () => {
  await on.receive('A', '6');
  await on.receive('B', '5');
  const order = await released('20');
  const { data } = await preview(order);
  expect(data.lines).toEqual([expect.objectContaining({ partNo: 'P1', qty: '20', short: '9' })]);
  expect(data.lines[0].picks.map(({ qty }: any) => qty).toSorted()).toEqual(['5', '6']);
  expect(await on.held()).toEqual({ 'A available': '6/0', 'B available': '5/0' });
  expect(await on.one(ORDER, order)).toMatchObject({ status: '10', short: '0', allocations: [] });
  const only = await preview(order, { location: floor.at.B, reason: '客户指定' });
  expect(only.data.lines[0]).toMatchObject({ short: '15', picks: [{ qty: '5' }] });
});

test('use 41 where nothing fits, the preview says so in the words of the action; who may not allocate sees none', async () => {
  const order = await released('20');
  expect(await preview(order)).toMatchObject({ httpStatus: 422 });
  const reader = await floor.tenant.person({ permissions: [`${ORDER}.read`] });
  expect((await preview(order, {}, reader)).httpStatus).toBe(403);
});

test('use 22 an order that got less than it asked for says so in list and document, until it is allocated anew', async () => {
  await on.receive('A', '6');
  const order = await released('20');
  expect((await on.act(ORDER, order, 'allocate')).httpStatus).toBe(200);
  expect(await on.one(ORDER, order)).toMatchObject({ status: '11', short: '1' });
  expect((await on.act(ORDER, order, 'deallocate')).httpStatus).toBe(200);
  expect(await on.one(ORDER, order)).toMatchObject({ short: '0' });
});
