import { expect, test } from 'vitest';
import { loginIdIn } from './qr-login.ts';

test('a code of the sign-in page names its sign-in, and any other code does not', () => {
  expect(loginIdIn('https://takt.example/#/Mobile?qr=0123456789abcdef')).toBe('0123456789abcdef');
  expect(loginIdIn('https://takt.example/#/Mobile?x=1&qr=abc-DEF_12')).toBe('abc-DEF_12');
  for (const other of [
    'LOT-2026-000123',
    'https://takt.example/#/Login',
    'https://takt.example/#/Mobile?qr=',
    '#/Mobile?qr=a b c',
  ])
    expect(loginIdIn(other), other).toBeNull();
});
