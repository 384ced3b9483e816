import { type Text, target } from '@takt/model';
import { expect, test } from 'vitest';
import { guardContext, id, judging, stamp } from '../../tests/guards.ts';
import { StockHold } from './stock-hold.ts';

const hold: StockHold = {
  ...stamp,
  status: 'frozen',
  warehouse: id(2),
  location: id(3),
  part: id(4),
  batch: null,
  container: null,
  owner: null,
  qty: '10',
  serialNos: null,
  reason: '待查',
  remark: null,
  frozenQty: '6',
  rejectedQty: '0',
  ncOpen: '0',
};
const { may, mayNot } = judging<StockHold>(StockHold);

test('the least may be frozen', () => {
  may('create', { ...hold, qty: '0.001' });
});

test('stock_hold.unfreeze.nc: what is being disposed of stays frozen', () => {
  const text: Text = ['存在未关闭的不合格处置，不能解冻', 'An open non-conformance blocks unfreezing'];
  mayNot('unfreeze', { ...hold, ncOpen: '1' }, 'nc', text);
  may('unfreeze', hold);
});

test('no more is let go than is still frozen', () => {
  const text: Text = ['解冻数量必须大于0且不超过冻结数量', 'The quantity to unfreeze is above 0 and at most what is frozen'];
  mayNot('unfreeze', hold, 'qty', text, guardContext({ qty: '6.001' }));
  mayNot('unfreeze', { ...hold, frozenQty: null }, 'qty', text);
  may('unfreeze', hold, guardContext({ qty: '6' }));
  may('unfreeze', hold, guardContext({ qty: null }));
});

test('all that is frozen may be nonconforming', () => {
  may('reject', hold, guardContext({ qty: '6', reason: '砂眼' }));
});

test('it stays frozen until all of it is nonconforming', () => {
  expect(target(StockHold, 'reject', hold, guardContext({ qty: '1', reason: '砂眼' }))).toBe('frozen');
  expect(target(StockHold, 'reject', hold, guardContext({ reason: '砂眼' }))).toBe('unfrozen');
});

test('it stays frozen until nothing of it is', () => {
  const after = (qty: string | null) => target(StockHold, 'unfreeze', hold, guardContext({ qty }));
  expect([after('5.999'), after('6'), after(null)]).toEqual(['frozen', 'unfrozen', 'unfrozen']);
});
