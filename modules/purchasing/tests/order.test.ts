import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf, done, deliverEvent, inside, type Market, moveClock, noticesOf, openMarket } from './market.ts';

const ORDER = 'purchasing.purchaseOrder';
const CONTRACT = 'purchasing.contract';
const PRICE = 'purchasing.priceList';
const NOTE = 'purchasing.deliveryNote';
let market: Market;
beforeAll(async () => {
  market = await openMarket();
  const { vendor, part, unit } = market.ids;
  await priced({ vendor, part, unit, price: '2.5', minQty: '0' });
  await priced({ vendor, part, unit, price: '2.4', minQty: '100' });
});
afterAll(() => market.factory.close());

const priced = (row: object) =>
  recordsOf(market, PRICE).create({ currency: 'CNY', validFrom: '2096-01-01', validTo: '2096-12-31', ...row });
const ordered = (...lines: readonly object[]) => {
  const { vendor, plant, warehouse, part, unit } = market.ids;
  const filled = lines.map((line) => ({ part, unit, dueDate: '2096-04-01', ...line }));
  return recordsOf(market, ORDER).create({ vendor, plant, warehouse, orderDate: '2096-03-02', lines: filled });
};
const noteOf = async (id: string, quantities?: object) =>
  market.supplier.post('/les/ai/convert', { conversion: 'purchasing.orderToNote', id, quantities });
/** Receipts are posted elsewhere; what they leave on the note is written here. */
const receive = async (note: string, qty: string) => {
  await inside(
    market,
    (ctx) => ctx.sql`update purchasing_delivery_note_lines set received_qty = ${qty} where parent_id = ${note}`,
  );
  await deliverEvent(market, 'purchasing.sourcesFollow', { id: note });
};

test('term vendor.orderReplyHours: an order is priced, promised, delivered in two parts and closed', async () => {
  const { act, press, read } = recordsOf(market, ORDER);
  const { buyer, supplier } = market;
  const { id } = await ordered({ qty: '10' }, { qty: '120' });
  const drafted = await read(id);
  expect(drafted.lines.map((line: any) => [line.lineNo, line.price, line.agreedPrice])).toEqual([
    [1, '2.5', '2.5'],
    [2, '2.4', '2.4'],
  ]);
  expect(drafted).toMatchObject({ amount: '313', unpriced: null });
  await act(buyer, 'publish', id);
  expect(await read(id)).toMatchObject({ status: '10', replyDueAt: '2096-03-05 08:00:00' });

  const [first, second] = drafted.lines;
  const replies = [
    { lineId: first.id, qty: '10', date: '2096-04-01' },
    { lineId: second.id, qty: '100', date: '2096-04-08', remark: '产能不足' },
  ];
  await act(supplier, 'reply', id, { replies });
  expect((await press(supplier, 'acceptReply', id)).httpStatus).toBe(422);
  await act(buyer, 'rejectReply', id, { reason: '须足量' });
  await act(supplier, 'reply', id, { answer: 'asAsked', replies: [{ ...replies[1], qty: '120' }] });
  await act(buyer, 'acceptReply', id);
  const confirmed = await read(id);
  expect(confirmed.lines.map((line: any) => [line.confirmedQty, line.confirmedDate, line.replyRemark])).toEqual([
    ['10', '2096-04-01', null],
    ['120', '2096-04-08', '产能不足'],
  ]);

  const note = await done<{ id: string }>(noteOf(id, { [second.id]: '50' }));
  const { lines } = await recordsOf(market, NOTE).read(note.id);
  expect(lines).toMatchObject([
    { qty: '50', order: id, orderLabel: confirmed.number, plan: null, sourceLine: 2, demandQty: '120', openQty: '120' },
  ]);
  await recordsOf(market, NOTE).act(supplier, 'publish', note.id);
  await receive(note.id, '50');
  expect(await read(id)).toMatchObject({ status: '32', notesOnTheWay: 1 });
  expect((await press(buyer, 'close', id)).error?.zh).toBe('存在在途送货单，不能关闭');

  const rest = await done<{ id: string }>(noteOf(id));
  const left = (await recordsOf(market, NOTE).read(rest.id)).lines;
  expect(left.map((line: any) => [line.sourceLine, line.qty])).toEqual([
    [1, '10'],
    [2, '70'],
  ]);
  await inside(
    market,
    (ctx) => ctx.sql`update purchasing_delivery_note_lines set received_qty = qty where parent_id in (${note.id}, ${rest.id})`,
  );
  await deliverEvent(market, 'purchasing.sourcesFollow', { id: rest.id });
  expect((await read(id)).status).toBe('35');
  await inside(market, (ctx) => ctx.sql`update purchasing_delivery_note set status = '30' where id = ${note.id}`);
  await act(buyer, 'close', id);
});

