import { sweepTenants } from '@takt/identity/host';
import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED, UNPROVEN } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';

const PATH = '/system/sysconfig/licence';
let factory: Factory;
beforeAll(async () => {
  factory = await openProduct();
});
afterAll(() => factory.close());

/** A company as the seed makes one. */
async function openTold(): Promise<Company> {
  const company = await openCompany(factory);
  await factory.host.signin.preAuth.run('update directory_tenant set demo = true where code = $1', [company.tenant.code]);
  return company;
}
const rowsOf = async ({ tenant }: Company): Promise<number> => {
  const [counted] = await asOwner<{ n: number }>(factory, 'select count(*)::int as n from app.system_user where tenant_id = $1', [
    tenant.id,
  ]);
  return counted?.n ?? 0;
};

test('a real company cannot be removed, not even by its administrator', async () => {
  const company = await openCompany(factory);
  const { admin, tenant } = company;
  expect((await admin.post(`${PATH}/query`)).data.demoCode).toBe(null);
  await admin.prove();
  expectRefused(await admin.post(`${PATH}/removeDemo`, { code: tenant.code }), 422, [
    '这不是演示企业，不能移除',
    'This company is not a demonstration and cannot be removed',
  ]);
  expect((await admin.post(`${PATH}/query`)).httpStatus).toBe(200);
});

test('security F6: a demonstration is not removed without the right or proof, nor with another company’s code', async () => {
  const { admin, tenant } = await openTold();
  const clerk = await tenant.person({ permissions: ['system.licence.read', 'system.licence.edit'] });
  expect((await clerk.post(`${PATH}/query`)).data).toMatchObject({ demoCode: tenant.code, mayRemove: false });
  expectRefused(await clerk.post(`${PATH}/removeDemo`, { code: tenant.code }), 403, NOT_AUTHORISED);
  admin.holdsBack = true;
  expectRefused(await admin.post(`${PATH}/removeDemo`, { code: tenant.code }), 403, UNPROVEN);
  await admin.prove();
  expectRefused(await admin.post(`${PATH}/removeDemo`, { code: 'other' }), 422, [
    '企业代码不一致，未移除',
    'The company code differs; nothing was removed',
  ]);
  expect((await admin.post(`${PATH}/query`)).data).toMatchObject({ demoCode: tenant.code, mayRemove: true });
});

test('its administrator removes it at once; the sweep erases its rows, and nobody else’s', async () => {
  const [gone, stays] = [await openTold(), await openTold()];
  const colleague = await gone.tenant.person();
  await gone.admin.prove();
  expect((await gone.admin.post(`${PATH}/removeDemo`, { code: gone.tenant.code })).httpStatus).toBe(200);
  for (const person of [gone.admin, colleague]) {
    expect((await person.post(`${PATH}/query`)).httpStatus).toBe(401);
    expect(await person.signIn()).not.toBe(200);
  }
  const commands = await factory.host.signin.preAuth.run(
    'select command, by_tenant from directory_command where tenant_id = $1',
    [gone.tenant.id],
  );
  expect(commands).toEqual([{ command: 'remove', by_tenant: gone.tenant.id }]);

  expect(await rowsOf(gone)).toBeGreaterThan(0);
  expect(await sweepTenants(factory.operator, factory.host.files)).toEqual([gone.tenant.id]);
  expect([await rowsOf(gone), await sweepTenants(factory.operator, factory.host.files)]).toEqual([0, []]);
  expect((await stays.admin.post(`${PATH}/query`)).httpStatus).toBe(200);
});
