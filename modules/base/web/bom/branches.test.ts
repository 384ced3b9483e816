import { expect, test } from 'vitest';
import { branchesOf, levelOf, parentsOf } from './branches.ts';

const nodes = ['1', '1.1', '1.2', '1.2.10', '2', '10'].map((key) => ({ key }));

test('keys become a tree in their order; leaves have no list below them', () => {
  expect(branchesOf(nodes)).toEqual([
    { key: '1', children: [{ key: '1.1' }, { key: '1.2', children: [{ key: '1.2.10' }] }] },
    { key: '2' },
    { key: '10' },
  ]);
});
test('what can be unfolded is what has something below it', () => {
  expect(parentsOf(nodes)).toEqual(['1', '1.2']);
  expect(parentsOf([])).toEqual([]);
});

test('use 47 an alternate stands on the level of what it replaces, and each line says its level', () => {
  const nodes = ['1', '1.1', '1.2', '1.2.1'].map((key) => ({ key }));
  const [top] = branchesOf(nodes);
  expect(top?.children?.map(({ key }) => key)).toEqual(['1.1', '1.2']);
  expect(nodes.map(({ key }) => levelOf(key))).toEqual(['1', '.2', '.2', '..3']);
});
