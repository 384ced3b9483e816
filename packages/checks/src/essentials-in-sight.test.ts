import { document, quantity, state, text } from '@takt/model';
import { expect, test } from 'vitest';
import { essentialsInSight } from './essentials-in-sight.ts';
import { toy, toyWith } from './toy-module.ts';

const fields = {
  one: text('一', 'One', { length: 100 }),
  two: text('二', 'Two', { length: 100 }),
  three: text('三', 'Three', { length: 100 }),
  four: text('四', 'Four', { length: 100 }),
  qty: quantity('数量', 'Quantity'),
} as const;
type Column = keyof typeof fields | 'number' | 'status';
const found = (list: readonly Column[], essential?: readonly Column[]) =>
  essentialsInSight(
    toyWith(
      document('toy.paper', {
        label: ['单据', 'Paper'],
        number: 'P{seq:4}',
        states: { draft: state('00', '草稿', 'Draft') },
        fields,
        list,
        ...(essential && { essential }),
        actions: {},
      }),
    ),
  ).map(({ what }) => what);

test('use 39 what people look for first is in sight at 1366, in both languages', () => {
  expect(found(['number', 'one', 'two', 'three', 'four', 'qty'], ['number', 'one', 'qty'])).toEqual([
    expect.stringMatching(/^qty reaches \d+ of \d+ pixels in Chinese$/),
    expect.stringMatching(/^qty reaches \d+ of \d+ pixels in English$/),
  ]);
  expect(found(['number', 'one', 'qty', 'two', 'three', 'four'], ['number', 'one', 'qty'])).toEqual([]);
});

test('use 39 a document says which three columns those are', () => {
  expect(found(['number', 'status'])).toEqual(['does not say which three columns of its list are essential']);
  expect(found(['number', 'status'], ['number', 'status'])).toEqual(['calls 2 columns essential, not three']);
  expect(found(['number', 'status', 'qty'], ['number', 'status', 'one'])).toEqual([
    'essential names one, which is no column of its list',
  ]);
  expect(essentialsInSight([toy])).toEqual([]);
});
