import { releaseDelivery } from '@takt/content/host';
import { identity } from '@takt/app-server/modules';
import { type Client, lockWait } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, inside, type Market, noticesOf, openMarket, recordsOf } from './market.ts';

const ORDER = 'purchasing.purchaseOrder';
const RIGHTS = ['read', 'create', 'edit', 'delete', 'publish', 'withdraw', 'recallPending'].map((right) => `${ORDER}.${right}`);
let market: Market;
/** Publishes orders and releases none. */
let clerk: Client;
beforeAll(async () => {
  market = await openMarket();
  const { vendor, part, unit } = market.ids;
  const price = { vendor, part, unit, price: '10', minQty: '0', currency: 'CNY', validFrom: '2096-01-01', validTo: '2096-12-31' };
  await recordsOf(market, 'purchasing.priceList').create(price);
  clerk = await market.tenant.person({ permissions: RIGHTS });
  await releaseAbove('1000');
});
afterAll(() => market.factory.close());

const releaseAbove = (amount: string) =>
  done(market.buyer.post('/system/call/setParameter', { name: 'purchasing.orderReleaseAmount', decided: { value: amount } }));
const ordered = async (qty: string) => {
  const { vendor, plant, warehouse, part, unit } = market.ids;
  const lines = [{ part, unit, qty, dueDate: '2096-04-01' }];
  return recordsOf(market, ORDER).create({ vendor, plant, warehouse, orderDate: '2096-03-02', lines });
};
const order = () => recordsOf(market, ORDER);
const actions = (id: string) =>
  inside(
    market,
    (ctx) => ctx.sql<{ action: string; userId: string }>`
    select action, user_id as "userId" from app.history where row_id = ${id} order by id`,
  );
/** What the worker would tell people by now. */
const deliverReleases = async (): Promise<void> => {
  const subscriptions = releaseDelivery(market.factory.registry, identity);
  const events = await inside(
    market,
    (ctx) => ctx.sql<{ topic: string; payload: Record<string, unknown> }>`
    with taken as (delete from app.outbox where topic = any(${subscriptions.map(({ topic }) => topic)}::text[]) returning id, topic, payload)
    select topic, payload from taken order by id`,
  );
  for (const { topic, payload } of events)
    for (const { run } of subscriptions.filter((one) => one.topic === topic)) await inside(market, (ctx) => run(ctx, payload));
};
const tasksOf = async (client: Client): Promise<readonly string[]> => {
  const { data } = await client.post('/system/message/task/getMyAllTask', { paging: { page: 1, size: 100 } });
  return data.list.map(({ title }: { title: readonly string[] }) => title[0]);
};

test('parameter purchasing.orderReleaseAmount: below the amount nobody waits', async () => {
  const { id } = await ordered('100');
  expect(await order().act(clerk, 'publish', id)).toMatchObject({ status: '10' });
});

test('above the amount the order waits, another person releases it, and it is published with the rights of whoever asked', async () => {
  const { id, number } = await ordered('101');
  const asked = await order().press(clerk, 'publish', id);
  expect(asked.message).toBe('发布已提请放行，放行后自动执行');
  expect(asked.data).toMatchObject({ status: '00', pending: true });
  expect(await order().read(id)).toMatchObject({ status: '00', pendingAt: '2096-03-02 08:00:00', replyDueAt: null });
  await deliverReleases();
  expect(await tasksOf(market.buyer)).toContain(`采购订单 ${number}：发布待放行`);

  expect(await order().act(market.buyer, 'releasePending', id)).toMatchObject({ status: '10' });
  expect(await order().read(id)).toMatchObject({
    status: '10',
    pending: null,
    pendingBy: null,
    replyDueAt: '2096-03-05 08:00:00',
  });
  expect((await actions(id)).map(({ action }) => action)).toEqual(['create', 'requestRelease', 'releasePending', 'publish']);
  await deliverReleases();
  expect(await noticesOf(clerk)).toContain(`采购订单 ${number} 已放行`);
});

test('purchasing.purchaseOrder.releasePending.own: nobody releases what they have asked for themselves', async () => {
  const { id } = await ordered('200');
  await order().act(market.buyer, 'publish', id);
  const own = await order().press(market.buyer, 'releasePending', id);
  expect([own.httpStatus, own.error?.code, own.error?.en]).toEqual([
    422,
    `${ORDER}.releasePending.own`,
    'You cannot release what you have requested yourself',
  ]);
  expect((await order().press(clerk, 'releasePending', id)).httpStatus).toBe(403);
  expect((await order().press(market.supplier, 'releasePending', id)).httpStatus).not.toBe(200);
});

