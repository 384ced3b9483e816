import { expect, test } from 'vitest';
import { spread } from './spread.ts';

const widths = (list: readonly number[], room: number): number[] =>
  spread(
    list.map((width, index) => ({ name: String(index), width })),
    room,
    250,
  ).map(({ width }) => width);

test('columns share the room that is left in proportion to what they hold', () => {
  expect(widths([100, 200], 330)).toEqual([110, 220]);
  expect(widths([100, 100, 100], 302)).toEqual([100, 100, 102]);
});

test('no column grows beyond the bound, and what it leaves goes to the others', () => {
  expect(widths([60, 240], 400)).toEqual([150, 250]);
  expect(widths([250, 250], 900)).toEqual([250, 250]);
});

test('columns wider than the room, or wider by hand than the bound, stay as they are', () => {
  expect(widths([200, 200], 300)).toEqual([200, 200]);
  expect(widths([300, 100], 450)).toEqual([300, 150]);
});
