import { expect, test } from 'vitest';
import type { OperationState } from '../../defs/order/order-calls.ts';
import { barLength, offBy, percentOf, placedOnBar, sumsOf, supplyOf } from './order-sums.ts';

const operation = (seq: number, input: string, good: string, scrap: string, rework: string, wip: string): OperationState => ({
  seq,
  process: ['工序', 'Operation'],
  station: null,
  input,
  good,
  scrap,
  rework,
  wip,
  closes: true,
});
const FIVE = [
  operation(10, '291', '288', '3', '0', '0'),
  operation(20, '288', '256', '1', '0', '31'),
  operation(30, '256', '243', '2', '4', '7'),
  operation(40, '243', '231', '0', '1', '11'),
  operation(50, '231', '216', '0', '0', '15'),
];

test('an order closes over all its operations', () => {
  const sums = { input: '291', good: '216', scrap: '6', rework: '5', wip: '64', left: '669', closes: true };
  expect(sumsOf('960.000000', FIVE)).toEqual(sums);
});

test('an order begins at the first operation that reports', () => {
  expect(sumsOf('960', [operation(5, '0', '0', '0', '0', '0'), ...FIVE])).toMatchObject({ input: '291', closes: true });
});

test('operations that are not fed by each other have sums that claim nothing', () => {
  expect(sumsOf('10', [operation(10, '4', '4', '0', '0', '0'), operation(20, '7', '7', '0', '0', '0')]).closes).toBe(false);
});

test('an operation that does not close says by how much', () => {
  expect(offBy(operation(10, '291.5', '288', '3', '0', '0'))).toBe('0.5');
  expect(offBy(operation(10, '290', '288', '3', '0', '0'))).toBe('-1');
});

test('a share is never rounded up to the whole', () => {
  expect(percentOf('216', '960')).toBe('22.5');
  expect(percentOf('99999', '100000')).toBe('99.9');
  expect(percentOf('1', '0')).toBeNull();
});

test('quantities stand one behind the other, and a bar holds more than the plan where there is more', () => {
  const placed = placedOnBar([
    ['good', '231'],
    ['wip', '0'],
    ['rework', '1.5'],
    ['scrap', '2'],
  ]);
  expect(placed).toEqual([
    { name: 'good', from: '0', qty: '231' },
    { name: 'rework', from: '231', qty: '1.5' },
    { name: 'scrap', from: '232.5', qty: '2' },
  ]);
  expect(barLength('960', FIVE)).toBe('960');
  expect(barLength('290', FIVE)).toBe('291');
});

test('a backflush that failed is said before a shortage', () => {
  expect(supplyOf({ failed: '8', short: '104' })).toBe('failed');
  expect(supplyOf({ failed: '0', short: '104' })).toBe('short');
  expect(supplyOf({ failed: '0', short: '0' })).toBe('enough');
});
