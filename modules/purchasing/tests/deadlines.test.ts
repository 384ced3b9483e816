import { afterAll, beforeAll, expect, test } from 'vitest';
import { disputed, done, inside, type Market, moveClock, noticesOf, openMarket, recordsOf } from './market.ts';

const PLAN = 'purchasing.deliveryPlan';
const FORECAST = 'purchasing.purchaseForecast';
let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.factory.close());

const planned = async () => {
  const { vendor, warehouse, part, unit } = market.ids;
  const { create, act } = recordsOf(market, PLAN);
  const plan = await create({ vendor, warehouse, lines: [{ part, unit, qty: '10', arrivalAt: '2096-03-09 08:00:00' }] });
  await act(market.buyer, 'publish', plan.id);
  return plan;
};
const overdue = (number: unknown): string => `交付计划 ${number} 已到期（已发布）`;
const dueRows = (id: string) => inside(market, (ctx) => ctx.sql`select at from app.due where row_id = ${id}`);

test('a plan nobody answered is told of once, to the supplier and to the buyer', async () => {
  const { id, number } = await planned();
  expect((await recordsOf(market, PLAN).read(id)).feedbackDueAt).toBe('2096-03-02 20:00:00');
  await moveClock(market, '2096-03-02 19:59:59');
  expect(await noticesOf(market.supplier)).not.toContain(overdue(number));
  await moveClock(market, '2096-03-02 20:00:00');
  await moveClock(market, '2096-03-02 21:00:00');
  for (const person of [market.supplier, market.buyer])
    expect((await noticesOf(person)).filter((title) => title === overdue(number))).toHaveLength(1);
  const actions = await inside(
    market,
    (ctx) => ctx.sql<{ action: string }>`select action from app.history where row_id = ${id} order by id`,
  );
  expect(actions.map(({ action }) => action)).toEqual(['create', 'publish', 'due']);
});

test('term vendor.planReplyHours: an answer in time ends the deadline; a new publication begins another', async () => {
  const { act } = recordsOf(market, PLAN);
  const { id, number } = await planned();
  await act(market.supplier, 'feedback', id, await disputed(market, id));
  expect(await dueRows(id)).toHaveLength(0);
  await moveClock(market, '2096-03-03 08:00:00');
  expect(await noticesOf(market.buyer)).not.toContain(overdue(number));
  await act(market.buyer, 'publish', id);
  await moveClock(market, '2096-03-03 08:00:00');
  expect(await noticesOf(market.buyer)).toContain(overdue(number));
});

test('who answers while the news is on its way is not told of', async () => {
  const { act } = recordsOf(market, PLAN);
  const { id, number } = await planned();
  const payload = { entity: PLAN, id, state: '10', at: '2096-03-02 20:00:00' };
  await inside(market, async (ctx) => ctx.emit('job.due', id, payload));
  await act(market.supplier, 'feedback', id, { result: 'agree' });
  await moveClock(market, '2096-03-03 08:00:00');
  expect(await noticesOf(market.buyer)).not.toContain(overdue(number));
});

test('a deleted or closed document has no deadline', async () => {
  const { act } = recordsOf(market, PLAN);
  const { id, number } = await planned();
  await act(market.buyer, 'close', id, { reason: '停产' });
  expect(await dueRows(id)).toHaveLength(0);
  await moveClock(market, '2096-03-03 08:00:00');
  expect(await noticesOf(market.supplier)).not.toContain(overdue(number));
});

test('term vendor.forecastReplyHours: without agreed hours nothing is due; a forecast is due after those of its supplier', async () => {
  const { vendor, plant, part, unit } = market.ids;
  const forecast = recordsOf(market, FORECAST);
  const row = { vendor, plant, startOn: '2096-03-05', lines: [{ part, unit, qty: '5', week: '2096-03-05' }] };
  const first = await forecast.create(row);
  await forecast.act(market.buyer, 'publish', first.id);
  expect(await dueRows(first.id)).toHaveLength(1);
  const { version } = await done(market.buyer.one('base.vendor', vendor));
  await done(market.buyer.save('base.vendor', { id: vendor, version, forecastReplyHours: null }));
  const second = await forecast.create(row);
  await forecast.act(market.buyer, 'publish', second.id);
  expect(await dueRows(first.id)).toHaveLength(0);
  expect(await dueRows(second.id)).toHaveLength(0);
});

test('the hours to answer a return count from when it was published', async () => {
  const { vendor, warehouse, part, unit } = market.ids;
  const notice = recordsOf(market, 'purchasing.returnNotice');
  const { id, number } = await notice.create({
    vendor,
    warehouse,
    replyHours: 6,
    shipFrom: '宁波',
    receiveTo: '杭州',
    lines: [{ part, unit, qty: '2' }],
  });
  await notice.act(market.buyer, 'publish', id);
  const title = `退货通知单 ${number} 已到期（已发布）`;
  await moveClock(market, '2096-03-02 13:59:59');
  expect(await noticesOf(market.buyer)).not.toContain(title);
  await moveClock(market, '2096-03-02 14:00:00');
  expect(await noticesOf(market.buyer)).toContain(title);
  expect(await noticesOf(market.supplier)).not.toContain(title);
});
