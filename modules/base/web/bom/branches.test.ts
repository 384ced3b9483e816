import { expect, test } from 'vitest';
import { branchesOf, parentsOf } from './branches.ts';

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
