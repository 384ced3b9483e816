import { elementString } from '@takt/model';
import { expect, test } from 'vitest';
import { codeIn, nameIn, readLabel } from './label.ts';

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
    batch: 'L26-114',
    qty: '500',
    producedOn: '2026-11-05',
    expiresOn: '2027-02-28',
    box: null,
  });
});

test('what is no GS1 label is none', () => {
  expect(readLabel('BLT-5001')).toBeNull();
  expect(readLabel('')).toBeNull();
});

test('a name is its code and the rest', () => {
  expect([codeIn('BLT-5001 M12 法兰螺栓'), nameIn('BLT-5001 M12 法兰螺栓')]).toEqual(['BLT-5001', 'M12 法兰螺栓']);
  expect([codeIn('RCV-01'), nameIn('RCV-01')]).toEqual(['RCV-01', 'RCV-01']);
});
