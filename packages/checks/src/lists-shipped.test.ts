import { dictionary, entity, shippedList } from '@takt/model';
import { expect, test } from 'vitest';
import { listsShipped } from './lists-shipped.ts';
import { toy, toyWith } from './toy-module.ts';

const colours = shippedList('colour', '颜色', 'Colour', { RED: ['红', 'Red'] });
const painted = (list: string, first: string) =>
  toyWith(
    entity('toy.car', {
      label: ['车', 'Car'],
      fields: { colour: dictionary(list, '颜色', 'Colour', { default: first }) },
    }),
  ).map((module) => ({ ...module, defs: { ...module.defs, lists: [colours] } }));

test('a list nobody ships and a default outside of it are found', () => {
  expect(listsShipped(painted('color', 'RED'))).toEqual([{ where: 'toy.car.colour', what: 'no module ships the list color' }]);
  expect(listsShipped(painted('colour', 'BLUE'))).toEqual([
    { where: 'toy.car.colour', what: 'its default BLUE is not in the list colour' },
  ]);
});

test('the toy is clean', () => {
  expect(listsShipped(painted('colour', 'RED'))).toEqual([]);
  expect(listsShipped([toy])).toEqual([]);
});
