import { expect, test } from 'vitest';
import { lockfileAddresses } from './lockfile-addresses.ts';

test('a lock file names no host', () => {
  const text =
    '{\n  "a": { "resolved": "https://mirror.example/a-1.0.0.tgz" },\n  "b": { "resolved": "packages/b", "link": true }\n}';
  expect(lockfileAddresses([{ path: 'package-lock.json', text }])).toEqual([
    { where: 'package-lock.json:2', what: 'https://mirror.example/a-1.0.0.tgz ties the installation to one registry' },
  ]);
});

test('the npm settings name none either, and a token is not repeated', () => {
  const text =
    'save-exact=true\nregistry=https://mirror.example/\n//mirror.example/:_authToken=abc\nomit-lockfile-registry-resolved=true\n';
  expect(lockfileAddresses([{ path: '.npmrc', text }])).toEqual([
    { where: '.npmrc:2', what: 'registry= … ties the installation to one registry' },
    { where: '.npmrc:3', what: '//mirror.example/:_authToken= … ties the installation to one registry' },
  ]);
});

test('funding links and other files are left alone', () => {
  expect(
    lockfileAddresses([{ path: 'package-lock.json', text: '"funding": { "url": "https://opencollective.com/x" }' }]),
  ).toEqual([]);
  expect(lockfileAddresses([{ path: 'README.md', text: 'registry=https://mirror.example/' }])).toEqual([]);
});
