import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf, inside, type Market, openMarket } from './market.ts';

const FORECAST = 'purchasing.purchaseForecast';
let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.factory.close());

const WEEKS = ['2096-03-05', '2096-03-12', '2096-04-02'];
const drafted = (...qty: readonly string[]) => {
  const { vendor, plant, part, unit } = market.ids;
  const lines = qty.map((one, index) => ({ part, unit, week: WEEKS[index], qty: one }));
  return recordsOf(market, FORECAST).create({ vendor, plant, startOn: '2096-03-05', firmWeeks: 2, outlookWeeks: 4, lines });
};
const sent = (title: string) =>
  inside(market, (ctx) => ctx.sql<{ n: number }>`select count(*)::int as n from app.message where title_zh like ${title}`);

test('a forecast is answered, sent back, answered again and confirmed; the next revision takes its place', async () => {
  const { act, press, read } = recordsOf(market, FORECAST);
  const { buyer, supplier } = market;
  const first = await drafted('100', '120', '300');
  await act(buyer, 'publish', first.id);
  const published = await read(first.id);
  expect(published).toMatchObject({ status: '10', revision: 1, replyDueAt: '2096-03-06 08:00:00' });
  expect(published.lines.map((line: any) => [line.zone, line.previousQty])).toEqual([
    ['firm', '0'],
    ['firm', '0'],
    ['outlook', '0'],
  ]);
  expect(await sent('采购预测 % 已发布，请反馈')).toEqual([{ n: 1 }]);

  const [near, next, far] = published.lines;
  const replies = [
    { lineId: near.id, qty: '100' },
    { lineId: next.id, qty: '90', remark: '模具维修' },
  ];
  expect((await press(buyer, 'feedback', first.id, { replies })).httpStatus).toBe(422);
  expect((await press(supplier, 'feedback', first.id, { replies: replies.slice(0, 1) })).error?.zh).toBe('请填写承诺数量');
  await act(supplier, 'feedback', first.id, { replies, remark: '第二周不足' });
  const answered = await read(first.id);
  expect(answered).toMatchObject({ status: '20', repliedAt: '2096-03-02 08:00:00', replyRemark: '第二周不足' });
  expect(answered.lines.map((line: any) => [line.replyQty, line.replyRemark])).toEqual([
    ['100', null],
    ['90', '模具维修'],
    [null, null],
  ]);
  expect((await press(supplier, 'accept', first.id)).httpStatus).toBe(422);
  await act(buyer, 'reject', first.id, { reason: '请补足' });
  await act(supplier, 'feedback', first.id, { answer: 'asAsked' });
  expect((await read(first.id)).lines.map((line: any) => line.replyQty)).toEqual(['100', '120', '300']);
  await act(buyer, 'accept', first.id);

  const second = await drafted('110', '120');
  expect((await read(second.id)).lines.map((line: any) => line.previousQty)).toEqual(['100', '120']);
  await act(buyer, 'publish', second.id);
  expect(await read(second.id)).toMatchObject({ status: '10', revision: 2 });
  expect(await read(first.id)).toMatchObject({ status: '40', revision: 1 });
  expect(far.qty).toBe('300');
});

test('of revisions published at once, each has a number of its own and the last one stands', async () => {
  const { read, press } = recordsOf(market, FORECAST);
  const drafts = await Promise.all(Array.from({ length: 16 }, (_, n) => drafted(String(n + 1))));
  const replies = await Promise.all(drafts.map(({ id }) => press(market.buyer, 'publish', id)));
  expect(replies.map(({ httpStatus }) => httpStatus)).toEqual(drafts.map(() => 200));
  const rows = await Promise.all(drafts.map(({ id }) => read(id)));
  expect(new Set(rows.map(({ revision }) => revision)).size).toBe(16);
  expect(rows.filter(({ status }) => status === '10')).toHaveLength(1);
});
