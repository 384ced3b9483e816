import { document, state } from '@takt/model';
import { expect, test } from 'vitest';
import { statesNotVerbs } from './states-not-verbs.ts';
import { toy, toyWith } from './toy-module.ts';

test('use 50 a state says what has happened, not the verb of its button', () => {
  const Paper = document('toy.paper', {
    label: ['单据', 'Paper'],
    number: 'P{seq:4}',
    fields: {},
    states: { draft: state('00', '草稿', 'Draft'), closed: state('40', '关闭', 'Closed', { final: true }) },
    actions: { close: { from: 'draft', to: 'closed' } },
  });
  expect(statesNotVerbs(toyWith(Paper))).toEqual([
    { where: 'toy.paper state closed', what: '“关闭” is what close does; say what has happened' },
  ]);
  expect(statesNotVerbs([toy])).toEqual([]);
});
