import { expect, test } from 'vitest';
import { sharedWords } from './shared-words.ts';

const set = {
  path: 'packages/model/src/shared-words.ts',
  text: "export const sharedWords = {\n  cancel: ['取消', 'Cancel'],\n} as const;",
};
const listed = { 报废: { english: ['Scrap', 'Scrapped'], why: 'an action and a state' } };
const found = (path: string, text: string, known = {}) => sharedWords([set, { path, text }], known);

test('a shared word written again is found, with where it stands', () => {
  const text = "const A: Text = ['好', 'Good'];\nconst CANCEL: Text = [\n  '取消',\n  'Cancel',\n];";
  expect(found('modules/base/web/a.tsx', text)).toEqual([
    { where: 'modules/base/web/a.tsx:2', what: '[取消, Cancel] is sharedWords.cancel' },
  ]);
});

test('a shared word taken from the set is not found', () => {
  expect(found('modules/base/web/a.tsx', 'const text = sharedWords.cancel;')).toEqual([]);
});

test('a Chinese text with two English ones is found', () => {
  const text = "const A: Text = ['放弃', 'Discard'];\nconst B: Text = ['放弃', 'Give up'];";
  expect(found('packages/web/src/a.ts', text)).toEqual([
    {
      where: 'packages/web/src/a.ts:2',
      what: '放弃 is several in English (Discard, Give up); agree on one, or list it with its reason',
    },
  ]);
});

test('what is listed may have the English listed, and no other', () => {
  const text = "['报废', 'Scrap'] ['报废', 'Scrapped'] ['报废', 'Wasted']";
  expect(found('modules/base/defs/a.ts', text, listed).map(({ what }) => what)).toEqual([
    '报废 is several in English (Scrap, Scrapped, Wasted); agree on one, or list it with its reason',
  ]);
});

test('a listed English text that nothing says any more is found', () => {
  expect(found('modules/base/defs/a.ts', "['报废', 'Scrap']", listed)).toEqual([
    { where: 'packages/checks/src/several-english.ts', what: 'nothing says 报废 as Scrapped any more' },
  ]);
});

test('tests may say anything, and a set without words is found', () => {
  expect(found('modules/base/web/a.test.ts', "['取消', 'Cancel']")).toEqual([]);
  expect(sharedWords([])).toEqual([{ where: 'packages/model/src/shared-words.ts', what: 'has no words' }]);
});
