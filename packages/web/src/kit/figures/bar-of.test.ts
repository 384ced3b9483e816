import { expect, test } from 'vitest';
import { barOf } from './bar-of.ts';

test('a figure is a part of another of its row', () => {
  expect(barOf({ of: 'qty' }, '10.000000', { qty: '40.000000' })).toEqual({ long: 25, low: null, tone: 'main' });
  expect(barOf({ of: 'qty' }, 40, { qty: 40 })).toEqual({ long: 100, low: null, tone: 'good' });
  expect(barOf({ of: 'qty' }, '0', { qty: '40' })).toEqual({ long: 0, low: null, tone: 'main' });
});

test('more than the whole is no longer bar, and done', () => {
  expect(barOf({ of: 'qty' }, '50', { qty: '40' })).toEqual({ long: 100, low: null, tone: 'good' });
});

test('between minimum and maximum: below the minimum is too little, and nothing is worse', () => {
  const limits = { of: 'max', low: 'min' };
  const row = { min: '20', max: '80' };
  expect(barOf(limits, '20', row)).toEqual({ long: 25, low: 25, tone: 'good' });
  expect(barOf(limits, '19.999', row)).toMatchObject({ low: 25, tone: 'warn' });
  expect(barOf(limits, '0', row)).toEqual({ long: 0, low: 25, tone: 'bad' });
});

test('what is left shows what is done', () => {
  expect(barOf({ of: 'all', left: true }, 1, { all: 4 })).toEqual({ long: 75, low: null, tone: 'main' });
  expect(barOf({ of: 'all', left: true }, 0, { all: 4 })).toEqual({ long: 100, low: null, tone: 'good' });
});

test('nothing is drawn of what the row does not say', () => {
  expect(barOf({ of: 'qty' }, '10', {})).toBeNull();
  expect(barOf({ of: 'qty' }, null, { qty: '40' })).toBeNull();
  expect(barOf({ of: 'qty' }, '10', { qty: '0' })).toBeNull();
});
