import type { Client } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, inside, type Market, openMarket, recordsOf } from './market.ts';
import { type Life, noteSoFar, orderedOf } from './notes-so-far.ts';

const NOTE = 'purchasing.deliveryNote';
let market: Market;
/** A warehouse nobody else looks into, and a supplier beside the first. */
let annex = '';
let rival = '';
beforeAll(async () => {
  market = await openMarket();
  const { buyer, ids } = market;
  const place = { code: 'W2', name: '外库', plant: ids.plant, type: 'raw' };
  annex = (await done(buyer.save('warehouse.warehouse', place))).id;
  rival = (await done(buyer.save('base.vendor', { code: 'V2', name: '供应商二', nameEn: 'Supplier two' }))).id;
});
afterAll(() => market.factory.close());

const note = (plannedArrival: string, life: Life = {}): Promise<string> => noteSoFar(market, plannedArrival, life);
const ask = async (call: string, by: Client = market.buyer): Promise<any> => done(by.post(`/purchasing/call/${call}`, {}));
const keeperOf = (warehouse: string): Promise<Client> =>
  market.tenant.person({ permissions: [`${NOTE}.read`], scopes: [{ dimension: 'warehouse', value: warehouse }] });

test('use 33 the month is counted by line, and its late notes are those the list finds', async () => {
  expect((await ask('onTimeDeliveries')).month).toEqual({
    from: '2096-03-01',
    to: '2096-03-31',
    lines: 0,
    onTime: 0,
    percent: null,
    lateNotes: [],
  });
  await note('2096-03-01 10:00:00', { came: '2096-03-01 09:00:00', lines: 2 });
  await note('2096-03-01 10:00:00', { came: '2096-03-01 15:00:00' });
  await note('2096-02-29 10:00:00', { came: '2096-02-29 15:00:00' });
  const { month } = await ask('onTimeDeliveries');
  expect(month).toMatchObject({ lines: 3, onTime: 2, percent: '66.7' });
  const { list } = (await market.buyer.page(NOTE, { _params: { number: month.lateNotes } })).data;
  expect(list.map(({ plannedArrival }: any) => plannedArrival)).toEqual(['2096-03-01 10:00:00']);
});

test('use 33 suppliers are ranked by late lines of this month, with how the month differs from the last', async () => {
  await note('2096-03-01 12:00:00', { vendor: rival, came: '2096-03-01 18:00:00', lines: 2 });
  await note('2096-03-01 12:00:00', { vendor: rival, came: '2096-03-01 11:00:00', lines: 2 });
  await note('2096-02-10 12:00:00', { vendor: rival, came: '2096-02-10 11:00:00' });
  const { from, to, suppliers } = await ask('lateSuppliers');
  expect([from, to]).toEqual(['2096-03-01', '2096-03-02']);
  expect(suppliers).toEqual([
    { vendor: rival, name: ['供应商二', 'Supplier two'], lines: 4, late: 2, percent: '50', change: '-50' },
    { vendor: market.ids.vendor, name: ['供应商一', '供应商一'], lines: 3, late: 1, percent: '66.7', change: '66.7' },
  ]);
});

test('use 33 a keeper of one warehouse ranks what comes there, a supplier sees themselves alone', async () => {
  await note('2096-03-01 08:00:00', { warehouse: annex, came: '2096-03-01 17:00:00' });
  const keeper = await keeperOf(annex);
  expect((await ask('lateSuppliers', keeper)).suppliers).toMatchObject([{ vendor: market.ids.vendor, lines: 1, late: 1 }]);
  expect((await ask('onTimeDeliveries', keeper)).month).toMatchObject({ lines: 1, onTime: 0 });
  expect((await ask('lateSuppliers', market.supplier)).suppliers.map(({ vendor }: any) => vendor)).toEqual([market.ids.vendor]);
  const nobody = await market.tenant.person({ permissions: ['base.part.read'] });
  expect((await nobody.post('/purchasing/call/lateSuppliers', {})).httpStatus).toBe(403);
});

