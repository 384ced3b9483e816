import { describe, expect, test } from 'vitest';
import { type NumberRule, numberPeriod, numberRule, numberRuleProblem, renderNumber, ruleDemand } from './number-rule.ts';

describe('renderNumber', () => {
  test.each([
    ['DN{yyyyMM}{seq:5}', 7, 'DN20260300007'],
    ['{yyyyMMdd}-{seq:3}', 12, '20260309-012'],
    ['A{yyMMdd}{seq:2}', 1, 'A26030901'],
    ['{seq:4}/{yyMM}', 42, '0042/2603'],
    ['{yyyy}.{yy}.{seq:1}', 3, '2026.26.3'],
    ['X{seq:6}', 1, 'X000001'],
  ])('%s', (rule, sequence, number) => {
    expect(renderNumber(numberRule(rule), '2026-03-09', sequence)).toBe(number);
    expect(renderNumber(numberRule(rule), '2026-03-09 23:59:59', sequence)).toBe(number);
  });
  test('a sequence that outgrows its padding gets longer, not shorter', () => {
    expect(renderNumber(numberRule('DN{seq:3}'), '2026-03-09', 12345)).toBe('DN12345');
  });
  test('a field stands in it, cut to its length', () => {
    const rule: NumberRule = {
      segments: [
        { kind: 'field', field: 'plant', length: 3 },
        { kind: 'constant', text: '-' },
        { kind: 'sequence', width: 2 },
      ],
      reset: 'never',
      start: 1,
    };
    expect(renderNumber(rule, '2026-03-09', 4, { plant: 'NB01' })).toBe('NB0-04');
    expect(numberPeriod(rule, '2026-03-09', { plant: 'NB01' })).toBe('NB0-{seq:2}');
    expect(renderNumber(rule, '2026-03-09', 4)).toBe('-04');
  });
});

test('the sequence of a definition restarts with the finest date part of its rule', () => {
  const period = (rule: string, date: string): string => numberPeriod(numberRule(rule), date);
  expect(period('DN{yyyyMM}{seq:5}', '2026-03-09')).toBe('DN202603{seq:5}');
  expect(period('DN{yyyyMM}{seq:5}', '2026-03-31')).toBe('DN202603{seq:5}');
  expect(period('DN{yyyyMM}{seq:5}', '2026-04-01')).toBe('DN202604{seq:5}');
  expect(period('DN{seq:5}', '2026-04-01')).toBe('DN{seq:5}');
});

test('a company may let it restart less often than the date in it changes', () => {
  const rule = (reset: NumberRule['reset']): NumberRule => ({ ...numberRule('DN{yyyyMMdd}{seq:5}'), reset });
  expect(numberPeriod(rule('day'), '2026-03-09')).toBe('DN20260309{seq:5}');
  expect(numberPeriod(rule('month'), '2026-03-09')).toBe('DN202603dd{seq:5}');
  expect(numberPeriod(rule('year'), '2026-03-09')).toBe('DN2026MMdd{seq:5}');
  expect(numberPeriod(rule('never'), '2026-03-09')).toBe('DNyyyyMMdd{seq:5}');
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

describe('ruleDemand', () => {
  const shipped = numberRule('DN{yyyyMM}{seq:5}');
  test('what the product ships is sound', () => {
    expect(ruleDemand(shipped)).toBeNull();
  });
  test.each<[string, Partial<NumberRule>, string]>([
    ['no sequence', { segments: [{ kind: 'constant', text: 'DN' }] }, 'exactly one sequence'],
    ['braces', { segments: [{ kind: 'constant', text: '{x}' }, ...shipped.segments] }, 'braces'],
    ['a restart nobody sees', { reset: 'day' }, 'must show'],
    ['too long', { segments: [{ kind: 'field', field: 'name', length: 40 }, ...shipped.segments] }, 'at most 40'],
  ])('%s', (_title, change, words) => {
    expect(ruleDemand({ ...shipped, ...change })?.[1]).toContain(words);
  });
});
