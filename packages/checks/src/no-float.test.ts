import { expect, test } from 'vitest';
import { noFloat } from './no-float.ts';

const found = (text: string, path = 'modules/warehouse/server/stock.ts') => noFloat([{ path, text }]).length;

test('quantities do not become floats', () => {
  for (const text of ['parseFloat(qty)', 'Number.parseFloat(qty)', 'Number(line.qty)', 'lines.map(Number)'])
    expect(found(text)).toBe(1);
});

test('integers, labels and the engine are untouched', () => {
  for (const text of ['Number.isSafeInteger(n)', "text('Number')", 'compareDecimal(a, b)', 'serialNumber(x)'])
    expect(found(text)).toBe(0);
  expect(found('Number(x)', 'packages/model/src/number-rule.ts')).toBe(0);
});
