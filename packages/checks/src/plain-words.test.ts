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

test('an exported name that contains a word is found, with what to say instead', () => {
  const text = "import type { Deed } from './x.ts';\nexport interface RowDeed {}\nexport const indeed = 1;\nconst deed = 2;";
  expect(source('packages/model/src/x.ts', text)).toEqual([['packages/model/src/x.ts:2', 'RowDeed: “deed”; say command']]);
});

test('a file that is named by a word is found', () => {
  expect(source('packages/web/src/row-deed.ts', '')).toEqual([['packages/web/src/row-deed.ts', '“deed”; say command']]);
});

test('a glossary without the table is found', () => {
  expect(plainWords([])).toHaveLength(1);
});
