import { calledOff, type Client } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf, done, inside, type Market, openMarket } from './market.ts';

const NOTE = 'purchasing.deliveryNote';
let market: Market;
/** A supplier beside the one everything else is about, and a warehouse nobody else looks into. */
let [rival, annex] = ['', ''];
let rivalPerson: Client;
beforeAll(async () => {
  market = await openMarket();
  const { buyer, tenant, ids } = market;
  rival = (await done(buyer.save('base.vendor', { code: 'V2', name: '供应商二', shipmentControl: '1' }))).id;
  annex = (await done(buyer.save('warehouse.warehouse', { code: 'W2', name: '外库', plant: ids.plant, type: 'raw' }))).id;
  rivalPerson = await tenant.person({ admin: true, vendor: rival });
});
afterAll(() => market.factory.close());

interface Announced {
  readonly part: string;
  readonly qty: string;
}
/** A note as it would stand after its life so far; the way there has tests of its own. */
async function note(
  vendor: string,
  status: string,
  lines: readonly Announced[],
  { warehouse = market.ids.warehouse, plannedArrival = '2096-03-01 08:00:00', received = '0' } = {},
): Promise<{ readonly id: string; readonly number: string }> {
  const { buyer, ids } = market;
  const asked = lines.map((line) => ({ ...line, unit: ids.unit }));
  const { id, number = '' } = await recordsOf(market, NOTE).create({
    vendor,
    warehouse,
    plannedArrival,
    lines: await calledOff(buyer, { vendor, warehouse }, asked),
  });
  await inside(market, async (ctx) => {
    await ctx.sql`update purchasing_delivery_note set status = ${status} where id = ${id}`;
    await ctx.sql`update purchasing_delivery_note_lines set received_qty = ${received}, accepted_qty = ${received},
      accepted_on = ${plannedArrival.slice(0, 10)} where parent_id = ${id}`;
  });
  return { id, number };
}
const keeper = (permissions: readonly string[]): Promise<Client> =>
  market.tenant.person({ permissions: [...permissions], scopes: [{ dimension: 'warehouse', value: annex }] });
const ask = async (client: Client, call: string, body: object = {}): Promise<any> =>
  done(client.post(`/purchasing/call/${call}`, body));

test('a review shows which supplier or part holds a shipment, within the reviewer’s warehouses, and to no supplier', async () => {
  const { buyer, ids } = market;
  const watched = (
    await done(
      buyer.save('base.part', { partNo: 'P9', name: '气囊', unit: ids.unit, partType: 'bought', qualityControlled: '1' }),
    )
  ).id;
  const byPart = await note(ids.vendor, '15', [
    { part: watched, qty: '5' },
    { part: ids.bolt, qty: '7' },
  ]);
  const byVendor = await note(rival, '15', [{ part: ids.bolt, qty: '3' }], { warehouse: annex });
  await note(rival, '10', [{ part: ids.bolt, qty: '3' }]);
  const seen: any[] = await ask(buyer, 'shipmentsInControl');
  expect(seen.map(({ number, vendorControlled }) => [number, vendorControlled])).toEqual([
    [byPart.number, false],
    [byVendor.number, true],
  ]);
  expect(seen[0].lines).toMatchObject([
    { partNo: 'P9', qty: '5', unit: 'PCS', controlled: true },
    { partNo: 'P2', qty: '7', controlled: false },
  ]);
  const right = 'purchasing.shipmentsInControl';
  expect((await ask(await keeper([right]), 'shipmentsInControl')).map(({ id }: any) => id)).toEqual([byVendor.id]);
  for (const client of [market.supplier, rivalPerson, await market.tenant.person({ permissions: [`${NOTE}.*`] })])
    expect((await client.post('/purchasing/call/shipmentsInControl')).httpStatus).toBe(403);

  const rows = seen.map(({ id, version }) => ({ id, version }));
  expect((await done(buyer.act(NOTE, 'audit', rows))).results.map(({ ok }: any) => ok)).toEqual([true, true]);
  expect(await ask(buyer, 'shipmentsInControl')).toEqual([]);
});

