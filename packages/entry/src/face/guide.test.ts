import { expect, test } from 'vitest';
import { type Box, hintOf, inFrame, looksAhead, turnDone } from './guide.ts';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

test('a face in the guide box is told to hold still', () => {
  expect(hintOf(box(60, 55, 110, 120))).toBe('hold');
  expect(hintOf(box(40, 40, 150, 150))).toBe('hold');
  expect(hintOf(box(115, 115, 75, 75))).toBe('hold');
});

test('a face beyond the guide box, on any side, is told to move', () => {
  for (const one of [box(39, 60, 100, 100), box(60, 39, 100, 100), box(91, 60, 100, 100), box(60, 91, 100, 100)])
    expect(hintOf(one), JSON.stringify(one)).toBe('outside');
});

test('a face is too close above 150 points and too far below half of that, wherever it lies', () => {
  expect(hintOf(box(40, 40, 100, 150.5))).toBe('tooClose');
  expect(hintOf(box(0, 0, 230, 230))).toBe('tooClose');
  expect(hintOf(box(100, 100, 60, 74))).toBe('closer');
  expect(hintOf(box(0, 0, 20, 20))).toBe('closer');
});

test('without a face there is nothing to correct', () => {
  expect(hintOf(null)).toBe('none');
});

test('fractions of the picture become points of the window', () => {
  expect(inFrame(box(0.5, 0.2, 0.1, 1))).toEqual(box(115, 46, 23, 230));
});

test('the turn counts to the person’s own side only', () => {
  expect(turnDone('left', 0, -0.1)).toBeCloseTo(0.5);
  expect(turnDone('left', 0.1, -0.3)).toBe(1);
  expect(turnDone('left', 0, 0.3)).toBe(0);
  expect(turnDone('right', -0.05, 0.15)).toBeCloseTo(1);
  expect(turnDone('right', 0, -0.3)).toBe(0);
});

test('a head slightly to the side still looks ahead', () => {
  expect(looksAhead(0.1)).toBe(true);
  expect(looksAhead(-0.2)).toBe(false);
});
