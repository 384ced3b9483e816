import { quantity, ref, text } from '@takt/model';
import { expect, test } from 'vitest';
import type { Line } from '../draft.ts';
import { rowOfCode, type ScanColumns, scanColumns, withScanned } from './scan-add.ts';

const at = { now: '2026-03-02 08:00:00' };
const fields = {
  remark: text('备注', 'Remark', { required: true }),
  source: ref('toy.source', '来源', 'Source'),
  part: ref('toy.part', '物料', 'Part', { required: true }),
  done: quantity('完成', 'Done', { readonly: true, default: '0' }),
  qty: quantity('数量', 'Quantity', { required: true }),
};
const columns: ScanColumns = { name: 'part', to: 'toy.part', qty: 'qty' };
const bracket = { value: 'b', label: 'BRK-1 Bracket' };
const scanned = (rows: readonly Line[]) => withScanned(fields, columns, rows, bracket, at);

test('a scan means the first required reference, and goes on to the first quantity people enter', () => {
  expect(scanColumns(fields)).toEqual(columns);
  expect(scanColumns({ remark: fields.remark, source: fields.source })).toBeNull();
  expect(scanColumns({ part: fields.part })).toEqual({ name: 'part', to: 'toy.part', qty: 'part' });
});

test('only the whole code is meant, not its beginning and not the name', () => {
  const found = [{ value: 'x', label: 'BRK-10 Bracket' }, bracket, { value: 'y', label: 'Z BRK-1' }];
  expect(rowOfCode(found, 'BRK-1')).toBe(bracket);
  expect(rowOfCode(found, 'BRK')).toBeNull();
  expect(rowOfCode([{ value: 'n', label: 'BRK-1' }], 'BRK-1')).toEqual({ value: 'n', label: 'BRK-1' });
});

test('a scan adds a line with its defaults behind the lines there are', () => {
  const filled: Line = { key: 'a', part: 'a', qty: '1' };
  const { rows, row } = scanned([filled]);
  expect(row).toBe(1);
  expect(rows).toMatchObject([filled, { part: 'b', partLabel: 'BRK-1 Bracket', qty: null, done: '0' }]);
  expect(scanned([]).rows).toHaveLength(1);
});

test('the last line takes it while it waits for a part, and keeps it while it waits for a quantity', () => {
  const begun: readonly Line[] = [{ key: 'a', part: null, qty: null, remark: 'mine' }];
  expect(scanned(begun)).toMatchObject({ row: 0, rows: [{ key: 'a', part: 'b', remark: 'mine' }] });
  const waiting: readonly Line[] = [{ key: 'a', part: 'b', qty: null }];
  expect(scanned(waiting)).toEqual({ row: 0, rows: waiting });
  expect(scanned([{ key: 'a', part: 'b', qty: '2' }]).rows).toHaveLength(2);
  expect(scanned([{ key: 'a', part: 'other', qty: null }]).rows).toHaveLength(2);
});
