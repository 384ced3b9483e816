import type { Client } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acceptedDelivery } from './accepted-delivery.ts';
import { done, inside, type Market, openMarket, recordsOf } from './market.ts';

const STATEMENT = 'purchasing.monthlyReconciliation';
let market: Market;
/** Makes statements and releases nothing. */
let clerk: Client;
let supplier: Client;
let [vendor, vendors] = ['', 0];
beforeAll(async () => {
  market = await openMarket();
  const rights = ['read', 'create', 'edit', 'publish', 'gather', 'withdraw'].map((right) => `${STATEMENT}.${right}`);
  clerk = await market.tenant.person({ permissions: rights });
});
afterAll(() => market.factory.close());
/** Each test has a supplier of its own, whose tax rate nobody has noted. */
beforeEach(async () => {
  vendors += 1;
  vendor = (await done(market.buyer.save('base.vendor', { code: `S${vendors}`, name: `供方${vendors}` }))).id;
  supplier = await market.tenant.person({ admin: true, vendor });
});

const statements = () => recordsOf(market, STATEMENT);
const generated = async (period = '2096-03'): Promise<any> => {
  const { id } = await done(market.buyer.save(STATEMENT, { vendor, plant: market.ids.plant, period }));
  return statements().read(id);
};
const ORDER = 'purchasing.purchaseOrder';
const REQ = 'purchasing.requisition';
const orders = () => recordsOf(market, ORDER);
const priced = (of: string, price: string, minQty = '0') => {
  const { part, unit } = market.ids;
  return done(
    market.buyer.save('purchasing.priceList', {
      vendor: of,
      part,
      unit,
      currency: 'CNY',
      minQty,
      price,
      validFrom: '2000-01-01',
    }),
  );
};
const confirmed = async (qty: string) => {
  const { plant, warehouse, part, unit } = market.ids;
  const { id } = await orders().create({
    vendor,
    plant,
    warehouse,
    lines: [{ part, unit, qty, price: '3', dueDate: '2096-03-20' }],
  });
  await orders().act(market.buyer, 'publish', id);
  await orders().act(supplier, 'reply', id, { answer: 'asAsked' });
  await orders().act(market.buyer, 'acceptReply', id);
  return id;
};

test('why a line was released is not in the supplier’s history', async () => {
  await acceptedDelivery(market, vendor, { qty: '40', price: null });
  const { id, lines } = await generated();
  await statements().act(market.buyer, 'releaseLine', id, { lineId: lines[0].id, reason: 'SECRETREASON' });
  await statements().act(clerk, 'publish', id);
  expect((await supplier.history(STATEMENT, id)).raw).not.toContain('SECRETREASON');
});

test('supplier B does not learn supplier A, its price or our draft from the history', async () => {
  const { plant, warehouse, part, unit } = market.ids;
  const other = (await done(market.buyer.save('base.vendor', { code: 'RIV', name: '对手' }))).id;
  await priced(vendor, '3');
  await priced(other, '7.77');
  const { id } = await orders().create({
    vendor: other,
    plant,
    warehouse,
    remark: 'DRAFTREMARK',
    lines: [{ part, unit, qty: '777', price: '7.77', dueDate: '2096-03-20' }],
  });
  const d = await orders().read(id);
  await done(
    market.buyer.save(ORDER, { id, version: d.version, vendor, remark: null, lines: [{ ...d.lines[0], qty: '10', price: '3' }] }),
  );
  await orders().act(market.buyer, 'publish', id);
  const { raw } = await supplier.history(ORDER, id);
  expect([raw.includes('7.77'), raw.includes(other), raw.includes('DRAFTREMARK')]).toEqual([false, false, false]);
});

test('a revision keeps no price nobody agreed on for its quantity', async () => {
  await priced(vendor, '3');
  await priced(vendor, '2.75', '500');
  const id = await confirmed('10');
  const [{ id: lineId }] = (await orders().read(id)).lines;
  expect((await orders().press(market.buyer, 'revise', id, { lineId, qty: '500', reason: 'x' })).error?.code).toBe(
    `${ORDER}.revise.agreed`,
  );
});

