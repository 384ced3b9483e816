import { calledOff, type Client } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postStock } from '@takt/modules/warehouse/server';
import { recordsOf, done, inside, type Market, NOW, openMarket } from './market.ts';

const [NOTE, ORDER, HOLD] = ['purchasing.deliveryNote', 'purchasing.purchaseOrder', 'warehouse.stockHold'];
let market: Market;
let customer: string;
/** A second warehouse, for finished goods, and a location in each. */
let [finished, shelf, bay] = ['', '', ''];
beforeAll(async () => {
  market = await openMarket();
  const { plant, warehouse } = market.ids;
  customer = await made('base.customer', { code: 'C1', name: '客户' });
  finished = await made('warehouse.warehouse', { code: 'W2', name: '成品', plant, type: 'finished' });
  shelf = await made('warehouse.location', { code: 'A', warehouse, kind: 'storage' });
  bay = await made('warehouse.location', { code: 'F', warehouse: finished, kind: 'storage' });
  await made('warehouse.location', { code: 'S', warehouse: finished, kind: 'shipping' });
});
afterAll(() => market.factory.close());

const made = async (entity: string, row: Record<string, unknown>): Promise<string> =>
  (await done(market.buyer.save(entity, row))).id;
let parts = 0;
const newPart = (): Promise<string> => {
  parts += 1;
  return made('base.part', { partNo: `S${parts}`, name: '缺料件', unit: market.ids.unit, partType: 'bought' });
};
const stocked = (part: string, qty: string, location = shelf, status: 'available' | 'qc' = 'available') =>
  inside(market, (ctx) =>
    postStock(ctx, { entity: 'test', documentNo: 'R1' }, [
      { part, batch: null, container: null, owner: null, qty, from: { outside: 'vendor' }, to: { location, status } },
    ]),
  );
const sold = async (part: string, qty: string, dueDate: string): Promise<string> => {
  const { plant, unit } = market.ids;
  const sales = recordsOf(market, 'sales.salesOrder');
  const { id } = await sales.create({ customer, plant, orderDate: '2096-03-01', lines: [{ part, qty, unit, dueDate }] });
  await sales.act(market.buyer, 'lock', id);
  return id;
};
/** Documents as they would stand after their life so far; the ways there have tests of their own. */
const note = async (part: string, qty: string, plannedArrival: string, status = '20', order?: string): Promise<string> => {
  const { vendor, warehouse, unit } = market.ids;
  const line = { part, qty, unit };
  const lines = order ? [{ ...line, order, sourceLine: 1 }] : await calledOff(market.buyer, { vendor, warehouse }, [line]);
  const { id } = await recordsOf(market, NOTE).create({ vendor, warehouse, plannedArrival, lines });
  await inside(market, (ctx) => ctx.sql`update purchasing_delivery_note set status = ${status} where id = ${id}`);
  return id;
};
const ordered = async (part: string, qty: string, dueDate: string, status: string) => {
  const { vendor, warehouse, plant, unit } = market.ids;
  const head = { vendor, plant, warehouse, orderDate: '2096-03-01' };
  const { id, number = '' } = await recordsOf(market, ORDER).create({
    ...head,
    lines: [{ part, qty, unit, dueDate, price: '1' }],
  });
  await inside(market, (ctx) => ctx.sql`update purchasing_purchase_order set status = ${status} where id = ${id}`);
  return { id, number };
};
const board = async (asked: object = {}, by: Client = market.buyer): Promise<any> =>
  done(by.post('/purchasing/call/shortageBoard', asked));
const of = async (part: string, asked: object = {}): Promise<any> => (await board({ part, onlyShort: '0', ...asked })).parts[0];

test('a part stops when its projection first goes below zero, and notes that come in time put that off', async () => {
  const part = await newPart();
  await stocked(part, '10');
  await sold(part, '8', '2096-03-05');
  const later = await sold(part, '9', '2096-03-10');
  expect(await of(part)).toMatchObject({ free: '10', demand: '17', stopAt: '2096-03-10 23:59:59', missing: '7' });
  await note(part, '4', '2096-03-10 08:30:00');
  const late = await note(part, '30', '2096-03-12 08:30:00');
  const seen = await of(part);
  expect(seen).toMatchObject({ onTheWay: '34', stopAt: '2096-03-10 23:59:59', missing: '3', worst: '3' });
  expect(seen.steps.map(({ kind, balance }: any) => [kind, balance])).toEqual([
    ['salesOrder', '2'],
    ['note', '6'],
    ['salesOrder', '-3'],
    ['note', '27'],
  ]);
  expect(seen.steps[2].document).toMatchObject({ entity: 'sales.salesOrder', id: later });
  expect(seen.fixes).toMatchObject([{ kind: 'expedite', suffices: true, document: { entity: NOTE, id: late } }]);
});

test('orders count when confirmed, less what notes have announced of them; overdue and controlled supply only helps', async () => {
  const part = await newPart();
  await sold(part, '20', '2096-03-09');
  const sure = await ordered(part, '12', '2096-03-08', '30');
  const asked = await ordered(part, '5', '2096-03-08', '10');
  await note(part, '4', '2096-03-07 08:00:00', '20', sure.id);
  const waiting = await note(part, '6', '2096-03-07 08:00:00', '15');
  const overdue = await note(part, '2', '2096-03-01 08:00:00');
  const seen = await of(part);
  expect(seen).toMatchObject({ onTheWay: '12', onOrder: '13', missing: '8', stopAt: '2096-03-09 23:59:59' });
  const sum = (id: string) => seen.steps.filter(({ document }: any) => document.id === id).map(({ qty }: any) => qty);
  expect([sum(sure.id), sum(asked.id), sum(waiting), sum(overdue)]).toEqual([['8'], [], [], []]);
  expect(seen.fixes.map(({ kind, document }: any) => [kind, document.id])).toEqual([
    ['chase', overdue],
    ['approve', waiting],
    ['confirm', asked.id],
  ]);
});

