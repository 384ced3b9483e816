import { expect, test } from 'vitest';
import { comparedOf, stepsOf } from './lookup-words.ts';

test('the way through the table is told step by step in both languages', () => {
  const steps = stepsOf({ lot: 200, level: 'II', aql: '1.0', severity: 'normal' });
  expect(steps.map(([zh]) => zh)).toEqual([
    '批量 200，检验水平 II：样本量字码 G',
    'G 行是向下箭头，改用下一行',
    'H 行：样本量 50，接收数 1，拒收数 2',
    '沿箭头换行后，字码与样本量都随之改变',
  ]);
  expect(steps[1]?.[1]).toBe('Row G points down: take the next row');
});

test('a small lot is inspected whole, and the table’s own sample size is said before', () => {
  const steps = stepsOf({ lot: 10, level: 'II', aql: '0.65', severity: 'normal' }).map(([, en]) => en);
  expect(steps.at(-3)).toBe('Row F: sample size 20, Ac 0, Re 1');
  expect(steps.at(-1)).toContain('inspect every piece');
});

test('what switching would change stands side by side', () => {
  const compared = comparedOf({ lot: 2000, level: 'II', aql: '1.0' });
  expect(compared.map(({ severity, plan }) => [severity, plan?.n, plan?.ac])).toEqual([
    ['normal', 125, 3],
    ['tightened', 125, 2],
    ['reduced', 50, 2],
  ]);
});
