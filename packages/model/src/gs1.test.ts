import { expect, test } from 'vitest';
import vectors from '../tests/gs1-vectors.json' with { type: 'json' };
import { checkDigit, isGtin, isSscc, ssccOf } from './gs1.ts';

test.each(vectors.cases)('$type $data ends in $check', ({ type, data, check, full }) => {
  expect(checkDigit(data)).toBe(String(check));
  expect((type === 'SSCC' ? isSscc : isGtin)(full)).toBe(true);
});

test('one wrong digit, or two neighbours changed about, is noticed', () => {
  for (const wrong of ['6901234567893', '6901234567982', '690123456789', '69012345678921', '690123456789a', '']) {
    expect(isGtin(wrong)).toBe(false);
  }
  expect(isSscc('106141411234567898')).toBe(false);
  expect(() => checkDigit('12a')).toThrow(RangeError);
});

test('an SSCC is made of an extension, a company prefix and a serial number', () => {
  expect(`(00)${ssccOf('3', '6901234', '500000001')}`).toBe(vectors.gs1_128_example);
  expect(isSscc(ssccOf('0', '690123456', '42'))).toBe(true);
  expect(() => ssccOf('3', '6901234', '1234567890')).toThrow(RangeError);
});
