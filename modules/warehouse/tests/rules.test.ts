import { describe, expect, test } from 'vitest';
import { allocate, type AllocationStep, type Stock } from '../defs/rules/allocation.ts';
import { batchOf } from '../defs/rules/batch-number.ts';
import { type Demand, type Lot, rotate, type RotationStep, takeInOrder } from '../defs/rules/rotation.ts';
import fefo from './fefo-vectors.json' with { type: 'json' };

const any = { category: null, abc: null, part: null };
const demand: Demand = { part: 'P', category: 'BUY', abc: 'A', customer: null, lot: null, qty: '100', on: '2026-03-02' };
const lots: readonly Lot[] = fefo.lots.map(({ lot, qty, expiry, received }) => ({
  lot,
  qty: String(qty),
  location: null,
  receivedOn: received,
  expiresOn: expiry,
}));
const rotation = (sequence: number, strategy: RotationStep['strategy'], more: Partial<RotationStep> = {}): RotationStep => ({
  ...any,
  sequence,
  strategy,
  customer: null,
  minRemainingDays: null,
  ...more,
});
const taken = (steps: readonly RotationStep[], asked = demand, from = lots) => {
  const { order, tried } = rotate(steps, asked, from);
  return { ...takeInOrder(order, asked.qty), tried };
};

describe('rotation', () => {
  test('first expired, first out: what has too few days left stays, equal expiry goes by receipt', () => {
    const steps = [rotation(1, 'fefo', { minRemainingDays: fefo.min_remaining_days })];
    const found = taken(steps, { ...demand, qty: String(fefo.need), on: fefo.as_of });
    expect(found.taken).toEqual(fefo.result.map(({ lot, qty }) => ({ lot, qty: String(qty), location: null })));
    expect(found.missing).toBe('0');
    expect(found.tried[0]?.why).toEqual([
      ['批次L4剩余18天，少于30天，不用', 'Batch L4 has 18 days left, fewer than 30: not used'],
      ['顺序：L3 → L2 → L1', 'Order: L3 → L2 → L1'],
    ]);
  });

  test('first in, first out goes by receipt; last in, first out the other way', () => {
    const orderOf = (strategy: 'fifo' | 'lifo') => rotate([rotation(1, strategy)], demand, lots).order.map(({ lot }) => lot);
    expect(orderOf('fifo')).toEqual(['L4', 'L1', 'L3', 'L2']);
    expect(orderOf('lifo')).toEqual(['L2', 'L3', 'L1', 'L4']);
  });

  test('an expired batch stays, whatever the strategy, and a shortage is told', () => {
    const found = taken([rotation(1, 'fifo')], { ...demand, on: '2026-07-01' });
    expect(found.taken).toEqual([{ lot: 'L1', qty: '40', location: null }]);
    expect(found.missing).toBe('60');
    expect(found.tried[0]?.why[0]).toEqual(['批次L2已过期，不用', 'Batch L2 has expired: not used']);
  });

  test('steps are tried in their sequence; each says why it was passed over', () => {
    const steps = [
      rotation(30, 'fifo'),
      rotation(10, 'specified'),
      rotation(20, 'fefo', { customer: 'C1' }),
      rotation(15, 'fefo', { abc: 'C' }),
    ];
    expect(rotate(steps, demand, lots).tried.map(({ sequence, taken: was, why }) => [sequence, was, why[0]?.[1]])).toEqual([
      [10, false, 'No batch was asked for'],
      [15, false, 'The part is of another ABC class'],
      [20, false, 'Only for another customer'],
      [30, true, 'Order: L4 → L1 → L3 → L2'],
    ]);
  });

  test('the batch asked for is the only one; one that is not there leads on', () => {
    const steps = [rotation(1, 'specified'), rotation(2, 'fifo')];
    expect(taken(steps, { ...demand, lot: 'L2' }).taken).toEqual([{ lot: 'L2', qty: '50', location: null }]);
    expect(rotate(steps, { ...demand, lot: 'L9' }, lots).tried[0]?.why).toEqual([['没有批次L9', 'There is no batch L9']]);
  });

  test('supply 2.4: a batch without an expiry date leaves after those with one, and does not undo the order', () => {
    const some = lots.map((lot) => (lot.lot === 'L4' ? { ...lot, expiresOn: null } : lot));
    const { order, tried } = rotate([rotation(1, 'fefo'), rotation(2, 'fifo')], demand, some);
    expect(order.map(({ lot }) => lot)).toEqual(['L3', 'L2', 'L1', 'L4']);
    expect(tried.map(({ taken: was, why }) => [was, why[0]?.[1]])).toEqual([
      [true, 'Batch L4 has no expiry date: it leaves last'],
    ]);
  });

  test('where no batch has an expiry date none can be ordered by it', () => {
    const undated = lots.map((lot) => ({ ...lot, expiresOn: null }));
    const found = rotate([rotation(1, 'fefo'), rotation(2, 'fifo')], demand, undated);
    expect(found.tried.map(({ taken: was }) => was)).toEqual([false, true]);
  });
});

