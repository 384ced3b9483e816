import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf, done, inside, type Market, openMarket } from './market.ts';

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
const STEADY = `${FORECAST}.publish.steady`;
/** Published by somebody who was asked whether it may fluctuate so much. */
const published = async (id: string) => {
  const { version } = await recordsOf(market, FORECAST).read(id);
  return market.buyer.act(FORECAST, 'publish', [{ id, version }], { accepted: [STEADY] });
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
  expect(await sent('采购预测 % 已发布，请回复')).toEqual([{ n: 1 }]);

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
  expect(answered.lines.map((line: any) => [line.replyQty, line.replyReason, line.replyRemark])).toEqual([
    ['100', null, null],
    ['90', 'other', '模具维修'],
    [null, null, null],
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
  const { read } = recordsOf(market, FORECAST);
  const drafts = await Promise.all(Array.from({ length: 16 }, (_, n) => drafted(String(n + 1))));
  const replies = await Promise.all(drafts.map(({ id }) => published(id)));
  expect(replies.map(({ httpStatus }) => httpStatus)).toEqual(drafts.map(() => 200));
  const rows = await Promise.all(drafts.map(({ id }) => read(id)));
  expect(new Set(rows.map(({ revision }) => revision)).size).toBe(16);
  expect(rows.filter(({ status }) => status === '10')).toHaveLength(1);
});

test('supply 4.1 purchase_forecast.publish.steady, term vendorPart.materialCycleDays, parameter purchasing.firmFluctuation and parameter purchasing.materialFluctuation: weeks that bind, or that material is bought for, change by more than they may only if somebody says so', async () => {
  const { buyer, ids } = market;
  const { create, press, read } = recordsOf(market, FORECAST);
  const vendor = (await done(buyer.save('base.vendor', { code: 'V7', name: '供应商七' }))).id;
  await done(buyer.save('base.vendorPart', { vendor, part: ids.part, materialCycleDays: 14 }));
  // Firm, material by the terms of the part and none, then outlook.
  const weeks = ['2096-03-05', '2096-03-12', '2096-03-19', '2096-03-26', '2096-04-02'];
  const forecast = async (part: string, ...qty: readonly string[]) => {
    const lines = qty.map((one, index) => ({ part, unit: ids.unit, week: weeks[index], qty: one }));
    return (await create({ vendor, plant: ids.plant, startOn: '2096-03-05', firmWeeks: 1, lines })).id;
  };
  const first = await forecast(ids.part, '100', '100', '100', '100', '0');
  expect((await read(first)).lines.map((line: any) => line.zone)).toEqual(['firm', 'material', 'material', 'outlook', 'outlook']);
  await done(published(first));

  const steady = await forecast(ids.part, '110', '130', '70', '900', '5');
  expect((await read(steady)).lines.map((line: any) => [line.change, line.fluctuation, line.unsteady])).toEqual([
    ['10', '10', '0'],
    ['30', '30', '0'],
    ['-30', '-30', '0'],
    ['800', '800', '0'],
    ['5', '100', '0'],
  ]);
  await done(press(buyer, 'publish', steady));
  const parameter = (name: string, value: string | null) =>
    done(buyer.post('/system/call/setParameter', { name, decided: value === null ? null : { value } }));
  for (const [name, qty] of [
    ['purchasing.firmFluctuation', ['122', '130', '70']],
    ['purchasing.materialFluctuation', ['110', '130', '48']],
  ] as const) {
    const draft = await forecast(ids.part, ...qty, '900', '5');
    expect((await press(buyer, 'publish', draft)).error?.code).toBe(STEADY);
    await parameter(name, '50');
    expect((await read(draft)).lines.map((line: any) => line.unsteady)).toEqual(['0', '0', '0', '0', '0']);
    await parameter(name, null);
  }
  const sharp = await forecast(ids.part, '0', '130', '70', '900', '5');
  await done(published(sharp));
  expect(await read(sharp)).toMatchObject({ status: '10', revision: 3 });

  // Without a cycle of the part's own, the weeks of the forecast hold.
  const other = await forecast(ids.bolt, '1', '1', '1');
  const { version } = await read(other);
  await done(buyer.save(FORECAST, { id: other, version, materialWeeks: 1 }));
  expect((await read(other)).lines.map((line: any) => line.zone)).toEqual(['firm', 'material', 'outlook']);
});

test('use 29 a supplier who promises less than asked in a firm week says why, 0 included; the refusal names part and week', async () => {
  const { act, press, read } = recordsOf(market, FORECAST);
  const { supplier, ids } = market;
  const { id } = await drafted('100', '120', '300');
  await done(published(id));
  const [near, next, far] = (await read(id)).lines;
  expect([near.decimals, near.zone, far.zone]).toEqual([0, 'firm', 'outlook']);
  const { partNo } = await done<any>(market.buyer.one('base.part', ids.part));
  const kept = { lineId: near.id, qty: '100' };
  const said = (...replies: readonly object[]) => press(supplier, 'feedback', id, { answer: 'byLine', replies });
  const why = async (reply: object) => {
    const { httpStatus, error } = await said(kept, reply);
    return [httpStatus, error?.zh];
  };
  const named = `物料 ${partNo}，W11（2096-03-12）：`;
  for (const [reply, sentence] of [
    [{ qty: '0' }, '确定区承诺 0，少于需求 120，须写原因'],
    [{ qty: '119', reason: 'weather' }, '确定区承诺 119，少于需求 120，须写原因'],
    [{ qty: '119', reason: 'other', remark: ' ' }, '确定区承诺 119，少于需求 120，须写原因'],
    [{ qty: '-5', reason: 'capacity' }, '承诺数量不能小于 0'],
    [{ qty: 'abc', reason: 'capacity' }, '承诺数量须为数字'],
    [{ qty: '119.5', reason: 'capacity' }, '该单位只能填整数'],
  ] as const)
    expect(await why({ lineId: next.id, ...reply }), JSON.stringify(reply)).toEqual([422, named + sentence]);
  // Also what only informs is counted in pieces.
  const whole = await said(kept, { lineId: next.id, qty: '120' }, { lineId: far.id, qty: '1.5' });
  expect(whole.error?.zh).toBe(`物料 ${partNo}，W14（2096-04-02）：该单位只能填整数`);
  expect((await read(id)).lines.map((line: any) => line.replyQty)).toEqual([null, null, null]);
  const answer = (reply: object) => ({
    answer: 'byLine',
    replies: [kept, { lineId: next.id, ...reply }, { lineId: far.id, qty: '0' }],
  });
  await act(supplier, 'feedback', id, answer({ qty: '0', reason: 'capacity' }));
  const told = async () => (await read(id)).lines.map((line: any) => [line.replyQty, line.replyReason, line.replyRemark]);
  expect(await told()).toEqual([
    ['100', null, null],
    ['0', 'capacity', null],
    ['0', null, null],
  ]);
  // A reason belongs to a shortfall: with all of it promised, none is kept.
  await act(market.buyer, 'reject', id, { reason: '请补足' });
  await act(supplier, 'feedback', id, answer({ qty: '120', reason: 'capacity', remark: '已加班' }));
  expect((await told())[1]).toEqual(['120', null, '已加班']);
});
