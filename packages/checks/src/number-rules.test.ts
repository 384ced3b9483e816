import { expect, test } from 'vitest';
import { numberRules } from './number-rules.ts';
import { Order, toy, toyWith } from './toy-module.ts';

test('a rule needs one sequence and known parts', () => {
  expect(numberRules(toyWith({ ...Order, number: 'TO{yyyyMM}' }, { ...Order, number: 'TO{week}{seq:4}' }))).toEqual([
    { where: 'toy.order', what: 'number rule TO{yyyyMM}: exactly one {seq:n} is needed' },
    { where: 'toy.order', what: 'number rule TO{week}{seq:4}: unknown part in braces' },
  ]);
  expect(numberRules([toy])).toEqual([]);
});
