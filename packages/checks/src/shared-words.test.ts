import { expect, test } from 'vitest';
import { severalEnglish, sharedWords } from './shared-words.ts';

const set = {
  path: 'packages/model/src/shared-words.ts',
  text: "export const sharedWords = {\n  cancel: ['取消', 'Cancel'],\n} as const;",
};
const found = (path: string, text: string) => sharedWords([set, { path, text }]);

test('a shared word written again is found, with where it stands', () => {
  const text = "const A: Text = ['好', 'Good'];\nconst CANCEL: Text = [\n  '取消',\n  'Cancel',\n];";
  expect(found('modules/base/web/a.tsx', text)).toEqual([
    { where: 'modules/base/web/a.tsx:2', what: '[取消, Cancel] is sharedWords.cancel' },
  ]);
});

test('a shared word taken from the set is not found', () => {
  expect(found('modules/base/web/a.tsx', 'const text = sharedWords.cancel;')).toEqual([]);
});

test('a Chinese text with two English ones is listed, with where each is said first', () => {
  const text = "['放弃', 'Discard'] ['放弃', 'Discard'] ['好', 'Good']\n['放弃', 'Give up']";
  expect(severalEnglish([{ path: 'packages/web/src/a.ts', text }])).toEqual([
    '放弃: Discard (packages/web/src/a.ts:1), Give up (packages/web/src/a.ts:2)',
  ]);
});

test('tests may say anything, and a set without words is found', () => {
  expect(found('modules/base/web/a.test.ts', "['取消', 'Cancel']")).toEqual([]);
  expect(sharedWords([])).toEqual([{ where: 'packages/model/src/shared-words.ts', what: 'has no words' }]);
});
