import { computed, entity, quantity, table, text } from '@takt/model';
import { expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { changedByBoth, mergedDraft } from './merge.ts';

const Order = entity('test.order', {
  label: ['订单', 'Order'],
  fields: { name: text('名称', 'Name'), remark: text('备注', 'Remark'), total: computed('decimal', '合计', 'Total') },
  details: { lines: table('明细', 'Lines', { part: text('物料', 'Part'), qty: quantity('数量', 'Quantity') }) },
});
const line = (id: string, part: string, qty: string) => ({ id, key: id, part, qty });
const base: Draft = {
  id: '1',
  version: 3,
  name: 'A',
  remark: null,
  total: '3',
  ext: { colour: 'red', size: 'L' },
  lines: [line('a', 'P1', '1'), line('b', 'P2', '2')],
};

test('use 16: what was typed lies over what others have saved, and the version is theirs', () => {
  const mine = { ...base, remark: 'mine', ext: { colour: 'blue', size: 'L' } };
  const theirs = { ...base, version: 4, name: 'B', total: '9', ext: { colour: 'red', size: 'M' } };
  expect(mergedDraft(Order, base, mine, theirs)).toEqual({
    ...theirs,
    remark: 'mine',
    remarkLabel: null,
    ext: { colour: 'blue', size: 'M' },
  });
  expect(changedByBoth(Order, base, mine, theirs)).toEqual([]);
});

test('use 16: lines are merged one by one: changed here, removed there, added by both', () => {
  const added = { key: 'new-1', part: 'P9', qty: '9' };
  const mine = { ...base, lines: [line('a', 'P1', '10'), line('b', 'P2', '20'), added] };
  const theirs = { ...base, version: 4, lines: [line('a', 'P7', '1'), line('c', 'P3', '3')] };
  const merged = mergedDraft(Order, base, mine, theirs);
  expect(merged['lines']).toEqual([{ ...line('a', 'P7', '10'), qtyLabel: null }, added, line('c', 'P3', '3')]);
});

test('use 16: where both have changed the same field or line, it is named', () => {
  const mine = { ...base, name: 'mine', remark: 'same', lines: [line('a', 'P1', '10'), line('b', 'P2', '2')] };
  const theirs = { ...base, name: 'theirs', remark: 'same', lines: [line('a', 'P1', '11'), line('b', 'P2', '2')] };
  expect(changedByBoth(Order, base, mine, theirs)).toEqual([
    ['名称', 'Name'],
    ['明细', 'Lines'],
  ]);
  const elsewhere = { ...base, lines: [line('a', 'P1', '1'), line('b', 'P2', '3')] };
  expect(changedByBoth(Order, base, mine, elsewhere)).toEqual([]);
});
