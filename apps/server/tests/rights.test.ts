import { actionWay, type AreaRights, isDocument, isMadeByEngine, type Text } from '@takt/model';
import { readWorkbook } from '@takt/content/host';
import { administratorRights, rightsIn } from '@takt/identity/host';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner, type Company, entities, logs, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';

const ROLE = '/system/sysconfig/role';
let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
});
afterAll(() => factory.close());

const catalogue = async (): Promise<readonly AreaRights[]> => (await company.admin.post(`${ROLE}/rights`)).data;
const menuOf = async (person: Client) => (await person.post('/system/sysconfig/resource/queryResourceByUser')).data;
const roleOf = async (person: Client): Promise<string> => {
  const { list } = (await company.admin.page('system.role', { _params: { code: `r-${person.username}` } })).data;
  return list[0].id;
};
interface Entry {
  readonly url: string;
  readonly buttons?: readonly (readonly [string, string])[];
  readonly children: readonly Entry[];
}
/** A previewed menu without what stands beside it. */
const menuAlone = (entries: readonly Entry[]): unknown =>
  entries.map(({ buttons: _buttons, children, ...entry }) => ({ ...entry, children: menuAlone(children) }));
const leaves = (entries: readonly Entry[]): readonly Entry[] =>
  entries.flatMap((entry) => (entry.children.length > 0 ? leaves(entry.children) : [entry]));

test('the catalogue has every right a route asks about, of every entity', async () => {
  const given = new Set(rightsIn(await catalogue()).map(({ permission }) => permission));
  const guarding = [...entities, ...logs].flatMap((entity) =>
    [
      'read',
      ...(entity.exports ? ['export'] : []),
      ...(entity.imports ? ['import'] : []),
      // Files of a record are added and removed by whoever may edit it, form or no form.
      ...(entity.log ? [] : ['edit', ...(isMadeByEngine(entity) ? [] : ['create']), ...(isDocument(entity) ? [] : ['delete'])]),
      ...(isDocument(entity)
        ? Object.keys(entity.actions).filter((name) => actionWay(name) !== 'create' && !entity.actions[name].system)
        : []),
      ...Object.keys(entity.rights),
    ]
      .filter((action) => !entity.administratorsOnly.includes(action))
      .map((action) => `${entity.id}.${action}`),
  );
  expect(guarding.filter((permission) => !given.has(permission))).toEqual([]);
  const asked = factory.registry.calls().flatMap(({ id, everyone, needs = id }) => (everyone ? [] : [needs]));
  const reserved = factory.registry.modules.flatMap(({ defs }) => Object.keys(defs.operatorRights ?? {}));
  // Given to nobody: administrators have them all.
  const administrators = entities.flatMap(administratorRights);
  expect(asked.filter((permission) => !given.has(permission) && ![...reserved, ...administrators].includes(permission))).toEqual(
    [],
  );
  expect(reserved.filter((permission) => given.has(permission))).toEqual([]);
});

test('a page stands with what opens it and its buttons; what belongs to no page stands last', async () => {
  const areas = await catalogue();
  const pages = areas.flatMap(({ groups }) => groups.flatMap((group) => group.pages));
  const named = (route: string | null) => pages.find((page) => page.route === route);
  expect(named('/mes/sales/salesOrder')).toMatchObject({
    label: ['销售订单', 'Sales order'],
    opens: { permission: 'sales.salesOrder.read', label: ['查询', 'Query'] },
  });
  expect(named('/mes/sales/salesOrder')?.rights).toContainEqual({ permission: 'sales.salesOrder.lock', label: ['锁定', 'Lock'] });
  expect(named('/ems/service/repairOrder')?.rights).toContainEqual({
    permission: 'equipment.repairOrder.lead',
    label: ['维修班长', 'Leads the repairs'],
  });
  expect(named('/system/sysconfig/onlineUser')).toMatchObject({
    opens: { permission: 'system.onlineUser.read' },
    rights: [{ permission: 'system.onlineUser.signout', label: ['强制退出', 'Forced sign-out'] }],
  });
  expect(named('/system/message/mail/IndexMail')).toMatchObject({ opens: null, rights: [] });
  const others = areas.at(-1);
  expect(others?.label).toEqual(['其他', 'Others']);
  // Of no page, or of one that is everybody’s: a right the engine asks for on the module's behalf, and calls that name their right themselves.
  expect(rightsIn(others ? [others] : []).map(({ permission }) => permission)).toEqual([
    'system.exportJob.read',
    'system.exportJob.retry',
    'system.message.broadcast',
    'base.trialUsers',
    'base.trialUsersAgain',
  ]);
});

test('the preview of a role is the menu of somebody who has only this role, with the buttons of each page', async () => {
  for (const permissions of [
    [],
    ['sales.*'],
    ['sales.salesOrder.read', 'sales.salesOrder.lock', 'sales.salesOrder.export', 'base.part.*', 'system.onlineUser.signout'],
    ['system.onlineUser.*', 'system.role.read'],
  ]) {
    const person = await company.tenant.person({ permissions });
    const { data } = await company.admin.post(`${ROLE}/preview`, { role: await roleOf(person) });
    expect(menuAlone(data)).toEqual(await menuOf(person));
    for (const { url, buttons } of leaves(data)) {
      const real = await person.post('/base/quercondition/quercond/queryButton', { pathNo: url });
      if (real.httpStatus === 200) expect(buttons, url).toEqual(real.data.map(({ label }: { label: unknown }) => label));
    }
  }
  const admin = await company.admin.post(`${ROLE}/preview`, { role: await roleOf(company.admin) });
  expect(menuAlone(admin.data)).toEqual(await menuOf(company.admin));
  const online = leaves(
    (
      await company.admin.post(`${ROLE}/preview`, {
        role: await roleOf(await company.tenant.person({ permissions: ['system.*'] })),
      })
    ).data,
  ).find(({ url }) => url === '/system/sysconfig/onlineUser');
  expect(online?.buttons).toEqual([['强制退出', 'Forced sign-out']]);
});

