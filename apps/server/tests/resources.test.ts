import type { Client, Factory } from '@takt/testing';
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

interface Entry {
  readonly label: string;
  readonly url: string;
  readonly children: readonly Entry[];
}
const menuOf = async (person: Client) => (await person.post('/system/sysconfig/resource/queryResourceByUser')).data;
/** A menu without the numbers of its entries, which count through one answer and mean nothing beyond it. */
const shape = (entries: readonly (Entry & { readonly id?: number })[]): unknown =>
  entries.map(({ id: _id, children, ...entry }) => ({ ...entry, children: shape(children) }));
const SHIPPED = { take: '/system/call/resourcesFromShipped', back: '/system/call/resourcesToShipped' };
const MOVE = '/system/call/moveResource';

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
    // Nobody put it there: the way back to arranging the menu is never lost.
    { label: '系统', children: [{ url: '/system/sysconfig/resource' }] },
  ]);
  const reader = await company.tenant.person({ permissions: ['base.part.read'] });
  const [only, ...others] = await menuOf(reader);
  expect(others).toEqual([]);
  expect(only.children[0].children.map(({ url }: { url: string }) => url)).toEqual(['/base/les/partBase']);
});

test('the shipped menu, taken over, is the same menu for everyone', async () => {
  const people = [company.admin, await company.tenant.person({ permissions: ['base.part.read', 'system.loginLog.read'] })];
  const before = await Promise.all(people.map(menuOf));
  const { count } = (await company.admin.post(SHIPPED.take)).data;
  const { total, list } = (await company.admin.page(RESOURCE, { paging: { page: 1, size: 500 } })).data;
  expect([total, list.length]).toEqual([count, count]);
  expect(count).toBeGreaterThan(before[0].length * 2);
  const after = await Promise.all(people.map(menuOf));
  expect(after.map(shape)).toEqual(before.map(shape));
  expect((await company.admin.history(RESOURCE, list[0].id)).data).toMatchObject([{ action: 'create' }]);
  expectRefused(await company.admin.post(SHIPPED.take), 422, ['公司已有自己的菜单', 'The company has a menu of its own already']);
});

test('G16–G19 what was taken over obeys the rules of every node', async () => {
  await company.admin.post(SHIPPED.take);
  const { list } = (await company.admin.page(RESOURCE, { _params: { code: 'M010101' } })).data;
  expect((await put({ parent: list[0].id })).error?.code).toBe('G17');
  expect((await put({ type: 'button', parent: list[0].id })).httpStatus).toBe(200);
  expect((await put({ type: 'button', parent: list[0].parent })).error?.code).toBe('G19');
});

test('back to the shipped menu deletes every node and says how many; then it can be taken over again', async () => {
  const shipped = shape(await menuOf(company.admin));
  const { count } = (await company.admin.post(SHIPPED.take)).data;
  // The code is sought by its beginning, so the area comes with all that is below it.
  const { list } = (await company.admin.page(RESOURCE, { _params: { code: 'M01' } })).data;
  const first = list.find(({ parent }) => parent === null);
  await company.admin.save(RESOURCE, { id: first.id, version: first.version, name: '改名', nameEn: 'Renamed' });
  expect((await menuOf(company.admin))[0]).toMatchObject({ label: '改名', labelE: 'Renamed' });
  expect((await company.admin.post(SHIPPED.back)).data).toEqual({ count });
  expect(shape(await menuOf(company.admin))).toEqual(shipped);
  expect((await company.admin.post(SHIPPED.take)).data).toEqual({ count });
});

test('a node changes places with its neighbour; the first does not move up', async () => {
  const top = await node({ name: '上' });
  const ids: string[] = [];
  for (const name of ['甲', '乙', '丙']) ids.push((await node({ name, parent: top.id })).id);
  const order = async (): Promise<string> =>
    (await company.admin.page(RESOURCE, { _params: { parent: [top.id] } })).data.list.map(({ name }) => name).join('');
  const move = (at: number, to: string) => company.admin.post(MOVE, { resource: ids[at], to });
  expect((await move(2, 'up')).httpStatus).toBe(200);
  expect(await order()).toBe('甲丙乙');
  await move(0, 'up');
  await move(1, 'down');
  expect(await order()).toBe('甲丙乙');
  await move(0, 'down');
  expect(await order()).toBe('丙甲乙');
});

test('arranging the menu needs the rights of its nodes', async () => {
  const reader = await company.tenant.person({ permissions: ['system.resource.read'] });
  const { id } = await node();
  for (const [path, body] of [[SHIPPED.take], [SHIPPED.back], [MOVE, { resource: id, to: 'up' }]] as const)
    expect((await reader.post(path, body)).httpStatus, path).toBe(403);
});

test('a supplier’s people have a menu as well, shipped or arranged', async () => {
  const vendor = await company.samples.create('base.vendor');
  const person = await company.tenant.person({ permissions: ['purchasing.deliveryNote.read'], vendor: vendor.id });
  const urls = async (): Promise<string> =>
    JSON.stringify((await person.post('/system/sysconfig/resource/queryResourceByUser')).data);
  expect(await urls()).toContain('/les/supplier/deliveryNote');
  const area = await node({ name: '协同' });
  await node({ name: '送货', parent: area.id, url: '/les/supplier/deliveryNote' });
  expect(await urls()).toContain('送货');
});

test('use 46 a supplier’s people have one area, their own pages first; others have the areas of what they may open', async () => {
  const { id: vendor } = await company.samples.create('base.vendor');
  const permissions = ['purchasing.deliveryNote.read', 'purchasing.purchaseOrder.read', 'base.part.read'];
  const [supplier, buyer] = await Promise.all([
    company.tenant.person({ permissions, vendor }),
    company.tenant.person({ permissions }),
  ]);
  const [one, ...more] = await menuOf(supplier);
  expect(more).toEqual([]);
  expect(one.labelE).toBe('Supplier');
  const pages = one.children.flatMap(({ children }: any) => children.map(({ url }: any) => url));
  expect(pages[0]).toBe('/les/supplier/deliveryNote');
  expect(pages).toEqual(expect.arrayContaining(['/les/purchase/order', '/base/les/partBase']));
  expect((await menuOf(buyer)).map(({ labelE }: any) => labelE)).toEqual(
    expect.arrayContaining(['Purchasing', 'Supplier', 'Base data']),
  );
});
