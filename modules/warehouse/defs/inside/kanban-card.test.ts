import { expect, test } from 'vitest';
import { cardOf, isInLoop } from './kanban-card.ts';

test('a card is its loop and a number from one; anything else is none', () => {
  expect(cardOf(' KB-SEL-12 ')).toEqual({ loop: 'KB-SEL', n: '12' });
  for (const other of ['KB', 'KB-', 'KB-0', 'KB-01', '-3', 'KB-1x', '']) expect(cardOf(other), other).toBeNull();
});

test('a loop has as many cards as it says, and none before it says so', () => {
  expect(isInLoop({ loop: 'K', n: '12' }, '12')).toBe(true);
  expect(isInLoop({ loop: 'K', n: '13' }, '12')).toBe(false);
  expect(isInLoop({ loop: 'K', n: '1' }, null)).toBe(false);
});
