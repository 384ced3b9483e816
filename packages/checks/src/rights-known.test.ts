import { page, query } from '@takt/model';
import { expect, test } from 'vitest';
import type { ModuleParts } from './finding.ts';
import { rightsKnown } from './rights-known.ts';
import { toy } from './toy-module.ts';

const source = (text: string, path = 'packages/engine/src/toys.ts') => ({ path, text });
const what = (permission: string): string => `asks for ${permission}, which stands in no catalogue of rights`;

test('a right asked for is one that can be given', () => {
  const sources = [
    source(`const LEND = 'toy.shelf.lend';\nactor.can('toy.order.close');\nactor.can('toy.order.fly');\nactor.can(LEND);`),
    source(`actor.can('toy.order.fly')`, 'packages/http/tests/toys.test.ts'),
  ];
  expect(rightsKnown(sources, [toy])).toEqual([
    { where: 'packages/engine/src/toys.ts:3', what: what('toy.order.fly') },
    { where: 'packages/engine/src/toys.ts:4', what: what('toy.shelf.lend') },
  ]);
  const lending: ModuleParts = { ...toy, defs: { ...toy.defs, rights: { 'toy.shelf.lend': ['借出', 'Lend'] } } };
  expect(rightsKnown(sources.slice(0, 1), [lending])).toHaveLength(1);
});

test('pages and calls ask for what can be given', () => {
  const call = query<null>()('toy.shelf', ['架子', 'Shelf'], {}, { needs: 'toy.shelf.read' });
  const group = {
    area: 'base',
    group: 'shelf',
    label: ['架子', 'Shelf'],
    screens: [page('/toy/shelf', '架子', 'Shelf', 'tool', 'toy.shelf.open')],
  } as const;
  const broken: ModuleParts = { defs: { ...toy.defs, calls: [call] }, menu: [...toy.menu, group] };
  expect(rightsKnown([], [broken]).map(({ where }) => where)).toEqual(['toy.shelf', 'menu /toy/shelf']);
  expect(rightsKnown([], [toy])).toEqual([]);
});
