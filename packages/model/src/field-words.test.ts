import { expect, test } from 'vitest';
import { fieldWords } from './field-words.ts';
import { computed, decimal, type Field, integer, money, quantity } from './fields/index.ts';

const shown = (field: Field, value: unknown): string => fieldWords({ field, value, label: null }, ([zh]) => zh);

test('use 44 a number that names something is not grouped, an amount is', () => {
  expect(shown(integer('年款', 'Model year', { ordinal: true }), 2026)).toBe('2026');
  expect(shown(integer('顺序', 'Sequence', { ordinal: true }), 15_000)).toBe('15000');
  expect(shown(integer('件数', 'Packages'), 15_000)).toBe('15,000');
  expect(shown(quantity('数量', 'Quantity'), '15000.5')).toBe('15,000.5');
});

test('use 44 money and prices have two decimals at least, and a price as many as it takes', () => {
  expect(shown(money('金额', 'Amount'), '1234.5')).toBe('1,234.50');
  expect(shown(computed('money', '金额', 'Amount'), '7')).toBe('7.00');
  expect(shown(decimal('单价', 'Price', { perUnit: true }), '1.5')).toBe('1.50');
  expect(shown(computed('decimal', '约定单价', 'Agreed price', { perUnit: true }), '0.0325')).toBe('0.0325');
  expect(shown(decimal('税率', 'Tax rate'), '13')).toBe('13');
});
