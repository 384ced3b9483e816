import { expect, test } from 'vitest';
import { isWebAddress } from './web-address.ts';

test('a link leads to an address of the web, in full', () => {
  for (const good of ['http://a', 'https://takt.example/x?y=1', 'HTTPS://A']) expect(isWebAddress(good), good).toBe(true);
  for (const bad of [
    '',
    'a.example',
    '/a',
    '//a',
    'https://',
    'javascript:alert(1)',
    'data:text/html,x',
    ' https://a',
    'mailto:a@b',
  ])
    expect(isWebAddress(bad), bad).toBe(false);
});