test('who may not see prices neither sets one nor reads it in the history', async () => {
  await priced(vendor, '3');
  await priced(vendor, '2.75', '500');
  const id = await confirmed('10');
  const [{ id: lineId }] = (await orders().read(id)).lines;
  const blind = await market.tenant.person({ permissions: [`${ORDER}.read`, `${ORDER}.revise`] });
  const reply = await orders().press(blind, 'revise', id, { lineId, qty: '500', price: '2.75', reason: 'x' });
  const { raw } = await blind.history(ORDER, id);
  expect([reply.httpStatus, raw.includes('2.75')]).toEqual([422, false]);
  const odd = await orders().press(market.buyer, 'revise', id, { lineId, constructor: '1', reason: 'x' });
  expect(odd.error?.code).toBe('field.unknown');
});

test('a buyer limited to a supplier does not order from another', async () => {
  const { plant, warehouse, part, unit } = market.ids;
  const reqs = recordsOf(market, REQ);
  const { id } = await reqs.create({ plant, neededOn: '2096-04-01', lines: [{ part, unit, qty: '5' }] });
  await reqs.act(market.buyer, 'release', id);
  const limited = await market.tenant.person({
    permissions: [`${REQ}.read`, `${REQ}.order`],
    scopes: [{ dimension: 'vendor', value: vendor }],
  });
  expect((await reqs.press(limited, 'order', id, { warehouse, vendor: market.ids.vendor })).httpStatus).toBe(403);
});

test('a supplier does not see the requisition behind a line', async () => {
  const { plant, warehouse, part, unit } = market.ids;
  await priced(vendor, '3');
  const reqs = recordsOf(market, REQ);
  const { id } = await reqs.create({ plant, neededOn: '2096-04-01', lines: [{ part, unit, vendor, qty: '5' }] });
  await reqs.act(market.buyer, 'release', id);
  await reqs.act(market.buyer, 'order', id, { warehouse });
  const [made] = await inside(
    market,
    (ctx) =>
      ctx.sql<{ order: string }>`select parent_id as "order" from purchasing_purchase_order_lines where requisition_id = ${id}`,
  );
  const order = made?.order ?? '';
  await orders().act(market.buyer, 'publish', order);
  expect((await supplier.one(ORDER, order)).data.lines[0]).not.toHaveProperty('requisition');
});

test('no faults: another company’s warehouse, a day that is none', async () => {
  const { plant, part, unit } = market.ids;
  const spy = await (await market.factory.tenant()).person({ admin: true });
  const far = (await done(spy.save('base.plant', { code: 'X', name: 'x' }))).id;
  const warehouse = (await done(spy.save('warehouse.warehouse', { code: 'X', name: 'x', plant: far, type: 'raw' }))).id;
  const reqs = recordsOf(market, REQ);
  const { id } = await reqs.create({ plant, neededOn: '2096-04-01', lines: [{ part, unit, vendor, qty: '5' }] });
  await reqs.act(market.buyer, 'release', id);
  const status = [
    (await reqs.press(market.buyer, 'order', id, { warehouse })).httpStatus,
    (await market.buyer.post('/base/call/paintDays', { place: plant, days: [null] })).httpStatus,
  ];
  expect(status).toEqual([422, 422]);
});

test('a supplier’s answer keeps the bounds of its field', async () => {
  const { warehouse, part, unit } = market.ids;
  const plans = recordsOf(market, 'purchasing.deliveryPlan');
  const said: string[] = [];
  for (const qty of ['99999999999999999', '10.0004']) {
    const { id } = await plans.create({
      vendor,
      warehouse,
      lines: [{ part, unit, qty: '10', arrivalAt: '2096-03-09 08:00:00' }],
    });
    await plans.act(market.buyer, 'publish', id);
    const [{ id: lineId }] = (await plans.read(id)).lines;
    const reply = await plans.press(supplier, 'feedback', id, {
      result: 'dispute',
      replies: [{ lineId, qty, date: null, remark: null }],
    });
    const now = await plans.read(id);
    said.push(`${reply.httpStatus} ${now.feedback} ${now.answerDiffs} ${now.lines[0].answerQty}`);
  }
  expect(said.map((one) => one.slice(0, 3))).toEqual(['422', '422']);
});
