import { createTenant, setOperator } from '@takt/identity/host';
import { Client, type Factory, type Reply } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED } from './engine-sentences.ts';
import { expectProblem, expectRefused } from './refusals.ts';

const PATH = '/system/sysconfig/tenant';
const SUSPENDED = ['贵公司的使用已被暂停', 'The use of the product by your company is suspended'] as const;
let factory: Factory;
/** Operates the product. */
let house: Company;
let guest: Company;
beforeAll(async () => {
  factory = await openProduct();
  house = await openCompany(factory);
  await operate(house, true);
});
beforeEach(async () => {
  guest = await openCompany(factory);
});
afterAll(() => factory.close());

/** The operator's command, and the half minute after which every process knows. */
async function operate({ tenant }: Company, on: boolean): Promise<void> {
  await setOperator(factory.operator, tenant.code, on);
  factory.cells.directory.forget(tenant.id);
}

const application = (code: string, more: object = {}) => ({
  code,
  name: '新公司',
  zone: 'Asia/Shanghai',
  cell: 'c1',
  username: 'boss',
  realName: '老板',
  ...more,
});
const calls = (tenant: number): Readonly<Record<string, object>> => ({
  query: {},
  found: application('intruder'),
  suspend: { tenant },
  resume: { tenant },
});
const found = (by: Client, body: object): Promise<Reply> => by.post(`${PATH}/found`, body);
const ctxOf = ({ tenant }: Company) => factory.asSystem(tenant.id, async (ctx) => ctx);
const listedAs = async (code: string) =>
  (await house.admin.post(`${PATH}/query`)).data.list.find((one: { code: string }) => one.code === code);
const menuOf = async (client: Client): Promise<string> =>
  (await client.post('/system/sysconfig/resource/queryResourceByUser')).raw;

describe('a company that does not operate the product', () => {
  test('is refused every call, its administrator included, and no role can change that', async () => {
    const clerk = await guest.tenant.person({ permissions: ['system.*', 'system.tenant.read', 'system.tenant.edit'] });
    for (const person of [guest.admin, clerk]) {
      for (const [name, body] of Object.entries(calls(house.tenant.id)))
        expectRefused(await person.post(`${PATH}/${name}`, body), 403, NOT_AUTHORISED);
      expect(await menuOf(person)).not.toContain(PATH);
    }
    expect((await house.admin.post(`${PATH}/query`)).httpStatus).toBe(200);
  });

  test('sees nothing of it among rights, in previews or in a menu of its own', async () => {
    const { admin } = guest;
    expect((await admin.post('/system/sysconfig/role/rights')).raw).not.toContain('system.tenant');
    expect((await house.admin.post('/system/sysconfig/role/rights')).raw).toContain('system.tenant.edit');
    const { list } = (await admin.page('system.role')).data;
    expect((await admin.post('/system/sysconfig/role/preview', { role: list[0].id })).raw).not.toContain(PATH);
    await admin.post('/system/call/resourcesFromShipped');
    expect((await admin.page('system.resource', { paging: { size: 500 } })).raw).not.toContain(PATH);
  });
});

test('at the operator’s it is a right like any other', async () => {
  const nobody = await house.tenant.person();
  const reader = await house.tenant.person({ permissions: ['system.tenant.read'] });
  expect((await nobody.post(`${PATH}/query`)).httpStatus).toBe(403);
  const read = await reader.post(`${PATH}/query`);
  expect([read.httpStatus, read.data.mayEdit]).toEqual([200, false]);
  for (const name of ['found', 'suspend', 'resume'])
    expect((await reader.post(`${PATH}/${name}`, calls(guest.tenant.id)[name])).httpStatus).toBe(403);
  expect(await menuOf(reader)).toContain(PATH);
  expect((await house.admin.post(`${PATH}/query`)).data.mayEdit).toBe(true);
});

test('a company that stops operating the product is refused at once', async () => {
  const other = await openCompany(factory);
  await operate(other, true);
  const late = await other.tenant.person({ admin: true });
  expect((await late.post(`${PATH}/query`)).httpStatus).toBe(200);
  // Whatever a process still remembers of it.
  await setOperator(factory.operator, other.tenant.code, false);
  expect((await late.post(`${PATH}/query`)).httpStatus).toBe(403);
});

test('the list tells how each company stands', async () => {
  await guest.tenant.person();
  expect(await listedAs(guest.tenant.code)).toMatchObject({
    id: guest.tenant.id,
    name: `公司 ${guest.tenant.code}`,
    cell: 'c1',
    operator: false,
    glance: { suspended: false, users: 2, licence: 'none', lastAt: '2096-03-02 08:00:00' },
  });
  expect(await listedAs(house.tenant.code)).toMatchObject({ operator: true });
});

test('a company in a cell that is not served here is listed all the same', async () => {
  const id = await createTenant(factory.operator, { code: 'far-away', name: '远方', cell: 'c1' });
  await factory.host.signin.preAuth.run('update directory_tenant set cell = $1 where tenant_id = $2', ['c9', id]);
  expect(await listedAs('far-away')).toMatchObject({ cell: 'c9', glance: null });
});

