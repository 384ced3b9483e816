import { expect, test } from 'vitest';
import { rememberWalk, walkFrom } from './walk.ts';

test('a record knows its neighbours in the list it was opened from', () => {
  rememberWalk('/sale/order/salesOrder', ['a', 'b', 'c']);
  expect(walkFrom('/sale/order/salesOrder', 'b')).toEqual({ previous: 'a', next: 'c' });
  expect(walkFrom('/sale/order/salesOrder', 'a')).toEqual({ previous: null, next: 'b' });
  expect(walkFrom('/sale/order/salesOrder', 'c')).toEqual({ previous: 'b', next: null });
});

test('a row the list does not show, and a list never seen, have no neighbours', () => {
  rememberWalk('/base/part', ['a', 'b']);
  rememberWalk('/base/part', ['x']);
  expect(walkFrom('/base/part', 'a')).toEqual({ previous: null, next: null });
  expect(walkFrom('/elsewhere', 'a')).toEqual({ previous: null, next: null });
});