test('the preview follows the company’s own menu', async () => {
  const own = await openCompany(factory);
  const person = await own.tenant.person({ permissions: ['base.part.read'] });
  const node = (row: object) =>
    own.admin.save('system.resource', { code: `N${Math.random()}`, name: '节点', type: 'menu', ...row });
  const top = (await node({ name: '我的' })).data.id;
  const group = (await node({ name: '组', parent: top })).data.id;
  await node({ name: '零件', parent: group, url: '/base/les/partBase' });
  const { list } = (await own.admin.page('system.role', { _params: { code: `r-${person.username}` } })).data;
  const { data } = await own.admin.post(`${ROLE}/preview`, { role: list[0].id });
  expect(menuAlone(data)).toEqual(await menuOf(person));
  expect(leaves(data)).toMatchObject([{ label: '零件', buttons: [] }]);
});

test('the matrix: one line per right, one column per role, in the language asked for', async () => {
  const own = await openCompany(factory);
  await own.tenant.person({ permissions: ['sales.*'] });
  await own.tenant.person({ permissions: ['sales.salesOrder.read'] });
  const { bytes } = await own.admin.download(`${ROLE}/matrix`, { lang: 'en' });
  const rows: (readonly unknown[])[] = [];
  for await (const { cells } of readWorkbook(bytes, 5000)) rows.push(cells);
  expect(rows[0]).toEqual(['Area', 'Group', 'Page', 'Right', 'Name of the right', '角色 u1', '角色 u2', '角色 u3']);
  expect(rows).toHaveLength(1 + rightsIn(await catalogue()).length);
  const row = (permission: string) => rows.find((cells) => cells[4] === permission)?.map((cell) => cell ?? '');
  const order = ['Sales', 'Orders and shipments', 'Sales order'];
  expect(row('sales.salesOrder.read')).toEqual([...order, 'Query', 'sales.salesOrder.read', '✓', '✓', '✓']);
  expect(row('sales.salesOrder.lock')?.slice(0, 7)).toEqual([...order, 'Lock', 'sales.salesOrder.lock', '✓', '✓']);
  expect(row('sales.salesOrder.lock')?.[7] ?? '').toBe('');
});

test('rights of others are read with the right to read roles, the matrix with the right to export them', async () => {
  const reader = await company.tenant.person({ permissions: ['system.role.read'] });
  const nobody = await company.tenant.person({ permissions: ['system.user.*'] });
  const role = await roleOf(nobody);
  for (const [path, body] of [
    ['rights', {}],
    ['preview', { role }],
    ['queryRoles', {}],
  ] as const) {
    expect((await reader.post(`${ROLE}/${path}`, body)).httpStatus, path).toBe(200);
    expectRefused(await nobody.post(`${ROLE}/${path}`, body), 403, NOT_AUTHORISED);
  }
  expect((await reader.download(`${ROLE}/matrix`, {})).httpStatus).toBe(403);
  const other = await openCompany(factory);
  expect((await other.admin.post(`${ROLE}/preview`, { role })).httpStatus).toBe(404);
  expect((await other.admin.post(`${ROLE}/preview`, { role: 'x' })).httpStatus).toBe(404);
});

describe('security: a right that nothing asks about', () => {
  const UNKNOWN = (right: string): Text => [`系统中没有权限「${right}」`, `There is no right “${right}”`];
  const rightsOf = (...permissions: readonly string[]) => ({ permissions: permissions.map((permission) => ({ permission })) });

  test('is refused in a role, among others and as a wildcard over nothing', async () => {
    const role = (code: string, ...permissions: readonly string[]) =>
      company.admin.save('system.role', { code, name: code, ...rightsOf(...permissions) });
    expectRefused(await role('typo', 'base.part.read', 'base.part.reed'), 422, UNKNOWN('base.part.reed'));
    expectRefused(await role('module', 'bases.*'), 422, UNKNOWN('bases.*'));
    expectRefused(await role('entity', 'base.parts.*'), 422, UNKNOWN('base.parts.*'));
    const known = await role('known', 'base.*', 'base.part.*', 'base.part.read', 'warehouse.recall');
    expect(known.httpStatus, known.raw).toBe(200);
    expectRefused(
      await company.admin.save('system.role', { id: known.data.id, version: 1, ...rightsOf('base.part.reed') }),
      422,
      UNKNOWN('base.part.reed'),
    );
  });

  test('is refused in an API key', async () => {
    const { list } = (await company.admin.page('system.user', { _params: { username: company.admin.username } })).data;
    const key = (name: string, ...permissions: readonly string[]) =>
      company.admin.save('system.apiKey', { name, user: list[0].id, expiresOn: '2096-04-01', ...rightsOf(...permissions) });
    expectRefused(await key('typo', 'base.part.reed'), 422, UNKNOWN('base.part.reed'));
    expect((await key('known', 'base.part.read')).httpStatus).toBe(200);
  });

  test('stays where it stood before there was a list, until somebody takes it away', async () => {
    const made = await company.admin.save('system.role', { code: 'old', name: 'old', ...rightsOf('base.part.read') });
    await asOwner(factory, `update app.system_role_permissions set permission = 'base.part.reed' where parent_id = $1`, [
      made.data.id,
    ]);
    const { data } = await company.admin.one('system.role', made.data.id);
    expect((await company.admin.save('system.role', { ...data, name: 'older' })).httpStatus).toBe(200);
  });
});