test('purchasing.purchaseOrder.publish.pending: while an order waits it is neither changed, deleted nor asked for again', async () => {
  const { id } = await ordered('200');
  await order().act(clerk, 'publish', id);
  const { version, vendor, plant, warehouse } = await order().read(id);
  const refused = await Promise.all([
    order().press(clerk, 'publish', id),
    clerk.save(ORDER, { id, version, vendor, plant, warehouse, remark: '改' }),
    clerk.delete(ORDER, [{ id, version }]),
  ]);
  expect(refused.map(({ error }) => error?.zh)).toEqual(Array(3).fill('该采购订单的「发布」正在等待放行'));
  await order().act(clerk, 'recallPending', id);
  await done(clerk.save(ORDER, { id, version: version + 1, vendor, plant, warehouse, remark: '改' }));
});

test('a request is sent back with its reason, and whoever asked is told', async () => {
  const { id, number } = await ordered('300');
  await order().act(clerk, 'publish', id);
  expect((await order().press(market.buyer, 'sendBackPending', id)).error?.zh).toBe('请填写原因');
  await order().act(market.buyer, 'sendBackPending', id, { reason: '价格待谈' });
  expect(await order().read(id)).toMatchObject({ status: '00', pending: null, pendingBy: null, pendingAt: null });
  await deliverReleases();
  expect(await noticesOf(clerk)).toContain(`采购订单 ${number} 的提请被退回`);
  const nothing = await order().press(market.buyer, 'releasePending', id);
  expect(nothing.error?.zh).toBe('该采购订单没有等待放行的操作');
});

test('a release is judged again: what the guards refuse by now, or the requester may no longer do, is not done', async () => {
  const { id } = await ordered('300');
  await order().act(clerk, 'publish', id);
  await inside(market, (ctx) => ctx.sql`update app.purchasing_purchase_order_lines set price = 11 where parent_id = ${id}`);
  const refused = await order().press(market.buyer, 'releasePending', id);
  expect(refused.error?.code).toBe(`${ORDER}.publish.price`);
  // Nothing of it is left: the request still waits.
  expect(await order().read(id)).toMatchObject({ status: '00', pending: { action: 'publish' } });
  expect((await actions(id)).map(({ action }) => action)).not.toContain('releasePending');

  const leaver = await market.tenant.person({ permissions: RIGHTS });
  const other = await ordered('300');
  await order().act(leaver, 'publish', other.id);
  await inside(market, (ctx) => ctx.sql`update app.system_user set mark_status = '0' where username = ${leaver.username}`);
  expect((await order().press(market.buyer, 'releasePending', other.id)).error?.code).toBe(`${ORDER}.releasePending.requester`);
});

test('two who release at once: one does', async () => {
  const { id } = await ordered('300');
  await order().act(clerk, 'publish', id);
  const second = await market.tenant.person({ admin: true });
  const { version } = await order().read(id);
  const replies = await Promise.all([market.buyer, second].map((one) => one.act(ORDER, 'releasePending', [{ id, version }])));
  expect(replies.map(({ httpStatus }) => httpStatus).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await actions(id)).filter(({ action }) => action === 'publish')).toHaveLength(1);
});

test('without an amount nobody waits', async () => {
  await releaseAbove('0');
  const { id } = await ordered('5000');
  expect(await order().act(clerk, 'publish', id)).toMatchObject({ status: '10' });
  await releaseAbove('1000');
});

test('an order that grows while its publication waits for the lock is judged by what it has become', async () => {
  const { id } = await ordered('1');
  const { version } = await order().read(id);
  let publishing: ReturnType<Client['act']> | undefined;
  await inside(market, async (ctx) => {
    await ctx.sql`update app.purchasing_purchase_order set version = version + 1 where id = ${id}`;
    await ctx.sql`update app.purchasing_purchase_order_lines set qty = 900 where parent_id = ${id}`;
    publishing = clerk.act(ORDER, 'publish', [{ id, version: version + 1 }]);
    // For this transaction.
    await lockWait(market.factory, market.tenant.id);
  });
  expect((await publishing)?.data).toMatchObject({ status: '00', pending: true });
});

test('suppliers learn neither that an order waits nor why', async () => {
  const { id } = await ordered('300');
  await order().act(clerk, 'publish', id);
  await order().act(market.buyer, 'sendBackPending', id, { reason: '底价 8 元' });
  await order().act(clerk, 'publish', id);
  await deliverReleases();
  for (const answer of [await market.supplier.one(ORDER, id), await market.supplier.history(ORDER, id)])
    expect(answer.httpStatus).toBe(404);
  expect(JSON.stringify(await tasksOf(market.supplier))).not.toContain('待放行');
});

test('what was recalled or deleted before the news went round is told to nobody', async () => {
  const { id, number } = await ordered('300');
  await order().act(clerk, 'publish', id);
  await order().act(clerk, 'recallPending', id);
  await done(clerk.delete(ORDER, [{ id, version: (await order().read(id)).version }]));
  await deliverReleases();
  expect(await tasksOf(market.buyer)).not.toContain(`采购订单 ${number}：发布待放行`);
});
