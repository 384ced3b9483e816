import { guardContext, momentOf, SERVER_TIME } from '@takt/model';
import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { byId, type Company, openCompany, openProduct } from './company.ts';

const ORDER = 'sales.salesOrder';
const SET = '/system/call/setParameter';
const ZONE = 'system.timeZone';

let factory: Factory;
let company: Company;
let now = new Date();
let [ningbo, berlin] = ['', ''];
beforeAll(async () => {
  factory = await openProduct({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2096-03-01T12:00:00Z');
  company = await openCompany(factory);
  ningbo = (await company.samples.create('base.plant', { timeZone: 'Asia/Shanghai' })).id;
  berlin = (await company.samples.create('base.plant', { timeZone: 'Europe/Berlin' })).id;
});
afterAll(() => factory.close());

const one = async (entity: string, id: string) => (await company.admin.one(entity, id)).data as Record<string, unknown>;
/** The date a new row begins with where its form says none. */
const beginsOn = async (plant: string): Promise<unknown> => {
  const { id } = await company.samples.create(ORDER, { plant, orderDate: undefined });
  return (await one(ORDER, id))['orderDate'];
};
/** Moves the server's clock; whoever was signed in does so again. */
async function turnTo(instant: string): Promise<void> {
  now = new Date(instant);
  await company.admin.signIn();
}
const decide = (value: string | null) =>
  company.admin.post(SET, { name: ZONE, decided: value === null ? null : { value } }).then(({ httpStatus }) => httpStatus);

test('a plant in Berlin has its own date, at midnight there and at midnight of the company', async () => {
  const days = [];
  for (const instant of ['2096-03-01T15:59:59Z', '2096-03-01T16:00:00Z', '2096-03-01T22:59:59Z', '2096-03-01T23:00:00Z']) {
    await turnTo(instant);
    days.push([await beginsOn(ningbo), await beginsOn(berlin)]);
  }
  expect(days).toEqual([
    ['2096-03-01', '2096-03-01'],
    ['2096-03-02', '2096-03-01'],
    ['2096-03-02', '2096-03-01'],
    ['2096-03-02', '2096-03-02'],
  ]);
});

test('what a browser is told gives it the moments of the server', async () => {
  await turnTo('2096-03-01T20:00:00Z');
  const told = (await company.admin.post('/base/ai/queryTenancyName')).data;
  const answer = await factory.http.app.inject('/health/live');
  const clock = {
    instant: new Date(String(answer.headers[SERVER_TIME])),
    zone: told.parameters[ZONE],
    plantZones: told.plantZones,
  };
  expect(clock).toEqual({ instant: now, zone: 'Asia/Shanghai', plantZones: { [berlin]: 'Europe/Berlin' } });
  for (const plant of [ningbo, berlin]) expect(momentOf(clock, byId(ORDER), { plant }).today).toBe(await beginsOn(plant));
  const actor = { userId: '', can: () => true, vendorId: null };
  const row = { plant: berlin };
  await factory.asSystem(company.tenant.id, async (ctx) => {
    const server = { instant: ctx.now, zone: ctx.zone, plantZones: (await factory.registry.settings(ctx)).plantZones };
    expect(guardContext(clock, { actor, entity: byId(ORDER), row })).toEqual(
      guardContext(server, { actor, entity: byId(ORDER), row }),
    );
  });
});

test('a plant that moves to another zone has its date with the next request', async () => {
  await turnTo('2096-03-01T20:00:00Z');
  expect(await beginsOn(ningbo)).toBe('2096-03-02');
  const { id, version, code, name } = await one('base.plant', ningbo);
  await company.admin.save('base.plant', { id, version, code, name, timeZone: 'Europe/Berlin' });
  expect(await beginsOn(ningbo)).toBe('2096-03-01');
});

test('parameter system.timeZone: times are read and judged in the zone the company decided, from the next request on', async () => {
  const at = async () => (await one('base.plant', ningbo))['createdAt'];
  expect(await at()).toBe('2096-03-01 20:00:00');
  expect(await decide('Europe/Berlin')).toBe(200);
  expect(await at()).toBe('2096-03-01 13:00:00');
  await factory.asSystem(company.tenant.id, async ({ zone, clock }) =>
    expect([zone, clock]).toEqual(['Europe/Berlin', '2096-03-01 13:00:00']),
  );
  expect(await decide('Mars/Olympus')).toBe(422);
  expect(await decide(null)).toBe(200);
  expect(await at()).toBe('2096-03-01 20:00:00');
});

test('a supplier’s person is told the zones of plants and nothing else of them', async () => {
  const vendor = (await company.samples.create('base.vendor')).id;
  const seller = await company.tenant.person({ vendor, permissions: ['base.plant.read'] });
  expect((await seller.post('/base/ai/queryTenancyName')).data.plantZones).toEqual({ [berlin]: 'Europe/Berlin' });
  expect((await seller.post('/base/ai/queryPage', { _entity: 'base.plant', _params: {} })).httpStatus).toBe(403);
});
