import { describe, expect, test } from 'vitest';
import { blank, fill, inSentence, storedText, say } from './text.ts';

test('say picks the language', () => {
  expect(say(['单号', 'Number'], 'zh')).toBe('单号');
  expect(say(['单号', 'Number'], 'en')).toBe('Number');
});

test('a text kept in both languages cuts each side to its half, and neither side breaks it', () => {
  expect(storedText(['先进先出', 'FIFO'], 500)).toBe('先进先出\nFIFO');
  expect(storedText(['一\n二三', 'abcdef'], 9)).toBe('一 二三\nabcd');
});

describe('fill', () => {
  test('puts a value into both sides', () => {
    expect(fill(['最多{n}位', 'at most {n}'], { n: 3 })).toEqual(['最多3位', 'at most 3']);
  });
  test('a hole given as a text takes its own language on each side', () => {
    expect(fill(['请填写{field}', 'please fill in {field}'], { field: ['名称', 'Name'] })).toEqual([
      '请填写名称',
      'please fill in Name',
    ]);
  });
  test('fills a hole wherever it stands, and zero is a value', () => {
    expect(fill(['{n}到{n}', '{n} to {m}'], { n: 0, m: '' })).toEqual(['0到0', '0 to ']);
  });
  test('a hole nobody fills becomes empty', () => {
    expect(fill(['{a}、{b}', '{a}, {b}'], { a: null })).toEqual(['、', ', ']);
  });
  test('what is filled in is not filled again', () => {
    expect(fill(['{a}', '{a}'], { a: '{b}', b: 'x' })).toEqual(['{b}', '{b}']);
    expect(fill(['{a}', '{a}'], { a: '$&$1' })).toEqual(['$&$1', '$&$1']);
  });
  test('other braces stay as they are', () => {
    expect(fill(['{ a }{}', '{a.b}'], { a: 1 })).toEqual(['{ a }{}', '{a.b}']);
  });
});

test('blank is what a form leaves empty', () => {
  for (const value of [null, undefined, '', '   ', '\t\n', []]) expect(blank(value)).toBe(true);
  for (const value of ['x', ' x ', 0, '0', false, [null], {}]) expect(blank(value)).toBe(false);
});

test('inside a sentence English keeps only the capitals of words written in them', () => {
  expect(inSentence(['BOM版本', 'BOM version'])).toEqual(['BOM版本', 'BOM version']);
  expect(inSentence(['物料', 'Part number'])).toEqual(['物料', 'part number']);
});
