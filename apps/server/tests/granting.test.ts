import type { Text } from '@takt/model';
import type { Client, Factory, Reply } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';
import { expectRefused } from './refusals.ts';
import { fetchTemplate, fillSheet } from './sheets.ts';

const [USER, ROLE] = ['system.user', 'system.role'];
const CLERK = ['system.user.*', 'system.role.*', 'base.part.*'];
const LAST: Text = ['公司必须保留至少一名启用的管理员', 'The company must keep at least one enabled administrator'];
let factory: Factory;
let company: Company;
/** Keeps users and roles, and holds nothing else but parts. */
let clerk: Client;
beforeAll(async () => {
  factory = await openProduct();
});
beforeEach(async () => {
  company = await openCompany(factory);
  clerk = await company.tenant.person({ permissions: CLERK });
});
afterAll(() => factory.close());

const rowOf = async (entity: string, params: Record<string, unknown>) => {
  const { list } = (await company.admin.page(entity, { _params: params })).data;
  return (await company.admin.one(entity, list[0].id)).data;
};
const userOf = ({ username }: Client) => rowOf(USER, { 'username._eq': username });
/** The same, as somebody else reads it. */
const rowBy = async (reader: Client, { username }: Client) => {
  const { list } = (await reader.page(USER, { _params: { 'username._eq': username } })).data;
  return (await reader.one(USER, list[0].id)).data;
};
const roleOf = ({ username }: Client) => rowOf(ROLE, { 'code._eq': `r-${username}` });
const makeRole = async (code: string, permissions: readonly string[], isAdmin = '0'): Promise<string> => {
  const saved = await company.admin.save(ROLE, {
    code,
    name: code,
    isAdmin,
    permissions: permissions.map((permission) => ({ permission })),
  });
  expect(saved.httpStatus, saved.raw).toBe(200);
  return saved.data.id;
};
const give = async (by: Client, to: Client, role: string): Promise<Reply> => {
  const { id, version, roles } = await userOf(to);
  return by.save(USER, { id, version, roles: [...roles, { role }] });
};
const refusedRole = (role: string, right: string, rightEn = right): Text => [
  `您不能授予角色「${role}」：它包含您没有的权限「${right}」`,
  `You cannot give the role “${role}”: it holds “${rightEn}”, which you do not hold`,
];

describe('roles given to users', () => {
  test('hold nothing that the giver does not, whether given to oneself, to others or to somebody new', async () => {
    const other = await company.tenant.person();
    const sales = await makeRole('SALES', ['base.part.read', 'sales.salesOrder.read']);
    const parts = await makeRole('PARTS', ['base.part.read', 'base.part.edit']);
    const whole = await makeRole('BASE', ['base.*']);
    for (const to of [clerk, other]) {
      expectRefused(await give(clerk, to, sales), 403, refusedRole('SALES', 'sales.salesOrder.read'));
      expectRefused(await give(clerk, to, whole), 403, refusedRole('BASE', 'base.*'));
      expect((await give(clerk, to, parts)).httpStatus).toBe(200);
    }
    const fresh = { username: 'fresh', realName: '新人', roles: [{ role: sales }] };
    expectRefused(await clerk.save(USER, fresh), 403, refusedRole('SALES', 'sales.salesOrder.read'));
    expect((await clerk.save(USER, { ...fresh, roles: [{ role: parts }] })).httpStatus).toBe(200);
    expect((await company.admin.page('sales.salesOrder')).httpStatus).toBe(200);
    expect((await clerk.page('sales.salesOrder')).httpStatus).toBe(403);
  });

  test('an administrator’s is given by administrators alone', async () => {
    const admin = await makeRole('BOSS', [], '1');
    expectRefused(await give(clerk, clerk, admin), 403, refusedRole('BOSS', '全部权限', 'every right'));
    expect((await give(company.admin, clerk, admin)).httpStatus).toBe(200);
    expect((await clerk.page('sales.salesOrder')).httpStatus).toBe(200);
  });

  test('the people of a role are changed under the same rule, all or nothing', async () => {
    const sales = await makeRole('SALES', ['sales.*']);
    const { id } = await userOf(clerk);
    const call = { role: sales, add: [id], remove: [] };
    expectRefused(await clerk.post('/system/call/roleMembers', call), 403, refusedRole('SALES', 'sales.*'));
    const listed = (await clerk.post('/system/sysconfig/role/queryRoles')).data;
    expect(Object.fromEntries(listed.map((role: { code: string; givable: boolean }) => [role.code, role.givable]))).toEqual({
      SALES: false,
      [`r-${company.admin.username}`]: false,
      [`r-${clerk.username}`]: true,
    });
    expect((await company.admin.post('/system/call/roleMembers', call)).httpStatus).toBe(200);
    // Taking away needs no more than the right to.
    expect((await clerk.post('/system/call/roleMembers', { role: sales, add: [], remove: [id] })).httpStatus).toBe(200);
  });

  test('nor do those of an imported user', async () => {
    await makeRole('SALES', ['sales.*']);
    const template = await fetchTemplate(clerk, USER);
    const sheet = (role: string) => fillSheet(template, [{ 用户名: 'imported', 姓名: '导入', '角色.角色': role }]);
    const refused = await clerk.upload(USER, await sheet('SALES'));
    expect(refused.raw).toContain(refusedRole('SALES', 'sales.*')[0]);
    expect((await company.admin.page(USER, { _params: { username: 'imported' } })).data.total).toBe(0);
  });

  test('who leaves a supplier takes along only roles the changer holds', async () => {
    const vendor = await company.samples.create('base.vendor');
    const partner = await company.tenant.person({ vendor: vendor.id, permissions: ['purchasing.deliveryNote.*'] });
    const { id, version } = await userOf(partner);
    const reply = await clerk.save(USER, { id, version, vendor: null });
    expectRefused(reply, 403, refusedRole(`角色 ${partner.username}`, 'purchasing.deliveryNote.*'));
    expect((await company.admin.save(USER, { id, version, vendor: null })).httpStatus).toBe(200);
  });
});

