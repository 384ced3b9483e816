import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED, NOT_FOUND, REF_MISSING } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';

const CHANGE = '/system/call/roleMembers';
const [USER, PART, PLANT] = ['system.user', 'base.part', 'base.plant'];
let factory: Factory;
let company: Company;
let role: string;
beforeAll(async () => {
  factory = await openProduct();
});
beforeEach(async () => {
  company = await openCompany(factory);
  const made = await company.admin.save('system.role', {
    code: 'BUYER',
    name: '采购员',
    nameEn: 'Buyer',
    permissions: [{ permission: `${PART}.read` }],
  });
  role = made.data.id;
});
afterAll(() => factory.close());

const userOf = async (person: Client): Promise<{ id: string; version: number }> =>
  (await company.admin.page(USER, { _params: { username: person.username } })).data.list.find(
    ({ username }: { username: string }) => username === person.username,
  );
const members = async (): Promise<string[]> =>
  (await company.admin.post('/system/sysconfig/role/queryMembers', { role })).data.map(
    ({ username }: { username: string }) => username,
  );
const change = (by: Client, add: readonly string[], remove: readonly string[] = []) => by.post(CHANGE, { role, add, remove });

test('people are given a role at once, with the next request, and lose it as quickly', async () => {
  const [first, second] = [await company.tenant.person(), await company.tenant.person()];
  const ids = [(await userOf(first)).id, (await userOf(second)).id];
  expect((await first.page(PART)).httpStatus).toBe(403);
  expect((await change(company.admin, ids)).data).toEqual({ added: 2, removed: 0 });
  for (const person of [first, second]) expect((await person.page(PART)).httpStatus).toBe(200);
  expect(await members()).toEqual([first.username, second.username]);
  expect((await change(company.admin, [], ids.slice(0, 1))).data).toEqual({ added: 0, removed: 1 });
  expectRefused(await first.page(PART), 403, NOT_AUTHORISED);
  expect((await second.page(PART)).httpStatus).toBe(200);
  const { list } = (await company.admin.page('system.role', { _params: { code: 'BUYER' } })).data;
  const listed = (await company.admin.post('/system/sysconfig/role/queryRoles')).data;
  expect(listed.find(({ id }: { id: string }) => id === list[0].id)).toEqual({
    id: role,
    code: 'BUYER',
    name: ['采购员', 'Buyer'],
    isAdmin: false,
    people: 1,
    givable: true,
  });
});

test('each person’s history tells it, the roles they had stay, and nothing is told where nothing changed', async () => {
  const person = await company.tenant.person({ permissions: ['base.unit.read'] });
  const { id, version } = await userOf(person);
  await change(company.admin, [id]);
  expect((await change(company.admin, [id])).data).toEqual({ added: 0, removed: 0 });
  expect((await userOf(person)).version).toBe(version + 1);
  const [entry] = (await company.admin.history(USER, id)).data;
  expect(entry).toMatchObject({
    action: 'edit',
    userName: company.admin.called,
    changes: { roles: [{ op: 'add', changes: { role: [null, role] } }] },
  });
  expect((await person.page('base.unit')).httpStatus).toBe(200);
  await change(company.admin, [], [id]);
  expect((await company.admin.history(USER, id)).data[0]).toMatchObject({ changes: { roles: [{ op: 'delete' }] } });
  expect((await company.admin.one(USER, id)).data.roles).toHaveLength(1);
});

test('it needs the right to edit users; all of it happens or nothing', async () => {
  const [person, reader] = [await company.tenant.person(), await company.tenant.person({ permissions: ['system.user.read'] })];
  const { id } = await userOf(person);
  expectRefused(await change(reader, [id]), 403, NOT_AUTHORISED);
  const stranger = await openCompany(factory);
  const foreign = (await stranger.admin.page(USER)).data.list[0].id;
  expectRefused(await change(company.admin, [id, foreign]), 404, NOT_FOUND);
  expect(await members()).toEqual([]);
  await company.admin.delete('system.role', [{ id: role }]);
  expectRefused(await change(company.admin, [id]), 422, REF_MISSING);
});

test('a data permission holds with the next request, and so does its end', async () => {
  const person = await company.tenant.person({ permissions: [`${PLANT}.read`] });
  const [inside, outside] = [(await company.samples.create(PLANT)).id, (await company.samples.create(PLANT)).id];
  const seen = async (): Promise<string[]> =>
    (await person.page(PLANT, { _params: { id: [inside, outside] } })).data.list.map(({ id }: { id: string }) => id).toSorted();
  expect(await seen()).toEqual([inside, outside].toSorted());
  const { id, version } = await userOf(person);
  const limit = { id, version, scopes: [{ dimension: 'plant', value: inside }] };
  expect((await company.admin.save(USER, limit)).httpStatus).toBe(200);
  expect(await seen()).toEqual([inside]);
  expectRefused(await company.admin.save(USER, { ...limit, scopes: [] }), 409, [
    '数据已被他人修改，请刷新后重试',
    'The data was changed by someone else; refresh and try again',
  ]);
  await company.admin.save(USER, { id, version: version + 1, scopes: [] });
  expect(await seen()).toEqual([inside, outside].toSorted());
});
