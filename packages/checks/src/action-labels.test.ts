import { expect, test } from 'vitest';
import { actionLabels } from './action-labels.ts';
import { Order, toy, toyWith } from './toy-module.ts';

test('an unusual action words itself', () => {
  const actions = { close: { from: 'open' }, weigh: { from: 'open' }, load: { from: 'open', label: ['装车', 'Load'] as const } };
  expect(actionLabels(toyWith({ ...Order, actions }))).toEqual([
    { where: 'toy.order.weigh', what: 'has no label and is none of the shared verbs' },
  ]);
  expect(actionLabels([toy])).toEqual([]);
});
