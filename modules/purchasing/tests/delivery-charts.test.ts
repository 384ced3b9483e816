import type { Client } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf, done, type Market, openMarket } from './market.ts';
import { type Life, noteSoFar } from './notes-so-far.ts';

const [NOTE, PLAN] = ['purchasing.deliveryNote', 'purchasing.deliveryPlan'];
const ON_TIME = '/purchasing/call/onTimeDeliveries';
const AHEAD = '/purchasing/call/shortagesAhead';
let market: Market;
/** A warehouse nobody else looks into. */
let annex = '';
beforeAll(async () => {
  market = await openMarket();
  const { buyer, ids } = market;
  annex = (await done(buyer.save('warehouse.warehouse', { code: 'W2', name: '外库', plant: ids.plant, type: 'raw' }))).id;
});
afterAll(() => market.factory.close());

const note = (plannedArrival: string, life: Life = {}): Promise<string> => noteSoFar(market, plannedArrival, life);
const weeks = async (by: Client = market.buyer): Promise<any[]> => (await done(by.post(ON_TIME, {}))).weeks;
const weekOf = async (from: string, by?: Client): Promise<any> => (await weeks(by)).find((week) => week.from === from);
/** Monday is 2096-02-27; the present week begins then. */
const [LAST, BEFORE] = ['2096-02-20', '2096-02-13'];

test('use 33 twelve weeks from Monday to Sunday, the last one the present, and nothing known of them yet', async () => {
  const seen = await weeks();
  expect(seen).toHaveLength(12);
  expect(seen.at(-1)).toEqual({ from: '2096-02-27', to: '2096-03-04', week: '09', lines: 0, onTime: 0, percent: null });
  expect((await done(market.buyer.post(ON_TIME, {}))).target).toBe('95');
});

test('lines count as on time within their window, late ones and those that never came count against it, drafts not at all', async () => {
  await note('2096-02-21 10:00:00', { came: '2096-02-21 09:30:00', lines: 2 });
  await note('2096-02-22 10:00:00', { came: '2096-02-22 10:00:01' });
  await note('2096-02-23 10:00:00', { status: '20' });
  await note('2096-02-23 10:00:00', { status: '00' });
  // Due this week and not yet late: nobody knows.
  await note('2096-03-03 10:00:00', { status: '20' });
  expect(await weekOf(LAST)).toMatchObject({ week: '08', lines: 4, onTime: 2, percent: '50' });
  expect((await weeks()).at(-1)).toMatchObject({ lines: 0, percent: null });
});

// parameter purchasing.onTimeToleranceHours
test('too early is not on time where the supplier has hours for it, and the company’s tolerance widens the window', async () => {
  const { buyer, ids } = market;
  await note('2096-02-14 10:00:00', { came: '2096-02-13 10:00:00' });
  await note('2096-02-15 10:00:00', { came: '2096-02-15 11:30:00' });
  expect(await weekOf(BEFORE)).toMatchObject({ lines: 2, onTime: 1 });
  const vendor = await done(buyer.one('base.vendor', ids.vendor));
  await done(buyer.save('base.vendor', { id: ids.vendor, version: vendor.version, earlyDeliveryHours: 4 }));
  expect(await weekOf(BEFORE)).toMatchObject({ lines: 2, onTime: 0, percent: '0' });
  await done(buyer.post('/system/call/setParameter', { name: 'purchasing.onTimeToleranceHours', decided: { value: 2 } }));
  expect(await weekOf(BEFORE)).toMatchObject({ lines: 2, onTime: 1 });
  await done(buyer.post('/system/call/setParameter', { name: 'purchasing.onTimeToleranceHours', decided: null }));
});

test('parameter purchasing.onTimeTarget: deliveries are held against the target the company sets', async () => {
  const decide = (decided: object | null) =>
    done(market.buyer.post('/system/call/setParameter', { name: 'purchasing.onTimeTarget', decided }));
  await decide({ value: 90 });
  expect((await done(market.buyer.post(ON_TIME, {}))).target).toBe('90');
  await decide(null);
  expect((await done(market.buyer.post(ON_TIME, {}))).target).toBe('95');
});

