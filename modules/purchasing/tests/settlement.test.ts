import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf, done, inside, type Market, openMarket } from './market.ts';
import { onShelf, sentBack } from './sent-back.ts';

const STATEMENT = 'purchasing.monthlyReconciliation';
const REQUEST = 'purchasing.invoiceRequest';
let market: Market;
beforeAll(async () => {
  market = await openMarket();
  const { vendor, part, unit } = market.ids;
  const price = { vendor, part, unit, currency: 'CNY', minQty: '0', price: '12.5', validFrom: '2096-01-01', validTo: null };
  await recordsOf(market, 'purchasing.priceList').create(price);
});
afterAll(() => market.factory.close());

/** An order that was confirmed, delivered in two parts of which one was short, and of which some goes back. */
async function delivered(day: string): Promise<void> {
  const { vendor, plant, warehouse, part, unit } = market.ids;
  const lines = [{ part, unit, qty: '1000', dueDate: day }];
  const order = await recordsOf(market, 'purchasing.purchaseOrder').create({
    vendor,
    plant,
    warehouse,
    orderDate: '2096-03-02',
    lines,
  });
  await inside(market, (ctx) => ctx.sql`update purchasing_purchase_order set status = '30' where id = ${order.id}`);
  const note = async (qty: string) => {
    const source = { order: order.id, sourceLine: 1 };
    const row = { vendor, warehouse, plannedArrival: `${day} 08:00:00`, lines: [{ part, unit, qty, ...source }] };
    const { id } = await recordsOf(market, 'purchasing.deliveryNote').create(row);
    await inside(market, async (ctx) => {
      await ctx.sql`update purchasing_delivery_note set status = '30' where id = ${id}`;
      await ctx.sql`update purchasing_delivery_note_lines set received_qty = ${qty}, accepted_qty = ${qty}, accepted_on = ${day}
        where parent_id = ${id}`;
    });
  };
  await note('600');
  await note('380');
  await onShelf(market, part, '20');
  await sentBack(market, [{ part, unit, qty: '20', reason: '划伤' }], { day });
}
const generate = (period: string) =>
  market.on(`${period}-28`, () => market.buyer.save(STATEMENT, { vendor: market.ids.vendor, plant: market.ids.plant, period }));
const request = (statement: string, lines: readonly number[], invoiceNo: string, invoiceAmount: string) =>
  market.supplier.save(REQUEST, {
    vendor: market.ids.vendor,
    invoiceNo,
    invoicedOn: '2096-05-01',
    invoiceAmount,
    lines: lines.map((statementLine) => ({ statement, statementLine })),
  });

test('a month is gathered, disputed, confirmed, invoiced in two parts and paid', async () => {
  await delivered('2096-04-10');
  const { buyer, supplier } = market;
  const { act, press, read } = recordsOf(market, STATEMENT);
  const { id } = await done(generate('2096-04'));
  const statement = await read(id);
  expect(statement.lines.map((line: any) => [line.kind, line.qty, line.price, line.amount, line.verdict])).toEqual([
    ['receipt', '600', '12.5', '7500', 'matched'],
    ['receipt', '380', '12.5', '4750', 'matched'],
    ['return', '-20', '12.5', '-250', 'matched'],
  ]);
  expect(statement).toMatchObject({ amount: '12000', taxAmount: '1560', grossAmount: '13560' });
  expect((await request(id, [1], 'INV-0', '7500')).error?.zh).toBe('只能选择已确认且未开票的对账明细');

  await act(buyer, 'publish', id);
  const [first, second] = statement.lines;
  await act(supplier, 'dispute', id, { lineId: second.id, reason: '实送 390' });
  expect((await read(id)).lines[1]).toMatchObject({ disputed: '1', disputeReason: '实送 390' });
  const { version, lines } = await read(id);
  await done(buyer.save(STATEMENT, { id, version, lines: [{ ...first, qty: '601' }, lines[1], lines[2]] }));
  expect((await read(id)).lines[0].verdict).toBe('overAccepted');
  await done(buyer.save(STATEMENT, { id, version: version + 1, lines: [first, lines[1], lines[2]] }));
  await act(buyer, 'publish', id);
  expect((await read(id)).lines[1].disputed).toBe('0');
  expect((await press(buyer, 'confirm', id)).httpStatus).toBe(422);
  await act(supplier, 'confirm', id);

  const part = await done(request(id, [1], 'INV-1', '7500'));
  expect((await request(id, [1, 2], 'INV-2', '12250')).error?.zh).toBe('只能选择已确认且未开票的对账明细');
  expect((await press(buyer, 'unconfirm', id)).error?.zh).toBe('已开票，不能取消确认');
  const requests = recordsOf(market, REQUEST);
  await requests.act(supplier, 'submit', part.id);
  const rest = await done(request(id, [2, 3], 'INV-1', '4600'));
  expect((await requests.press(supplier, 'submit', rest.id)).error?.zh).toBe('发票号码重复或发票信息不完整');
  await done(supplier.save(REQUEST, { id: rest.id, version: 1, invoiceNo: 'INV-2' }));
  expect((await requests.press(supplier, 'submit', rest.id)).error?.zh).toBe('发票金额与申请金额不符');
  await done(supplier.save(REQUEST, { id: rest.id, version: 2, invoiceAmount: '4500' }));
  await requests.act(supplier, 'submit', rest.id);
  for (const one of [part, rest]) await requests.act(buyer, 'approve', one.id);
  expect((await read(id)).lines.map((line: any) => line.invoiced)).toEqual(['1', '1', '1']);

  const pay = (request: string) =>
    inside(market, (ctx) =>
      market.factory.registry.documents.act(ctx, market.factory.registry.entities.get(REQUEST) as never, request, 'pay'),
    );
  await pay(part.id);
  expect((await read(id)).status).toBe('30');
  await pay(rest.id);
  expect((await read(id)).status).toBe('40');
});

test('of statements generated at once for a month, there is one', async () => {
  const { vendor, plant } = market.ids;
  const replies = await market.on('2096-06-28', () =>
    Promise.all(Array.from({ length: 16 }, () => market.buyer.save(STATEMENT, { vendor, plant, period: '2096-06' }))),
  );
  expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
  expect(replies.find(({ httpStatus }) => httpStatus !== 200)?.error?.zh).toBe('该期间对账单已存在');
});

test('of requests made at once for a line, one has it; made void, it is free again', async () => {
  await delivered('2096-07-10');
  const { id } = await done(generate('2096-07'));
  const { act } = recordsOf(market, STATEMENT);
  await act(market.buyer, 'publish', id);
  await act(market.supplier, 'confirm', id);
  const replies = await Promise.all(Array.from({ length: 16 }, (_, n) => request(id, [1], `RACE-${n}`, '7500')));
  const [won] = replies.filter(({ httpStatus }) => httpStatus === 200);
  expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
  const requests = recordsOf(market, REQUEST);
  const first = won?.data.id ?? '';
  await requests.act(market.supplier, 'submit', first);
  await requests.act(market.buyer, 'approve', first);
  await requests.act(market.buyer, 'void', first, { reason: '重开发票' });
  await done(request(id, [1], 'AGAIN', '7500'));
});
