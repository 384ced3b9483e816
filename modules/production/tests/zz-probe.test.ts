import type { Factory, Reply } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, test } from 'vitest';
import { DISPATCH, inShop, openFactory, openShop, ORDER, type Shop, WORK } from './shop.ts';
import { workRow } from './terminals-floor.ts';

let factory: Factory;
let shop: Shop;
let on: ReturnType<typeof inShop>;
beforeAll(async () => {
  factory = await openFactory({});
});
afterAll(() => factory.close().catch((e) => console.log('CLOSE', String(e).slice(0, 600))));
beforeEach(async () => {
  shop = await openShop(factory);
  on = inShop(factory, () => shop);
});
const show = (name: string, r: Reply) => console.log(name, r.httpStatus, r.error?.code ?? '', r.error?.en ?? '', r.error?.unblock ?? '');
const hand = (order: string, plannedQty: string, firstSeq: number, lastSeq: number) =>
  on.make(WORK, workRow(shop, order, { firstSeq, lastSeq, plannedQty }));

test('rework left behind', async () => {
  const order = await on.order('10');
  const [work = ''] = await on.release(order);
  const [a = '', b = '', c = ''] = await on.begin(work);
  await on.report(a, '8', { rework: '2', reworkDefect: shop.defect });
  show('finish with 2 in rework', await on.act(DISPATCH, a, 'finish'));
  const d = await on.make(DISPATCH, { workOrder: work, plant: shop.plant, operationSeq: 10, operator: shop.operator, businessOn: '2096-03-02', plannedQty: '2' });
  await on.must(DISPATCH, d, 'publish'); await on.must(DISPATCH, d, 'start');
  show('settle at another dispatch order', await on.act(DISPATCH, d, 'rework', { good: '2' }));
  await on.report(b, '8'); await on.report(c, '8'); await on.act(WORK, work, 'offline', { qty: '8' });
  for (const x of [b, c, d]) await on.must(DISPATCH, x, 'finish');
  show('finish work order', await on.act(WORK, work, 'finish'));
  show('complete by force', await on.act(ORDER, order, 'complete', { force: '1', reason: 'x' }));
  await on.must(ORDER, order, 'suspend', { reason: 'x' });
  show('close', await on.act(ORDER, order, 'close'));
});
test('whole and parts of one order', async () => {
  const order = await on.order('10');
  const [work = ''] = await on.release(order);
  await on.must(WORK, work, 'cancel');
  const [x, a, b] = [await hand(order, '5', 10, 30), await hand(order, '5', 10, 10), await hand(order, '5', 20, 30)];
  for (const id of [x, a, b]) await on.must(WORK, id, 'release');
  const [x10 = '', x20 = ''] = await on.begin(x); const [a10 = ''] = await on.begin(a); const [b20 = ''] = await on.begin(b);
  show('a10', await on.report(a10, '5')); show('x10', await on.report(x10, '5')); show('b20', await on.report(b20, '5'));
  show('reverse a10', await on.act(DISPATCH, a10, 'reverse', { reason: 'x' }));
  show('x20', await on.report(x20, '5'));
  const p = await shop.admin.post('/production/call/orderProgress', { order });
  console.log(JSON.stringify(p.data.operations?.map((o: any) => [o.seq, o.input, o.good, o.wip])));
});
test('late starts', async () => {
  const order = await on.order('10');
  const [work = ''] = await on.release(order);
  await on.begin(work);
  const d = await on.make(DISPATCH, { workOrder: work, plant: shop.plant, operationSeq: 10, operator: shop.operator, businessOn: '2096-03-02', plannedQty: '0.5' });
  show('publish 0.5', await on.act(DISPATCH, d, 'publish'));
  await on.must(WORK, work, 'suspend', { reason: 'x' });
  show('start on suspended', await on.act(DISPATCH, d, 'start'));
});
