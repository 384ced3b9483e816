import { type Actions, document, type State, state } from '@takt/model';
import { expect, test } from 'vitest';
import { statesReachable } from './states-reachable.ts';
import { toy, toyWith } from './toy-module.ts';

const found = (states: Readonly<Record<string, State>>, actions: Actions) =>
  statesReachable(toyWith(document('toy.bad', { label: ['坏', 'Bad'], number: 'B{seq:4}', fields: {}, states, actions })));
const draft = state('00', '草稿', 'Draft');
const open = state('10', '打开', 'Open');
const closed = state('40', '关闭', 'Closed', { final: true });

test('a state nobody comes to is found, also one reached only from itself', () => {
  expect(found({ draft, open, closed }, { close: { from: 'draft', to: 'closed' }, turn: { from: 'open', to: 'open' } })).toEqual([
    { where: 'toy.bad state open', what: 'no way leads here' },
  ]);
});

test('branches lead somewhere, several steps are followed', () => {
  const actions = { go: { from: 'draft', to: [{ when: () => true, to: 'open' }, { to: 'closed' }] } };
  expect(found({ draft, open, closed }, actions)).toEqual([]);
  expect(found({ draft, open, closed }, { close: { from: 'open', to: 'closed' }, go: { from: 'draft', to: 'open' } })).toEqual(
    [],
  );
});

test('final is final; an action that stays may run there', () => {
  const actions = { close: { from: 'draft', to: 'closed' }, print: { from: 'closed' }, reopen: { from: 'closed', to: 'draft' } };
  expect(found({ draft, closed }, actions)).toEqual([{ where: 'toy.bad.reopen', what: 'leaves the final state closed' }]);
});

test('states are known, their codes short and their own', () => {
  const again = state('00', '再', 'Again');
  const long = state('1000', '长', 'Long');
  expect(found({ draft, again, long }, { go: { from: 'draft', to: [{ to: 'again' }, { to: 'long' }, { to: 'lost' }] } })).toEqual(
    [
      { where: 'toy.bad state again', what: 'has the code 00 of draft' },
      { where: 'toy.bad state long', what: 'the code 1000 is not 1 to 3 characters' },
      { where: 'toy.bad.go', what: 'knows a state lost the document does not have' },
    ],
  );
});

test('the toy is clean', () => {
  expect(statesReachable([toy])).toEqual([]);
});
