import { money, quantity, ref, text } from '@takt/model';
import { expect, test } from 'vitest';
import type { Line } from '../draft.ts';
import { enteredFields, filledOver, withBlock, withCell } from './lines.ts';
import { emptyStack, recorded, redone, type Stack, undone } from './undo.ts';

const at = { now: '2026-03-02 08:00:00' };
const fields = {
  part: ref('toy.part', '物料', 'Part'),
  qty: quantity('数量', 'Quantity', { unit: 'unit' }),
  done: quantity('完成', 'Done', { readonly: true, default: '0' }),
  unit: ref('toy.unit', '单位', 'Unit'),
  price: money('单价', 'Price', { scale: 6 }),
  amount: money('金额', 'Amount'),
  remark: text('备注', 'Remark'),
};
const line = (key: string, more: Record<string, unknown> = {}): Line => ({
  key,
  part: 'p',
  partLabel: 'P 1',
  qty: '1',
  unit: 'u',
  ...more,
});

test('a pasted block walks over what people enter and appends rows', () => {
  expect(enteredFields(fields)).toEqual(['part', 'qty', 'unit', 'price', 'amount', 'remark']);
  const block = [[{ value: '5' }, { value: 'v', label: 'kg' }], [{ value: '6' }]];
  const rows = withBlock(fields, [line('a')], { row: 0, name: 'qty' }, block, at, true);
  expect(rows).toMatchObject([
    { key: 'a', part: 'p', qty: '5', unit: 'v', unitLabel: 'kg' },
    { qty: '6', part: null, done: '0' },
  ]);
  expect(withBlock(fields, [line('a')], { row: 0, name: 'qty' }, block, at, false)).toHaveLength(1);
});

test('filling takes the value with its name, as far down as asked and no further', () => {
  const empty = (key: string) => line(key, { part: null, partLabel: null });
  const rows = [line('a'), empty('b'), empty('c'), empty('d')];
  const filled = filledOver(rows, 0, 2, 'part');
  expect(filled.map((row) => [row['part'], row['partLabel']])).toEqual([
    ['p', 'P 1'],
    ['p', 'P 1'],
    ['p', 'P 1'],
    [null, null],
  ]);
  expect([filled[0], filled[3]]).toEqual([rows[0], rows[3]]);
  expect(filledOver(rows, -1, 0, 'part')).toBe(rows);
  expect(filledOver(rows, 2, 2, 'part')).toBe(rows);
});

test('numbers and days are copied as they are, not counted up', () => {
  const rows = [line('a', { qty: '7', remark: '2026-03-05' }), line('b'), line('c')];
  expect(filledOver(filledOver(rows, 0, 2, 'qty'), 0, 2, 'remark').map((row) => [row['qty'], row['remark']])).toEqual(
    Array.from({ length: 3 }, () => ['7', '2026-03-05']),
  );
});

test('undo and redo walk back and forth; a new change forgets what was undone', () => {
  const rows = [line('a')];
  const changed = withCell(rows, 0, 'qty', { value: '9' });
  const stack: Stack<readonly Line[]> = recorded<readonly Line[]>(emptyStack, rows);
  const back = undone(stack, changed);
  expect(back?.present).toBe(rows);
  expect(back && redone(back.stack, back.present)?.present).toBe(changed);
  expect(back && recorded(back.stack, back.present).future).toEqual([]);
  expect(undone<readonly Line[]>(emptyStack, rows)).toBeNull();
});
