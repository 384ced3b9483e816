import { problems, type Text, target } from '@takt/model';
import { expect, test } from 'vitest';
import { guardContext, id, judging, stamp } from '../../tests/guards.ts';
import { StockAdjust } from './stock-adjust.ts';

type Line = StockAdjust['lines'][number];
const line: Line = {
  id: id(2),
  location: id(3),
  part: id(4),
  batch: null,
  container: null,
  owner: null,
  stockStatus: 'available',
  adjustedQty: '8',
  currentQty: '10',
  reservedQty: '3',
  bookQty: null,
  stockVersion: null,
  changed: '0',
  producedOn: null,
  expiresOn: null,
  trackMode: 'none',
  serialNos: null,
  batchInStock: '0',
  lotExpiresOn: null,
};
const adjust = (status: StockAdjust['status'], ...lines: readonly Line[]): StockAdjust => ({
  ...stamp,
  status,
  warehouse: id(5),
  reason: '破损',
  remark: null,
  value: null,
  reverses: null,
  reversed: '0',
  dayValue: '0',
  unapproved: '0',
  dayEndsAt: null,
  approvalValue: '1000',
  needsApproval: '0',
  lines: lines.length > 0 ? lines : [line],
});
const { may, mayNot } = judging<StockAdjust>(StockAdjust);
const submitted = (needsApproval: '0' | '1') => {
  const row: StockAdjust = { ...adjust('new'), needsApproval };
  return target(StockAdjust, 'submit', row, guardContext());
};

test('nothing may be left', () => {
  may('submit', adjust('new', { ...line, adjustedQty: '0' }));
});

test('B085 a line is not even saved with less than nothing', () => {
  const text: Text = ['调整后数量不能小于0', 'The adjusted quantity cannot be below 0'];
  const found = problems(StockAdjust, { ...adjust('new', { ...line, adjustedQty: '-1' }) }, guardContext());
  expect(found).toEqual([{ at: 'lines.0.adjustedQty', level: 'error', text }]);
});

test('another batch is other stock, and one that lies there may be named', () => {
  may('submit', adjust('new', line, { ...line, batch: 'B1', batchInStock: '1' }));
});

test('a part with batches is found in one there is, or in one with a date', () => {
  const text: Text = [
    '按批次管理的物料须为已有批次，或有生产日期或有效期',
    'A part kept by batches needs one there is, or one with a date',
  ];
  const found: Line = { ...line, trackMode: 'lot', adjustedQty: '11' };
  mayNot('submit', adjust('new', { ...found, batch: 'B1' }), 'batch', text);
  for (const told of [
    { lotExpiresOn: '' },
    { batchInStock: '1' },
    { producedOn: '2026-01-01' },
    { expiresOn: '2027-01-01' },
  ] as const)
    may('submit', adjust('new', { ...found, batch: 'B1', ...told }));
  may('submit', adjust('new', { ...found, trackMode: 'serial' }));
  mayNot('submit', adjust('new', { ...found, trackMode: 'serial', batch: 'B1' }), 'batch', text);
  // What lies there without a batch can be written off.
  may('submit', adjust('new', { ...found, adjustedQty: '9' }));
});

test('stock_adjust.submit.expiry: a batch expires once', () => {
  const told: Line = { ...line, trackMode: 'lot', batch: 'B1', lotExpiresOn: '2027-01-01', expiresOn: '2027-01-02' };
  const text: Text = ['有效期与该批次已登记的不同', 'The batch expires on another day than entered'];
  mayNot('submit', adjust('new', told), 'expiry', text);
  may('submit', adjust('new', { ...told, expiresOn: '2027-01-01' }));
  may('submit', adjust('new', { ...told, lotExpiresOn: '' }));
});

test('what is reserved stays', () => {
  const text: Text = ['库存已变化或低于已分配数量，请刷新', 'Stock changed or below allocated quantity; refresh'];
  mayNot('adjust', adjust('approved', { ...line, adjustedQty: '2.999' }), 'avail', text);
  may('adjust', adjust('approved', { ...line, adjustedQty: '3' }));
});

test('submitting asks for approval where it is needed', () => {
  expect([submitted('0'), submitted('1')]).toEqual(['approved', 'inApproval']);
});

test('stock_adjust.reverse.reverser: by somebody else, where it was approved', () => {
  const why = guardContext({ reason: '数错' });
  const others: StockAdjust = { ...adjust('adjusted'), createdBy: id(7) };
  may('reverse', others, why);
  may('reverse', { ...adjust('adjusted'), unapproved: '1' }, why);
  const somebody: Text = ['经审批的调整须由有审批权的他人冲销', 'What was approved is reversed by somebody else who may approve'];
  mayNot('reverse', { ...adjust('adjusted'), createdBy: why.actor.userId }, 'reverser', somebody, why);
});
