import { expect, test } from 'vitest';
import type { MenuEntry } from '../api/calls.ts';
import { leavesOf, placeOf, reachable, thinned } from './menu.ts';

const entry = (id: number, parts: Partial<MenuEntry>): MenuEntry => ({
  id,
  label: ['名', 'Name'],
  icon: null,
  url: '',
  entity: null,
  children: [],
  ...parts,
});
const gauge = entry(3, { url: '/toy/gauge', entity: 'toy.gauge' });
const board = entry(4, { url: '/toy/board' });
const areas = [
  entry(1, { children: [entry(2, { children: [gauge, board] }), entry(5, { children: [board] })] }),
  entry(6, { children: [entry(7, { children: [] })] }),
];

test('what leads nowhere is not shown, and neither is what it leaves empty', () => {
  const shown = reachable(areas, () => false);
  expect(shown.map(({ id }) => id)).toEqual([1]);
  expect(shown[0]?.children.map(({ id }) => id)).toEqual([2]);
  expect(shown.flatMap(leavesOf).map(({ url }) => url)).toEqual(['/toy/gauge']);
});

test('a page that somebody draws needs no entity', () => {
  const shown = reachable(areas, (url) => url === '/toy/board');
  expect(shown.flatMap(leavesOf).map(({ url }) => url)).toEqual(['/toy/gauge', '/toy/board', '/toy/board']);
});

test('an address is found with its area, or not at all', () => {
  expect(placeOf(areas, '/toy/gauge')).toMatchObject({ area: { id: 1 }, leaf: { id: 3 } });
  expect(placeOf(areas, '/toy/nothing')).toBeNull();
  expect(placeOf(areas, '')).toBeNull();
});

test('a typed word leaves the pages that have it in their name, in either language', () => {
  const named = [entry(1, { children: [entry(2, { label: ['量具', 'Gauge'] }), entry(3, { label: ['看板', 'Board'] })] })];
  expect(thinned(named, ' gau ')).toMatchObject([{ id: 1, children: [{ id: 2 }] }]);
  expect(thinned(named, '看')).toMatchObject([{ id: 1, children: [{ id: 3 }] }]);
  expect(thinned(named, 'x')).toEqual([]);
  expect(thinned(named, '')).toBe(named);
});
