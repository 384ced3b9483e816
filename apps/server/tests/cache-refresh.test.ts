import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';

const [STATE, REFRESH] = ['/system/tool/cacheRefresh/state', '/system/tool/cacheRefresh/refresh'];
let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
});
beforeEach(async () => {
  company = await openCompany(factory);
});
afterAll(() => factory.close());

test('what was changed behind the product’s back holds from the next request after a refresh', async () => {
  const person = await company.tenant.person({ permissions: ['base.unit.read'] });
  expect((await person.page('base.unit')).httpStatus).toBe(200);
  await asOwner(factory, 'delete from app.system_role_permissions where tenant_id = $1', [company.tenant.id]);
  expect((await person.page('base.unit')).httpStatus, 'remembered').toBe(200);
  const other = await openCompany(factory);
  expect((await other.admin.post(REFRESH)).httpStatus).toBe(200);
  expect((await person.page('base.unit')).httpStatus, 'another company’s refresh').toBe(200);
  expect((await company.admin.post(REFRESH)).httpStatus).toBe(200);
  expectRefused(await person.page('base.unit'), 403, NOT_AUTHORISED);
});

test('it is told how many sign-ins are remembered, and since when', async () => {
  const before = (await company.admin.post(STATE)).data;
  expect(before.signIns).toBe(1);
  await (await company.tenant.person()).post('/base/ai/queryTenancyName');
  await openCompany(factory);
  const after = (await company.admin.post(REFRESH)).data;
  expect([after.signIns, after.since]).toEqual([2, '2096-03-02 08:00:00']);
});

test('it is a right of its own', async () => {
  const nobody = await company.tenant.person({ permissions: ['system.user.*', 'system.role.*'] });
  for (const path of [STATE, REFRESH]) expectRefused(await nobody.post(path), 403, NOT_AUTHORISED);
  const keeper = await company.tenant.person({ permissions: ['system.cache.refresh'] });
  expect((await keeper.post(REFRESH)).httpStatus).toBe(200);
});
