import { problems, type Text } from '@takt/model';
import { expect, test } from 'vitest';
import { guardContext, id, judging, somebody, stamp } from '../tests/guards.ts';
import { CountOrder } from './count-order.ts';

type Line = CountOrder['lines'][number];
const line: Line = {
  id: id(2),
  location: id(3),
  part: id(4),
  batch: null,
  container: null,
  owner: null,
  stockStatus: 'available',
  countedQty: null,
  countedBy: null,
  countedAt: null,
  toRecount: '0',
  recountedQty: null,
  recountedBy: null,
  recountedAt: null,
  bookQty: null,
  diffQty: null,
};
const counted: Line = { ...line, countedQty: '7', countedBy: somebody.userId };
const flagged: Line = { ...counted, toRecount: '1' };
const again: Line = { ...flagged, recountedQty: '8', recountedBy: id(7) };
const order = (status: CountOrder['status'], ...lines: readonly Line[]): CountOrder => ({
  ...stamp,
  status,
  warehouse: id(5),
  area: null,
  locationGroup: null,
  locationFrom: null,
  locationTo: null,
  part: null,
  mode: 'live',
  blind: '1',
  tolerance: '0',
  snapshotAt: null,
  remark: null,
  lines,
});
const { may, mayNot } = judging<CountOrder>(CountOrder);
const counting = (actor = somebody) => guardContext({ lineId: line.id, countedQty: '1' }, actor);

test('count_order.count.line: a line of this count is counted', () => {
  const text: Text = ['请选择盘点明细', 'Choose a line of the count'];
  mayNot('count', order('released', line), 'line', text, guardContext({ lineId: id(99), countedQty: '1' }));
  may('count', order('released', line), counting());
});

test('count_order.count.other: a line above the tolerance is counted again by somebody else', () => {
  const text: Text = ['差异超出允差，须由其他人复盘', 'The difference is above the tolerance: somebody else counts it again'];
  mayNot('count', order('counting', flagged), 'other', text, counting());
  may('count', order('counting', flagged), counting({ ...somebody, userId: id(7) }));
  may('count', order('counting', counted), counting());
});

test('count_order.recount.diff: what was above the tolerance has been counted by another person', () => {
  const text: Text = ['复盘人不能与初盘人相同', 'The recount must be done by another person'];
  mayNot('recount', order('counting', again, flagged), 'diff', text);
  mayNot('recount', order('counting', counted), 'diff', text);
  may('recount', order('counting', again, counted));
});

test('count_order.submit.all: every line is counted, with nothing too', () => {
  mayNot('submit', order('counting', counted, line), 'all', ['存在未盘点的明细', 'Some lines are not counted']);
  may('submit', order('counting', { ...counted, countedQty: '0' }));
});

test('count_order.submit.recount: nobody passes by the recount', () => {
  const text: Text = [
    '差异超出允差的明细须由其他人复盘',
    'Lines with a difference above the tolerance are counted again by somebody else',
  ];
  mayNot('submit', order('counting', flagged), 'recount', text);
  may('submit', order('recounted', again));
});

test('count_order.reject.reason: a count sent back says why', () => {
  mayNot('reject', order('toReview'), 'reason', ['请填写原因', 'Please fill in the reason'], guardContext({ reason: ' ' }));
  may('reject', order('toReview'), guardContext({ reason: '漏盘' }));
});

test('a range has an order', () => {
  const wrong = (row: CountOrder) => problems(CountOrder, { ...row }, guardContext()).map(({ at }) => at);
  expect(wrong({ ...order('new'), locationFrom: 'B', locationTo: 'A' })).toEqual(['locationTo']);
  expect(wrong({ ...order('new'), locationFrom: 'A', locationTo: 'A' })).toEqual([]);
});
