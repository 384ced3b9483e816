import { choice, date, datetime, flag, flagYN, integer, quantity, text, valueProblem } from '@takt/model';
import { expect, test } from 'vitest';
import { blockOf, pastedValue } from './block.ts';

test('a block is cells between tabs and rows between line ends; the last line end is no row', () => {
  expect(blockOf('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(blockOf('a\t\nb')).toEqual([['a', ''], ['b']]);
  expect(blockOf('one')).toEqual([['one']]);
});

test('quoted cells keep their tabs, line ends and quotes', () => {
  expect(blockOf('"a\nb"\t"5"" pipe"\n')).toEqual([['a\nb', '5" pipe']]);
});

test.each([
  [quantity('数量', 'Qty'), '1,200.5', '1200.5'],
  [integer('数', 'N'), ' 12 ', 12],
  [date('日期', 'Date'), '2026/3/5', '2026-03-05'],
  [date('日期', 'Date'), '20260305', '2026-03-05'],
  [date('日期', 'Date'), '2026年3月5日', '2026-03-05'],
  [datetime('时', 'At'), '2026-3-5 8:05', '2026-03-05 08:05:00'],
  [flag('启用', 'On'), '是', '1'],
  [flagYN('启用', 'On'), 'no', 'N'],
  [text('备注', 'Remark'), '  x ', 'x'],
  [text('备注', 'Remark'), '', null],
])('%o reads %j as %j', (field, pasted, value) => {
  expect(pastedValue(field, pasted)).toBe(value);
});

test('a choice is found by its code or by what it is called in either language', () => {
  const field = choice('类型', 'Type', { made: ['自制件', 'Made'] });
  const choices = [{ value: 'made', names: ['自制件', 'Made'] }];
  expect([pastedValue(field, '自制件', choices), pastedValue(field, 'MADE', choices)]).toEqual(['made', 'made']);
});

test('what a field does not understand stays as pasted and is marked with its sentence', () => {
  const field = quantity('数量', 'Quantity');
  const value = pastedValue(field, 'many');
  expect(value).toBe('many');
  expect(valueProblem(field, value)).toEqual(['数量必须为数字', 'Quantity must be a number']);
});
