import { expect, test } from 'vitest';
import { circlesIn, noCircles } from './no-circles.ts';

const graph = (edges: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(edges));

test('files in a row or a diamond are no circle', () => {
  expect(circlesIn(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
});

test('a circle is told once, with all that are in it', () => {
  expect(circlesIn(graph({ a: ['b'], b: ['c'], c: ['a'] }))).toEqual([['a', 'b', 'c']]);
});

test('types count as well, and other packages do not', () => {
  const one = { path: 'packages/x/src/one.ts', text: "import type { Two } from './two.ts';\nimport { x } from '@takt/model';" };
  const two = { path: 'packages/x/src/two.ts', text: "import { one } from './one.ts';" };
  expect(noCircles([one, two])).toEqual([
    { where: 'packages/x/src/one.ts', what: 'imports itself by way of packages/x/src/two.ts' },
  ]);
});
