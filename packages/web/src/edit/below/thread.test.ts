import { expect, test } from 'vitest';
import type { Related, RelatedDocument } from '../../api/records.ts';
import { threadOf } from './thread.ts';

const document = (id: string): RelatedDocument => ({
  entity: 'toy.order',
  id,
  number: id.toUpperCase(),
  status: '10',
  statusLabel: ['新', 'New'],
});
const related = (before: readonly string[], after: readonly string[]): Related => ({
  before: before.map(document),
  after: after.map(document),
});
const NETWORK: Readonly<Record<string, Related>> = {
  order: related(['forecast'], ['note', 'other note']),
  note: related(['order'], ['asn']),
  asn: related(['note'], ['receipt 1', 'receipt 2']),
  'receipt 1': related(['asn'], ['putaway']),
  'receipt 2': related(['asn'], ['putaway']),
  forecast: related([], ['order']),
};
const load = async (_: string, id: string): Promise<Related> => NETWORK[id] ?? Promise.reject(new Error('no right'));

test('the thread goes back to what it began with and on to what came of it, not into its siblings', async () => {
  const { documents, edges, more } = await threadOf('note', NETWORK['note'] ?? related([], []), load);
  expect(Object.fromEntries(documents.map(({ id, column }) => [id, column]))).toEqual({
    order: -1,
    forecast: -2,
    asn: 1,
    'receipt 1': 2,
    'receipt 2': 2,
    putaway: 3,
  });
  expect(edges).toContainEqual({ from: 'forecast', to: 'order' });
  expect(edges).toContainEqual({ from: 'order', to: 'note' });
  expect(edges.filter(({ to }) => to === 'putaway')).toHaveLength(2);
  expect(edges.some(({ to }) => to === 'other note')).toBe(false);
  expect(more).toBe(false);
});

test('a document made from itself ends there, and a crowd is cut off with a word about it', async () => {
  const circle = await threadOf('a', related(['b'], []), async () => related(['a'], []));
  expect(circle.documents.map(({ id }) => id)).toEqual(['b']);
  expect(circle.edges).toEqual([{ from: 'b', to: 'a' }]);
  const crowd = await threadOf(
    'a',
    related(
      [],
      Array.from({ length: 40 }, (_, at) => `n${at}`),
    ),
    async () => related([], []),
  );
  expect([crowd.documents.length, crowd.more]).toEqual([30, true]);
});
