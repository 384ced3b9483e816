import { type Text, target } from '@takt/model';
import { expect, test } from 'vitest';
import { guardContext, id, judging, stamp } from '../../tests/guards.ts';
import { StockTransfer } from './stock-transfer.ts';

type Line = StockTransfer['lines'][number];
const line: Line = {
  id: id(2),
  part: id(3),
  batch: null,
  container: null,
  owner: null,
  qty: '10',
  fromLocation: id(4),
  toLocation: id(5),
  outQty: '0',
  inQty: '0',
  stockStatus: 'available',
  toKind: 'storage',
  unpack: '0',
  receivedAt: null,
};
const other: Line = { ...line, id: id(6), batch: 'B1' };
const transfer = (status: StockTransfer['status'], ...lines: readonly Line[]): StockTransfer => ({
  ...stamp,
  status,
  warehouse: id(7),
  toWarehouse: id(7),
  remark: null,
  reverses: null,
  reversesTask: null,
  lines,
});
const { may, mayNot } = judging<StockTransfer>(StockTransfer);

test('stock_transfer.release.has_lines: there is something to move', () => {
  mayNot('release', transfer('new'), 'hasLines', ['请先维护明细', 'Add at least one detail line first']);
  may('release', transfer('new', line));
});

test('stock_transfer.release.diff: it goes somewhere else', () => {
  const text: Text = ['源库位和目标库位不能相同', 'Source and target location must differ'];
  mayNot('release', transfer('new', line, { ...other, toLocation: id(4) }), 'diff', text);
});

test('stock_transfer.release.unpacked: what is unpacked was in a container and stays where it is', () => {
  const text: Text = ['拆包的明细须有容器，且留在原库位', 'What is unpacked names its container and stays at its location'];
  const opened: Line = { ...line, unpack: '1', container: 'C1', toLocation: line.fromLocation };
  mayNot('release', transfer('new', { ...opened, container: null }), 'unpacked', text);
  mayNot('release', transfer('new', { ...opened, toLocation: id(5) }), 'unpacked', text);
  may('release', transfer('new', opened));
});

test('stock_transfer.reverse.original, stock_transfer.reverse.reason: for a reason, and what takes back is not taken back', () => {
  const why = guardContext({ reason: '错移' });
  const text: Text = ['冲销单不能再冲销', 'A reversal cannot be reversed'];
  mayNot('reverse', { ...transfer('completed', line), reverses: id(8) }, 'original', text, why);
  mayNot('reverse', transfer('completed', line), 'reason', ['请填写原因', 'Please fill in the reason']);
  may('reverse', transfer('completed', line), why);
});

test('stock_transfer.release.cage: nonconforming goods go to the cage', () => {
  const text: Text = ['不合格品只能移到不合格品库位', 'Nonconforming goods go to a location for nonconforming goods'];
  mayNot('release', transfer('new', { ...line, stockStatus: 'ng' }), 'cage', text);
  may('release', transfer('new', { ...line, stockStatus: 'ng', toKind: 'ng' }));
  may('release', transfer('new', { ...line, stockStatus: 'qc' }));
});

test('stock_transfer.move_out.max: no more leaves than is still there', () => {
  const text: Text = ['移出数量不能大于未移出数量', 'No more can be moved out than is still there'];
  const half = transfer('inTransit', { ...line, outQty: '4' }, other);
  mayNot('moveOut', half, 'max', text, guardContext({ lineId: line.id, qty: '6.001' }));
  mayNot('moveOut', half, 'max', text, guardContext({ lineId: id(0) }));
  mayNot('moveOut', transfer('inTransit', { ...line, outQty: '10' }), 'max', text);
  may('moveOut', half, guardContext({ lineId: line.id, qty: '6' }));
  may('moveOut', half);
});

test('stock_transfer.move_in.max: no more arrives than is on its way', () => {
  const text: Text = ['移入数量不能大于在途数量', 'No more can be moved in than is on its way'];
  const under = transfer('inTransit', { ...line, outQty: '8', inQty: '3' });
  mayNot('moveIn', under, 'max', text, guardContext({ lineId: line.id, qty: '5.001' }));
  mayNot('moveIn', transfer('inTransit', line), 'max', text);
  may('moveIn', under, guardContext({ lineId: line.id, qty: '5' }));
});

test('stock_transfer.close.no_transit: nothing is left on its way', () => {
  const text: Text = ['存在在途数量，不能关闭', 'Goods are in transit; cannot close'];
  mayNot('close', transfer('completed', { ...line, outQty: '10', inQty: '9' }), 'noTransit', text);
  may('close', transfer('released', line));
});

test('it is completed when every line has arrived', () => {
  const out = { ...line, outQty: '10' };
  const after = (input: Record<string, unknown>, ...lines: readonly Line[]) =>
    target(StockTransfer, 'moveIn', transfer('inTransit', ...lines), guardContext(input));
  expect(after({}, out)).toBe('completed');
  expect(after({ lineId: line.id, qty: '9' }, out)).toBe('inTransit');
  expect(after({}, out, other)).toBe('inTransit');
  expect(after({ lineId: line.id }, out, { ...other, outQty: '10', inQty: '10' })).toBe('completed');
});
