import type { Text } from '@takt/model';
import { expect, test } from 'vitest';
import {
  activate,
  activeTab,
  close,
  closedBy,
  freshTabs,
  HOME_ID,
  isMounted,
  MOST_LIVE,
  open,
  pin,
  place,
  refresh,
  rename,
  reopen,
  setUnsaved,
  tabOf,
  type Tabs,
} from './tab-rules.ts';

const TITLE: Text = ['名', 'Name'];
const opened = (...urls: readonly string[]): Tabs => urls.reduce((state, url) => open(state, { url, title: TITLE }), freshTabs());
const urls = ({ tabs }: Tabs): readonly string[] => tabs.map(({ url }) => url);
const at = (state: Tabs, url: string): number => state.tabs.find((tab) => tab.url === url)?.id ?? -1;

test('opening puts a tab at the end and in front', () => {
  const state = opened('/a', '/b');
  expect(urls(state)).toEqual(['', '/a', '/b']);
  expect(activeTab(state)?.url).toBe('/b');
});

test('the same address with the same id is the same tab, another id is another one', () => {
  const one = open(opened('/a'), { url: '/a/edit', params: { id: '1' } });
  const two = open(one, { url: '/a/edit', params: { id: '2' } });
  expect(urls(two)).toEqual(['', '/a', '/a/edit', '/a/edit']);
  const again = open(two, { url: '/a/edit', params: { id: '1', line: '7' } });
  expect(again.tabs).toHaveLength(4);
  expect(activeTab(again)?.params).toEqual({ id: '1', line: '7' });
});

test('two new records at one address are two tabs', () => {
  const one = open(freshTabs(), { url: '/a/edit', params: { new: '1' } });
  expect(open(one, { url: '/a/edit', params: { new: '2' } }).tabs).toHaveLength(3);
  expect(open(one, { url: '/a/edit', params: { new: '1' } }).tabs).toHaveLength(2);
});

test('the home tab has id 0 and stays when everything else is closed', () => {
  const state = opened('/a', '/b');
  expect(state.tabs[0]?.id).toBe(0);
  expect(urls(close(state, 'all', HOME_ID))).toEqual(['']);
  expect(urls(close(state, 'others', at(state, '/b')))).toEqual(['', '/b']);
  expect(close(state, 'this', HOME_ID)).toBe(state);
});

test('tabs of the menu have their menu id, all others ids from 10000', () => {
  const state = open(opened('/x', '/y'), { url: '/a', menuId: 42 });
  expect(state.tabs.map(({ id }) => id)).toEqual([0, 10_000, 10_001, 42]);
});

test('closing the tab in front shows the previous one, or the next one if it was the first', () => {
  const state = activate(opened('/a', '/b', '/c'), 10_001);
  expect(activeTab(close(state, 'this', 10_001))?.url).toBe('/a');
  const first: Tabs = { ...state, tabs: state.tabs.slice(1), active: 10_000 };
  expect(activeTab(close(first, 'this', 10_000))?.url).toBe('/b');
});

test('closing a tab behind leaves the one in front alone', () => {
  const state = opened('/a', '/b');
  expect(activeTab(close(state, 'this', at(state, '/a')))?.url).toBe('/b');
});

test('close left and right take what stands there, and show the tab they were asked at', () => {
  const state = opened('/a', '/b', '/c');
  const left = close(activate(state, at(state, '/a')), 'left', at(state, '/b'));
  expect([urls(left), activeTab(left)?.url]).toEqual([['', '/b', '/c'], '/b']);
  const right = close(state, 'right', at(state, '/a'));
  expect([urls(right), activeTab(right)?.url]).toEqual([['', '/a'], '/a']);
});

test('pinned tabs survive close others, all, left and right, and go only by themselves', () => {
  const state = opened('/a', '/b', '/c');
  const pinned = pin(state, at(state, '/b'), true);
  for (const how of ['others', 'all', 'left', 'right'] as const)
    expect(urls(close(pinned, how, at(state, '/c')))).toContain('/b');
  expect(urls(close(pinned, 'this', at(state, '/b')))).toEqual(['', '/a', '/c']);
});

