import { describe, expect, test } from 'vitest';
import { numberPeriod, numberRuleProblem, renderNumber } from './number-rule.ts';

describe('renderNumber', () => {
  test.each([
    ['DN{yyyyMM}{seq:5}', 7, 'DN20260300007'],
    ['{yyyyMMdd}-{seq:3}', 12, '20260309-012'],
    ['A{yyMMdd}{seq:2}', 1, 'A26030901'],
    ['{seq:4}/{yyMM}', 42, '0042/2603'],
    ['{yyyy}.{yy}.{seq:1}', 3, '2026.26.3'],
    ['X{seq:6}', 1, 'X000001'],
  ])('%s', (rule, sequence, number) => {
    expect(renderNumber(rule, '2026-03-09', sequence)).toBe(number);
    expect(renderNumber(rule, '2026-03-09 23:59:59', sequence)).toBe(number);
  });
  test('a sequence that outgrows its padding gets longer, not shorter', () => {
    expect(renderNumber('DN{seq:3}', '2026-03-09', 12345)).toBe('DN12345');
  });
});

test('the sequence restarts with the finest date part of the rule', () => {
  expect(numberPeriod('DN{yyyyMM}{seq:5}', '2026-03-09')).toBe('DN202603{seq:5}');
  expect(numberPeriod('DN{yyyyMM}{seq:5}', '2026-03-31')).toBe('DN202603{seq:5}');
  expect(numberPeriod('DN{yyyyMM}{seq:5}', '2026-04-01')).toBe('DN202604{seq:5}');
  expect(numberPeriod('DN{seq:5}', '2026-04-01')).toBe('DN{seq:5}');
});

test('a rule needs exactly one sequence and only parts that exist', () => {
  for (const rule of ['DN{yyyyMM}{seq:5}', '{seq:1}', '单{yy}{seq:9}']) expect(numberRuleProblem(rule)).toBeNull();
  for (const rule of ['', 'DN{yyyyMM}', '{seq:3}{seq:3}', '{seq:12}']) {
    expect(numberRuleProblem(rule)).toBe('exactly one {seq:n} is needed');
  }
  for (const rule of ['{MM}{seq:3}', '{seq:3}}', '{{seq:3}', '{YYYY}{seq:3}']) {
    expect(numberRuleProblem(rule)).toBe('unknown part in braces');
  }
});
