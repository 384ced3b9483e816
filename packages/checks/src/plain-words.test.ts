import { expect, test } from 'vitest';
import { plainWords, avoidedWords } from './plain-words.ts';

const GLOSSARY = [
  '## Engine words',
  '',
  '| cell | is not of this table |',
  '',
  '## Words kept out of names',
  '',
  '| Word | Say instead |',
  '| ---- | ----------- |',
  '| deed | command |',
].join('\n');
const glossary = { path: 'docs/glossary.md', text: GLOSSARY };
const source = (path: string, text: string) => plainWords([glossary, { path, text }]).map(({ where, what }) => [where, what]);

test('only the table of words kept out counts', () => {
  expect([...avoidedWords(GLOSSARY)]).toEqual([['deed', 'command']]);
});

test('a name that contains a word is found, exported or not, with what to say instead', () => {
  const text = "import type { Deed } from './x.ts';\nexport interface RowDeed {}\nexport const indeed = 1;\nconst deed = 2;";
  expect(source('packages/model/src/x.ts', text)).toEqual([
    ['packages/model/src/x.ts:2', 'RowDeed: “deed”; say command'],
    ['packages/model/src/x.ts:4', 'deed: “deed”; say command'],
  ]);
});

test('a type and a function that the file keeps to itself are found as well, a text is not', () => {
  const text = [
    "const DEED: Text = ['命令', 'A deed'];",
    'type Deed = string;',
    'const run = () => {',
    '  const deed = 1;',
    '  interface LocalDeed {}',
    '};',
    'const deedOf = () => 1;',
    'async function runDeed() {}',
  ].join('\n');
  expect(source('packages/engine/src/x.ts', text).map(([where]) => where)).toEqual(
    [2, 5, 7, 8].map((line) => `packages/engine/src/x.ts:${line}`).toSorted(),
  );
});

test('members are found where they are declared', () => {
  const text = 'interface Row {\n  readonly deed: string;\n}\nconst row = { deed: 1 };';
  expect(source('packages/engine/src/x.ts', text)).toEqual([['packages/engine/src/x.ts:2', 'deed: “deed”; say command']]);
});

test('of a test, only what it exports is judged', () => {
  const text = 'interface Deed {\n  readonly deed: string;\n}\nexport const deeds = 1;\nexport const aDeed = 2;';
  expect(source('packages/engine/src/x.test.ts', text)).toEqual([
    ['packages/engine/src/x.test.ts:5', 'aDeed: “deed”; say command'],
  ]);
});

test('a file that is named by a word is found', () => {
  expect(source('packages/web/src/row-deed.ts', '')).toEqual([['packages/web/src/row-deed.ts', '“deed”; say command']]);
});

test('modules may use every word of the trade', () => {
  expect(source('modules/yard/defs/deed.ts', 'export const deed = 1;')).toEqual([]);
});

test('a glossary without the table is found', () => {
  expect(plainWords([])).toHaveLength(1);
});
