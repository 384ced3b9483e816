import { document, state } from './document.ts';
import { table } from './entity.ts';
import { quantity, ref, text } from './fields/index.ts';
import { expect, test } from 'vitest';
import { CAME_BY, entryOf, mentioned } from './history-entry.ts';

const Order = document('toy.order', {
  label: ['订单', 'Order'],
  number: 'O{seq:4}',
  states: { new: state('00', '新建', 'New'), locked: state('10', '锁定', 'Locked') },
  fields: { part: ref('toy.part', '物料', 'Part'), remark: text('备注', 'Remark') },
  details: { lines: table('明细', 'Lines', { qty: quantity('数量', 'Quantity') }) },
  actions: {
    lock: { from: 'new', to: 'locked', input: { reason: text('原因', 'Reason'), gate: text('门', 'Gate') } },
  },
});
const Kept = document('toy.kept', {
  label: ['订单', 'Order'],
  number: 'K{seq:4}',
  states: { new: state('00', '新建', 'New') },
  fields: { remark: text('备注', 'Remark') },
  actions: { lock: { from: 'new', input: { remark: text('备注', 'Remark') }, stores: ['remark'] } },
});
const happened = {
  id: 1,
  action: 'edit',
  fromStatus: null,
  toStatus: null,
  changes: {},
  reason: null,
  userId: 'u',
  at: '2026-03-02 08:00:00',
};

test('field changes carry the labels of the definition, lines say which table', () => {
  const entry = entryOf(Order, {
    ...happened,
    changes: {
      remark: ['a', 'b'],
      part: [null, 'p1'],
      lines: [
        { id: 'l', op: 'edit', changes: { qty: ['60', '80'] } },
        { id: 'm', op: 'delete', before: { qty: '5' } },
      ],
    },
  });
  expect(entry.title).toEqual(['修改', 'Edit']);
  const shown = entry.changes.map(({ place, diffs }) => [
    place?.[0] ?? null,
    ...diffs.map(({ field, before, after }) => `${field.label[0]} ${String(before)} → ${String(after)}`),
  ]);
  expect(shown).toEqual([
    [null, '备注 a → b', '物料 null → p1'],
    ['明细 修改', '数量 60 → 80'],
    ['明细 删除', '数量 5 → null'],
  ]);
  expect([...mentioned([entry])]).toEqual([['toy.part', ['p1']]]);
});

test('a move names both states; what its dialog asked is shown, the reason apart', () => {
  const entry = entryOf(Order, {
    ...happened,
    action: 'lock',
    fromStatus: '00',
    toStatus: '10',
    reason: '急',
    changes: { reason: '急', gate: 'G1' },
  });
  expect(entry.title).toEqual(['锁定', 'Lock']);
  expect([entry.move?.from?.label[0], entry.move?.to.label[0], entry.reason]).toEqual(['新建', '锁定', '急']);
  expect(entry.changes.flatMap(({ diffs }) => diffs.map(({ field, after }) => [field.label[0], after]))).toEqual([['门', 'G1']]);
});

test('what came by a link in a mail says so, beside what was entered', () => {
  const entry = entryOf(Order, { ...happened, action: 'lock', changes: { gate: 'G1', [CAME_BY]: 'link' } });
  expect(entry.changes.flatMap(({ diffs }) => diffs.map(({ field, after }) => [field.label[1], after]))).toEqual([
    ['Gate', 'G1'],
    ['Sent by', 'link'],
  ]);
});

test('what a field of its name keeps is told once, with what stood there before; older entries tell it as entered', () => {
  const entry = (changes: object) =>
    entryOf(Kept, { ...happened, action: 'lock', changes: { ...changes } }).changes.flatMap(({ diffs }) =>
      diffs.map(({ before, after }) => [before, after]),
    );
  expect(entry({ remark: ['a', 'b'] })).toEqual([['a', 'b']]);
  expect(entry({ remark: 'b' })).toEqual([[null, 'b']]);
});
