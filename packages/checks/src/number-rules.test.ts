import { expect, test } from 'vitest';
import { numberRules } from './number-rules.ts';
import { Order, toy, toyWith } from './toy-module.ts';

test('a rule needs one sequence and known parts', () => {
  expect(numberRules(toyWith({ ...Order, number: 'TA{yyyyMM}' }, { ...Order, number: 'TB{week}{seq:4}' }))).toEqual([
    { where: 'toy.order', what: 'number rule TA{yyyyMM}: exactly one {seq:n} is needed' },
    { where: 'toy.order', what: 'number rule TB{week}{seq:4}: unknown part in braces' },
  ]);
  expect(numberRules([toy])).toEqual([]);
});

test('a number tells which kind of document it is of', () => {
  expect(numberRules(toyWith({ ...Order, id: 'toy.note', number: 'TO{seq:6}' }))).toEqual([
    { where: 'toy.note', what: 'numbers begin like those of toy.order' },
  ]);
});
