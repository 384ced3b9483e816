import { expect, test } from 'vitest';
import { grouped, pressed } from './pad.tsx';

test('the first key replaces what was proposed, the next are added', () => {
  expect(pressed('240', '4', true)).toBe('4');
  expect(pressed('4', '0', false)).toBe('40');
  expect(pressed('0', '7', false)).toBe('7');
});

test('there is one point, and something before it', () => {
  expect(pressed('12', '.', false)).toBe('12.');
  expect(pressed('12.5', '.', false)).toBe('12.5');
  expect(pressed('240', '.', true)).toBe('0.');
});

test('use N7: a quantity has its thousands apart, and keeps a point that has nothing behind it yet', () => {
  expect(['1000', '27900.5', '12.', '0.0', '', 'x'].map(grouped)).toEqual(['1,000', '27,900.5', '12.', '0.0', '', 'x']);
});
