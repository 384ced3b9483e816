import { expect, test } from 'vitest';
import { sizeCeilings } from './size-ceilings.ts';

const file = (path: string, lines: number) => ({ path, text: '//\n'.repeat(lines) });

test.each([
  ['modules/base/defs/part.ts', 250],
  ['modules/base/menu.ts', 250],
  ['modules/base/server/units.ts', 300],
  ['modules/base/web/board.tsx', 300],
  ['packages/engine/src/ctx.ts', 350],
  ['modules/base/defs/part.test.ts', 400],
  ['modules/base/tests/flow.test.ts', 400],
])('%s has at most %d lines', (path, most) => {
  expect(sizeCeilings([file(path, most)])).toEqual([]);
  expect(sizeCeilings([file(path, most + 1)])).toEqual([
    { where: `${path}:${most + 1}`, what: expect.stringMatching(`^${most + 1} lines; .* at most ${most}$`) },
  ]);
});

test('lists, generated and other files have no ceiling', () => {
  expect(
    sizeCeilings([file('modules/ids.gen.d.ts', 5000), file('modules/base/defs/index.ts', 5000), file('docs/lessons.md', 5000)]),
  ).toEqual([]);
});