test('the number to which codes for a password go is changed by nobody who holds less', async () => {
  const { id, version } = await userOf(company.admin);
  for (const [field, value] of Object.entries({ username: 'other', email: 'a@b.example', authType: 'sso' })) {
    const door = await clerk.save(USER, { id, version, [field]: value });
    expect([door.httpStatus, door.error?.problems?.[0]?.at], `security F4 ${field}`).toEqual([403, field]);
  }
  const reply = await clerk.save(USER, { id, version, telephone: '13800009999' });
  expect([reply.httpStatus, reply.error?.problems?.[0]?.at]).toEqual([403, 'telephone']);
  expect((await clerk.save(USER, { id, version, nickname: '老板' })).httpStatus).toBe(200);
  const other = await company.tenant.person({ permissions: ['base.part.read'] });
  const theirs = await userOf(other);
  expect((await clerk.save(USER, { id: theirs.id, version: theirs.version, telephone: '13800009998' })).httpStatus).toBe(200);
});

describe('rights given to roles', () => {
  const withRights = async (by: Client, of: Client, permissions: readonly string[], more: object = {}): Promise<Reply> => {
    const { id, version } = await roleOf(of);
    return by.save(ROLE, { id, version, ...more, permissions: permissions.map((permission) => ({ permission })) });
  };

  test('are rights the giver holds; what a role has already may be taken apart', async () => {
    const refused: Text = [
      '您不能授予自己没有的权限「sales.salesOrder.read」',
      'You cannot give the right “sales.salesOrder.read”, which you do not hold',
    ];
    expectRefused(await withRights(clerk, clerk, [...CLERK, 'sales.salesOrder.read']), 403, refused);
    expect((await withRights(clerk, clerk, [...CLERK, 'base.part.read'])).httpStatus).toBe(200);
    const fresh = { code: 'FRESH', name: '新', permissions: [{ permission: 'sales.salesOrder.read' }] };
    expectRefused(await clerk.save(ROLE, fresh), 403, refused);
    const seller = await company.tenant.person({ permissions: ['sales.*'] });
    expect((await withRights(clerk, seller, ['sales.salesOrder.read', 'sales.salesOrder.export'])).httpStatus).toBe(200);
    expect((await withRights(clerk, seller, ['sales.*'])).httpStatus).toBe(403);
  });

  test('an administrator’s mark is set by administrators alone', async () => {
    expectRefused(await withRights(clerk, clerk, CLERK, { isAdmin: '1' }), 403, [
      '只有管理员才能设置管理员角色',
      'Only an administrator can make a role an administrator’s',
    ]);
    expect((await withRights(company.admin, clerk, CLERK, { isAdmin: '1' })).httpStatus).toBe(200);
  });

  test('what somebody holds is told to them', async () => {
    expect((await clerk.post('/system/sysconfig/role/queryOwnRights')).data).toEqual(CLERK.toSorted());
    expect((await company.admin.post('/system/sysconfig/role/queryOwnRights')).data).toEqual(['*']);
  });
});

