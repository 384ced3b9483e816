import { expect, test } from 'vitest';
import { plainOf } from './plain.ts';

test('formatted text in one line: no tags, no signs of the markup, words kept apart', () => {
  expect(plainOf('<p>先<b>清洗</b></p><ul><li><p>再&nbsp;装配</p></li></ul>')).toBe('先清洗 再 装配');
  expect(plainOf('<p>a &lt; b &amp;lt; c<br>d</p>')).toBe('a < b &lt; c d');
  expect(plainOf('')).toBe('');
});