test('a line of a delivery plan is held to the time the plan asks for, whatever its note announces', async () => {
  const { ids } = market;
  const plans = recordsOf(market, PLAN);
  const asked = { part: ids.part, qty: '5', unit: ids.unit, arrivalAt: '2096-02-07 08:00:00' };
  const { id: plan } = await plans.create({ vendor: ids.vendor, warehouse: ids.warehouse, lines: [asked] });
  await note('2096-02-08 09:00:00', { came: '2096-02-08 08:00:00', plan });
  expect(await weekOf('2096-02-06')).toMatchObject({ lines: 1, onTime: 0 });
});

test('use 33 the dashboard of one supplier counts their lines only, whoever asks', async () => {
  const { buyer, supplier, ids } = market;
  const other = (await done(buyer.save('base.vendor', { code: 'V9', name: '供应商九' }))).id;
  const lines = async (by: Client, vendor: string | null): Promise<number> =>
    (await done(by.post(ON_TIME, { vendor }))).weeks.reduce((sum: number, week: any) => sum + week.lines, 0);
  const all = await lines(buyer, null);
  expect(all).toBeGreaterThan(0);
  expect([await lines(buyer, ids.vendor), await lines(buyer, other)]).toEqual([all, 0]);
  expect([await lines(supplier, ids.vendor), await lines(supplier, other)]).toEqual([all, 0]);
});

test('people see the deliveries of their warehouses, suppliers their own, others and other companies none', async () => {
  await note('2096-01-31 10:00:00', { came: '2096-01-31 10:00:00', warehouse: annex });
  const right = [`${NOTE}.read`];
  const keeper = await market.tenant.person({ permissions: right, scopes: [{ dimension: 'warehouse', value: annex }] });
  expect((await weeks(keeper)).reduce((sum, { lines }) => sum + lines, 0)).toBe(1);
  expect(await weekOf('2096-01-30', keeper)).toMatchObject({ lines: 1, onTime: 1, percent: '100' });
  expect(await weekOf(LAST, market.supplier)).toMatchObject({ lines: 4, onTime: 2 });
  const rival = (await done(market.buyer.save('base.vendor', { code: 'V2', name: '供应商二' }))).id;
  const stranger = await market.tenant.person({ admin: true, vendor: rival });
  expect((await weeks(stranger)).every(({ lines }) => lines === 0)).toBe(true);
  const nobody = await market.tenant.person({ permissions: ['base.part.read'] });
  expect((await nobody.post(ON_TIME, {})).httpStatus).toBe(403);
  const other = await (await market.factory.tenant()).person({ admin: true });
  expect((await weeks(other)).every(({ lines }) => lines === 0)).toBe(true);
});

test('shortages ahead are the days of the board, for those who may see the board', async () => {
  const { buyer, ids } = market;
  const customer = (await done(buyer.save('base.customer', { code: 'C1', name: '客户' }))).id;
  const sales = recordsOf(market, 'sales.salesOrder');
  const due = async (part: string, dueDate: string): Promise<void> => {
    const line = { part, qty: '9', unit: ids.unit, dueDate };
    const { id } = await sales.create({ customer, plant: ids.plant, orderDate: '2096-03-01', lines: [line] });
    await sales.act(buyer, 'lock', id);
  };
  await due(ids.part, '2096-03-05');
  await due(ids.bolt, '2096-03-01');
  const seen = await done(buyer.post(AHEAD, {}));
  expect(seen.days.filter(({ parts }: any) => parts > 0)).toEqual([
    { on: '2096-03-02', parts: 1 },
    { on: '2096-03-05', parts: 1 },
  ]);
  expect(seen.later).toBe(0);
  expect((await done(buyer.post('/purchasing/call/shortageBoard', { onlyShort: '1' }))).ahead).toEqual(seen);
  for (const client of [market.supplier, await market.tenant.person({ permissions: [`${NOTE}.*`] })])
    expect((await client.post(AHEAD, {})).httpStatus).toBe(403);
  const other = await (await market.factory.tenant()).person({ admin: true });
  expect((await done(other.post(AHEAD, {}))).days.every(({ parts }: any) => parts === 0)).toBe(true);
});