test('use 33 what runs out is told with what is left each day and what its supplier said', async () => {
  const { buyer, ids } = market;
  const customer = (await done(buyer.save('base.customer', { code: 'C1', name: '客户' }))).id;
  const sales = recordsOf(market, 'sales.salesOrder');
  const lines = [{ part: ids.bolt, qty: '9', unit: ids.unit, dueDate: '2096-03-04' }];
  const { id } = await sales.create({ customer, plant: ids.plant, orderDate: '2096-03-01', lines });
  await sales.act(buyer, 'lock', id);
  const seen = async () => {
    const { cover, ...part } = (await ask('shortagesSoon')).parts.find(({ partNo }: any) => partNo === 'P2');
    expect([cover[0].on, cover.at(-1).on]).toEqual(['2096-03-02', '2096-03-08']);
    return { ...part, cover: cover.map(({ left }: any) => left) };
  };
  expect(await seen()).toMatchObject({
    stopAt: '2096-03-04 23:59:59',
    missing: '9',
    cover: ['0', '0', '-9', '-9', '-9', '-9', '-9'],
    next: null,
  });
  const wanted = { vendor: ids.vendor, plant: ids.plant, warehouse: ids.warehouse };
  const order = await recordsOf(market, 'purchasing.purchaseOrder').create({
    ...wanted,
    lines: [{ part: ids.bolt, unit: ids.unit, qty: '20', price: '1', dueDate: '2096-03-06' }],
  });
  const inState = (status: string) =>
    inside(market, (ctx) => ctx.sql`update purchasing_purchase_order set status = ${status} where id = ${order.id}`);
  await inState('10');
  expect((await seen()).next).toEqual({ certainty: 'unconfirmed', late: false, at: '2096-03-06 23:59:59' });
  await inState('30');
  expect(await seen()).toMatchObject({
    next: { certainty: 'sure', at: '2096-03-06 23:59:59' },
    cover: ['0', '0', '-9', '-9', '11', '11', '11'],
  });
  for (const client of [market.supplier, await keeperOf(annex)])
    expect((await client.post('/purchasing/call/shortagesSoon', {})).httpStatus).toBe(403);
});

test('use 25 a supplier sees what they bring next, with what each delivery still lacks', async () => {
  const { ids, supplier } = market;
  const lorry = { driver: '王师傅', driverTel: '13800000000', plate: '浙B·12345' };
  await note('2096-03-03 09:00:00', { status: '10' });
  await note('2096-03-03 10:00:00', { status: '10', values: lorry });
  await note('2096-03-01 20:00:00', { status: '20', values: lorry });
  await note('2096-03-04 09:00:00', { status: '00' });
  await note('2096-03-04 10:00:00', { status: '15', vendor: rival });
  const plans = recordsOf(market, 'purchasing.deliveryPlan');
  const asked = { part: ids.part, qty: '5', unit: ids.unit };
  const { id: plan } = await plans.create({
    vendor: ids.vendor,
    warehouse: ids.warehouse,
    lines: [
      { ...asked, arrivalAt: '2096-03-05 08:00:00' },
      { ...asked, arrivalAt: '2096-03-06 08:00:00' },
    ],
  });
  await note('2096-03-05 08:00:00', { status: '00', plan });
  await inside(market, (ctx) => ctx.sql`update purchasing_delivery_plan set status = '10' where id = ${plan}`);
  const { deliveries, count } = await ask('nextDeliveries', supplier);
  expect(deliveries.map(({ at, step, late }: any) => [at.slice(5, 16), step, late])).toEqual([
    ['03-01 20:00', 'onTheWay', true],
    ['03-03 09:00', 'details', false],
    ['03-03 10:00', 'ship', false],
    ['03-04 09:00', 'publish', false],
    ['03-05 08:00', 'publish', false],
    ['03-06 08:00', 'note', false],
  ]);
  expect(count).toBe(6);
  // Labels are missing where the part is delivered in labelled cases.
  const part = await done(market.buyer.one('base.part', ids.part));
  await done(market.buyer.save('base.part', { id: ids.part, version: part.version, labelControlled: '1' }));
  const labelled = (await ask('nextDeliveries', supplier)).deliveries;
  expect(labelled.find(({ at }: any) => at === '2096-03-03 10:00:00').step).toBe('labels');
  expect((await ask('nextDeliveries', await keeperOf(annex))).count).toBe(0);
});

test('use 27 a supplier reaches the buyers of their open orders, and learns nothing else of our people', async () => {
  const { tenant, supplier, buyer } = market;
  const user = async (row: Record<string, unknown>): Promise<string> => (await done(buyer.save('system.user', row))).id;
  const roles = [{ role: (await done(buyer.save('system.role', { code: 'R', name: 'R' }))).id }];
  const mine = await user({ username: 'mei', realName: '李敏', telephone: '13800002206', email: 'mei@takt.example', roles });
  const other = await user({ username: 'fang', realName: '王芳', telephone: '13700008813', roles });
  const buyerOf = (order: string, person: string) =>
    inside(market, (ctx) => ctx.sql`update purchasing_purchase_order set buyer_id = ${person} where id = ${order}`);
  await buyerOf(await orderedOf(market), mine);
  await buyerOf(await orderedOf(market, { vendor: rival }), other);
  expect(await ask('buyerContacts', supplier)).toEqual([{ name: '李敏', telephone: '13800002206', duty: 'buyer', orders: 1 }]);
  expect(await ask('buyerContacts', await tenant.person({ admin: true, vendor: rival }))).toMatchObject([{ name: '王芳' }]);
  // Colleagues are found in the list of users, by its own right.
  expect(await ask('buyerContacts', await tenant.person({ permissions: ['purchasing.purchaseOrder.read'] }))).toEqual([]);
});
