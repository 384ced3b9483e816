import { resourceRefusal } from '@takt/model';
import { expect, test } from 'vitest';
import { branchesOf, freeCode, newDraft, type Node, nameOf, ordered, pathTo, placeOf } from './nodes.ts';

const node = (code: string, parent: string | null, type: Node['type'] = 'menu', position = 0): Node => ({
  id: code,
  version: 1,
  code,
  name: code,
  nameEn: null,
  type,
  parent,
  url: null,
  position,
  markStatus: '1',
});
const nodes = ordered([
  node('M0102', 'M01', 'menu', 1),
  node('M0101', 'M01', 'menu', 2),
  node('M01', null),
  node('M010101', 'M0101'),
  node('M01010101', 'M010101', 'button'),
]);

test('nodes stand below their parents, in the order of their positions', () => {
  const [top] = branchesOf(nodes);
  expect(top?.below.map((branch) => branch.node.id)).toEqual(['M0102', 'M0101']);
  expect(pathTo(nodes, 'M010101').map(({ id }) => id)).toEqual(['M01', 'M0101', 'M010101']);
});

test('G16 G17 G18 G19 a place is its type and how many menus lead to it, as the rules want it', () => {
  expect(placeOf(nodes, null)).toBeNull();
  expect(placeOf(nodes, 'M01010101')).toEqual({ type: 'button', level: 3 });
  expect(resourceRefusal('menu', placeOf(nodes, 'M01010101'))?.rule).toBe('G16');
  expect(resourceRefusal('menu', placeOf(nodes, 'M010101'))?.rule).toBe('G17');
  expect(resourceRefusal('button', placeOf(nodes, 'M01010101'))?.rule).toBe('G18');
  expect(resourceRefusal('button', placeOf(nodes, 'M0101'))?.rule).toBe('G19');
  expect(resourceRefusal('button', placeOf(nodes, 'M010101'))).toBeNull();
});

test('a new node comes last below its parent, under a code that is free', () => {
  const top = nodes.find(({ code }) => code === 'M01');
  expect(newDraft(nodes, 'tab', top ?? null)).toMatchObject({ code: 'M0103', type: 'tab', parent: 'M01', position: 3 });
  expect(freeCode([...nodes, node('M02', 'M01')], null)).toBe('M03');
  expect(nameOf({ name: '甲', nameEn: null })).toEqual(['甲', '甲']);
});
