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

test('what is unpacked was in a container and stays where it is', () => {
  const text: Text = ['拆包的明细须有容器，且留在原库位', 'What is unpacked names its container and stays at its location'];
  const opened: Line = { ...line, unpack: '1', container: 'C1', toLocation: line.fromLocation };
  mayNot('release', transfer('new', { ...opened, container: null }), 'unpacked', text);
  mayNot('release', transfer('new', { ...opened, toLocation: id(5) }), 'unpacked', text);
  may('release', transfer('new', opened));
});

test('nonconforming goods go to the cage', () => {
  may('release', transfer('new', { ...line, stockStatus: 'ng', toKind: 'ng' }));
  may('release', transfer('new', { ...line, stockStatus: 'qc' }));
});

test('no more leaves than is still there', () => {
  const text: Text = ['移出数量不能大于未移出数量', 'No more can be moved out than is still there'];
  const half = transfer('inTransit', { ...line, outQty: '4' }, other);
  mayNot('moveOut', half, 'max', text, guardContext({ lineId: line.id, qty: '6.001' }));
  mayNot('moveOut', half, 'max', text, guardContext({ lineId: id(0) }));
  mayNot('moveOut', transfer('inTransit', { ...line, outQty: '10' }), 'max', text);
  may('moveOut', half, guardContext({ lineId: line.id, qty: '6' }));
  may('moveOut', half);
});

test('all that is on its way arrives, and nothing else', () => {
  const under = transfer('inTransit', { ...line, outQty: '8', inQty: '3' });
  mayNot(
    'moveIn',
    under,
    'max',
    ['移入数量不能大于在途数量', 'No more can be moved in than is on its way'],
    guardContext({ lineId: line.id, qty: '5.001' }),
  );
  may('moveIn', under, guardContext({ lineId: line.id, qty: '5' }));
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
