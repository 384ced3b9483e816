import { expect, test } from 'vitest';
import { graphHeight, NODE_SIZE, placedNodes } from './graph-layout.ts';

const nodes = [
  { id: 'note', column: 0 },
  { id: 'order 1', column: -1 },
  { id: 'order 2', column: -1 },
  { id: 'asn', column: 1 },
  { id: 'receipt 2', column: 2 },
  { id: 'receipt 1', column: 2 },
];
const edges = [
  { from: 'order 1', to: 'note' },
  { from: 'order 2', to: 'note' },
  { from: 'note', to: 'asn' },
  { from: 'asn', to: 'receipt 2' },
  { from: 'asn', to: 'receipt 1' },
];

test('columns go from left to right, and none of their nodes lie on each other', () => {
  const placed = placedNodes(nodes, edges);
  const at = (id: string) => placed.find((one) => one.id === id) ?? { x: Number.NaN, y: Number.NaN };
  expect(at('order 1').x).toBe(0);
  expect([at('order 1').x < at('note').x, at('note').x < at('asn').x, at('asn').x < at('receipt 1').x]).toEqual([
    true,
    true,
    true,
  ]);
  expect(at('note').x - at('order 1').x).toBeGreaterThan(NODE_SIZE.width);
  expect(Math.abs(at('order 1').y - at('order 2').y)).toBeGreaterThan(NODE_SIZE.height);
  expect([at('note').y, at('asn').y]).toEqual([0, 0]);
});

test('nodes stand beside what they come from, whatever order they were given in', () => {
  const placed = placedNodes(
    [
      { id: 'a', column: 0 },
      { id: 'b', column: 0 },
      { id: 'of b', column: 1 },
      { id: 'of a', column: 1 },
    ],
    [
      { from: 'a', to: 'of a' },
      { from: 'b', to: 'of b' },
    ],
  );
  const y = (id: string): number => placed.find((one) => one.id === id)?.y ?? Number.NaN;
  expect([y('of a'), y('of b')]).toEqual([y('a'), y('b')]);
});

test('the place is as high as the fullest column, within reason', () => {
  const column = (length: number) => Array.from({ length }, (_, at) => ({ id: String(at), column: 0 }));
  expect(graphHeight(column(3))).toBeGreaterThan(3 * NODE_SIZE.height);
  expect(graphHeight(column(1))).toBe(graphHeight([]));
  expect(graphHeight(column(40))).toBe(graphHeight(column(50)));
});
