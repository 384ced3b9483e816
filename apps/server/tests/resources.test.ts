import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';
import { expectRefused } from './refusals.ts';

const RESOURCE = 'system.resource';
let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
});
beforeEach(async () => {
  company = await openCompany(factory);
});
afterAll(() => factory.close());

let count = 0;
const put = (row: Record<string, unknown>) =>
  company.admin.save(RESOURCE, { code: `R${(count += 1)}`, name: '节点', type: 'menu', ...row });
const node = async (row: Record<string, unknown> = {}): Promise<{ id: string; version: number }> => (await put(row)).data;
/** Menus one below the other; the ids from the top. */
async function menus(levels: number): Promise<string[]> {
  const ids: string[] = [];
  for (let level = 0; level < levels; level += 1) ids.push((await node({ parent: ids.at(-1) ?? null })).id);
  return ids;
}

test('G16 a menu under a button is refused', async () => {
  const [, , third = ''] = await menus(3);
  const button = await node({ type: 'button', parent: third });
  const reply = await put({ parent: button.id });
  expectRefused(reply, 422, ['按钮下不能添加菜单', 'A menu cannot be placed under a button']);
  expect(reply.error).toMatchObject({ code: 'G16', problems: [{ at: 'parent' }] });
});

test('G17 a menu under a menu of level 3 is refused', async () => {
  const [, , third = ''] = await menus(3);
  expectRefused(await put({ parent: third }), 422, ['三级菜单下不能添加菜单', 'A menu cannot be placed under a level-3 menu']);
});

test('G17 a branch cannot be moved to where its menus would be too deep', async () => {
  const [, second = ''] = await menus(2);
  const [top = '', under = ''] = await menus(2);
  const row = (await company.admin.one(RESOURCE, top)).data;
  expect((await company.admin.save(RESOURCE, { id: top, version: row.version, parent: second })).error?.code).toBe('G17');
  expect((await company.admin.one(RESOURCE, under)).data.parent).toBe(top);
});

test('G18 a button under a button is refused', async () => {
  const [, , third = ''] = await menus(3);
  const button = await node({ type: 'button', parent: third });
  expectRefused(await put({ type: 'button', parent: button.id }), 422, [
    '按钮下不能添加按钮',
    'A button cannot be placed under a button',
  ]);
});

test.each([1, 2])('G19 a button under a menu of level %i is refused', async (level) => {
  const parent = (await menus(level)).at(-1) ?? '';
  expectRefused(await put({ type: 'button', parent }), 422, [
    '一级、二级菜单下不能添加按钮',
    'A button cannot be placed under a level-1 or level-2 menu',
  ]);
});

test('G20 a node with others below it is not deleted; without them it is', async () => {
  const [first = '', second = ''] = await menus(2);
  expectRefused(await company.admin.delete(RESOURCE, [{ id: first }]), 422, [
    '存在下级节点，不能删除',
    'A node with children cannot be deleted',
  ]);
  expect((await company.admin.delete(RESOURCE, [{ id: second }])).httpStatus).toBe(200);
  expect((await company.admin.delete(RESOURCE, [{ id: first }])).httpStatus).toBe(200);
});

test('G21 there are menus, tabs, edit pages and buttons, and nothing else', async () => {
  expectRefused(await put({ type: 'folder' }), 422, ['资源类型不正确', 'The resource type is not valid']);
  const [, , third = ''] = await menus(3);
  for (const type of ['tab', 'edit_page', 'button']) expect((await put({ type, parent: third })).httpStatus, type).toBe(200);
});

test('a company’s own menu takes the place of the shipped one: its names, its order, the same rights', async () => {
  const area = await node({ name: '我的工作', nameEn: 'My work', icon: 'tool', position: 1 });
  const group = await node({ name: '主数据', parent: area.id });
  await node({ name: '零件', nameEn: 'Items', parent: group.id, url: '/base/les/partBase', position: 2 });
  await node({ name: '厂区', parent: group.id, url: '/base/universal/plant', position: 1 });
  await node({ name: '空组', parent: area.id });
  const menuOf = async (person: Company['admin']) => (await person.post('/system/sysconfig/resource/queryResourceByUser')).data;
  expect(await menuOf(company.admin)).toMatchObject([
    {
      label: '我的工作',
      labelE: 'My work',
      icon: 'tool',
      level: 1,
      children: [
        {
          label: '主数据',
          level: 2,
          children: [
            { label: '厂区', labelE: '厂区', level: 3, url: '/base/universal/plant' },
            { label: '零件', labelE: 'Items', level: 3, url: '/base/les/partBase', entity: 'base.part' },
          ],
        },
      ],
    },
  ]);
  const reader = await company.tenant.person({ permissions: ['base.part.read'] });
  const [only] = await menuOf(reader);
  expect(only.children[0].children.map(({ url }: { url: string }) => url)).toEqual(['/base/les/partBase']);
});
