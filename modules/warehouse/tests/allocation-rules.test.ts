import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postStock } from '../server/index.ts';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const ORDER = 'warehouse.outboundOrder';
const ROTATION = 'warehouse.rotationRule';
let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
let customer = '';
beforeAll(async () => {
  factory = await openFactory();
  on = onFloor(factory, () => floor);
});
beforeEach(async () => {
  floor = await openFloor(factory);
  customer = await on.make('base.customer', { code: 'C1', name: '客户' });
});
afterAll(() => factory.close());

/** A batch that came on that day of 2020. */
const received = (batch: string, place: 'A' | 'B', qty: string, day: number): Promise<unknown> =>
  on.inside((ctx) =>
    postStock({ ...ctx, now: new Date(Date.UTC(2020, 0, day)) }, { entity: 'test', documentNo: 'R1' }, [
      { ...on.what(batch), qty, from: { outside: 'vendor' }, to: { location: floor.at[place], status: 'available' } },
    ]),
  );
const ruleOf = (entity: string, ...strategies: readonly string[]): Promise<string> =>
  on.make(entity, {
    code: 'R',
    name: '规则',
    warehouse: floor.warehouses[0],
    steps: strategies.map((strategy, index) => ({ sequence: index + 1, strategy })),
  });
/** An order that names no rule; answers what it was given. */
async function allocated(qty: string): Promise<readonly string[]> {
  const { unit } = await on.one('base.part', floor.part);
  const id = await on.make(ORDER, {
    warehouse: floor.warehouses[0],
    kind: 'customer',
    customer,
    stagingLocation: floor.at.C,
    plate: '沪A12345',
    lines: [{ part: floor.part, qty, unit }],
  });
  for (const action of ['release', 'allocate']) {
    const reply = await on.act(ORDER, id, action);
    expect(reply.httpStatus, reply.raw).toBe(200);
  }
  const { allocations } = await on.one(ORDER, id);
  const told = allocations.map((one: { batch: string; qty: string }) => `${one.batch} ${one.qty}`).toSorted();
  expect((await on.act(ORDER, id, 'deallocate')).httpStatus).toBe(200);
  return told;
}

test('supply 2.4: batches leave in the turn of the warehouse’s rule, and as usual once that is out of use', async () => {
  const rule = await ruleOf(ROTATION, 'lifo');
  await received('B1', 'A', '6', 1);
  await received('B2', 'B', '10', 2);
  expect(await allocated('4')).toEqual(['B2 4']);
  await floor.admin.save(ROTATION, { id: rule, version: 1, markStatus: '0' });
  expect(await allocated('4')).toEqual(['B1 4']);
});

test('supply 2.4, term vendorPart.packageQty and term vendorPart.sharePercent: full packages are taken as the supplier of the largest share packs them, then the rest', async () => {
  await ruleOf('warehouse.allocationRule', 'fullPackages', 'inOrder');
  for (const [code, packageQty, sharePercent] of [
    ['V1', '3', '30'],
    ['V2', '5', '70'],
  ]) {
    const vendor = await on.make('base.vendor', { code, name: code });
    await on.make('base.vendorPart', { vendor, part: floor.part, packageQty, sharePercent });
  }
  await received('B1', 'A', '7', 1);
  await received('B2', 'B', '10', 2);
  expect(await allocated('12')).toEqual(['B1 2', 'B1 5', 'B2 5']);
});

test('supply 2.4: the days of life a customer asks for hold beside the rule', async () => {
  await ruleOf(ROTATION, 'fifo');
  await floor.admin.save('base.customer', { id: customer, version: 1, minShelfDays: 60 });
  await received('B1', 'A', '6', 1);
  await received('B2', 'B', '10', 2);
  const soon = await on.inside(async (ctx) => new Date(ctx.now.getTime() + 30 * 86_400_000).toISOString().slice(0, 10));
  await on.make('warehouse.lot', { part: floor.part, batch: 'B1', expiresOn: soon });
  expect(await allocated('4')).toEqual(['B2 4']);
});
