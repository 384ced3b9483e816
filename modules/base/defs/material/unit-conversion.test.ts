import { expect, test } from 'vitest';
import { convertQty, partRatio, unitRatio, type UnitFact } from './unit-conversion.ts';

const unit = (id: string, baseUnit: string | null = null, numerator = 1, denominator = 1): [string, UnitFact] => [
  id,
  { id, baseUnit, numerator, denominator },
];
const units = new Map([
  unit('PCS'),
  unit('DOZ', 'PCS', 12),
  unit('CASE', 'DOZ', 5),
  unit('THIRD', 'PCS', 1, 3),
  unit('KG'),
  unit('G', 'KG', 1, 1000),
  unit('A', 'B', 2),
  unit('B', 'A', 2),
]);
const inUnits = (qty: string, from: string, to: string, precision = 6): string | null => {
  const ratio = unitRatio(units, from, to);
  return ratio && convertQty(qty, ratio, precision);
};

test('a chain of base units is walked in both directions', () => {
  expect(inUnits('2', 'CASE', 'PCS')).toBe('120');
  expect(inUnits('120', 'PCS', 'CASE')).toBe('2');
  expect(inUnits('2.5', 'KG', 'G')).toBe('2500');
  expect(inUnits('1', 'G', 'KG')).toBe('0.001');
});

test('three thirds are one, which no decimal factor gives', () => {
  expect(inUnits('3', 'THIRD', 'PCS')).toBe('1');
  expect(inUnits('1', 'THIRD', 'PCS')).toBe('0.333333');
  expect(inUnits('2', 'THIRD', 'PCS')).toBe('0.666667');
  expect(inUnits('7', 'PCS', 'THIRD')).toBe('21');
});

test('rounding happens once, half away from zero, to the digits of the unit', () => {
  expect([inUnits('18', 'PCS', 'DOZ', 0), inUnits('-18', 'PCS', 'DOZ', 0), inUnits('17', 'PCS', 'DOZ', 0)]).toEqual([
    '2',
    '-2',
    '1',
  ]);
});

test('units without a common base, and chains without an end, do not convert', () => {
  expect([inUnits('1', 'KG', 'PCS'), inUnits('1', 'A', 'PCS'), inUnits('1', 'NONE', 'PCS')]).toEqual([null, null, null]);
});

test('a unit of the part’s own counts first, and leads further', () => {
  const bolt = {
    unit: 'PCS',
    units: [
      { unit: 'KG', numerator: 125, denominator: 1 },
      { unit: 'DOZ', numerator: 10, denominator: 1 },
    ],
  };
  const qty = (value: string, from: string): string | null => {
    const ratio = partRatio(units, bolt, from);
    return ratio && convertQty(value, ratio, 6);
  };
  expect([qty('2', 'KG'), qty('8', 'G'), qty('1', 'DOZ'), qty('1', 'PCS')]).toEqual(['250', '1', '10', '1']);
  expect(partRatio(units, { unit: 'PCS', units: [] }, 'KG')).toBeNull();
});
