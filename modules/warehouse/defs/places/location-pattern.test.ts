import { expect, test } from 'vitest';
import { checkCharacterOf, type LocationPattern, patternProblem, spellOut } from './location-pattern.ts';

const none = { from: null, to: null };
const pattern = (spans: Partial<LocationPattern['spans']>, more: Partial<LocationPattern> = {}): LocationPattern => ({
  prefix: null,
  separator: '-',
  digits: 2,
  spans: { aisle: none, rack: none, level: none, slot: none, ...spans },
  ...more,
});

test('codes are spelt out in the order of the walk, padded and separated', () => {
  const codes = spellOut(
    pattern({ aisle: { from: 'A', to: 'B' }, rack: { from: '9', to: '10' }, level: { from: '1', to: '2' } }),
  );
  expect(codes.map(({ code }) => code)).toEqual([
    'A-09-01',
    'A-09-02',
    'A-10-01',
    'A-10-02',
    'B-09-01',
    'B-09-02',
    'B-10-01',
    'B-10-02',
  ]);
  expect(codes[3]).toEqual({ aisle: 'A', rack: '10', level: '02', slot: null, code: 'A-10-02' });
  const plain = pattern({ slot: { from: '1', to: '1' } }, { prefix: 'RCV', separator: '', digits: 3 });
  expect(spellOut(plain).map(({ code }) => code)).toEqual(['RCV001']);
});

test.each([
  [{}, '请至少填写一段编号范围', 'Give at least one range'],
  [
    { rack: { from: '1', to: null } },
    '货架：从和到都填数字，或都填一个大写字母',
    'Rack: give two numbers, or two capital letters',
  ],
  [
    { rack: { from: 'A', to: '9' } },
    '货架：从和到都填数字，或都填一个大写字母',
    'Rack: give two numbers, or two capital letters',
  ],
  [{ aisle: { from: 'C', to: 'B' } }, '巷道：「到」不能小于「从」', 'Aisle: the end cannot be before the beginning'],
  [{ level: { from: '10', to: '9' } }, '层：「到」不能小于「从」', 'Level: the end cannot be before the beginning'],
  [
    { aisle: { from: 'A', to: 'A' }, rack: { from: '1', to: '5001' } },
    '一次最多生成5000个库位，现为5001个',
    'At most 5000 locations at once; these are 5001',
  ],
])('%j cannot be used', (spans, zh, en) => {
  expect(patternProblem(pattern(spans))).toEqual([zh, en]);
});

test('five thousand are not too many', () => {
  expect(patternProblem(pattern({ rack: { from: '1', to: '5000' } }))).toBeNull();
});

test('check characters are two, the same for the same code, and differ for neighbours', () => {
  const codes = spellOut(
    pattern({ aisle: { from: 'A', to: 'H' }, rack: { from: '1', to: '20' }, level: { from: '1', to: '5' } }),
  );
  const checks = codes.map(({ code }) => checkCharacterOf(code));
  expect(checks.every((check) => /^[2-9A-HJ-NP-Z]{2}$/.test(check))).toBe(true);
  expect(checks.filter((check, index) => check === checks[index + 1])).toEqual([]);
  expect(checkCharacterOf('A-01-01')).toBe(checks[0]);
});
