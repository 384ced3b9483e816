import { expect, test } from 'vitest';
import type { BoardPart, Step } from '../../defs/shortage/shortage.ts';
import { partTimeline, shortPeriods } from './part-timeline.ts';

const document = (number: string) => ({ entity: 'purchasing.deliveryNote', id: number, number });
const step = (sign: 'in' | 'out', day: number, balance: string): Step => ({
  kind: sign === 'in' ? 'note' : 'salesOrder',
  sign,
  at: `2096-03-0${day} 10:00:00`,
  qty: '5',
  certainty: 'sure',
  document: document(`${sign}${day}`),
  balance,
});
const steps = [step('out', 3, '-2'), step('out', 4, '-7'), step('in', 5, '3'), step('out', 6, '-1')];
const part: BoardPart = {
  part: 'p',
  partNo: 'SEL-4001',
  name: ['密封圈', 'Seal'],
  unit: 'PCS',
  free: '3',
  qc: '0',
  hold: '0',
  onTheWay: '5',
  onOrder: '0',
  demand: '15',
  stopAt: '2096-03-03 10:00:00',
  missing: '2',
  worst: '7',
  steps,
  fixes: [
    { kind: 'chase', qty: '6', at: '2096-03-01 08:00:00', document: document('late'), place: null, suffices: true },
    { kind: 'expedite', qty: '5', at: '2096-03-05 10:00:00', document: document('in5'), place: null, suffices: true },
    { kind: 'transfer', qty: '9', at: null, document: null, place: 'W2', suffices: true },
  ],
};

test('what is short is shaded from the step that takes too much to the one that makes up for it, the last one open', () => {
  expect(shortPeriods(steps)).toEqual([
    { from: '2096-03-03 10:00:00', to: '2096-03-05 10:00:00' },
    { from: '2096-03-06 10:00:00', to: null },
  ]);
  expect(shortPeriods([step('in', 3, '1')])).toEqual([]);
});

test('needs, sure arrivals and those not counted have rows of their own, each entry with its document', () => {
  const { spec, documents } = partTimeline(part, '2096-03-02 08:00:00');
  expect(spec.lanes.map(({ id }) => id)).toEqual(['needs', 'arrivals', 'doubtful']);
  expect(spec.items.map(({ id, lane, label }) => [lane, label[0], documents.get(id)?.number])).toEqual([
    ['needs', '−5 out3', 'out3'],
    ['needs', '−5 out4', 'out4'],
    ['arrivals', '+5 in5', 'in5'],
    ['needs', '−5 out6', 'out6'],
    ['doubtful', '+6 late', 'late'],
  ]);
  expect(spec.items[0]?.name).toEqual(['销售订单 out3 −5 PCS', 'Sales order out3 −5 PCS']);
});
