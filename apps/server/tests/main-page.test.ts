import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';

const SHIPPED = '/system/home/Large';
const [PARTS, PLANTS, ORDERS] = ['/base/les/partBase', '/base/universal/plant', '/mes/sales/salesOrder'];
let factory: Factory;
let company: Company;
let person: Client;
let role: string;
beforeAll(async () => {
  factory = await openProduct();
});
beforeEach(async () => {
  company = await openCompany(factory);
  person = await company.tenant.person({ permissions: ['base.part.read', 'base.plant.read'] });
  const { data } = await company.admin.page('system.role', { _params: { code: `r-${person.username}` } });
  role = data.list[0].id;
});
afterAll(() => factory.close());

const lands = async (who: Client = person): Promise<string> =>
  (await who.post('/system/sysconfig/user/getUserWebMain')).data.webMainPath;
const publish = (to: string | null, path: string | null) =>
  company.admin.post('/system/preference/publish', { key: 'home:main', role: to, value: path && { path } });
const idOf = async (who: Client): Promise<string> =>
  (await company.admin.page('system.user', { _params: { 'username._eq': who.username } })).data.list[0].id;
const set = async (who: Client, path: string | null, by: Client = company.admin) =>
  by.post('/system/call/setMainPage', { user: await idOf(who), path });
const told = async (who: Client = person) => {
  const { data } = await company.admin.post('/system/call/mainPages', { search: who.username });
  const { id: _id, username: _username, realName: _name, roles: _roles, ...rest } = data.people[0];
  return rest;
};

test('one’s own page before the role’s, the role’s before everyone’s, and what is told is what happens', async () => {
  expect(await lands()).toBe(SHIPPED);
  expect(await told()).toEqual({ own: null, lands: SHIPPED, from: 'shipped', passed: [] });
  await publish(null, PLANTS);
  expect([await lands(), (await told()).from]).toEqual([PLANTS, 'all']);
  await publish(role, PARTS);
  expect([await lands(), (await told()).from]).toEqual([PARTS, 'role']);
  expect(await lands(company.admin)).toBe(PLANTS);
  expect((await set(person, PLANTS)).httpStatus).toBe(200);
  expect([await lands(), (await told()).from]).toEqual([PLANTS, 'own']);
  await set(person, null);
  await publish(role, null);
  await publish(null, null);
  expect(await lands()).toBe(SHIPPED);
});

test('a page the person may not open does not count', async () => {
  await publish(role, ORDERS);
  expect(await lands()).toBe(SHIPPED);
  await publish(null, PARTS);
  expect(await lands()).toBe(PARTS);
  expect(await told()).toEqual({ own: null, lands: PARTS, from: 'all', passed: [ORDERS] });
  await set(person, '/no/such/page');
  expect(await lands()).toBe(PARTS);
  expect((await told()).passed).toEqual(['/no/such/page', ORDERS]);
});

test('of several roles the one published for last has the say', async () => {
  const second = await company.admin.save('system.role', { code: 'SECOND', name: '第二', permissions: [] });
  await company.admin.post('/system/call/roleMembers', { role: second.data.id, add: [await idOf(person)], remove: [] });
  await publish(second.data.id, PLANTS);
  await publish(role, PARTS);
  // The clock of the tests stands still; time passes here alone.
  const later = (id: string, hours: number) =>
    asOwner(factory, `update app.published set at = at + $1 * interval '1 hour' where role_id = $2`, [hours, id]);
  await later(second.data.id, 1);
  expect([await lands(), (await told()).lands]).toEqual([PLANTS, PLANTS]);
  await later(role, 2);
  expect([await lands(), (await told()).lands]).toEqual([PARTS, PARTS]);
});

test('the pages to choose from and the roles are told to whoever arranges them; a person is changed by who may edit people', async () => {
  const { data } = await company.admin.post('/system/call/mainPages', {});
  expect(data.pages).toContainEqual({ route: PARTS, label: ['物料', 'Part'], area: ['基础数据', 'Base data'] });
  expect(data.roles.find(({ id }: { id: string }) => id === role)).toMatchObject({ people: 1, path: null });
  const arranger = await company.tenant.person({ permissions: ['system.layout.publish'] });
  expect((await arranger.post('/system/call/mainPages', {})).httpStatus).toBe(200);
  expectRefused(await set(person, PARTS, arranger), 403, NOT_AUTHORISED);
  expectRefused(await person.post('/system/call/mainPages', {}), 403, NOT_AUTHORISED);
});

test('people stand in the order of their user names, whenever they came', async () => {
  for (const username of ['landing-c', 'landing-a', 'landing-b'])
    expect((await company.admin.save('system.user', { username, realName: '某人' })).httpStatus).toBe(200);
  const { data } = await company.admin.post('/system/call/mainPages', { search: 'landing-' });
  expect(data.people.map(({ username }: { username: string }) => username)).toEqual(['landing-a', 'landing-b', 'landing-c']);
});
