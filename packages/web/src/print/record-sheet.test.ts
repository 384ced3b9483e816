import { document, integer, money, quantity, say, state, text } from '@takt/model';
import { expect, test } from 'vitest';
import { recordParts } from './record-sheet.ts';

const Note = document('toy.note', {
  label: ['送货单', 'Delivery note'],
  number: 'DN',
  fields: { plate: text('车牌号', 'Plate'), remark: text('备注', 'Remark'), boxes: integer('箱数', 'Boxes') },
  details: {
    lines: {
      label: ['明细', 'Lines'],
      fields: {
        part: text('物料', 'Part'),
        qty: quantity('数量', 'Quantity', { unit: 'part' }),
        amount: money('金额', 'Amount', { scale: 2 }),
      },
    },
    labels: { label: ['标签', 'Labels'], fields: { line: text('明细行', 'Line', { lineOf: 'lines' }) } },
  },
  states: { draft: state('00', '草稿', 'Draft') },
  actions: {},
} as never);
const words = { say: (pair: readonly [string, string]) => say(pair, 'zh'), codes: new Map() };
const row = {
  plate: '浙B·12345',
  remark: null,
  boxes: 1200,
  lines: [
    { key: 'a', part: 'CHS-2001', qty: '10', amount: '12.5' },
    { key: 'b', part: 'CHS-2001', qty: '5.5', amount: '1000' },
  ],
};

test('a document’s sheet has what is filled in, its lines and their sums', () => {
  const { facts, tables } = recordParts(Note, row, words);
  expect(facts).toEqual([
    ['车牌号', '浙B·12345'],
    ['箱数', '1,200'],
  ]);
  expect(tables[0]?.columns.map(({ label, right }) => [label, right])).toEqual([
    ['#', true],
    ['物料', false],
    ['数量', true],
    ['金额', true],
  ]);
  expect(tables[0]?.rows).toEqual([
    ['1', 'CHS-2001', '10', '12.50'],
    ['2', 'CHS-2001', '5.5', '1,000.00'],
  ]);
  expect(tables[0]?.totals).toEqual(['合计', '', '15.5', '1,012.50']);
});

test('a line that another table names is printed as people know it', () => {
  const lines = [{ ...row.lines[0], id: 'x1', partLabel: 'CHS-2001' }];
  const { tables } = recordParts(Note, { ...row, lines, labels: [{ key: 'l', line: 'x1' }] } as never, words);
  expect(tables[1]?.rows).toEqual([['1', '1 · CHS-2001']]);
});

test('without lines there is nothing to add up', () => {
  expect(recordParts(Note, { ...row, lines: [] }, words).tables[0]).not.toHaveProperty('totals');
});
