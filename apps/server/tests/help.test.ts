import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { helpRows } from '../../../scripts/demo/help.ts';
import { help } from '../../../scripts/demo/story.ts';
import { type Company, openCompany, openProduct } from './company.ts';

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
});
afterAll(() => factory.close());

test('the help is read by everyone, suppliers too, in the language there is', async () => {
  const { admin } = company;
  await admin.save('system.helpDocument', { code: 'B', title: '收货', content: '# 收货', page: '/wms/receipt', position: 2 });
  await admin.save('system.helpDocument', {
    code: 'A',
    title: '登录',
    titleEn: 'Signing in',
    content: '登录',
    contentEn: 'Sign in',
    position: 1,
  });
  await admin.save('system.helpDocument', { code: 'C', title: '旧', content: '旧', markStatus: '0' });
  const vendor = await company.samples.create('base.vendor');
  for (const person of [await company.tenant.person(), await company.tenant.person({ vendor: vendor.id })]) {
    const { data: titles } = await person.post('/system/sysconfig/user/getHelpTitle');
    expect(titles.map(({ title }: { title: string[] }) => title)).toEqual([
      ['登录', 'Signing in'],
      ['收货', '收货'],
    ]);
    const { data } = await person.post('/system/sysconfig/user/getHelpDoc', { id: titles[1].id });
    expect(data).toMatchObject({ page: '/wms/receipt', content: ['# 收货', '# 收货'] });
  }
});

test('a page of the help that is not there is not found', async () => {
  const { admin } = company;
  for (const id of ['x', '00000000-0000-7000-8000-000000000009'])
    expect((await admin.post('/system/sysconfig/user/getHelpDoc', { id })).httpStatus, id).toBe(404);
});

test('the test page has its two queries', async () => {
  for (const path of ['test01', 'test02']) {
    const { data } = await company.admin.post(`/base/test/${path}/queryPage`, { page: 1, size: 1 });
    expect([data.list.length, data.total > 1]).toEqual([1, true]);
    const found = await company.admin.post(`/base/test/${path}/queryPage`, { name: company.admin.username });
    expect(found.data.list.map(({ code }: { code: string }) => code)).toContain(company.admin.username);
    const { data: none } = await company.admin.post(`/base/test/${path}/queryPage`, { name: '没有这个人' });
    expect([none.list, none.total]).toEqual([[], 0]);
  }
});

test('use 49 every screen has its help in both languages, and links in it lead to screens', () => {
  const screens = factory.registry.modules
    .flatMap(({ menu }) => menu)
    .flatMap((group) => group.screens.map(({ route }) => route));
  const written = [...help, ...helpRows(factory.registry)];
  const pages = written.flatMap((one) => ('page' in one ? [one.page] : []));
  expect([...new Set(screens)].filter((route) => pages.filter((page) => page === route).length !== 1)).toEqual([]);
  expect(pages.filter((page) => !screens.includes(page))).toEqual([]);
  expect(
    written.filter((one) => [one.title, one.titleEn, one.content, one.contentEn].some((text) => text.trim() === '')),
  ).toEqual([]);
  const links = written.flatMap(({ content, contentEn }) =>
    [...`${content} ${contentEn}`.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((to) => !screens.some((route) => to === `#/manage${route}`))).toEqual([]);
});