test('pinned tabs stand first, in the order of pinning, and go back behind them when released', () => {
  const state = opened('/a', '/b', '/c');
  const pinned = pin(pin(state, at(state, '/c'), true), at(state, '/b'), true);
  expect(urls(pinned)).toEqual(['', '/c', '/b', '/a']);
  expect(urls(pin(pinned, at(state, '/c'), false))).toEqual(['', '/b', '/c', '/a']);
  expect(tabOf(pin(state, HOME_ID, false), HOME_ID)?.pinned).toBe(true);
});

test('a tab without a title is called no-name', () => {
  const state = open(freshTabs(), { url: '/a' });
  expect(activeTab(state)?.title).toEqual(['no-name', 'no-name']);
  const renamed = rename(state, state.active, ['SO1', 'SO1']);
  expect(activeTab(renamed)?.title).toEqual(['SO1', 'SO1']);
  expect(rename(renamed, state.active, ['SO1', 'SO1'])).toBe(renamed);
  expect(activeTab(rename(renamed, state.active, ['', '']))?.title).toEqual(['no-name', 'no-name']);
});

test('a noCache page is there only while it is in front', () => {
  const state = open(freshTabs(), { url: '/a', noCache: true });
  const tab = activeTab(state);
  expect(tab && [isMounted(tab, tab.id), isMounted(tab, HOME_ID)]).toEqual([true, false]);
});

test('unsaved work is marked, told to whoever closes, and gone after a refresh', () => {
  const state = setUnsaved(opened('/a', '/b'), 10_000, true);
  expect(closedBy(state, 'all', HOME_ID).map(({ url, unsaved }) => [url, unsaved])).toEqual([
    ['/a', true],
    ['/b', false],
  ]);
  expect(setUnsaved(state, 10_000, true)).toBe(state);
  expect(tabOf(refresh(state, 10_000), 10_000)).toMatchObject({ unsaved: false, turn: 1 });
});

test('past the most that live, the longest unseen is frozen, and lives again when it is chosen', () => {
  const start = setUnsaved(pin(opened('/pinned', '/unsaved', '/old'), 10_000, true), 10_001, true);
  const full = Array.from({ length: MOST_LIVE }, (_, n) => `/n${n}`).reduce((state, url) => open(state, { url }), start);
  expect(full.tabs.filter(({ live }) => live)).toHaveLength(MOST_LIVE);
  expect(full.tabs.filter(({ live }) => !live).map(({ url }) => url)).toEqual(['/old', '/n0', '/n1', '/n2']);
  const back = activate(full, at(full, '/old'));
  expect(activeTab(back)).toMatchObject({ url: '/old', live: true });
  expect(back.tabs.filter(({ live }) => live)).toHaveLength(MOST_LIVE);
});

test('what was closed last can be opened again, once', () => {
  const state = close(opened('/a', '/b'), 'others', HOME_ID);
  expect(state.closed.map(({ url }) => url)).toEqual(['/b', '/a']);
  const [last] = state.closed;
  const back = last ? reopen(state, last) : state;
  expect([urls(back), back.closed.map(({ url }) => url)]).toEqual([['', '/b'], ['/a']]);
});

test('a tab is put where another one stands, within its zone', () => {
  const state = opened('/a', '/b', '/c', '/d');
  expect(urls(place(state, at(state, '/d'), at(state, '/a')))).toEqual(['', '/d', '/a', '/b', '/c']);
  expect(urls(place(state, at(state, '/a'), at(state, '/c')))).toEqual(['', '/b', '/c', '/a', '/d']);
  expect(place(state, at(state, '/a'), HOME_ID)).toBe(state);
  expect(place(state, HOME_ID, at(state, '/a'))).toBe(state);
  const pinned = pin(state, at(state, '/b'), true);
  expect(place(pinned, at(pinned, '/a'), at(pinned, '/b'))).toBe(pinned);
  expect(place(pinned, at(pinned, '/b'), at(pinned, '/d'))).toBe(pinned);
});
