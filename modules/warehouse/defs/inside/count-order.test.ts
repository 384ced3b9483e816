import { problems, type Text } from '@takt/model';
import { expect, test } from 'vitest';
import { guardContext, id, judging, somebody, stamp } from '../../tests/guards.ts';
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
  found: '0',
  countedQty: null,
  countedBy: null,
  countedAt: null,
  toRecount: '0',
  recountedQty: null,
  recountedBy: null,
  recountedAt: null,
  recounter: null,
  serialNos: null,
  serialised: '0',
  bookSerials: null,
  unit: 'PCS',
  decimals: 0,
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
  dueOnly: '0',
  emptyPlaces: '1',
  mode: 'live',
  blind: '1',
  tolerance: '0',
  tolerancePercent: null,
  toleranceValue: null,
  lineCount: 1,
  countedCount: 0,
  accuracy: null,
  shortPick: null,
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
  mayNot('count', order('released', line), 'line', text, guardContext({ location: 'A', part: ' ', countedQty: '1' }));
  may('count', order('released', line), guardContext({ location: 'A', part: 'P1', countedQty: '1' }));
});

test('count_order.count.other: use 23 whoever counted first mends their figure until somebody else has counted again', () => {
  const text: Text = ['该行已由其他人复盘，初盘数量不能再改', 'Somebody else has counted it again: the first figure stays'];
  mayNot('count', order('counting', again), 'other', text, counting());
  may('count', order('counting', flagged), counting());
  may('count', order('counting', again), counting({ ...somebody, userId: id(7) }));
  may('count', order('counting', counted), counting());
});

test('count_order.count.whole: use 34 what is counted in pieces is not halved', () => {
  const text: Text = ['小数位超过物料单位的小数位', 'More decimals than the unit of the part has'];
  const of = (countedQty: string) => guardContext({ lineId: line.id, countedQty });
  mayNot('count', order('released', line), 'whole', text, of('1.5'));
  may('count', order('released', line), of('1.0'));
  may('count', order('released', { ...line, decimals: 3 }), of('1.125'));
});

test('count_order.count.named: use 34 whoever is named to count a line again does it alone', () => {
  const text: Text = ['该行已指定复盘人，由其复盘', 'Somebody is named to count this line again'];
  const given = { ...flagged, recounter: id(7) };
  mayNot('count', order('counting', given), 'named', text, counting());
  mayNot('count', order('counting', given), 'named', text, counting({ ...somebody, userId: id(6) }));
  may('count', order('counting', given), counting({ ...somebody, userId: id(7) }));
});

const naming = (recounter: string | null) => guardContext({ lineId: line.id, recounter });
test('count_order.name_recounter.marked: use 34 only a line that is yet to be recounted is given to somebody', () => {
  const text: Text = ['该行无需复盘，或已复盘', 'This line is not to be recounted, or it has been'];
  mayNot('nameRecounter', order('counting', counted), 'marked', text, naming(id(7)));
  mayNot('nameRecounter', order('counting', again), 'marked', text, naming(id(7)));
  may('nameRecounter', order('counting', flagged), naming(id(7)));
});

test('count_order.name_recounter.not_first: use 34 the first counter is not named', () => {
  const text: Text = ['复盘人不能与初盘人相同', 'The recount must be done by another person'];
  mayNot('nameRecounter', order('counting', flagged), 'notFirst', text, naming(somebody.userId));
  may('nameRecounter', order('counting', flagged), naming(null));
});

test('count_order.count.empty: an empty place is confirmed with nothing; goods found there have a name', () => {
  const place = order('released', { ...line, part: null, stockStatus: null });
  mayNot('count', place, 'empty', ['空库位只能确认为0', 'An empty place is confirmed with 0'], counting());
  may('count', place, guardContext({ lineId: line.id, countedQty: '0.00' }));
  may('count', place, guardContext({ lineId: line.id, location: 'A', part: 'P1', countedQty: '1' }));
});

test('count_order.count.moment: nothing was counted before there was a count', () => {
  const open = { ...order('counting', line), snapshotAt: '2026-03-02 08:00:00' };
  const at = (moment: string | null) => guardContext({ lineId: line.id, countedQty: '1', at: moment });
  const text: Text = [
    '盘点时间早于盘点单的下达或该行已有的盘点',
    'Counted before the count was released, or before what the line says already',
  ];
  mayNot('count', open, 'moment', text, at('2026-03-02 07:59:59'));
  may('count', open, at('2026-03-02 08:00:00'));
  may('count', open, at(null));
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

test('count_order.approve.other_person: whoever counted or recounted does not approve, unless the company lets them', () => {
  const text: Text = ['创建、修改或提交过的人不能审批，请由他人审批', 'Whoever made, changed or submitted it may not approve it'];
  const madeBy = (makers: readonly string[] | null) => ({ ...order('toReview', counted), makers });
  mayNot('approve', madeBy([id(7), somebody.userId]), 'otherPerson', text);
  may('approve', madeBy([id(7)]));
  may('approve', madeBy(null));
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
