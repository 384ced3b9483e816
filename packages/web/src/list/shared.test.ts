import { expect, test } from 'vitest';
import type { Published } from '../api/published.ts';
import { arrangementOf, nothingPublished, ownOf, publishedDefault, viewsSeen } from './shared.ts';
import type { View } from './views.ts';

const view = (id: string, name = id): View => ({ id, name, params: {}, sort: [], layout: null });
const published = (part: Partial<Published>): Published => ({ ...nothingPublished, ...part });
const role = { role: 'r1', value: 'role' };

test('one’s own arrangement stands above the role’s, that above everyone’s, and without any there is none', () => {
  expect(arrangementOf('own', published({ forRole: role, forAll: 'all' }))).toBe('own');
  expect(arrangementOf(null, published({ forRole: role, forAll: 'all' }))).toBe('role');
  expect(arrangementOf(null, published({ forAll: 'all' }))).toBe('all');
  expect(arrangementOf(null, nothingPublished)).toBeNull();
  expect(publishedDefault(published({ forRole: role, forAll: 'all' }))).toBe('role');
});

test('shared views stand beside one’s own, each with the people it is meant for', () => {
  const seen = viewsSeen(
    { list: [view('c')], opening: 'a' },
    published({ forAll: { list: [view('a')] }, forRole: { role: 'r1', value: { list: [view('b')] } } }),
  );
  expect(seen.list.map(({ id, shared }) => [id, shared])).toEqual([
    ['a', { role: null }],
    ['b', { role: 'r1' }],
    ['c', null],
  ]);
  expect(seen.opening).toBe('a');
});

test('the same view is shown once, nearest to the person; a view that is gone opens nothing', () => {
  const seen = viewsSeen({ list: [view('a', 'mine')], opening: 'gone' }, published({ forAll: { list: [view('a', 'theirs')] } }));
  expect(seen).toEqual({ list: [{ ...view('a', 'mine'), shared: null }], opening: null });
});

test('a shared view that opens the list is kept as a choice of one’s own', () => {
  expect(ownOf({ list: [view('c')], opening: 'a' })).toEqual({ list: [view('c')], opening: 'a' });
  expect(ownOf(null)).toEqual({ list: [], opening: null });
});