describe('founding a company', () => {
  test('its administrator gets in once with the password told, chooses another, and sees nothing of anyone else', async () => {
    await guest.samples.create('base.plant');
    const { data, httpStatus, raw } = await found(house.admin, application('acme', { telephone: '13800001234' }));
    expect(httpStatus, raw).toBe(200);
    expect(data).toMatchObject({ code: 'acme', username: 'boss' });
    const boss = new Client(factory.http.app, 'acme', 'boss', data.password);
    expect(await boss.signIn()).toBe(200);
    expect((await boss.page('base.plant')).error?.code).toBe('password.expired');
    const chosen = 'Zhe-shi-Mima-2026!';
    const encoded = Object.fromEntries(
      Object.entries({ old: data.password, new: chosen, confirm: chosen }).map(([name, text]) => [
        name,
        Buffer.from(text).toString('base64'),
      ]),
    );
    const changed = await boss.post('/system/sysconfig/user/updatePassword', encoded);
    expect(changed.httpStatus, changed.raw).toBe(200);
    expect(await boss.signIn()).toBe(401);
    expect(await boss.signIn(chosen)).toBe(200);
    expect((await boss.page('base.plant')).data).toMatchObject({ list: [], total: 0 });
    expect((await boss.page('system.user')).data.list.map(({ username }: { username: string }) => username)).toEqual(['boss']);
    expect((await boss.save('base.plant', { code: 'P1', name: '一厂' })).httpStatus).toBe(200);
    expect((await guest.admin.page('base.plant')).raw).not.toContain('一厂');
    expect((await boss.post(`${PATH}/query`)).httpStatus).toBe(403);
    expect(await listedAs('acme')).toMatchObject({ glance: { users: 1, suspended: false } });
  });

  test('the password is kept nowhere', async () => {
    const { data } = await found(house.admin, application('secretive'));
    const kept = await asOwner<{ n: number }>(
      factory,
      `select count(*)::int as n from app.idempotency where answer like '%' || $1 || '%'`,
      [data.password],
    );
    expect(kept).toEqual([{ n: 0 }]);
  });

  test('a code that is taken or wrong is refused, and what fails leaves the code free', async () => {
    expectProblem(await found(house.admin, application(guest.tenant.code)), 'code', [
      '企业代码已被使用',
      'The company code is taken',
    ]);
    expect((await found(house.admin, application('Not A Code'))).error?.problems?.[0]?.at).toBe('code');
    expectRefused(await found(house.admin, application('elsewhere', { cell: 'c7' })), 422, [
      '没有这个单元',
      'There is no such cell',
    ]);
    const half = await factory.host.tenants
      .found(await ctxOf(house), { code: 'half', name: '半', cell: 'c1', zone: 'UTC' }, () => Promise.reject(new Error('no')))
      .catch((error: Error) => error.message);
    expect([half, await listedAs('half')]).toEqual(['no', undefined]);
    expect((await found(house.admin, application('half'))).httpStatus).toBe(200);
  });

  test('who did it is on record', async () => {
    await found(house.admin, application('recorded'));
    const rows = await factory.host.signin.preAuth.run(
      `select d.command, d.by_tenant from directory_command d join directory_tenant t using (tenant_id) where t.code = 'recorded'`,
      [],
    );
    expect(rows).toEqual([{ command: 'create', by_tenant: house.tenant.id }]);
  });
});

describe('a suspended company', () => {
  test('is refused everywhere with a sentence, loses its sign-ins, and is served again once resumed', async () => {
    const before = guest.admin.token;
    expect((await house.admin.post(`${PATH}/suspend`, { tenant: guest.tenant.id })).httpStatus).toBe(200);
    expect(await listedAs(guest.tenant.code)).toMatchObject({ glance: { suspended: true } });
    for (const url of ['/base/ai/queryTenancyName', '/system/home/todo', '/system/message/live/ticket'])
      expectRefused(await guest.admin.post(url), 403, SUSPENDED);
    expectRefused(await guest.admin.save('base.plant', { code: 'P', name: '厂' }), 403, SUSPENDED);
    expect(await guest.admin.signIn()).toBe(403);
    expect((await house.admin.page('base.plant')).httpStatus).toBe(200);

    expect((await house.admin.post(`${PATH}/resume`, { tenant: guest.tenant.id })).httpStatus).toBe(200);
    guest.admin.token = before;
    expect((await guest.admin.post('/base/ai/queryTenancyName')).httpStatus).toBe(401);
    expect(await guest.admin.signIn()).toBe(200);
    expect((await guest.admin.page('base.plant')).httpStatus).toBe(200);
  });

  test('goes on with what it does by itself', async () => {
    await house.admin.post(`${PATH}/suspend`, { tenant: guest.tenant.id });
    const seen = await factory.asSystem(
      guest.tenant.id,
      (ctx) => ctx.sql<{ n: number }>`select count(*)::int as n from system_user`,
    );
    expect(seen).toEqual([{ n: 1 }]);
  });

  test('is not the operator’s own, nor one that does not exist', async () => {
    expectRefused(await house.admin.post(`${PATH}/suspend`, { tenant: house.tenant.id }), 422, [
      '不能暂停运营方自己的公司',
      'The operator’s own company cannot be suspended',
    ]);
    expect((await house.admin.post(`${PATH}/suspend`, { tenant: 999_999 })).httpStatus).toBe(404);
  });
});
