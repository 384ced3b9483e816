import { identity } from '@takt/app-server/modules';
import { letterDelivery } from '@takt/identity/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, inside, type Market, openMarket, recordsOf } from './market.ts';

const ORDER = 'purchasing.purchaseOrder';
const PLAN = 'purchasing.deliveryPlan';
const FORECAST = 'purchasing.purchaseForecast';
let market: Market;
beforeAll(async () => {
  market = await openMarket();
  const { vendor, part, unit } = market.ids;
  const price = { vendor, part, unit, price: '2.5', minQty: '0', currency: 'CNY', validFrom: '2096-01-01', validTo: null };
  await recordsOf(market, 'purchasing.priceList').create(price);
  const { username } = market.supplier;
  await inside(market, (ctx) => ctx.sql`update system_user set email = 'wang@supplier.example' where username = ${username}`);
});
afterAll(() => market.factory.close());

const decide = (name: string, value: string | number | null) =>
  done(market.buyer.post('/system/call/setParameter', { name, decided: value === null ? null : { value } }));

/** How the supplier answers, signed in or behind the link of the mail that asked; what refuses it, null where nothing does. */
interface Way {
  readonly name: string;
  readonly answer: (entity: string, action: string, id: string, input: object) => Promise<string | null>;
}
const links = new Map<string, string>();
/** The mails that leave are kept by the document they ask about. */
async function keepLinks(): Promise<void> {
  const texts: string[] = [];
  const letters = letterDelivery({ send: async ({ text }) => void texts.push(text) }, identity, 'https://takt.example');
  await market.tenant.settle();
  const rows = await inside(
    market,
    (ctx) => ctx.sql<{ payload: Record<string, unknown> }>`select payload from app.outbox where topic = 'job.letter' order by id`,
  );
  for (const { payload } of rows) {
    await inside(market, (ctx) => letters.run(ctx, payload));
    links.set(String(payload['rowId']), /reply\.html#(\S+)/.exec(texts.pop() ?? '')?.[1] ?? '');
  }
}
let calls = 0;
const WAYS: readonly Way[] = [
  {
    name: 'signed in',
    async answer(entity, action, id, input) {
      const { error } = await recordsOf(market, entity).press(market.supplier, action, id, input);
      return error ? `${error.zh}：${error.unblock?.[0] ?? ''}` : null;
    },
  },
  {
    name: 'by the link of a mail',
    async answer(_entity, action, id, input) {
      if (!links.has(id)) await keepLinks();
      calls += 1;
      const headers = { 'content-type': 'application/json', 'idempotency-key': `call ${calls}` };
      const payload = JSON.stringify({ token: links.get(id), action, input });
      const reply = await market.factory.http.app.inject({ method: 'POST', url: '/anon/pass/act', headers, payload });
      const { message, errorMsg } = reply.json();
      return reply.statusCode === 200 ? null : `${message}：${errorMsg?.[0]?.addStr ?? ''}`;
    },
  },
];

async function askedOrder(...lines: readonly object[]) {
  const { vendor, plant, warehouse, part, unit } = market.ids;
  const filled = lines.map((line) => ({ part, unit, dueDate: '2096-04-01', ...line }));
  const orders = recordsOf(market, ORDER);
  const { id } = await orders.create({ vendor, plant, warehouse, orderDate: '2096-03-02', lines: filled });
  await orders.act(market.buyer, 'publish', id);
  return { id, lines: (await orders.read(id)).lines as readonly { readonly id: string }[] };
}

test.each(WAYS)(
  'use 13, parameter purchasing.promiseExcess, parameter purchasing.promiseDays: an order is promised in whole pieces, within what the company lets pass, $name',
  async ({ answer }) => {
    const { id, lines } = await askedOrder({ qty: '1600' }, { qty: '400' });
    const [first, second] = lines;
    const reply = (qty: string, date = '2096-04-01') =>
      answer(ORDER, 'reply', id, {
        answer: 'byLine',
        replies: [
          { lineId: first?.id, qty: '1600', date: '2096-04-01' },
          { lineId: second?.id, qty, date },
        ],
      });
    expect(await reply('400.5')).toEqual(
      expect.stringMatching(/^承诺数量的小数位数超过计量单位允许：第 2 行（P1）最多 0 位小数/),
    );
    expect(await reply('16001900')).toEqual(expect.stringMatching(/^承诺数量合计超过订单数量：第 2 行（P1）最多 400：/));
    expect(await reply('400', '2024-02-29')).toEqual(expect.stringMatching(/^承诺交期不能早于今天/));
    expect(await reply('400', '2296-04-01')).toEqual(expect.stringMatching(/^承诺交期过晚：第 2 行（P1）最晚 2097-03-02：/));
    expect((await recordsOf(market, ORDER).read(id)).status).toBe('10');

    await decide('purchasing.promiseExcess', '5');
    await decide('purchasing.promiseDays', 40);
    try {
      expect(await reply('421')).toEqual(expect.stringMatching(/最多 420：/));
      expect(await reply('420', '2096-04-12')).toEqual(expect.stringMatching(/最晚 2096-04-11：/));
      expect(await reply('420', '2096-04-11')).toBeNull();
    } finally {
      await decide('purchasing.promiseExcess', null);
      await decide('purchasing.promiseDays', null);
    }
    expect(await recordsOf(market, ORDER).read(id)).toMatchObject({ status: '20', lines: [{}, { confirmedQty: '420' }] });
  },
);

test.each(WAYS)(
  'use 13: a delivery plan is answered in whole pieces, within what the company lets pass, $name',
  async ({ answer }) => {
    const { vendor, warehouse, part, unit } = market.ids;
    const plans = recordsOf(market, PLAN);
    const { id } = await plans.create({
      vendor,
      warehouse,
      lines: [{ part, unit, qty: '400', arrivalAt: '2096-03-20 09:00:00' }],
    });
    await plans.act(market.buyer, 'publish', id);
    const [line] = (await plans.read(id)).lines;
    const feedback = (qty: string, date: string) =>
      answer(PLAN, 'feedback', id, { result: 'dispute', replies: [{ lineId: line.id, qty, date }] });
    expect(await feedback('399.5', line.arrivalAt)).toEqual(
      expect.stringMatching(/^答复数量的小数位数.*第 1 行（P1）最多 0 位小数/),
    );
    expect(await feedback('401', line.arrivalAt)).toEqual(
      expect.stringMatching(/^答复数量超过需求数量：第 1 行（P1）最多 400：/),
    );
    expect(await feedback('399', '2296-03-20 09:00:00')).toEqual(
      expect.stringMatching(/^答复到货时间过晚：第 1 行（P1）最晚 2097-03-02：/),
    );
    await decide('purchasing.promiseExcess', '1');
    expect(await feedback('404', line.arrivalAt)).toBeNull();
    await decide('purchasing.promiseExcess', null);
    expect((await plans.read(id)).lines).toMatchObject([{ answerQty: '404' }]);
  },
);

test('use 13: one line of a plan is answered by the same bounds', async () => {
  const { vendor, warehouse, part, unit } = market.ids;
  const plans = recordsOf(market, PLAN);
  const { id } = await plans.create({ vendor, warehouse, lines: [{ part, unit, qty: '400', arrivalAt: '2096-03-20 09:00:00' }] });
  await plans.act(market.buyer, 'publish', id);
  const [line] = (await plans.read(id)).lines;
  const said = async (qty: string, arrivalAt = line.arrivalAt) =>
    (await plans.press(market.supplier, 'answerLine', id, { lineId: line.id, qty, arrivalAt })).error?.code;
  expect(await said('0.5')).toBe(`${PLAN}.answerLine.promisedWhole`);
  expect(await said('401')).toBe(`${PLAN}.answerLine.promisedMost`);
  expect(await said('400', '2296-03-20 09:00:00')).toBe(`${PLAN}.answerLine.promisedWithin`);
  expect(await said('399')).toBeUndefined();
});

test.each(WAYS)(
  'use 13, parameter purchasing.forecastExcess: a week of a forecast is committed to within bounds and in whole pieces, $name',
  async ({ answer }) => {
    const { vendor, plant, part, unit } = market.ids;
    const forecasts = recordsOf(market, FORECAST);
    const lines = [{ part, unit, week: '2096-03-05', qty: '1600' }];
    const { id } = await forecasts.create({ vendor, plant, startOn: '2096-03-05', lines });
    const { version } = await forecasts.read(id);
    await done(market.buyer.act(FORECAST, 'publish', [{ id, version }], { accepted: [`${FORECAST}.publish.steady`] }));
    const [line] = (await forecasts.read(id)).lines;
    const feedback = (qty: string) => answer(FORECAST, 'feedback', id, { answer: 'byLine', replies: [{ lineId: line.id, qty }] });
    expect(await feedback('1600.5')).toEqual(expect.stringContaining('该单位只能填整数'));
    expect(await feedback('16001900')).toEqual(expect.stringContaining('承诺 16,001,900，需求 1,600，最多可承诺 3,200'));
    await decide('purchasing.forecastExcess', '0');
    expect(await feedback('1601')).toEqual(expect.stringContaining('最多可承诺 1,600'));
    await decide('purchasing.forecastExcess', null);
    expect(await feedback('3200')).toBeNull();
    expect((await forecasts.read(id)).lines).toMatchObject([{ replyQty: '3200' }]);
  },
);

test('use 13: what is promised in excess is accepted only by who has confirmed it, and is told by line', async () => {
  const orders = recordsOf(market, ORDER);
  const { id, lines } = await askedOrder({ qty: '100' }, { qty: '400' });
  const reply = (second: string) => ({
    answer: 'byLine',
    replies: [
      { lineId: lines[0]?.id, qty: '100', date: '2096-04-01' },
      { lineId: lines[1]?.id, qty: second, date: '2096-04-01' },
    ],
  });
  await decide('purchasing.promiseExcess', '10');
  await orders.act(market.supplier, 'reply', id, reply('440'));
  await decide('purchasing.promiseExcess', null);
  const code = `${ORDER}.acceptReply.promiseDoubtful`;
  expect(await orders.press(market.buyer, 'acceptReply', id)).toMatchObject({
    httpStatus: 409,
    error: { code, unblock: ['第 2 行（P1）订购 400，承诺 440', 'line 2 (P1) orders 400, promised are 440'] },
  });
  const { version } = await orders.read(id);
  await done(market.buyer.act(ORDER, 'acceptReply', [{ id, version }], { accepted: [code] }));
  expect((await orders.read(id)).status).toBe('30');
});
