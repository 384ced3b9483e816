import { lockWait } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptedDelivery } from './accepted-delivery.ts';
import { deliverEvent, recordsOf, done, inside, type Market, openMarket } from './market.ts';

const PLAN = 'purchasing.deliveryPlan';
const NOTE = 'purchasing.deliveryNote';
const ASN = 'warehouse.asn';
let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.factory.close());

const dock = async (code: string, more: object = {}): Promise<string> => {
  const hours = { opensAt: '08:00:00', closesAt: '17:00:00' };
  const row = { code, name: code, warehouse: market.ids.warehouse, direction: 'inbound', ...hours, ...more };
  return (await done(market.buyer.save('warehouse.dock', row))).id;
};
const released = async (row: object, ...lines: readonly object[]): Promise<string> => {
  const { vendor, warehouse, part, unit } = market.ids;
  const filled = lines.map((line) => ({ part, unit, arrivalAt: '2096-03-09 08:00:00', ...line }));
  const { id } = await recordsOf(market, PLAN).create({ vendor, warehouse, ...row, lines: filled });
  await recordsOf(market, PLAN).act(market.buyer, 'publish', id);
  return id;
};
/** The supplier's note of a plan, on the road. */
async function shipped(plan: string): Promise<{ note: any; asn: any }> {
  const { id } = await done<{ id: string }>(
    market.supplier.post('/les/ai/convert', { conversion: 'purchasing.planToNote', id: plan }),
  );
  const notes = recordsOf(market, NOTE);
  const { version } = await notes.read(id);
  await done(market.supplier.save(NOTE, { id, version, driver: '钱师傅', driverTel: '13812345678', plate: '沪A12345' }));
  for (const action of ['publish', 'ship']) await notes.act(market.supplier, action, id);
  const note = await notes.read(id);
  const [asn] = (await market.buyer.page(ASN, { _params: { 'sourceNo._eq': note.number } })).data.list;
  return { note, asn };
}
const receive = async (asn: string, qty: string): Promise<void> => {
  const [receipt] = (await market.buyer.page('warehouse.receipt', { _params: { asn: [asn] } })).data.list;
  const [line] = (await recordsOf(market, 'warehouse.receipt').read(receipt.id)).lines;
  await recordsOf(market, 'warehouse.receipt').act(market.buyer, 'receive', receipt.id, { lineId: line.id, qty });
  await deliverEvent(market, 'purchasing.note.receive', { id: receipt.id });
};

test('supply 4.1 (38) the dock of a plan is one of its warehouse that takes goods in', async () => {
  const { vendor, plant, warehouse, part, unit } = market.ids;
  const lines = [{ part, unit, qty: '1', arrivalAt: '2096-03-09 08:00:00' }];
  const other = await done(market.buyer.save('warehouse.warehouse', { code: 'W2', name: '库二', plant, type: 'raw' }));
  for (const wrong of [await dock('D-OUT', { direction: 'outbound' }), await dock('D-W2', { warehouse: other.id })]) {
    const refused = await market.buyer.save(PLAN, { vendor, warehouse, dock: wrong, lines });
    expect(refused.error).toMatchObject({ zh: '卸货月台不属于收货仓库，或不用于收货' });
  }
});

test('supply 4.1 (38) the dock of a plan stands on its notes and is where the warehouse expects them', async () => {
  const [first, second] = [await dock('D-01'), await dock('D-02')];
  const { note, asn } = await shipped(await released({ dock: first }, { qty: '10' }));
  expect(note.dock).toBe('D-01');
  expect(asn.dock).toBe(first);
  await recordsOf(market, ASN).act(market.buyer, 'arrive', asn.id, { dock: second });
  expect((await recordsOf(market, ASN).read(asn.id)).dock).toBe(second);
  expect((await shipped(await released({}, { qty: '1' }))).note.dock).toBeNull();
});

test('supply 2.10 a dock takes vehicles while it is open: plans, notes and orders out are refused outside its hours', async () => {
  const { vendor, warehouse, part, unit } = market.ids;
  const at = await dock('D-08');
  const asked = (arrivalAt: string) =>
    market.buyer.save(PLAN, { vendor, warehouse, dock: at, lines: [{ part, unit, qty: '1', arrivalAt }] });
  for (const time of ['04:00:00', '17:01:00'])
    expect(await asked(`2096-03-09 ${time}`)).toMatchObject({
      httpStatus: 422,
      error: {
        code: 'dock.hours',
        zh: `月台 D-08 开放时间为 08:00–17:00，2096-03-09 ${time.slice(0, 5)} 不在其内`,
        en: `Dock D-08 is open from 08:00 to 17:00; 2096-03-09 ${time.slice(0, 5)} is outside of that`,
      },
    });
  for (const time of ['08:00:00', '17:00:00']) expect((await asked(`2096-03-09 ${time}`)).httpStatus).toBe(200);
  const [plan, notes] = [await released({ dock: at }, { qty: '2' }), recordsOf(market, NOTE)];
  const { id } = await done<{ id: string }>(
    market.supplier.post('/les/ai/convert', { conversion: 'purchasing.planToNote', id: plan }),
  );
  const { version } = await notes.read(id);
  const told = { driver: '钱师傅', driverTel: '13812345678', plate: '沪A12345' };
  await done(market.supplier.save(NOTE, { id, version, ...told, plannedArrival: '2096-03-09 19:00:00' }));
  expect((await notes.press(market.supplier, 'publish', id)).error).toMatchObject({ code: 'dock.hours' });
  const [{ id: stagingLocation }] = (
    await market.buyer.page('warehouse.location', { _params: { warehouse: [warehouse], kind: ['shipping'] } })
  ).data.list;
  const lines = [{ part, unit, qty: '1' }];
  const order = { warehouse, kind: 'vendorReturn', vendor, stagingLocation, dock: at, plannedAt: '2096-03-09 18:00:00', lines };
  expect((await market.buyer.save('warehouse.outboundOrder', order)).error).toMatchObject({ code: 'dock.hours' });
});