describe('allocation', () => {
  const row = (lot: string, location: string, qty: string, zone: string): Stock => ({
    lot,
    location,
    qty,
    zone,
    area: null,
    groups: [],
    receivedOn: '2026-01-01',
    expiresOn: null,
  });
  const stock = [row('L1', 'R-01', '60', 'reserve'), row('L1', 'P-01', '7', 'pick'), row('L2', 'R-02', '100', 'reserve')];
  const step = (sequence: number, strategy: AllocationStep['strategy'], zone: string | null = null): AllocationStep => ({
    ...any,
    sequence,
    strategy,
    zone,
    area: null,
    locationGroup: null,
  });

  test('full packages come from the reserve, the rest from the pick zone', () => {
    const found = allocate(
      [step(1, 'fullPackages', 'reserve'), step(2, 'inOrder', 'pick')],
      { ...demand, qty: '85' },
      stock,
      '20',
    );
    expect(found.taken).toEqual([
      { lot: 'L1', location: 'R-01', qty: '60' },
      { lot: 'L2', location: 'R-02', qty: '20' },
      { lot: 'L1', location: 'P-01', qty: '5' },
    ]);
    expect(found.missing).toBe('0');
  });

  test('one batch for everything, or the next step', () => {
    const steps = [step(1, 'oneLot'), step(2, 'inOrder')];
    expect(allocate(steps, { ...demand, qty: '67' }, stock, null).taken.map(({ lot }) => lot)).toEqual(['L1', 'L1']);
    expect(allocate(steps, { ...demand, qty: '90' }, stock, null).taken).toEqual([{ lot: 'L2', location: 'R-02', qty: '90' }]);
    const both = allocate(steps, { ...demand, qty: '150' }, stock, null);
    expect(both.tried[0]?.why).toEqual([['没有一个批次够150', 'No single batch has 150']]);
    expect(both.taken.map(({ qty }) => qty)).toEqual(['60', '7', '83']);
  });

  test('small quantities are cleared first, and a shortage is told', () => {
    const found = allocate([step(1, 'remainders')], { ...demand, qty: '200' }, stock, null);
    expect(found.taken.map(({ location }) => location)).toEqual(['P-01', 'R-01', 'R-02']);
    expect(found.missing).toBe('33');
  });

  test('without a quantity per package there are no full ones', () => {
    const { tried } = allocate([step(1, 'fullPackages')], demand, stock, null);
    expect(tried[0]).toMatchObject({ taken: false, why: [['没有包装数量', 'No quantity per package is known']] });
  });
});

describe('the batch of a receipt', () => {
  const rule = {
    byVendor: '1',
    byVendorLot: '1',
    byProducedOn: '0',
    byReceivedOn: '1',
    prefix: 'RM',
    dayOf: 'received',
    dayFormat: 'YYMMDD',
    withVendorLot: '0',
    separator: 'hyphen',
    sequenceLength: 3,
  } as const;
  const receipt = { vendor: 'V001', vendorLot: 'X7', producedOn: '2026-02-20', receivedOn: '2026-03-02' };

  test('is told apart by what the rule names, and numbered as it says', () => {
    expect(batchOf(rule, receipt)).toMatchObject({ key: 'V001|X7|2026-03-02', number: 'RM-260302-###' });
    const plain = {
      ...rule,
      dayOf: 'produced',
      dayFormat: 'YYYYMMDD',
      withVendorLot: '1',
      separator: 'none',
      sequenceLength: 0,
    } as const;
    expect(batchOf(plain, receipt)).toMatchObject({ number: 'RM20260220X7' });
  });

  test('needs what the rule tells batches apart by', () => {
    expect(batchOf(rule, { ...receipt, vendorLot: null, receivedOn: '' })).toEqual({
      missing: ['缺少供应商批号、收货日期', 'The supplier batch, receipt date is missing'],
    });
  });
});
