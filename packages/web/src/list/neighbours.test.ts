import { expect, test } from 'vitest';
import { rememberRows, neighboursOf } from './neighbours.ts';

test('a record knows its neighbours in the list it was opened from', () => {
  rememberRows('/sale/order/salesOrder', ['a', 'b', 'c']);
  expect(neighboursOf('/sale/order/salesOrder', 'b')).toEqual({ previous: 'a', next: 'c' });
  expect(neighboursOf('/sale/order/salesOrder', 'a')).toEqual({ previous: null, next: 'b' });
  expect(neighboursOf('/sale/order/salesOrder', 'c')).toEqual({ previous: 'b', next: null });
});

test('a row the list does not show, and a list never seen, have no neighbours', () => {
  rememberRows('/base/part', ['a', 'b']);
  rememberRows('/base/part', ['x']);
  expect(neighboursOf('/base/part', 'a')).toEqual({ previous: null, next: null });
  expect(neighboursOf('/elsewhere', 'a')).toEqual({ previous: null, next: null });
});
