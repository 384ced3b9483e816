import { expect, test } from 'vitest';
import type { MenuEntry } from '@takt/web/host';
import { addressOf, pageAt, pageInHash, homeOf, openingOf, pageThere } from './tab-address.ts';
import { USER_CENTRE } from '../user-center/user-center.ts';

const entry = (id: number, parts: Partial<MenuEntry>): MenuEntry => ({
  id,
  label: ['名', 'Name'],
  icon: null,
  url: '',
  entity: null,
  children: [],
  ...parts,
});
const areas = [entry(1, { children: [entry(7, { url: '/toy/gauge', entity: 'toy.gauge', label: ['量具', 'Gauge'] })] })];

test('an address leads to the tab it came from', () => {
  const tab = { url: '/toy/gauge/edit', params: { id: '5', name: '甲 & 乙' } };
  expect(pageInHash(`#${addressOf(tab)}`)).toEqual(tab);
  expect(addressOf({ url: '', params: {} })).toBe('/manage');
  expect(pageAt('/manage/', '')).toEqual({ url: '', params: {} });
});

test('an address is a page of the menu, a record of it, a page about oneself, home, or nothing', () => {
  expect(pageThere(areas, USER_CENTRE, '', {})).toEqual({ kind: 'home' });
  expect(pageThere(areas, USER_CENTRE, '/toy/gauge', {})).toMatchObject({ kind: 'list', leaf: { id: 7 } });
  expect(pageThere(areas, USER_CENTRE, '/toy/gauge/edit', { id: '5' })).toMatchObject({ kind: 'record', id: '5' });
  expect(pageThere(areas, USER_CENTRE, '/toy/gauge/edit', { new: '1' })).toMatchObject({ kind: 'record', id: null });
  expect(pageThere(areas, USER_CENTRE, '/userCenter/userInfo', {})).toMatchObject({
    kind: 'own',
    page: { url: '/userCenter/userInfo' },
  });
  expect(pageThere(areas, USER_CENTRE, '/toy/other', {})).toEqual({ kind: 'nothing' });
  expect(homeOf(areas, '/toy/gauge/edit')).toMatchObject({ area: { id: 1 }, leaf: { id: 7 } });
});

test('a page is opened with its name and number from the menu; a password page is not kept', () => {
  expect(openingOf(areas, USER_CENTRE, { url: '/toy/gauge' })).toMatchObject({
    menuId: 7,
    title: ['量具', 'Gauge'],
    noCache: false,
  });
  expect(openingOf(areas, USER_CENTRE, { url: '/toy/gauge/edit', params: { new: '1' } }).title).toEqual([
    '新增量具',
    'New Gauge',
  ]);
  expect(openingOf(areas, USER_CENTRE, { url: '/toy/gauge/edit', params: { id: '5' } }, ['G5', 'G5']).title).toEqual([
    'G5',
    'G5',
  ]);
  expect(openingOf(areas, USER_CENTRE, { url: '/userCenter/pswModify' })).toMatchObject({
    title: ['修改密码', 'Change password'],
    noCache: true,
  });
  expect(openingOf(areas, USER_CENTRE, { url: '/toy/other' }).title).toEqual(['no-name', 'no-name']);
});
