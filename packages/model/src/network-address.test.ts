import { expect, test } from 'vitest';
import { ADDRESS_LIST, addressesIn } from './network-address.ts';

test.each([
  '203.0.113.7',
  '203.0.113.0/24',
  ' 203.0.113.7, 198.51.100.0/16；2001:db8::/32',
  '2001:db8:0:0:0:0:0:1\n::1',
  '2001:db8::8:800:200c:417a',
  'fe80::/64',
  '1:2:3:4:5:6:7::',
])('%s is a list of addresses', (list) => {
  expect(ADDRESS_LIST.test(list)).toBe(true);
});

test.each([
  '256.0.0.1',
  '203.0.113',
  '203.0.113.0/33',
  '0.0.0.0/0',
  '10.0.0.0/8',
  '::/0',
  '2001:db8::/129',
  '1::2::3',
  '1:2:3:4:5:6:7:8:9',
  '12345::',
  'proxy.example',
  '203.0.113.7 or so',
])('%s is none', (list) => {
  expect(ADDRESS_LIST.test(list)).toBe(false);
});

test('a list is read one by one', () => {
  expect(addressesIn(' 203.0.113.7, 198.51.100.0/24；::1 ')).toEqual(['203.0.113.7', '198.51.100.0/24', '::1']);
});
