import { expect, test } from 'vitest';
import { secrets } from './secrets.ts';

// Put together here, so that this file is clean itself.
const join = (...parts: readonly string[]) => parts.join('');
const found = (text: string) => secrets([{ path: 'x.ts', text }]).map(({ what }) => what);

test.each([
  [join('-----BEGIN RSA ', 'PRIVATE KEY-----'), 'looks like a private key'],
  [join('AKIA', 'ABCDEFGHIJKLMNOP'), 'looks like an access key of a cloud'],
  [join('ghp', '_', 'a'.repeat(36)), 'looks like an access token'],
  [join('eyJ', 'hbGciOiJIUzI1', '.eyJ', 'zdWIiOiIxMjM0', '.', 'SflKxwRJSMeKKF'), 'looks like a signed token'],
  [join('postgres://takt:', 's3cret', '@db.example:5432/takt'), 'looks like a password in an address'],
])('%s', (text, what) => {
  expect(found(`\nconst a = "${text}";`)).toEqual([what]);
});

test.each([
  '-----BEGIN PUBLIC KEY-----',
  'postgres://postgres@127.0.0.1:5432',
  'postgres://takt:$PASSWORD@db.example/takt',
  'postgres://takt:<password>@db.example/takt',
  'https://example.com/a:b@c',
  'const token = newToken(tenant);',
])('clean: %s', (text) => {
  expect(found(text)).toEqual([]);
});
