import { expect, test } from 'vitest';
import { exportsTaken } from './exports-taken.ts';

const PACKAGES = [
  { path: 'packages/model/package.json', text: '{ "name": "@takt/model", "exports": { ".": "./src/index.ts" } }' },
  { path: 'modules/package.json', text: '{ "name": "@takt/modules", "exports": { "./*/defs": "./*/defs/index.ts" } }' },
];
const found = (files: Readonly<Record<string, string>>, ahead: Readonly<Record<string, string>> = {}): readonly string[] =>
  exportsTaken([...PACKAGES, ...Object.entries(files).map(([path, text]) => ({ path, text }))], ahead).map(
    ({ where, what }) => `${where} ${what}`,
  );
const A = 'packages/model/src/a.ts';
const MAIN = 'apps/server/src/main.ts';

test('a name no other file takes is found, a name that is taken is not', () => {
  const a = 'export const one = 1;\nexport interface Two {}\nexport function three() {}';
  expect(found({ [A]: a, 'packages/model/src/b.ts': "import { one, type Two } from './a.ts';" })).toEqual([
    `${A}:3 exports three, which no other file takes`,
  ]);
});

test('a door takes nothing; names are followed through it, renamed ones too', () => {
  const doors = {
    [A]: 'export const one = 1;\nexport const two = 2;\nexport const three = 3;',
    'packages/model/src/inner.ts': "export { one, two as second } from './a.ts';\nexport { three } from './a.ts';",
    'packages/model/src/index.ts': "export * from './inner.ts';",
  };
  expect(found({ ...doors, [MAIN]: "import { one, second as zwei } from '@takt/model';" })).toEqual([
    `${A}:3 exports three, which no other file takes`,
  ]);
});

test('what is loaded late is taken by the names it is loaded for', () => {
  const files = {
    'modules/base/defs/index.ts': 'export const base = 1;\nexport const a = 1;\nexport const b = 1;\nexport const c = 1;',
    [MAIN]: [
      "const late = async () => (await import('@takt/modules/base/defs')).base;",
      "const later = () => import('@takt/modules/base/defs').then(({ a: own }) => own);",
      "const { b } = await import('@takt/modules/base/defs');",
    ].join('\n'),
  };
  expect(found(files)).toEqual(['modules/base/defs/index.ts:4 exports c, which no other file takes']);
});

test('of a whole file only the members that are named are taken', () => {
  const files = { [A]: 'export const one = 1;\nexport const two = 2;' };
  const b = 'packages/model/src/b.ts';
  expect(found({ ...files, [b]: "import * as a from './a.ts';\nuse(a.one);" })).toHaveLength(1);
  expect(found({ ...files, [b]: "import * as a from './a.ts';\nuse(a);" })).toEqual([]);
});

test('what only tests use is found, unless its own file uses it or it stays ahead', () => {
  const files = {
    [A]: 'export const one = 1;\nexport const two = 2;\nconst sum = two;',
    'packages/model/src/a.test.ts': "import { one, two } from './a.ts';",
  };
  expect(found(files)).toEqual([`${A}:1 exports one, which only tests use`]);
  expect(found(files, { [`${A} one`]: 'not yet' })).toEqual([]);
  expect(
    found({ ...files, [MAIN]: "import { one } from '../../../packages/model/src/a.ts';" }, { [`${A} one`]: 'not yet' }),
  ).toEqual([`${A} one is taken by now; strike it from the names that stay ahead`]);
});
