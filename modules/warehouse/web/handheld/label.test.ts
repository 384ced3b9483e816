import { elementString } from '@takt/model';
import { expect, test } from 'vitest';
import { codeIn, isOf, nameIn, readLabel } from './label.ts';

test('a GS1 label says part, batch, quantity and days', () => {
  const code = elementString([
    { ai: '240', value: 'BLT-5001' },
    { ai: '10', value: 'L26-114' },
    { ai: '37', value: '0500' },
    { ai: '11', value: '261105' },
    { ai: '17', value: '270200' },
  ]);
  expect(readLabel(`]C1${code}`)).toEqual({
    partNo: 'BLT-5001',
    gtin: null,
    batch: 'L26-114',
    qty: '500',
    producedOn: '2026-11-05',
    expiresOn: '2027-02-28',
    box: null,
    serialNo: null,
  });
});

test('supply 2.3: an article number, a weight and the number of a package are read', () => {
  const sscc = '106141411234567897';
  const code = elementString([
    { ai: '02', value: '06901234567892' },
    { ai: '3103', value: '001250' },
  ]);
  expect(readLabel(code)).toMatchObject({ partNo: null, gtin: '06901234567892', qty: '1.25', box: null });
  expect(readLabel(`]C100${sscc}`)).toMatchObject({ partNo: null, gtin: null, qty: null, box: sscc });
});

test('supply 2.3: goods are known by their package, their article number or their part', () => {
  const goods = { partLabel: 'BLT-5001 螺栓', gtin: '06901234567892', batch: 'L1', container: '106141411234567897' };
  const of = (...elements: readonly { readonly ai: string; readonly value: string }[]) =>
    isOf(readLabel(elementString(elements)), goods);
  expect(of({ ai: '00', value: '106141411234567897' })).toBe(true);
  expect(of({ ai: '00', value: '369012345000000012' })).toBe(false);
  expect(of({ ai: '02', value: '06901234567892' }, { ai: '10', value: 'L1' })).toBe(true);
  expect(of({ ai: '02', value: '06901234567892' }, { ai: '10', value: 'L2' })).toBe(false);
  expect(of({ ai: '240', value: 'BLT-5001' })).toBe(true);
});

test('what is no GS1 label is none', () => {
  expect(readLabel('BLT-5001')).toBeNull();
  expect(readLabel('')).toBeNull();
});

test('a name is its code and the rest', () => {
  expect([codeIn('BLT-5001 M12 法兰螺栓'), nameIn('BLT-5001 M12 法兰螺栓')]).toEqual(['BLT-5001', 'M12 法兰螺栓']);
  expect([codeIn('RCV-01'), nameIn('RCV-01')]).toEqual(['RCV-01', 'RCV-01']);
});
