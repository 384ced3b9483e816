import { expect, test } from 'vitest';
import { noStatusCompare } from './no-status-compare.ts';

const count = (path: string, text: string) => noStatusCompare([{ path, text }]).length;
const SCREEN = 'modules/yard/web/dock-board.tsx';

test.each([
  "{note.status === 'draft' && <Button />}",
  "if (row?.status !== 'closed') show();",
  "const open = '10' == row.status;",
  'switch (order.status) {}',
  "const may = ['draft', 'new'].includes(row.status);",
])('a screen judges: %s', (text) => {
  expect(noStatusCompare([{ path: SCREEN, text }])).toEqual([
    { where: `${SCREEN}:1`, what: 'judges a state; ask refusal() instead' },
  ]);
});

test.each([
  'if (response.status === 401) signOut();',
  'if (404 === response.status) return;',
  "const done = results.filter((result) => result.status === 'fulfilled');",
  "if (typeof row.status === 'string') show();",
  'if (row.status === undefined) return;',
  "const column = name === 'status' ? statusCell : plainCell;",
  'const no = refusal(doc, name, row, at); // status === draft',
])('no state is judged: %s', (text) => {
  expect(count(SCREEN, text)).toBe(0);
});

test('routes are watched, the action engine is not', () => {
  expect(count('packages/http/src/x.ts', "a.status === 'x'")).toBe(1);
  expect(count('packages/web/src/list/x.tsx', "a.status === 'x'")).toBe(1);
  expect(count('packages/engine/src/actions/act.ts', "a.status === 'x'")).toBe(0);
  expect(count('packages/web/src/list/x.test.tsx', "a.status === 'x'")).toBe(0);
});
