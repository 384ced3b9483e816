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

test('stock_hold.create.qty: something is frozen', () => {
  const text: Text = ['冻结数量超过可用数量', 'The quantity to freeze exceeds the available quantity'];
  mayNot('create', { ...hold, qty: '0' }, 'qty', text);
  may('create', { ...hold, qty: '0.001' });
});

test('stock_hold.create.reason: a hold says why', () => {
  mayNot('create', { ...hold, reason: null }, 'reason', ['请填写原因', 'Please fill in the reason']);
});

test('stock_hold.unfreeze.nc: what is being disposed of stays frozen', () => {
  const text: Text = ['存在未关闭的不合格处置，不能解冻', 'An open non-conformance blocks unfreezing'];
  mayNot('unfreeze', { ...hold, ncOpen: '1' }, 'nc', text);
  may('unfreeze', hold);
});

test('stock_hold.unfreeze.qty: no more is let go than is still frozen', () => {
  const text: Text = ['解冻数量必须大于0且不超过冻结数量', 'The quantity to unfreeze is above 0 and at most what is frozen'];
  mayNot('unfreeze', hold, 'qty', text, guardContext({ qty: '6.001' }));
  mayNot('unfreeze', { ...hold, frozenQty: null }, 'qty', text);
  may('unfreeze', hold, guardContext({ qty: '6' }));
  may('unfreeze', hold, guardContext({ qty: null }));
});

test('stock_hold.reject.qty: no more is nonconforming than is frozen', () => {
  const text: Text = ['不合格数量必须大于0且不超过冻结数量', 'The nonconforming quantity is above 0 and at most what is frozen'];
  mayNot('reject', hold, 'qty', text, guardContext({ qty: '6.001', reason: '砂眼' }));
  may('reject', hold, guardContext({ qty: '6', reason: '砂眼' }));
});

test('stock_hold.reject.reason: whoever calls goods nonconforming says why', () => {
  mayNot('reject', hold, 'reason', ['请填写原因', 'Please fill in the reason'], guardContext({ qty: '1', reason: ' ' }));
  expect(target(StockHold, 'reject', hold, guardContext({ qty: '1', reason: '砂眼' }))).toBe('frozen');
  expect(target(StockHold, 'reject', hold, guardContext({ reason: '砂眼' }))).toBe('unfrozen');
});

test('it stays frozen until nothing of it is', () => {
  const after = (qty: string | null) => target(StockHold, 'unfreeze', hold, guardContext({ qty }));
  expect([after('5.999'), after('6'), after(null)]).toEqual(['frozen', 'unfrozen', 'unfrozen']);
});
