import { describe, expect, test } from 'vitest';
import {
  addDecimal,
  compareDecimal,
  isDecimal,
  multiplyDecimal,
  scaleOf,
  subtractDecimal,
  sumDecimal,
  timesRatio,
  timesRatioUp,
  wholesIn,
} from './decimal.ts';

const LARGEST = `${'9'.repeat(18)}.${'9'.repeat(12)}`;
/** Values of every shape the wire may carry, in ascending order. */
const ascending = [
  `-${LARGEST}`,
  `-${'9'.repeat(18)}`,
  '-1000000000',
  '-10.01',
  '-10',
  '-9.999999',
  '-1',
  '-0.3',
  '-0.000000000001',
  '0',
  '0.000000000001',
  '0.1',
  '0.2',
  '0.3',
  '1',
  '9.999999',
  '10',
  '10.01',
  '1000000000',
  '9'.repeat(18),
  LARGEST,
];

test('isDecimal accepts plain text numbers only', () => {
  for (const value of [...ascending, '007', '1.000', '-0']) expect(isDecimal(value)).toBe(true);
  const bad = [
    '',
    ' 1',
    '1 ',
    '+1',
    '.5',
    '1.',
    '1,000',
    '1e3',
    '--1',
    'NaN',
    'Infinity',
    '0x1',
    '１',
    '1\n',
    1,
    1n,
    null,
    undefined,
    ['1'],
  ];
  for (const value of bad) expect(isDecimal(value)).toBe(false);
  expect(isDecimal('1'.repeat(19))).toBe(false);
  expect(isDecimal(`0.${'1'.repeat(13)}`)).toBe(false);
});

describe('compareDecimal', () => {
  test('orders every pair, in both directions', () => {
    ascending.forEach((a, i) => {
      ascending.forEach((b, j) => expect([a, b, compareDecimal(a, b)]).toEqual([a, b, Math.sign(i - j)]));
    });
  });
  test('zeros around a number do not count', () => {
    for (const same of ['5', '5.0', '5.000000', '005', '0005.00']) expect(compareDecimal(same, '5')).toBe(0);
    for (const zero of ['0', '0.00', '-0', '-0.000', '000']) expect(compareDecimal(zero, '0')).toBe(0);
  });
  test('sees the last of eighteen digits, which a float cannot', () => {
    expect(compareDecimal('999999999999999999', '999999999999999998')).toBe(1);
    expect(compareDecimal('0.1', '0.100000000001')).toBe(-1);
  });
});

describe('sums', () => {
  test('0.1 and 0.2 make 0.3', () => expect(addDecimal('0.1', '0.2')).toBe('0.3'));
  test.each([
    ['999999999999999999', '1', '1000000000000000000'],
    ['999999999999999999.999999999999', '0.000000000001', '1000000000000000000'],
    ['-999999999999999999', '-1', '-1000000000000000000'],
    ['-1', '0.999999999999', '-0.000000000001'],
    ['-0.5', '0.5', '0'],
    ['-0.25', '-0.75', '-1'],
    ['10.50', '-0.5', '10'],
    ['007', '0', '7'],
  ])('%s + %s = %s', (a, b, sum) => {
    expect(addDecimal(a, b)).toBe(sum);
    expect(addDecimal(b, a)).toBe(sum);
  });
  test('taking away undoes adding, for every pair', () => {
    for (const a of ascending) {
      for (const b of ascending) expect(compareDecimal(subtractDecimal(addDecimal(a, b), b), a)).toBe(0);
    }
  });
  test('what is taken from itself is 0, never -0', () => {
    for (const a of ascending) expect(subtractDecimal(a, a)).toBe('0');
  });
  test('sumDecimal counts null as nothing and does not drift', () => {
    expect(sumDecimal([])).toBe('0');
    expect(sumDecimal([null, '1.5', null, '-0.5'])).toBe('1');
    expect(sumDecimal(Array.from({ length: 1000 }, () => '0.001'))).toBe('1');
    expect(sumDecimal(ascending)).toBe('0.3');
  });
});

test('scaleOf counts the digits that carry a value', () => {
  for (const [value, scale] of [
    ['1', 0],
    ['1.000', 0],
    ['1.50', 1],
    ['-0.001', 3],
    [LARGEST, 12],
  ] as const) {
    expect(scaleOf(value)).toBe(scale);
  }
});

describe('ratios', () => {
  test('are applied exactly and rounded once, half away from zero', () => {
    expect([timesRatio('3', 1n, 3n, 6), timesRatio('1', 1n, 3n, 6), timesRatio('2', 1n, 3n, 6)]).toEqual([
      '1',
      '0.333333',
      '0.666667',
    ]);
    expect([timesRatio('5', 1n, 2n, 0), timesRatio('-5', 1n, 2n, 0), timesRatio('4.9', 1n, 2n, 0)]).toEqual(['3', '-3', '2']);
  });
  test('rounded up only as far as something is missing', () => {
    expect([timesRatioUp('3', 1n, 3n, 0), timesRatioUp('4', 1n, 3n, 0), timesRatioUp('-4', 1n, 3n, 0)]).toEqual(['1', '2', '-1']);
    expect(timesRatioUp('0.000001', 1n, 1n, 0)).toBe('1');
  });
  test('have a positive denominator', () => {
    expect(() => timesRatio('1', 1n, 0n, 0)).toThrow(RangeError);
    expect(() => timesRatioUp('1', 1n, 0n, 0)).toThrow(RangeError);
  });
});

test('products are exact, and wholes are counted towards zero', () => {
  expect([multiplyDecimal('2.5', '100'), multiplyDecimal('-0.1', '0.2'), multiplyDecimal('0', '9.9')]).toEqual([
    '250',
    '-0.02',
    '0',
  ]);
  expect(multiplyDecimal('0.000001', '0.000001')).toBe('0.000000000001');
  expect([wholesIn('85', '20'), wholesIn('0.9', '0.3'), wholesIn('19.999', '20')]).toEqual(['4', '3', '0']);
});
