import { quantity, ref, table, text } from '@takt/model';
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
  expect(lineNames(lines, rows)).toEqual([{ value: 'a', label: '1 · BLT-5001 螺栓' }]);
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
