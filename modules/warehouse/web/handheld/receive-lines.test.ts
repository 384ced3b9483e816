import { expect, test } from 'vitest';
import { counting, type Line, lineFor, progressOf } from './receive-lines.ts';

const line = (id: string, over: Partial<Line> = {}): Line => ({
  id,
  partLabel: 'BLT-5001 螺栓',
  unitLabel: 'PCS 件',
  qty: '100',
  receivedQty: '0',
  rejectedQty: '0',
  putQty: '0',
  overPct: '0',
  lotControlled: '1',
  serialised: '0',
  shelfLifeDays: 0,
  vendorLot: null,
  producedOn: null,
  gtin: null,
  ...over,
});
const label = {
  partNo: 'BLT-5001',
  batch: 'L2',
  qty: '40',
  producedOn: null,
  expiresOn: null,
  box: null,
  serialNo: null,
  gtin: null,
};

test('a scan goes to the open line of its batch, then to any open one, then to a full one', () => {
  const full = line('full', { receivedQty: '100', vendorLot: 'L2' });
  const other = line('other', { vendorLot: 'L1' });
  const same = line('same', { vendorLot: 'L2' });
  expect(lineFor([full, other, same], 'BLT-5001', label)?.id).toBe('same');
  expect(lineFor([full, other], 'BLT-5001', label)?.id).toBe('other');
  expect(lineFor([full], 'BLT-5001', label)?.id).toBe('full');
  expect(lineFor([full], 'SEL-4001', null)).toBeUndefined();
});

test('what waits to be sent counts already', () => {
  const receipt = {
    id: 'r',
    number: 'RC1',
    status: '00',
    vendorLabel: '',
    locationLabel: '',
    taskCount: 0,
    lines: [line('a'), line('b')],
    packages: [],
    boxes: [{ box: 'B1' }],
  };
  const entry = { about: { id: 'r', line: 'a', qty: '40' } };
  const boxed = { about: { ...entry.about, box: 'B2' } };
  const seen = counting(receipt, [entry, boxed] as never);
  expect(seen.lines.map(({ receivedQty }) => receivedQty)).toEqual(['80', '0']);
  expect(seen.boxes).toEqual([{ box: 'B1' }, { box: 'B2' }]);
  expect(progressOf(seen.lines)).toEqual({ full: 0, done: '80', all: '200' });
  // Its answer was lost, the receipt read since shows it: it counts once.
  const lost = counting(receipt, [{ about: { ...entry.about, box: 'B1' } }] as never);
  expect([lost.lines[0]?.receivedQty, lost.boxes]).toEqual(['0', receipt.boxes]);
});
