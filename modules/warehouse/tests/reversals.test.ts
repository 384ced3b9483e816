import type { Factory } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { postStock } from '../server/index.ts';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const ADJUST = 'warehouse.stockAdjust';
const TASK = 'warehouse.replenishmentTask';
const TRANSFER = 'warehouse.stockTransfer';
let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
beforeAll(async () => {
  factory = await openFactory();
});
afterAll(() => factory.close());
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
});
afterEach(async () => expect(await on.unproven()).toEqual([]));

const done = async (...asked: Parameters<typeof on.act>): Promise<void> => {
  const reply = await on.act(...asked);
  expect(reply.httpStatus, reply.raw).toBe(200);
};
/** So much is gone for good. */
const scrap = (place: keyof Floor['at'], qty: string, batch: string | null = null) =>
  on.inside((ctx) =>
    postStock(ctx, { entity: 'test', documentNo: 'X1' }, [
      { ...on.what(batch), qty, from: { location: floor.at[place], status: 'available' }, to: { outside: 'scrap' } },
    ]),
  );
const reversals = (number: string) =>
  on.inside(
    (ctx) => ctx.sql<{ n: number }>`
      select count(*)::int as n from warehouse_stock_move m join warehouse_stock_move r on r.reverses_id = m.id where m.document_no = ${number}`,
  );

/** Books set to other figures: more here, less there. */
async function adjusted(more: Readonly<Record<string, string>>): Promise<string> {
  const line = (place: string) => ({ ...on.what(), location: floor.at[place === 'A' ? 'A' : 'B'], stockStatus: 'available' });
  const lines = Object.entries(more).map(([place, adjustedQty]) => ({ ...line(place), adjustedQty }));
  const id = await on.make(ADJUST, { warehouse: floor.warehouses[0], reason: '盘点', lines });
  // Nobody knows a price here.
  for (const step of ['submit', 'approve', 'adjust']) await done(ADJUST, id, step);
  return id;
}

test('supply 2.10 an adjustment is taken back by one that names it, whatever has moved since, once', async () => {
  await on.receive('A', '10');
  await on.receive('B', '10');
  const id = await adjusted({ A: '13', B: '6' });
  await scrap('A', '2');
  await on.receive('B', '5');
  const chief = await floor.tenant.person({ admin: true });
  expect((await on.act(ADJUST, id, 'reverse', { reason: ' ' }, chief)).error).toMatchObject({ code: `${ADJUST}.reverse.reason` });
  // It was approved: whoever made it does not undo it.
  expect((await on.act(ADJUST, id, 'reverse', { reason: '数错' })).error).toMatchObject({ code: `${ADJUST}.reverse.reverser` });
  expect(await on.act(ADJUST, id, 'reverse', { reason: '数错' }, chief)).toMatchObject({ httpStatus: 200 });
  expect(await on.held()).toEqual({ 'A available': '8/0', 'B available': '15/0' });
  const { number } = await on.one(ADJUST, id);
  expect(await reversals(number)).toEqual([{ n: 2 }]);
  const { list } = (await floor.admin.page(ADJUST)).data;
  const back = await on.one(ADJUST, list.find((one: { id: string }) => one.id !== id).id);
  expect(back).toMatchObject({
    status: '20',
    reverses: id,
    reason: '数错',
    lines: [{ adjustedQty: '8' }, { adjustedQty: '15' }],
  });
  expect((await on.ledger(back.number)).toSorted()).toEqual(['3 A:available > loss', '4 loss > B:available']);
  for (const [which, code] of [
    [id, 'notReversed'],
    [back.id, 'original'],
  ])
    expect((await on.act(ADJUST, which, 'reverse', { reason: '再次' }, chief)).error).toMatchObject({
      code: `${ADJUST}.reverse.${code}`,
    });
});

test('supply 2.10 taking one adjustment back leaves alone what the others have posted', async () => {
  await on.receive('A', '10');
  await on.receive('B', '10');
  const id = await adjusted({ A: '13' });
  await adjusted({ B: '6' });
  const chief = await floor.tenant.person({ admin: true });
  expect(await on.act(ADJUST, id, 'reverse', { reason: '数错' }, chief)).toMatchObject({ httpStatus: 200 });
  expect(await on.held()).toEqual({ 'A available': '10/0', 'B available': '6/0' });
});

