import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf, done, type Market, openMarket } from './market.ts';

let market: Market;
let [box, rod, dock] = ['', '', ''];
beforeAll(async () => {
  market = await openMarket();
  const { unit, warehouse } = market.ids;
  const put = async (entity: string, row: Record<string, unknown>) => (await done(market.buyer.save(entity, row))).id;
  box = await put('base.unit', { code: 'BOX', name: '箱', precision: 0 });
  const units = [{ unit: box, numerator: 50, denominator: 1 }];
  rod = await put('base.part', { partNo: 'P3', name: '棒料', unit, partType: 'bought', units });
  const open = { opensAt: '08:00:00', closesAt: '20:00:00' };
  dock = await put('warehouse.dock', { code: 'D1', name: '一号月台', warehouse, ...open });
});
afterAll(() => market.factory.close());

/** An order the supplier has promised, by its number. */
async function confirmedOrder(qty: string): Promise<{ readonly id: string; readonly number: string }> {
  const orders = recordsOf(market, 'purchasing.purchaseOrder');
  const { vendor, plant, warehouse } = market.ids;
  const price = { vendor, part: rod, unit: box, currency: 'CNY', price: '3', minQty: '0', validFrom: '2000-01-01' };
  await done(market.buyer.save('purchasing.priceList', price));
  const lines = [{ part: rod, unit: box, qty, price: '3', dueDate: '2096-05-01' }];
  const { id, number = '' } = await orders.create({ vendor, plant, warehouse, currency: 'CNY', lines });
  await orders.act(market.buyer, 'publish', id);
  await orders.act(market.supplier, 'reply', id, { answer: 'asAsked' });
  await orders.act(market.buyer, 'acceptReply', id);
  return { id, number };
}
async function publishedPickup(lines: readonly object[]): Promise<string> {
  const notes = recordsOf(market, 'purchasing.pickupNote');
  const { vendor, warehouse } = market.ids;
  const head = { shipFrom: '宁波', receiveTo: '上海', driver: '王师傅', driverTel: '13812345678', plate: '沪A12345' };
  const { id } = await notes.create({ vendor, warehouse, ...head, pickupAt: '2096-03-03 08:00:00', lines });
  await notes.act(market.buyer, 'publish', id);
  return id;
}
const announcements = async (pickup: string): Promise<any[]> => {
  const { number } = await recordsOf(market, 'purchasing.pickupNote').read(pickup);
  return (await market.buyer.page('warehouse.asn', { _params: { 'sourceNo._eq': number } })).data.list;
};

test('what we loaded is announced in stock units, received in parts, told to the pickup and its order, and paid for', async () => {
  const order = await confirmedOrder('4');
  const line = { part: rod, unit: box, qty: '4', lot: 'L7', order: order.id, orderLine: 1 };
  const pickup = await publishedPickup([line]);
  const notes = recordsOf(market, 'purchasing.pickupNote');
  const orders = recordsOf(market, 'purchasing.purchaseOrder');
  const [{ id: lineId }] = (await notes.read(pickup)).lines;
  await notes.act(market.buyer, 'confirmPickup', pickup, { replies: [{ lineId, qty: '3' }] });

  const [asn, ...others] = await announcements(pickup);
  expect(others).toEqual([]);
  const { unit, vendor, warehouse } = market.ids;
  const asns = recordsOf(market, 'warehouse.asn');
  expect(await asns.read(asn.id)).toMatchObject({
    status: '10',
    vendor,
    warehouse,
    driver: '王师傅',
    plate: '沪A12345',
    plannedArrival: '2096-03-02 08:00:00',
    lines: [{ part: rod, qty: '150', unit, vendorLot: 'L7' }],
  });
  await asns.act(market.buyer, 'arrive', asn.id, { dock });
  const [receipt] = (await market.buyer.page('warehouse.receipt', { _params: { asn: [asn.id] } })).data.list;
  const receipts = recordsOf(market, 'warehouse.receipt');
  const id = String(receipt?.id);
  const [row] = (await receipts.read(id)).lines;
  await receipts.act(market.buyer, 'receive', id, { lineId: row.id, qty: '50' });
  await market.tenant.settle();
  expect((await notes.read(pickup)).lines).toMatchObject([{ pickedQty: '3', receivedQty: '1', rejectedQty: '0' }]);
  expect(await orders.read(order.id)).toMatchObject({ status: '32', lines: [{ receivedQty: '1' }] });
  await receipts.act(market.buyer, 'receive', id);
  await market.tenant.settle();
  expect((await notes.read(pickup)).lines).toMatchObject([{ receivedQty: '3' }]);
  expect(await orders.read(order.id)).toMatchObject({ status: '32', lines: [{ receivedQty: '3' }] });
  await notes.act(market.buyer, 'close', pickup);

  const unbilled = async () => (await market.buyer.post('/purchasing/call/unbilledReceipts')).data;
  const { number } = await notes.read(pickup);
  expect(await unbilled()).toMatchObject({
    total: 1,
    rows: [{ entity: 'purchasing.pickupNote', note: pickup, number, qty: '3' }],
  });
  const statements = recordsOf(market, 'purchasing.monthlyReconciliation');
  const statement = await statements.create({ vendor, plant: market.ids.plant, period: '2096-03', currency: 'CNY' });
  expect((await statements.read(statement.id)).lines).toMatchObject([
    {
      kind: 'receipt',
      pickup,
      receiptLine: 1,
      order: order.id,
      orderLine: 1,
      happenedOn: '2096-03-02',
      part: rod,
      qty: '3',
      price: '3',
      amount: '9',
      acceptedQty: '3',
      verdict: 'matched',
    },
  ]);
  expect(await unbilled()).toEqual({ total: 0, rows: [] });
});

test('sixteen people confirm a pickup at once: it is announced once', async () => {
  const { part, unit } = market.ids;
  const pickup = await publishedPickup([{ part, unit, qty: '5' }]);
  const { version } = await recordsOf(market, 'purchasing.pickupNote').read(pickup);
  const input = { answer: 'asAsked' };
  const replies = await Promise.all(
    Array.from({ length: 16 }, () =>
      market.buyer.act('purchasing.pickupNote', 'confirmPickup', [{ id: pickup, version }], { input }),
    ),
  );
  expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
  expect(await announcements(pickup)).toHaveLength(1);
});