test('the kanban counts what was due this week, month and year, and lists what is missing of the last seven days', async () => {
  const { buyer, supplier, ids } = market;
  const one = (await done(buyer.save('base.vendor', { code: 'V3', name: '供应商三' }))).id;
  const line = [{ part: ids.bolt, qty: '4' }];
  // Now is Friday, 2 March 2096, 08:00.
  await note(one, '00', line);
  const overdue = await note(one, '20', line, { plannedArrival: '2096-03-01 23:30:00' });
  const short = await note(one, '25', line, { received: '3', plannedArrival: '2096-02-28 08:00:00', warehouse: annex });
  await note(one, '30', line, { received: '4', plannedArrival: '2096-02-20 08:00:00' });
  const lost = await note(one, '20', line, { plannedArrival: '2096-02-23 07:00:00' });
  await note(one, '10', line, { plannedArrival: '2096-03-03 08:00:00' });
  await note(one, '30', line, { received: '4', plannedArrival: '2095-12-20 08:00:00' });
  const seen = await ask(buyer, 'supplierKanban', { vendor: one });
  const [wasLate, wasShort] = [{ lateNotes: [overdue.number] }, { shortNotes: [short.number] }];
  const year = { period: 'year', from: '2096-01-01', to: '2096-12-31', planned: 5, shipped: 4, received: 1, late: 2, short: 1 };
  expect(seen.periods).toEqual([
    {
      period: 'week',
      from: '2096-02-27',
      to: '2096-03-04',
      planned: 3,
      shipped: 2,
      received: 0,
      late: 1,
      short: 1,
      ...wasLate,
      ...wasShort,
    },
    {
      period: 'month',
      from: '2096-03-01',
      to: '2096-03-31',
      planned: 2,
      shipped: 1,
      received: 0,
      late: 1,
      short: 0,
      ...wasLate,
      shortNotes: [],
    },
    { ...year, lateNotes: [overdue.number, lost.number], ...wasShort },
  ]);
  expect(seen.unfinished).toMatchObject([
    { id: short.id, status: '25', plannedArrival: '2096-02-28 08:00:00', lines: 1, openLines: 1 },
    { id: overdue.id, status: '20', openLines: 1, hoursLate: 8 },
  ]);
  const own = await market.tenant.person({ permissions: [`${NOTE}.read`], vendor: one });
  expect(await ask(own, 'supplierKanban')).toEqual(seen);
  expect((await ask(own, 'supplierKanban', { vendor: ids.vendor })).unfinished).toEqual([]);
  expect((await ask(supplier, 'supplierKanban', { vendor: one })).periods[2].planned).toBe(0);
  const here = await ask(await keeper([`${NOTE}.read`]), 'supplierKanban', { vendor: one });
  expect(here.unfinished.map(({ id }: any) => id)).toEqual([short.id]);
});

test('what was received waits for a statement until one names it, and only its supplier sees it', async () => {
  const { buyer, supplier, ids } = market;
  const got = await note(ids.vendor, '30', [{ part: ids.part, qty: '6' }], { received: '5' });
  const before = await ask(supplier, 'unbilledReceipts');
  expect(before).toMatchObject({ total: 1, rows: [{ note: got.id, partNo: 'P1', qty: '5', cameOn: '2096-03-01' }] });
  expect((await ask(rivalPerson, 'unbilledReceipts')).total).toBe(0);
  await done(
    buyer.save('purchasing.monthlyReconciliation', { vendor: ids.vendor, plant: ids.plant, period: '2096-03', currency: 'CNY' }),
  );
  expect(await ask(supplier, 'unbilledReceipts')).toEqual({ total: 0, rows: [] });
});

test('delivery details are found by supplier, part, state and day, page by page, in the person’s warehouses', async () => {
  const { buyer, ids } = market;
  const one = (await done(buyer.save('base.vendor', { code: 'V4', name: '供应商四' }))).id;
  const many = Array.from({ length: 60 }, () => ({ part: ids.bolt, qty: '1' }));
  await note(one, '20', many, { plannedArrival: '2096-03-05 23:59:00' });
  const there = await note(one, '30', [{ part: ids.part, qty: '2' }], { warehouse: annex, received: '2' });
  const first = await ask(buyer, 'deliveryDetails', { vendor: one });
  expect([first.total, first.rows.length]).toEqual([61, 50]);
  const second = await ask(buyer, 'deliveryDetails', { vendor: one, page: 2 });
  expect(second.rows).toHaveLength(11);
  expect(second.rows.at(-1)).toMatchObject({ note: there.id, partNo: 'P1', qty: '2', receivedQty: '2', status: '30' });
  const count = async (body: object): Promise<number> => (await ask(buyer, 'deliveryDetails', { vendor: one, ...body })).total;
  expect(await count({ part: ids.part })).toBe(1);
  expect(await count({ status: '20' })).toBe(60);
  expect(await count({ from: '2096-03-05', to: '2096-03-05' })).toBe(60);
  expect(await count({ to: '2096-03-04' })).toBe(1);
  const right = 'purchasing.deliveryDetails';
  expect((await ask(await keeper([right]), right.slice(11), { vendor: one })).total).toBe(1);
  expect((await rivalPerson.post('/purchasing/call/deliveryDetails')).httpStatus).toBe(403);
});
