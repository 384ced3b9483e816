import { choice, code, quantity, ref, table, text } from '@takt/model';
import { expect, test } from 'vitest';
import { lineNames, withLinesNamed } from './line-names.ts';

const lines = table('明细', 'Lines', { part: ref('base.part', '物料', 'Part'), qty: quantity('数量', 'Quantity') });
const labels = table('箱标签', 'Case labels', {
  line: text('明细行', 'Line', { lineOf: 'lines' }),
  caseNo: text('箱号', 'Case'),
});
const rows = [
  { id: 'a', part: 'p', partLabel: 'BLT-5001 螺栓', qty: '4' },
  // Not saved yet: nothing can name it.
  { part: 'p', partLabel: 'BLT-5001 螺栓', qty: '1' },
];

test('a line is known by its place and what it points at', () => {
  expect(lineNames(lines, rows)).toEqual([{ value: 'a', label: ['1 · BLT-5001 螺栓', '1 · BLT-5001 螺栓'] }]);
});

test('use 23 lines that point at the same are told apart by batch and state, in both languages', () => {
  const counted = table('明细', 'Lines', {
    location: ref('warehouse.location', '库位', 'Location'),
    batch: code('批次', 'Batch'),
    stockStatus: choice('库存状态', 'Stock status', { available: ['可用', 'Available'], hold: ['冻结', 'On hold'] }),
    qty: quantity('数量', 'Quantity'),
  });
  const at = (id: string, place: string, stockStatus: string, batch: string | null = null) => ({
    id,
    location: place,
    locationLabel: place,
    batch,
    stockStatus,
    qty: '4',
  });
  const held = [at('a', 'A-01', 'available', 'L1'), at('b', 'A-01', 'hold', 'L1'), at('c', 'A-02', 'hold')];
  expect(lineNames(counted, held).map(({ label }) => label)).toEqual([
    ['1 · A-01 · L1 · 可用', '1 · A-01 · L1 · Available'],
    ['2 · A-01 · L1 · 冻结', '2 · A-01 · L1 · On hold'],
    // Nothing else is there: its state would only be more to read.
    ['3 · A-02', '3 · A-02'],
  ]);
});

test('a field that means a line is chosen among the lines, every other table stays as it is', () => {
  const details = { lines, labels };
  const named = withLinesNamed(labels, details, () => rows);
  expect(named.fields['line']).toMatchObject({
    kind: 'choice',
    options: { values: { a: ['1 · BLT-5001 螺栓', '1 · BLT-5001 螺栓'] } },
  });
  expect(named.fields['caseNo']).toBe(labels.fields.caseNo);
  expect(withLinesNamed(lines, details, () => rows)).toBe(lines);
});
