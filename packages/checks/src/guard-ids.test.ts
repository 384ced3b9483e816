import { expect, test } from 'vitest';
import { guardIds } from './guard-ids.ts';
import { Order, toy, toyWith } from './toy-module.ts';

const guard = (id: string) => ({ id, must: () => true, else: ['不', 'No'] as const });

test('one action, one guard of a name', () => {
  const actions = {
    edit: { from: 'draft', needs: [guard('a')] },
    close: { from: 'draft', needs: [guard('a'), guard('b'), guard('a')] },
  };
  expect(guardIds(toyWith({ ...Order, actions }))).toEqual([
    { where: 'toy.order.close.a', what: 'another guard of this action has this id' },
  ]);
});

test('the codes of the engine are its own', () => {
  expect(guardIds(toyWith({ ...Order, actions: { edit: { from: 'draft', needs: [guard('state')] } } }))).toEqual([
    { where: 'toy.order.edit.state', what: 'the engine refuses under this id itself' },
  ]);
  expect(guardIds([toy])).toEqual([]);
});
