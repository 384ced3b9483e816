import { AREAS, choice, command, document, entity, screen, state, type Text, text, verbs, words } from '@takt/model';
import { expect, test } from 'vitest';
import { labelsBilingual, pairProblem } from './labels-bilingual.ts';
import { toy, toyWith } from './toy-module.ts';

test('a pair has both languages, each in its place', () => {
  const good: Text[] = [
    ['物料', 'Part'],
    ['BOM', 'BOM'],
    ['BOM 版本', 'BOM version'],
  ];
  expect(good.map(pairProblem)).toEqual([null, null, null]);
  expect(pairProblem(['', 'Part'])).toBe('one language is empty');
  expect(pairProblem(['物料', ' '])).toBe('one language is empty');
  expect(pairProblem(['Part', 'The part'])).toBe('“Part” is not Chinese');
  expect(pairProblem(['物料', '物料'])).toBe('“物料” is not English');
  expect(pairProblem(['重量（kg）', 'Weight （kg）'])).toBe('“Weight （kg）” is not English');
});

test('every place a definition can speak from is read', () => {
  const Bad = document('toy.bad', {
    label: ['坏', ''],
    number: 'B{seq:4}',
    states: { draft: state('00', 'Draft', 'New') },
    fields: {
      kind: choice('类型', 'Kind', { a: ['甲', ''] }, { help: ['', 'Help'] }),
      name: text('名称', 'Name', { patternWords: ['错', ''] }),
    },
    rules: [{ must: () => true, else: ['规则', ''] }],
    actions: {
      go: {
        label: ['走', ''],
        from: 'draft',
        deny: ['不', ''],
        confirm: ['吗', ''],
        needs: [{ id: 'g', must: () => true, else: ['不行', ''], unblock: ['先', ''] }],
        input: { why: text('', 'Why') },
      },
    },
  });
  expect(labelsBilingual(toyWith(Bad)).map(({ where }) => where)).toEqual([
    'toy.bad',
    'toy.bad rule 1',
    'toy.bad state draft',
    'toy.bad.go',
    'toy.bad.go deny',
    'toy.bad.go confirm',
    'toy.bad.go.g',
    'toy.bad.go.g unblock',
    'toy.bad.kind help',
    'toy.bad.kind=a',
    'toy.bad.name pattern',
    'toy.bad.go.why',
  ]);
});

test('modules, calls and menus are read too', () => {
  const call = command()('toy.run', ['运行', ''], { at: text('何时', '') });
  const menu = [{ area: 'base', group: 'g', label: ['组', ''] as Text, screens: [screen('/toy/x', '页', '', 'tool')] }];
  const bad = { defs: { ...toy.defs, label: ['', 'Toy'] as Text, entities: [], calls: [call] }, menu };
  expect(labelsBilingual([bad]).map(({ where }) => where)).toEqual([
    'toy',
    'toy.run',
    'menu base/g',
    'menu /toy/x',
    'toy.run.at',
  ]);
});

test('the toy is clean, and so is what the language says itself', () => {
  expect(labelsBilingual([toy])).toEqual([]);
  expect(labelsBilingual(toyWith(entity('toy.bom', { label: ['BOM', 'BOM'], fields: {} })))).toEqual([]);
  const own = [...Object.values(words), ...Object.values(verbs), ...Object.values(AREAS).map(({ label }) => label)];
  expect(own.filter((pair) => pairProblem(pair))).toEqual([]);
});
