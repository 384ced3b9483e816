import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';
import { avoidedIn, textWords } from './text-words.ts';

const glossary = {
  path: 'docs/glossary.md',
  text: [
    '## Words kept out of texts',
    '| Word | Say instead | But |',
    '| ---- | ----------- | --- |',
    '| 取货 | 提货        | 循环取货 |',
    '| Vendor | Supplier |  |',
  ].join('\n'),
};
const found = (text: string, path = 'modules/base/menu.ts') => textWords([glossary, { path, text }]);

test('use 50 a word kept out is found in either language, wherever a text stands', () => {
  expect(found("label: ['取货单', 'Pickup note'],\n  screen('/a', '供应商', 'Vendor', 'master')")).toEqual([
    { where: 'modules/base/menu.ts:1', what: '[取货单, Pickup note]: “取货”; say 提货' },
    { where: 'modules/base/menu.ts:2', what: '[供应商, Vendor]: “Vendor”; say Supplier' },
  ]);
  expect(found('const told = [`请取货 ${number}`, `Pick up ${number}`];')).toHaveLength(1);
});

test('use 50 terms of the trade, names in a text and words of the code are not meant', () => {
  expect(
    found("['循环取货', 'Milk run'], ['该供应商「{Vendor}」', 'This supplier, {Vendor}'], entity('base.Vendor', 'Vendor')"),
  ).toEqual([]);
  expect(found("['取货', 'Pickup']", 'modules/base/menu.test.ts')).toEqual([]);
});

test('use 50 nothing the product says has a word that was settled otherwise', async () => {
  const sources = await sourcesOf(fileURLToPath(new URL('../../../', import.meta.url)));
  const words = avoidedIn(sources.find(({ path }) => path === glossary.path)?.text ?? '').map(({ word }) => word);
  expect(words).toEqual(
    expect.arrayContaining(['看看库存会怎样', '最省事的办法', '没有现成的办法', '移转', '移库', '交货', '取货', '反馈', '量具']),
  );
  expect(textWords(sources)).toEqual([]);
});

test('a glossary without the table is found', () => {
  expect(textWords([])).toEqual([{ where: 'docs/glossary.md', what: 'has no table under “## Words kept out of texts”' }]);
});