test('supply 2.10 the warehouse expects a vehicle at the dock its plan names now, until it has arrived', async () => {
  const [first, second] = [await dock('D-10'), await dock('D-11')];
  const plan = await released({ dock: first }, { qty: '10' });
  const { asn } = await shipped(plan);
  await recordsOf(market, PLAN).act(market.supplier, 'feedback', plan, { result: 'agree' });
  const moved = async (to: string) => {
    const { version } = await recordsOf(market, PLAN).read(plan);
    await done(market.buyer.save(PLAN, { id: plan, version, dock: to }));
    return (await recordsOf(market, ASN).read(asn.id)).dock;
  };
  expect(asn.dock).toBe(first);
  expect(await moved(second)).toBe(second);
  await recordsOf(market, ASN).act(market.buyer, 'arrive', asn.id, { dock: second });
  await market.tenant.settle();
  expect(await moved(first)).toBe(second);
});

test('supply 2.10 a vehicle that arrives while its plan is given another dock stays where it stands', async () => {
  const [first, second] = [await dock('D-12'), await dock('D-13')];
  const plan = await released({ dock: first }, { qty: '10' });
  const { asn } = await shipped(plan);
  await recordsOf(market, PLAN).act(market.supplier, 'feedback', plan, { result: 'agree' });
  const { version } = await recordsOf(market, PLAN).read(plan);
  const [saving] = await inside(market, async (ctx) => {
    await ctx.sql`update warehouse_asn set status = '20' where id = ${asn.id}`;
    const moving = market.buyer.save(PLAN, { id: plan, version, dock: second });
    await lockWait(market.factory, market.tenant.id);
    return [moving];
  });
  await done(saving ?? Promise.reject(new Error('nobody saved')));
  expect((await recordsOf(market, ASN).read(asn.id)).dock).toBe(first);
});

test('supply 4.1 (38) lines count what was asked for and what came since the year began', async () => {
  const part = (
    await done(market.buyer.save('base.part', { partNo: 'P3', name: '衬套', unit: market.ids.unit, partType: 'bought' }))
  ).id;
  const early = await released({}, { part, qty: '10', arrivalAt: '2096-03-09 08:00:00' });
  const late = await released(
    {},
    { part, qty: '5', arrivalAt: '2096-03-11 08:00:00' },
    { part, qty: '4', arrivalAt: '2096-03-10 08:00:00' },
  );
  const nextYear = await released({}, { part, qty: '7', arrivalAt: '2097-01-05 08:00:00' });
  const { vendor, warehouse, unit } = market.ids;
  const draft = { part, unit, qty: '99', arrivalAt: '2096-03-08 08:00:00' };
  await recordsOf(market, PLAN).create({ vendor, warehouse, lines: [draft] });
  const dockId = await dock('D-03');
  const { asn } = await shipped(early);
  await recordsOf(market, ASN).act(market.buyer, 'arrive', asn.id, { dock: dockId });
  await receive(asn.id, '6');
  const counted = async (id: string) =>
    (await recordsOf(market, PLAN).read(id)).lines.map((line: any) => [
      line.cumulativeQty,
      line.cumulativeReceivedQty,
      line.cumulativeDiff,
    ]);
  // What came by an order no plan has asked for is none of it.
  await acceptedDelivery(market, vendor, { qty: '50', price: null, day: '2096-03-09', part });
  expect(await counted(early)).toEqual([['10', '6', '-4']]);
  expect(await counted(late)).toEqual([
    ['19', '6', '-13'],
    ['14', '6', '-8'],
  ]);
  expect(await counted(nextYear)).toEqual([['7', '0', '-7']]);
});

test('supply 2.1 a plan calls off an order where the order is delivered to', async () => {
  const { vendor, plant, warehouse, part, unit } = market.ids;
  const orders = recordsOf(market, 'purchasing.purchaseOrder');
  const other = (await done(market.buyer.save('warehouse.warehouse', { code: 'W9', name: '库九', plant, type: 'raw' }))).id;
  const order = await orders.create({ vendor, plant, warehouse, lines: [{ part, unit, qty: '10', dueDate: '2096-04-01' }] });
  await inside(market, (ctx) => ctx.sql`update purchasing_purchase_order set status = '30' where id = ${order.id}`);
  const line = { part, unit, qty: '10', arrivalAt: '2096-03-09 08:00:00', order: order.id, orderLine: 1 };
  const elsewhere = await market.buyer.save(PLAN, { vendor, warehouse: other, lines: [line] });
  expect(elsewhere.error?.zh).toContain('收货仓库相同的采购订单');
  await done(market.buyer.save(PLAN, { vendor, warehouse, lines: [line] }));
});

test('supply 2.5 half a piece is neither ordered, called off, revised nor sent', async () => {
  const { vendor, plant, warehouse, part, unit } = market.ids;
  const half = { part, unit, qty: '0.5' };
  const refused = [
    await market.buyer.save('purchasing.purchaseOrder', {
      vendor,
      plant,
      warehouse,
      lines: [{ ...half, dueDate: '2096-04-01' }],
    }),
    await market.buyer.save(PLAN, { vendor, warehouse, lines: [{ ...half, arrivalAt: '2096-03-09 08:00:00' }] }),
  ];
  for (const { error } of refused) expect(error?.en).toBe('Line 1: PCS has at most 0 decimals, 0.5 has more');
});