describe('data permissions given to users', () => {
  test('lie inside those of the giver', async () => {
    const plants = [await company.samples.create('base.plant'), await company.samples.create('base.plant')].map(({ id }) => id);
    const [mine = '', foreign = ''] = plants;
    const limited = await company.tenant.person({ permissions: CLERK, scopes: [{ dimension: 'plant', value: mine }] });
    const wider: Text = ['「工厂」的数据权限不能超出您自己的范围', 'Data permissions of “Plant” cannot reach beyond your own'];
    const scopes = (...values: readonly string[]) => values.map((value) => ({ dimension: 'plant', value }));
    const person = { username: 'scoped', realName: '受限' };
    expectRefused(await limited.save(USER, person), 403, wider);
    expectRefused(await limited.save(USER, { ...person, scopes: scopes(mine, foreign) }), 403, wider);
    const made = await limited.save(USER, { ...person, scopes: scopes(mine) });
    expect(made.httpStatus, made.raw).toBe(200);
    const { id, version } = made.data;
    expectRefused(await limited.save(USER, { id, version, scopes: [] }), 403, wider);
    expect((await limited.save(USER, { id, version, realName: '改名' })).httpStatus).toBe(200);
    const own = await userOf(limited);
    expectRefused(await limited.save(USER, { id: own.id, version: own.version, scopes: [] }), 403, wider);
    // Somebody who may see more than the changer keeps it while nobody touches it.
    const unlimited = await userOf(clerk);
    expect((await limited.save(USER, { id: unlimited.id, version: unlimited.version, realName: '照旧' })).httpStatus).toBe(200);
    expect((await company.admin.save(USER, { id, version: version + 1, scopes: scopes(foreign) })).httpStatus).toBe(200);
  });
});

describe('the last administrator stays', () => {
  const each: Readonly<Record<string, (row: any) => Promise<Reply>>> = {
    disabled: ({ id, version }) => company.admin.save(USER, { id, version, markStatus: '0' }),
    'without the role': ({ id, version }) => company.admin.save(USER, { id, version, roles: [] }),
    'of a role that is an administrator’s no more': async () => {
      const { id, version } = await roleOf(company.admin);
      return company.admin.save(ROLE, { id, version, isAdmin: '0' });
    },
    'a supplier’s': async ({ id, version }) =>
      company.admin.save(USER, { id, version, vendor: (await company.samples.create('base.vendor')).id }),
    'removed from the role': async ({ id }) =>
      company.admin.post('/system/call/roleMembers', { role: (await roleOf(company.admin)).id, add: [], remove: [id] }),
  };
  test.each(Object.entries(each))('not %s', async (_how, attempt) => {
    expectRefused(await attempt(await userOf(company.admin)), 422, LAST);
    await company.tenant.person({ admin: true });
    const reply = await attempt(await userOf(company.admin));
    expect(reply.httpStatus, reply.raw).toBe(200);
  });

  test('a disabled administrator or a supplier’s does not count', async () => {
    const second = await company.tenant.person({ admin: true });
    const row = await userOf(second);
    await company.admin.save(USER, { id: row.id, version: row.version, markStatus: '0' });
    const vendor = await company.samples.create('base.vendor');
    await company.tenant.person({ admin: true, vendor: vendor.id });
    const { id, version } = await userOf(company.admin);
    expectRefused(await company.admin.save(USER, { id, version, markStatus: '0' }), 422, LAST);
  });

  test('nor is the last one deleted, and nobody else deletes, disables or reduces any', async () => {
    const second = await company.tenant.person({ admin: true });
    const { id, version } = await userOf(company.admin);
    const only: Text = [
      '只有管理员才能停用、删除管理员，或收回其角色',
      'Only an administrator can disable or delete an administrator, or take their roles away',
    ];
    const heir = { username: 'heir', realName: '继任', roles: [{ role: (await roleOf(company.admin)).id }] };
    const { data: fresh } = await company.admin.save(USER, heir);
    expectRefused(await clerk.delete(USER, [{ id: fresh.id }]), 403, only);
    expect((await company.admin.delete(USER, [{ id: fresh.id }])).httpStatus).toBe(200);
    expectRefused(await clerk.save(USER, { id, version, markStatus: '0' }), 403, only);
    expectRefused(await clerk.save(USER, { id, version, roles: [] }), 403, only);
    expect((await company.admin.save(USER, { id, version, markStatus: '0' })).httpStatus).toBe(200);
    const { id: last, version: now } = await rowBy(second, second);
    expectRefused(await second.save(USER, { id: last, version: now, authType: 'sso' }), 422, LAST);
    expectRefused(await second.save(USER, { id: last, version: now, markStatus: '0' }), 422, LAST);
  });

  test('of two who give it up at once, exactly one is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const here = await openCompany(factory);
      company = here;
      const second = await here.tenant.person({ admin: true });
      const [one, other] = [await userOf(here.admin), await userOf(second)];
      const replies = await Promise.all([
        here.admin.save(USER, { id: one.id, version: one.version, roles: [] }),
        second.save(USER, { id: other.id, version: other.version, roles: [] }),
      ]);
      expect(replies.map(({ httpStatus }) => httpStatus).toSorted((a, b) => a - b)).toEqual([200, 422]);
    }
  });
});