test('supply 2.10 what was found and is gone since cannot be taken back, and a right of its own is asked for', async () => {
  const id = await adjusted({ A: '5' });
  await scrap('A', '3');
  const chief = await floor.tenant.person({ admin: true });
  expect((await on.act(ADJUST, id, 'reverse', { reason: '数错' }, chief)).httpStatus).toBe(422);
  expect(await on.held()).toEqual({ 'A available': '2/0' });
  await on.receive('A', '3');
  const clerk = await floor.tenant.person({ permissions: [`${ADJUST}.read`, `${ADJUST}.adjust`] });
  expect((await on.act(ADJUST, id, 'reverse', { reason: '数错' }, clerk)).httpStatus).toBe(403);
  expect((await on.act(ADJUST, id, 'takeBack')).httpStatus).toBe(403);
  const twice = await Promise.all(['1', '2'].map((reason) => on.act(ADJUST, id, 'reverse', { reason }, chief)));
  expect(twice.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
  expect(await on.held()).toEqual({});
});

/** Carried to the line; some of it was not signed for. */
async function replenished(signed: string): Promise<string> {
  const [warehouse, toWarehouse] = floor.warehouses;
  const places = { warehouse, fromLocation: floor.at.A, toWarehouse, toLocation: floor.at.F };
  const id = await on.make(TASK, { ...places, part: floor.part, qty: '8' });
  await done(TASK, id, 'release');
  await done(TASK, id, 'pick', { qty: '8' });
  await done(TASK, id, 'deliver');
  await done(TASK, id, 'sign', { qty: signed });
  return id;
}

test('supply 2.6 a replenishment is taken back by a transfer that names it: the goods lie where they came from', async () => {
  await on.receive('A', '4', 'B1');
  await on.receive('A', '10', 'B2');
  const id = await replenished('7');
  expect(await on.held()).toMatchObject({ 'F available B1': '4/0', 'F available B2': '3/0' });
  await done(TASK, id, 'reverse', { reason: '送错线' });
  expect(await on.held()).toEqual({ 'A available B1': '4/0', 'A available B2': '10/0' });
  const task = await on.one(TASK, id);
  expect(task).toMatchObject({ status: '40' });
  const [found] = (await floor.admin.page(TRANSFER)).data.list;
  const transfer = await on.one(TRANSFER, found.id);
  expect(transfer).toMatchObject({ status: '20', reversesTask: id, remark: '送错线' });
  expect((await on.act(TRANSFER, found.id, 'reverse', { reason: '再次' })).error).toMatchObject({
    code: `${TRANSFER}.reverse.original`,
  });
  // Both batches came to the line, and one of them had left its shelf as a whole.
  expect(await reversals(task.number)).toEqual([{ n: 3 }]);
  for (const code of ['B1', 'B2'])
    expect((await floor.admin.post('/warehouse/call/recall', { code, part: null })).data.goods).toMatchObject([
      { sums: { transit: '0', missing: '0' } },
    ]);
});

test('supply 2.6 what the line has used is not taken back, and nothing signed for is nothing to reverse', async () => {
  await on.receive('A', '16');
  const id = await replenished('8');
  await scrap('F', '1');
  expect((await on.act(TASK, id, 'reverse', { reason: '送错线' })).error).toMatchObject({ code: 'stock.short' });
  expect(await on.one(TASK, id)).toMatchObject({ status: '30' });
  const none = await replenished('0');
  expect((await on.act(TASK, none, 'reverse', { reason: '送错线' })).error).toMatchObject({ code: `${TASK}.reverse.signed` });
});

/** Whoever sees the first warehouse alone. */
const near = (...permissions: string[]) =>
  floor.tenant.person({ permissions, scopes: [{ dimension: 'warehouse', value: floor.warehouses[0] }] });

test('whoever is limited to one warehouse takes nothing out of another by reversing, nor looks into it', async () => {
  await on.receive('A', '20');
  const [warehouse, toWarehouse] = floor.warehouses;
  const lines = [{ part: floor.part, qty: '6', fromLocation: floor.at.A, toLocation: floor.at.F }];
  const transfer = await on.make('warehouse.stockTransfer', { warehouse, toWarehouse, lines });
  for (const step of ['release', 'moveOut', 'moveIn']) await done('warehouse.stockTransfer', transfer, step);
  await on.receive('F', '77');
  const task = await replenished('8');
  for (const [doc, id] of [
    ['warehouse.stockTransfer', transfer],
    [TASK, task],
  ] as const) {
    const person = await near(`${doc}.read`, `${doc}.reverse`);
    expect((await on.act(doc, id, 'reverse', { reason: '误操作' }, person)).httpStatus).toBe(403);
    const { version } = await on.one(doc, id);
    const asked = { entity: doc, row: id, version, action: 'reverse', input: { reason: '误操作' } };
    expect((await person.post('/warehouse/call/foreseePosting', asked)).raw).not.toContain('"before"');
  }
});