test('a document in a unit its part knows nothing of is told and left out, and the board stands', async () => {
  const part = await newPart();
  await stocked(part, '10');
  await sold(part, '8', '2096-03-05');
  const crate = await made('base.unit', { code: 'CRT', name: '板箱', precision: 0 });
  const { id, number } = await ordered(part, '4', '2096-03-04', '30');
  await inside(market, (ctx) => ctx.sql`update purchasing_purchase_order_lines set unit_id = ${crate} where parent_id = ${id}`);
  const seen = await board({ part, onlyShort: '0' });
  expect(seen.parts).toMatchObject([{ free: '10', demand: '8', onOrder: '0', stopAt: null }]);
  expect(seen.uncounted).toMatchObject([
    { document: { entity: ORDER, id, number }, why: [expect.stringContaining('板箱'), expect.any(String)] },
  ]);
});

test('goods on hold and awaiting inspection are not there, but letting them go would help; so would another warehouse', async () => {
  const part = await newPart();
  const { warehouse, unit } = market.ids;
  await stocked(part, '9');
  await stocked(part, '3', shelf, 'qc');
  await stocked(part, '50', bay);
  const hold = await made(HOLD, { warehouse, location: shelf, part, qty: '7', reason: '疑' });
  const order = await recordsOf(market, 'warehouse.outboundOrder').create({
    warehouse,
    kind: 'line',
    stagingLocation: shelf,
    lines: [{ part, qty: '6', unit }],
  });
  await recordsOf(market, 'warehouse.outboundOrder').act(market.buyer, 'release', order.id);
  expect(await of(part)).toMatchObject({ free: '52', qc: '3', hold: '7', stopAt: null });
  const seen = await of(part, { warehouse });
  expect(seen).toMatchObject({ free: '2', stopAt: NOW, missing: '4', demand: '6' });
  expect(seen.fixes).toMatchObject([
    { kind: 'unfreeze', qty: '7', suffices: true, document: { id: hold } },
    { kind: 'transfer', qty: '50', place: 'W2 成品', suffices: true },
  ]);
});

test('what stops soonest comes first, only what runs out unless all is asked for', async () => {
  const [first, second, fine] = [await newPart(), await newPart(), await newPart()];
  await sold(second, '1', '2096-03-04');
  await sold(first, '1', '2096-03-03');
  await stocked(fine, '5');
  await sold(fine, '5', '2096-03-03');
  const numbers = (seen: any): string[] =>
    seen.parts.map(({ part }: any) => part).filter((id: string) => [first, second, fine].includes(id));
  const short = await board({ onlyShort: '1' });
  expect(numbers(short)).toEqual([first, second]);
  expect(short).toMatchObject({ now: NOW, more: false });
  expect(numbers(await board({ onlyShort: '0' }))).toEqual([first, second, fine]);
});

test('units are those the part is kept in', async () => {
  const part = await newPart();
  const box = await made('base.unit', { code: 'BOX12', name: '箱', baseUnit: market.ids.unit, numerator: 12, denominator: 1 });
  const sales = recordsOf(market, 'sales.salesOrder');
  const line = { part, qty: '2', unit: box, dueDate: '2096-03-09' };
  const { id } = await sales.create({ customer, plant: market.ids.plant, orderDate: '2096-03-01', lines: [line] });
  await sales.act(market.buyer, 'lock', id);
  expect(await of(part)).toMatchObject({ demand: '24', missing: '24', unit: 'PCS' });
});

test('what a shipment has picked is neither free nor wanted any more', async () => {
  const part = await newPart();
  const { plant, unit } = market.ids;
  await stocked(part, '9', bay);
  const salesOrder = await sold(part, '12', '2096-03-09');
  expect(await of(part)).toMatchObject({ free: '9', demand: '12', missing: '3' });
  const shipments = recordsOf(market, 'sales.salesShipment');
  const lines = [{ part, qty: '4', unit }];
  const { id } = await shipments.create({ salesOrder, customer, plant, warehouse: finished, lines });
  await shipments.act(market.buyer, 'release', id);
  expect(await of(part)).toMatchObject({ free: '5', demand: '8', missing: '3' });
});

test('the board is for our people with its right, in their warehouses and plants, and for no supplier', async () => {
  const part = await newPart();
  await stocked(part, '3');
  await stocked(part, '4', bay);
  await sold(part, '9', '2096-03-05');
  const right = 'purchasing.shortageBoard';
  const keeper = await market.tenant.person({ permissions: [right], scopes: [{ dimension: 'warehouse', value: finished }] });
  expect((await board({ part, onlyShort: '0' }, keeper)).parts).toMatchObject([{ free: '4', missing: '5' }]);
  const raw = await market.tenant.person({
    permissions: [right],
    scopes: [{ dimension: 'warehouse', value: market.ids.warehouse }],
  });
  expect((await board({ part, onlyShort: '0' }, raw)).parts).toEqual([]);
  const other = await made('base.plant', { code: 'P2', name: '二厂' });
  const elsewhere = await market.tenant.person({ permissions: [right], scopes: [{ dimension: 'plant', value: other }] });
  expect((await board({ part, onlyShort: '0' }, elsewhere)).parts).toEqual([]);
  for (const client of [market.supplier, await market.tenant.person({ permissions: [`${NOTE}.*`] })])
    expect((await client.post('/purchasing/call/shortageBoard', { onlyShort: '1' })).httpStatus).toBe(403);
});
