import { expect, test } from 'vitest';
import { boxesToCome, counting, type Line, lineFor, type OpenedReceipt, progressOf, shortOf } from './receive-lines.ts';

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

const receiptOf = (over: Partial<OpenedReceipt> = {}): OpenedReceipt => ({
  id: 'r',
  number: 'RC1',
  status: '00',
  vendorLabel: '',
  locationLabel: '',
  taskCount: 0,
  lines: [line('a'), line('b')],
  packages: [],
  boxes: [{ box: 'B1' }],
  ...over,
});
const unitName = (unit: string): string => unit;
const entry = { fate: 'waiting', about: { id: 'r', line: 'a', qty: '40' } };

test('what waits to be sent counts already', () => {
  const receipt = receiptOf();
  const boxed = { ...entry, about: { ...entry.about, box: 'B2' } };
  const seen = counting(receipt, [entry, boxed] as never);
  expect(seen.lines.map(({ receivedQty }) => receivedQty)).toEqual(['80', '0']);
  expect(seen.boxes).toEqual([{ box: 'B1' }, { box: 'B2' }]);
  // Its answer was lost, the receipt read since shows it: it counts once.
  const lost = counting(receipt, [{ about: { ...entry.about, box: 'B1' } }] as never);
  expect([lost.lines[0]?.receivedQty, lost.boxes]).toEqual(['0', receipt.boxes]);
});

test('use 4: what is posted and what is only on the device are two figures', () => {
  const seen = counting(receiptOf(), [entry, { ...entry, fate: 'done' }] as never);
  expect(progressOf(seen, unitName)).toEqual({ done: '40', kept: '40', of: '200', unit: 'PCS 件', lines: null });
  const unlike = counting(receiptOf({ lines: [line('a', { receivedQty: '100' }), line('b', { unitLabel: 'KG 千克' })] }), []);
  expect(progressOf(unlike, unitName)).toEqual({ done: '1', kept: '0', of: '2', unit: null, lines: { full: 1, all: 2 } });
});

test('use 4: a receipt that comes in boxes is counted in boxes, until something of it came without its box', () => {
  const pack = (code: string, of: string, qty: string) => ({
    code,
    labelNo: null,
    line: of,
    qty,
    vendorLot: null,
    producedOn: null,
    expiresOn: null,
  });
  const packages = [pack('B1', 'a', '60'), pack('B2', 'a', '40'), pack('B3', 'b', '100')];
  const receipt = receiptOf({ lines: [line('a', { receivedQty: '60' }), line('b')], packages });
  const boxed = { ...entry, about: { ...entry.about, box: 'B2' } };
  const seen = counting(receipt, [boxed] as never);
  expect(progressOf(seen, unitName)).toEqual({ done: '1', kept: '1', of: '3', unit: null, lines: null });
  expect(progressOf(counting(receipt, [entry] as never), unitName).unit).toBe('PCS 件');
  expect(progressOf(counting({ ...receipt, packages: packages.slice(1) }, []), unitName).unit).toBe('PCS 件');
  // use N3: what is still to come box by box.
  expect(boxesToCome(receipt, 'a').map(({ code }) => code)).toEqual(['B2']);
  expect(boxesToCome(seen, 'a')).toEqual([]);
});

test('a long number is told by its end', () => {
  expect([shortOf('369123450000000271'), shortOf('B1')]).toEqual(['…0271', 'B1']);
});
