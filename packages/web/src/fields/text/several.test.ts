import { expect, test } from 'vitest';
import { severalIn } from './several.ts';

test('a pasted column or list becomes its values, each once', () => {
  expect(severalIn('DN1\nDN2\r\nDN3\n')).toEqual(['DN1', 'DN2', 'DN3']);
  expect(severalIn('DN1, DN2，DN1;DN3')).toEqual(['DN1', 'DN2', 'DN3']);
  expect(severalIn('  DN 1  ')).toEqual(['DN 1']);
  expect(severalIn(' ,\n')).toEqual([]);
});
