import { expect, test } from 'vitest';
import { sizeWords } from './size.ts';

test('a size is read in the unit that fits it', () => {
  expect([0, 1, 1023, 1024, 1536, 10_240, 1_048_576, 7_969_177].map(sizeWords)).toEqual([
    '0 B',
    '1 B',
    '1023 B',
    '1.0 kB',
    '1.5 kB',
    '10 kB',
    '1.0 MB',
    '7.6 MB',
  ]);
});
