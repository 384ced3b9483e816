import { expect, test } from 'vitest';
import { imports, importsOf } from './imports.ts';

const broken = (path: string, ...specifiers: readonly string[]): readonly string[] =>
  specifiers.filter((specifier) => imports([{ path, text: `import { x } from '${specifier}';` }]).length > 0);

test('every form of import is seen, and nothing else', () => {
  const text = `import './a.ts';
import type { B } from "./b.ts";
export * from './c.ts';
const lazy = () => import('./d.ts');
const step = { from: 'draft' }; // import './e.ts'
Array.from('abc');`;
  expect(importsOf({ path: 'x.ts', text })).toEqual([
    { specifier: './a.ts', line: 1 },
    { specifier: './b.ts', line: 2 },
    { specifier: './c.ts', line: 3 },
    { specifier: './d.ts', line: 4 },
  ]);
});

test('a finding names the line and the rule', () => {
  expect(imports([{ path: 'modules/base/defs/part.ts', text: "\nimport { Unit } from '@takt/modules/base/defs';" }])).toEqual([
    {
      where: 'modules/base/defs/part.ts:2',
      what: 'imports @takt/modules/base/defs: a definition imports @takt/model and files of its own defs folder only',
    },
  ]);
});

test('the definition language imports nothing', () => {
  const bad = ['node:fs', 'decimal.js', '../../../server/src/ctx.ts'];
  expect(broken('packages/model/src/fields/text.ts', '../text.ts', './field.ts', ...bad)).toEqual(bad);
});

test('definitions and the menu import the language and definitions of their module', () => {
  const bad = ['node:fs', 'react', '../server/x.ts', '../../base/defs/part.ts'];
  expect(broken('modules/sales/defs/order.ts', '@takt/model', './order-guards.ts', './deep/x.ts', ...bad)).toEqual(bad);
  const far = ['../../server/x.ts', '../../../base/defs/part.ts'];
  expect(broken('modules/sales/defs/deep/x.ts', '../order.ts', './y.ts', '../other/z.ts', ...far)).toEqual(far);
  expect(broken('modules/sales/menu.ts', '@takt/model', '@takt/engine')).toEqual(['@takt/engine']);
});

test('engines import neither modules nor each other', () => {
  const bad = ['@takt/web', '@takt/modules/base/defs', '../../../modules/base/defs/part.ts', '../../web/src/x.ts'];
  expect(broken('packages/engine/src/ctx.ts', '@takt/model', 'pg', 'node:fs', './db/sql.ts', ...bad)).toEqual(bad);
});

test('packages of the browser use what is below them, by its door', () => {
  const bad = ['@takt/engine', '@takt/shell', '@takt/modules/base/defs', '../../../entry/src/x.ts', 'node:fs'];
  expect(broken('packages/web/src/list/grid.tsx', '@takt/model', 'react', '../kit/say.tsx', ...bad)).toEqual(bad);
  expect(broken('packages/entry/src/signin/login.tsx', '@takt/web/light', '@takt/web', '@takt/web/host')).toEqual([
    '@takt/web',
    '@takt/web/host',
  ]);
  expect(broken('packages/handheld/src/home.tsx', '@takt/entry', '@takt/web/light', '@takt/web/host')).toEqual([
    '@takt/web/host',
  ]);
  expect(broken('packages/shell/src/frame.tsx', '@takt/entry', '@takt/web/host', '@takt/handheld')).toEqual(['@takt/handheld']);
});

test('server code of a module calls down, through doors', () => {
  const good = ['@takt/engine', '@takt/model', '../defs/index.ts', '../menu.ts', './stock.ts'];
  const doors = ['@takt/modules/sales/defs', '@takt/modules/base/server', '@takt/modules/access/server'];
  const bad = [
    '@takt/engine/host',
    '@takt/modules/equipment/server',
    '@takt/modules/sales/server',
    '@takt/modules/nowhere/server',
    '@takt/modules/base/server/units',
    '../../base/server/units.ts',
    '../web/board.tsx',
    'pg',
    'node:fs',
  ];
  expect(broken('modules/warehouse/server/receipt.ts', ...good, ...doors, ...bad)).toEqual(bad);
  expect(broken('modules/novelty/server/index.ts', '@takt/engine')).toEqual(['@takt/engine']);
});

test('screens see no server and no Node', () => {
  const bad = ['@takt/engine', '@takt/modules/base/server', '../server/stock.ts', '../../base/web/x.tsx', 'node:fs'];
  const good = [
    '@takt/web',
    '@takt/web/light',
    '@takt/model',
    '@takt/modules/base/defs',
    '../defs/board.ts',
    'antd',
    './slot.tsx',
  ];
  expect(broken('modules/yard/web/dock-board.tsx', ...good, ...bad)).toEqual(bad);
});

test('tests, apps and scripts are free', () => {
  for (const path of [
    'modules/base/tests/flow.test.ts',
    'packages/model/src/text.test.ts',
    'apps/server/src/main.ts',
    'scripts/gen.ts',
  ]) {
    expect(broken(path, '@takt/engine/host', '../../anything.ts')).toEqual([]);
  }
});
