import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { earlyKeys } from './early-keys.ts';

test('use 42 keys typed before the search box is there are not lost, and go nowhere else', () => {
  const early = earlyKeys(window);
  fireEvent.keyDown(document.body, { key: 'x' });
  early.begin();
  const kept = ['B', 'R', 'X', 'Backspace', 'K', 'Enter'].map((key) => fireEvent.keyDown(document.body, { key }));
  // What is kept is not typed into the page behind; Enter is nobody's yet.
  expect(kept).toEqual([false, false, false, false, false, true]);
  expect(early.take()).toBe('BRK');
  expect(fireEvent.keyDown(document.body, { key: '-' })).toBe(true);
  early.begin();
  expect(early.take()).toBe('');
});
