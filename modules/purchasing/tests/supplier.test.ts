import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf, done, inside, type Market, openMarket } from './market.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.factory.close());

const places = { shipFrom: '宁波', receiveTo: '上海', driverTel: '13812345678' };
const lineOf = (qty: string) => ({ part: market.ids.part, unit: market.ids.unit, qty });

test('we fetch less than was announced, and the note remembers how much', async () => {
  const { create, act, press, read } = recordsOf(market, 'purchasing.pickupNote');
  const { vendor, warehouse } = market.ids;
  const row = { vendor, warehouse, ...places, pickupAt: '2096-03-03 08:00:00', lines: [lineOf('10'), lineOf('4')] };
  const { id } = await create(row);
  await act(market.buyer, 'publish', id);
  const [first, second] = (await read(id)).lines;
  const tooMuch = { answer: 'asAsked', replies: [{ lineId: first.id, qty: '11' }] };
  expect((await press(market.buyer, 'confirmPickup', id, tooMuch)).error?.zh).toBe('提货数量必须大于0且不超过单据数量');
  await act(market.buyer, 'confirmPickup', id, { answer: 'asAsked', replies: [{ lineId: second.id, qty: '3' }] });
  const picked = await read(id);
  expect(picked).toMatchObject({ status: '20', pickedUpAt: '2096-03-02 08:00:00' });
  expect(picked.lines.map((line: any) => line.pickedQty)).toEqual(['10', '3']);
  await act(market.buyer, 'close', id);
});

test('a return is answered by the supplier, who names the driver; without an answer it waits', async () => {
  const { create, act, press, read } = recordsOf(market, 'purchasing.returnNotice');
  const { vendor, warehouse } = market.ids;
  const { driverTel, ...rest } = places;
  const row = { vendor, warehouse, ...rest, collected: '1', replyHours: 24, lines: [lineOf('10')] };
  const { id } = await create(row);
  await act(market.buyer, 'publish', id);
  expect((await press(market.buyer, 'confirm', id)).error?.zh).toBe('当前状态不可确认');
  expect((await press(market.supplier, 'feedback', id, { result: 'agree' })).error?.zh).toBe('司机联系方式不正确');
  await act(market.supplier, 'feedback', id, { result: 'agree', driver: '王师傅', driverTel });
  expect(await read(id)).toMatchObject({ status: '20', feedback: 'agree', driver: '王师傅', driverTel });
  await act(market.buyer, 'confirm', id);
  expect(await read(id)).toMatchObject({ status: '30', confirmedAt: '2096-03-02 08:00:00' });

  const silent = await create(row);
  await act(market.buyer, 'publish', silent.id);
  await inside(
    market,
    (ctx) =>
      ctx.sql`update purchasing_return_notice set reply_due_at = reply_due_at - interval '80 hours' where id = ${silent.id}`,
  );
  await act(market.buyer, 'confirm', silent.id);
});

test('a change is released to its supplier, acknowledged, and cut in once samples are approved', async () => {
  const { create, act, press, read } = recordsOf(market, 'purchasing.ecr');
  const { vendor, part } = market.ids;
  const row = {
    vendor,
    title: '材料变更',
    stockDisposition: 'useUp',
    cutInOn: '2096-05-01',
    sampleRequired: '1',
    bomAffected: '0',
    lines: [{ part, oldVersion: 'A', newVersion: 'B' }],
  };
  const { id } = await create(row);
  await act(market.buyer, 'submit', id);
  await act(market.buyer, 'approve', id);
  expect((await press(market.buyer, 'ack', id)).httpStatus).toBe(422);
  await act(market.supplier, 'ack', id, { remark: '库存 200 件' });
  expect(await read(id)).toMatchObject({ status: '20', acknowledgedAt: '2096-03-02 08:00:00', acknowledgement: '库存 200 件' });
  expect((await press(market.buyer, 'cutover', id, {})).error?.zh).toBe('样件未批准，不能切换');
  await act(await market.tenant.person({ admin: true }), 'approveSamples', id);
  await act(market.buyer, 'cutover', id);
  await act(market.buyer, 'close', id);
});

test('a bulletin reaches the people of the suppliers it names, and counts who has read it', async () => {
  const { create, act, read } = recordsOf(market, 'purchasing.bulletin');
  const other = await done(market.buyer.save('base.vendor', { code: 'V9', name: '供应商九' }));
  await market.tenant.person({ vendor: other.id });
  const word = { title: '国庆放假', body: '10月1日至7日不收货', mustRead: '1' };
  const everybody = await create(word);
  const one = await create({ ...word, recipients: [{ vendor: market.ids.vendor }] });
  await act(market.buyer, 'publish', everybody.id);
  await act(market.buyer, 'publish', one.id);
  expect(await read(everybody.id)).toMatchObject({ status: '10', copies: 2, readCopies: 0 });
  expect(await read(one.id)).toMatchObject({ copies: 1, readCopies: 0 });
  await inside(
    market,
    (ctx) => ctx.sql`update app.message set read_at = ${ctx.now} where title_zh = ${`公告 ${one.number}：国庆放假`}`,
  );
  expect((await read(one.id)).readCopies).toBe(1);
  expect((await read(everybody.id)).readCopies).toBe(0);
  expect((await market.supplier.one('purchasing.bulletin', everybody.id)).httpStatus).toBeGreaterThanOrEqual(400);
  await act(market.buyer, 'takedown', one.id);
});
