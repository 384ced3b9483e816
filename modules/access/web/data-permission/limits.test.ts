import { code, type Definitions, entity, ref } from '@takt/model';
import { expect, test } from 'vitest';
import { emptyLimit, entityOfDimension, limitsOf, linesOf, sameLimits, touched } from './limits.ts';

const stored = [
  { id: '1', dimension: 'plant', value: 'p1' },
  { id: '2', dimension: 'plant', value: 'p2' },
  { id: '3', dimension: 'owner', value: 'me' },
];

test('lines are limits by dimension; no line is no limit', () => {
  expect(limitsOf(stored)).toEqual({ plant: ['p1', 'p2'], warehouse: null, department: null, vendor: null, owner: ['me'] });
});

test('what stays keeps its line', () => {
  const limits = { ...limitsOf(stored), plant: ['p3', 'p2'], owner: null, vendor: ['v1'] };
  expect(linesOf(limits, stored)).toEqual([
    { id: '2', dimension: 'plant', value: 'p2' },
    { dimension: 'plant', value: 'p3' },
    { dimension: 'vendor', value: 'v1' },
  ]);
});

test('limited to nothing is told apart from no limit', () => {
  const limits = limitsOf(stored);
  expect(emptyLimit(limits)).toBeNull();
  expect(emptyLimit({ ...limits, warehouse: [] })).toBe('warehouse');
  expect(sameLimits(limits, { ...limits, plant: ['p2', 'p1'] })).toBe(true);
  expect(sameLimits(limits, { ...limits, warehouse: [] })).toBe(false);
  expect(sameLimits(limits, { ...limits, plant: ['p2'] })).toBe(false);
});

test('the definitions say whose rows the values are and what is limited by them', () => {
  const fields = { code: code('编码', 'Code'), plant: ref('toy.plant', '工厂', 'Plant') };
  const definitions: readonly Definitions[] = [
    {
      module: 'toy',
      label: ['玩具', 'Toy'],
      contexts: [],
      entities: [
        entity('toy.line', { label: ['线', 'Line'], fields, scopes: { plant: 'plant' } }),
        entity('toy.plant', { label: ['工厂', 'Plant'], fields, scopes: { plant: 'id' } }),
      ],
    },
  ];
  expect(entityOfDimension(definitions, 'plant')?.id).toBe('toy.plant');
  expect(entityOfDimension(definitions, 'owner')).toBeNull();
  expect(touched(definitions, 'plant')).toEqual([
    ['线', 'Line'],
    ['工厂', 'Plant'],
  ]);
});
