import { convert, entity, ref, refs, table, user } from '@takt/model';
import { expect, test } from 'vitest';
import { refsResolve } from './refs-resolve.ts';
import { Order, toy, toyWith } from './toy-module.ts';

test('references to nobody are found in headers and lines', () => {
  const Bad = entity('toy.bad', {
    label: ['坏', 'Bad'],
    fields: { unit: ref('toy.unti', '单位', 'Unit'), owner: user('负责人', 'Owner') },
    details: { parts: table('部件', 'Parts', { parts: refs('toy.part', '部件', 'Parts') }) },
  });
  expect(refsResolve(toyWith(Bad))).toEqual([
    { where: 'toy.bad.unit', what: 'points at toy.unti, which is not defined' },
    { where: 'toy.bad.owner', what: 'points at system.user, which is not defined' },
    { where: 'toy.bad.parts.parts', what: 'points at toy.part, which is not defined' },
  ]);
});

test('a conversion needs both its ends', () => {
  const again = convert('toy.again', Order, Order, { from: ['open'], qty: 'qty', fields: () => ({}), line: () => ({}) });
  expect(refsResolve([{ ...toy, defs: { ...toy.defs, conversions: [again] } }])).toEqual([]);
  expect(refsResolve([{ menu: [], defs: { ...toy.defs, entities: [], conversions: [again] } }])).toHaveLength(2);
});

test('the toy is clean', () => {
  expect(refsResolve([toy])).toEqual([]);
});
