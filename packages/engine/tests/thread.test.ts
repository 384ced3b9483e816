import { expect, test } from 'vitest';
import { type Neighbours, threadOf } from '../src/records/thread.ts';

/** What was made from what. */
const MADE: readonly (readonly [from: string, to: string])[] = [
  ['forecast', 'order'],
  ['order', 'note'],
  ['order', 'other note'],
  ['note', 'asn'],
  ['asn', 'receipt 1'],
  ['asn', 'receipt 2'],
  ['receipt 1', 'putaway'],
  ['receipt 2', 'putaway'],
];
const walk =
  (made: readonly (readonly [string, string])[]): Neighbours =>
  async (side, of) =>
    of.flatMap(({ id }) =>
      made.flatMap(([from, to]) => {
        if (side === 'before') return to === id ? [{ near: id, entity: 'toy.paper', id: from }] : [];
        return from === id ? [{ near: id, entity: 'toy.paper', id: to }] : [];
      }),
    );
const threadFrom = (id: string, made: readonly (readonly [string, string])[]) =>
  threadOf({ entity: 'toy.paper', id }, walk(made));

test('use 36 the chain goes back to what it began with and on to what came of it, not into its siblings', async () => {
  const { found, edges, more } = await threadFrom('note', MADE);
  expect(Object.fromEntries(found.map(({ id, step }) => [id, step]))).toEqual({
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
  expect(more).toBe(false);
});

test('use 36 what names two others stands behind both, whichever of them came first', async () => {
  const made = [
    ['order', 'plan'],
    ['order', 'note'],
    ['plan', 'note'],
    ['note', 'receipt'],
    ['note', 'statement'],
    ['receipt', 'statement'],
  ] as const;
  const stepsFrom = async (id: string) =>
    Object.fromEntries((await threadFrom(id, made)).found.map(({ id: at, step }) => [at, step]));
  expect(await stepsFrom('statement')).toEqual({ receipt: -1, note: -2, plan: -3, order: -4 });
  expect(await stepsFrom('order')).toEqual({ plan: 1, note: 2, receipt: 3, statement: 4 });
});

test('a document made from itself ends there, and a crowd is cut off with a word about it', async () => {
  const circle = await threadFrom('a', [
    ['b', 'a'],
    ['a', 'b'],
  ]);
  expect(circle.found.map(({ id }) => id)).toEqual(['b']);
  const crowd = await threadFrom(
    'a',
    Array.from({ length: 50 }, (_, at) => ['a', `n${at}`] as const),
  );
  expect([crowd.found.length, crowd.more]).toEqual([40, true]);
});
