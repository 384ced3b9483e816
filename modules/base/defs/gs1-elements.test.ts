import fc from 'fast-check';
import { expect, test } from 'vitest';
import vectors from '../tests/gs1-vectors.json' with { type: 'json' };
import { type Element, elementFits, elementString, elementsText, readElements, SEPARATOR, symbolsOf } from './gs1-elements.ts';
import { checkDigit } from './gs1.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const ended = (length: number) => digits(length).map((start) => `${start}${checkDigit(start)}`);
const words = (most: number) => fc.stringMatching(new RegExp(`^[!"%&'()*+,\\-./0-9:;<=>?A-Z_a-z]{1,${most}}$`));
const day = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 31 }));
const days = day.map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(''));
const valueOf: Readonly<Record<string, fc.Arbitrary<string>>> = {
  '00': ended(17),
  '01': ended(13),
  '02': ended(13),
  '10': words(20),
  '11': days,
  '17': days,
  '21': words(20),
  '37': fc.stringMatching(/^\d{1,8}$/),
  '240': words(30),
  '241': words(30),
  '3103': digits(6),
  '3302': digits(6),
};
const element = fc
  .constantFrom(...Object.keys(valueOf))
  .chain((ai) => (valueOf[ai] ?? fc.constant('')).map((value): Element => ({ ai, value })));
const elements = fc.array(element, { minLength: 1, maxLength: 8 });

test('what is written is read again, with and without what scanners put before it', () => {
  fc.assert(
    fc.property(elements, fc.constantFrom('', ']C1', ']d2', SEPARATOR, `]C1${SEPARATOR}`), (written, before) => {
      expect(readElements(before + elementString(written))).toEqual(written);
    }),
    { numRuns: 1000 },
  );
});

test('elements spread over symbols keep their order, and none is longer than GS1 allows', () => {
  fc.assert(
    fc.property(elements, (written) => {
      const symbols = symbolsOf(written);
      expect(symbols.flat()).toEqual(written);
      for (const symbol of symbols) expect(elementString(symbol).length).toBeLessThanOrEqual(48);
    }),
  );
});

test('no text, however broken, is read as something it does not say', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const read = readElements(text);
      if (read) expect(read.every(elementFits)).toBe(true);
    }),
  );
});

test.each(vectors.cases)('$type $full stands in a symbol as it is', ({ type, full }) => {
  const one = type === 'SSCC' ? { ai: '00', value: full } : { ai: '01', value: full.padStart(14, '0') };
  expect(readElements(elementString([one]))).toEqual([one]);
});

test('the example of the handbook, for people and for scanners', () => {
  const pallet = [{ ai: '00', value: '369012345000000012' }];
  expect(elementsText(pallet)).toBe(vectors.gs1_128_example);
  expect(elementString(pallet)).toBe('00369012345000000012');
});

test('only an element of variable length that is not the last is ended', () => {
  const batch = { ai: '10', value: 'B(01)7' };
  const made = { ai: '11', value: '260301' };
  expect(elementString([batch, made])).toBe(`10B(01)7${SEPARATOR}11260301`);
  expect(elementString([made, batch])).toBe('1126030110B(01)7');
  // Parentheses are letters like others.
  expect(readElements('10B(01)7')).toEqual([batch]);
});

test('what an identifier cannot say is refused', () => {
  for (const [ai, value] of [
    ['00', '369012345000000013'],
    ['01', '6901234567892'],
    ['10', '批次'],
    ['10', 'A'.repeat(21)],
    ['10', ''],
    ['11', '261301'],
    ['37', '1.5'],
    ['99', 'X'],
  ] as const) {
    expect(elementFits({ ai, value })).toBe(false);
    expect(() => elementString([{ ai, value }])).toThrow(RangeError);
  }
  expect(readElements('(00)369012345000000012')).toBeNull();
  expect(readElements('0036901234500000001')).toBeNull();
  expect(readElements('')).toBeNull();
});