test('a price nobody agreed is not published; a contract comes before the price list', async () => {
  const { act, press, read } = recordsOf(market, ORDER);
  const { buyer, ids } = market;
  const dear = await ordered({ qty: '10', price: '2.6' });
  expect((await press(buyer, 'publish', dear.id)).error?.zh).toBe('没有有效的合同价格');
  const unknown = await ordered({ qty: '10', part: ids.bolt });
  expect((await read(unknown.id)).lines[0].price).toBeNull();

  const { vendor, bolt, part, unit } = ids;
  const lines = [
    { part: bolt, unit, minQty: '0', price: '0.12' },
    { part, unit, minQty: '0', price: '2.6' },
  ];
  const terms = { vendor, name: '年度合同', validFrom: '2096-01-01', validTo: '2096-12-31', lines };
  const contract = await recordsOf(market, CONTRACT).create(terms);
  await recordsOf(market, CONTRACT).act(buyer, 'submit', contract.id);
  expect((await press(buyer, 'publish', dear.id)).error?.zh).toBe('没有有效的合同价格');
  await recordsOf(market, CONTRACT).act(market.chief, 'approve', contract.id);
  await act(buyer, 'publish', dear.id);
  await done(buyer.save(ORDER, { id: unknown.id, version: 1, remark: '取价' }));
  expect((await read(unknown.id)).lines[0].price).toBe('0.12');
  await recordsOf(market, CONTRACT).act(buyer, 'close', contract.id);
});

test('use A9: an order that cannot be published for want of a price says which lines and parts, in the list as well', async () => {
  const { press, read } = recordsOf(market, ORDER);
  const { buyer, supplier, ids } = market;
  const listed = async (id: string): Promise<any> => (await done(buyer.page(ORDER, { _params: { id: [id] } }))).list[0];
  const [gasket, cap] = await Promise.all(
    ['P7', 'P8'].map(async (partNo) => {
      const row = { partNo, name: partNo, unit: ids.unit, partType: 'bought' };
      return (await recordsOf(market, 'base.part').create(row)).id;
    }),
  );
  const { id } = await ordered({ qty: '10' }, { qty: '10', part: gasket, price: '9' }, { qty: '10' }, { qty: '1', part: cap });
  expect((await press(buyer, 'publish', id)).error).toMatchObject({
    zh: '没有有效的合同价格',
    unblock: [expect.stringMatching(/^明细行 2 \(P7\), 4 \(P8\)：/), expect.stringMatching(/^Line 2 \(P7\), 4 \(P8\): /)],
  });
  expect((await listed(id)).unpriced).toBe('2 (P7), 4 (P8)');
  const { version, lines } = await read(id);
  await done(buyer.save(ORDER, { id, version, lines: [lines[0], lines[2]] }));
  expect((await listed(id)).unpriced).toBeNull();
  await recordsOf(market, ORDER).act(buyer, 'publish', id);
  expect((await done<any>(supplier.page(ORDER, { _params: { id: [id] } }))).list).toMatchObject([{ id, unpriced: null }]);
});

