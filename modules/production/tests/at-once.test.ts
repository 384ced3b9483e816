import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BACKFLUSH, DISPATCH, inShop, openFactory, openShop, type Shop, WORK } from './shop.ts';
import { workRow } from './terminals-floor.ts';

let factory: Factory;
let shop: Shop;
let on: ReturnType<typeof inShop>;
beforeAll(async () => {
  factory = await openFactory();
});
afterAll(() => factory.close());
beforeEach(async () => {
  shop = await openShop(factory);
  on = inShop(factory, () => shop);
});

/** An order nothing of which is planned. */
async function unplanned(qty: string): Promise<string> {
  const order = await on.order(qty);
  const [work = ''] = await on.release(order);
  await on.must(WORK, work, 'cancel');
  return order;
}
const planned = (order: string, plannedQty: string, firstSeq: number, lastSeq: number): Promise<string> =>
  on.make(WORK, workRow(shop, order, { firstSeq, lastSeq, plannedQty }));
const report = (id: string, good: string) => shop.admin.act(DISPATCH, 'report', [{ id, version: null }], { input: { good } });
const statuses = (replies: readonly { readonly httpStatus: number }[]): readonly number[] =>
  replies.map(({ httpStatus }) => httpStatus).toSorted((a, b) => a - b);
/** As often as chance should show it. */
const TIMES = 2;

test('of two work orders released at the same time, those that fit into the order are', async () => {
  for (let n = 0; n < TIMES; n += 1) {
    const order = await unplanned('10');
    const both = [await planned(order, '10', 10, 30), await planned(order, '6', 20, 30)];
    const replies = await Promise.all(both.map((id) => shop.admin.act(WORK, 'release', [{ id, version: 1 }])));
    expect(statuses(replies)[0]).toBe(200);
    expect([409, 422]).toContain(statuses(replies)[1]);
  }
});

test('pieces of one work order are taken by one other, and not taken back from under it', async () => {
  for (let n = 0; n < TIMES; n += 1) {
    const order = await unplanned('10');
    const before = await planned(order, '10', 10, 10);
    const after = [await planned(order, '5', 20, 30), await planned(order, '5', 20, 30)];
    for (const id of [before, ...after]) await on.must(WORK, id, 'release');
    const [first = ''] = await on.begin(before);
    const [one = ''] = await on.begin(after[0] ?? '');
    const [other = ''] = await on.begin(after[1] ?? '');
    await on.report(first, '5');
    expect(statuses(await Promise.all([report(one, '5'), report(other, '5')]))).toEqual([200, 422]);
    await on.report(first, '5');
    const free = (await on.one(DISPATCH, one)).goodQty === '5' ? other : one;
    const { version } = await on.one(DISPATCH, first);
    const back = shop.admin.act(DISPATCH, 'reverse', [{ id: first, version }], { input: { reason: '输错' } });
    const replies = await Promise.all([report(free, '5'), back]);
    expect(statuses(replies)[0]).toBe(200);
    expect([409, 422]).toContain(statuses(replies)[1]);
  }
});

test('what one work order passes on to itself is not what another hands on', async () => {
  const order = await unplanned('10');
  const all = [await planned(order, '5', 10, 30), await planned(order, '5', 10, 10), await planned(order, '5', 20, 30)];
  const first: string[] = [];
  for (const id of all) {
    await on.must(WORK, id, 'release');
    first.push((await on.begin(id))[0] ?? '');
  }
  const [whole = '', before = '', after = ''] = first;
  for (const one of [whole, before, after]) expect((await report(one, '5')).httpStatus).toBe(200);
  expect((await on.act(DISPATCH, before, 'reverse', { reason: '输错' })).error?.en).toContain('has gone on');
  expect((await on.act(DISPATCH, whole, 'reverse', { reason: '输错' })).httpStatus).toBe(200);
});

test('two work orders of an order begin at the same time, and so does their order', async () => {
  for (let n = 0; n < TIMES; n += 1) {
    const order = await unplanned('10');
    const both = [await planned(order, '5', 10, 30), await planned(order, '5', 10, 30)];
    const first: string[] = [];
    for (const id of both) {
      await on.must(WORK, id, 'release');
      await on.must(WORK, id, 'dispatch', { operator: shop.operator });
      const [row] = (await shop.admin.page(DISPATCH, { _params: { workOrder: [id], operationSeq: 10 } })).data.list;
      first.push(row.id);
    }
    const replies = await Promise.all(first.map((id) => shop.admin.act(DISPATCH, 'start', [{ id, version: null }])));
    expect(statuses(replies)).toEqual([200, 200]);
  }
});

test('what is scrapped once an order is asked for once, whoever of its work orders reports first', async () => {
  const { lines } = await on.one('base.bomVersion', shop.version);
  await on.must('base.bomVersion', shop.version, 'obsolete');
  const scrapping = await on.make('base.bomVersion', {
    bom: shop.bom,
    plant: shop.plant,
    versionNo: 'B',
    validFrom: '2096-03-02',
    lines: lines.map((line: object) => ({ ...line, id: undefined, fixedScrap: '3', scrapPercent: '5' })),
  });
  await on.must('base.bomVersion', scrapping, 'submit');
  expect((await on.act('base.bomVersion', scrapping, 'approve', {}, shop.chief)).httpStatus).toBe(200);
  const order = await unplanned('10');
  const last: string[] = [];
  for (const id of [await planned(order, '5', 10, 30), await planned(order, '5', 10, 30)]) {
    await on.must(WORK, id, 'release');
    const all = await on.begin(id);
    for (const one of all.slice(0, 2)) await on.report(one, '5');
    last.push(all.at(-1) ?? '');
  }
  expect(statuses(await Promise.all(last.map((id) => report(id, '5'))))).toEqual([200, 200]);
  const rows: readonly { readonly part: string; readonly requiredQty: string }[] = await on.rows(BACKFLUSH);
  const asked = Map.groupBy(rows, ({ part }) => part);
  const sums = [...asked.values()].map((same) =>
    same.reduce((sum, { requiredQty }) => sum + Number.parseInt(requiredQty, 10), 0),
  );
  // 10 pieces: 20 bodies and 10 springs, 5 % and three more of each.
  expect(sums.toSorted((a, b) => a - b)).toEqual([14, 24]);
});