test('prices of one part, supplier and quantity do not overlap, whoever saves them first', async () => {
  const { vendor, bolt, unit } = market.ids;
  const row = {
    vendor,
    part: bolt,
    unit,
    currency: 'CNY',
    minQty: '7',
    price: '1',
    validFrom: '2099-01-01',
    validTo: '2099-06-30',
  };
  const replies = await Promise.all(Array.from({ length: 16 }, () => market.buyer.save(PRICE, row)));
  expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
  expect(replies.find(({ httpStatus }) => httpStatus !== 200)?.error?.zh).toBe('与该供应商物料2099-01-01起的价格有效期重叠');
  await done(market.buyer.save(PRICE, { ...row, validFrom: '2099-07-01', validTo: null }));
});

test('of suppliers’ people who make notes of one order at once, together they take no more than was ordered', async () => {
  const { act } = recordsOf(market, ORDER);
  const { id } = await ordered({ qty: '10' });
  await act(market.buyer, 'publish', id);
  await act(market.supplier, 'reply', id, { answer: 'asAsked' });
  expect((await noteOf(id)).httpStatus).toBe(422);
  await act(market.buyer, 'acceptReply', id);
  const replies = await Promise.all(Array.from({ length: 16 }, () => noteOf(id)));
  expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
});

test('parameter purchasing.orderAutoConfirm: an order nobody answered is confirmed when its time is over, where the company has said so', async () => {
  const { act, read } = recordsOf(market, ORDER);
  const [first, second] = [await ordered({ qty: '10' }), await ordered({ qty: '10' })];
  await act(market.buyer, 'publish', first.id);
  // It is Friday: the hours of the weekend do not count.
  await moveClock(market, '2096-03-04 23:59:59');
  expect((await read(first.id)).status).toBe('10');
  await moveClock(market, '2096-03-05 08:00:00');
  expect((await read(first.id)).status).toBe('10');
  await act(market.buyer, 'publish', second.id);
  await done(market.buyer.post('/system/call/setParameter', { name: 'purchasing.orderAutoConfirm', decided: { value: '1' } }));
  await moveClock(market, '2096-03-05 08:00:00');
  expect(await read(second.id)).toMatchObject({ status: '30', lines: [{ confirmedQty: '10', confirmedDate: '2096-04-01' }] });
  const titles = await noticesOf(market.supplier);
  expect(titles).toContain(`采购订单 ${first.number} 已到期（已发布）`);
  expect(titles).toContain(`采购订单 ${second.number} 已到期，系统已自动确认`);
});

test('supply 2.10 purchase_order.publish.lead_time, term vendorPart.leadTimeDays: whoever orders for sooner than the terms of the day say is asked', async () => {
  const { vendor, part } = market.ids;
  const terms = { vendor, part, leadTimeDays: 30, validFrom: '2096-01-01', validTo: '2096-03-02' };
  await done(market.buyer.save('base.vendorPart', terms));
  await done(market.buyer.save('base.vendorPart', { ...terms, leadTimeDays: 90, validFrom: '2096-03-03', validTo: null }));
  const { act, press, read } = recordsOf(market, ORDER);
  const { id } = await ordered({ qty: '10', dueDate: '2096-04-01' }, { qty: '10', dueDate: '2096-03-31' });
  expect((await read(id)).lines.map((line: any) => line.tooSoon)).toEqual(['0', '1']);
  const code = `${ORDER}.publish.leadTime`;
  expect((await press(market.buyer, 'publish', id)).error?.code).toBe(code);
  const { version } = await read(id);
  await done(market.buyer.act(ORDER, 'publish', [{ id, version }], { accepted: [code] }));
  const later = await ordered({ qty: '10', dueDate: '2096-04-01' });
  await act(market.buyer, 'publish', later.id);
});
