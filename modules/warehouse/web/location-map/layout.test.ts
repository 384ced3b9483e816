import { expect, test } from 'vitest';
import type { MappedLocation } from '../../defs/places/location-map.ts';
import { countStates, planOf, stateOf, stepFrom } from './layout.ts';

const location = (code: string, more: Partial<MappedLocation> = {}): MappedLocation => ({
  id: code,
  code,
  area: null,
  aisle: null,
  rack: null,
  level: null,
  slot: null,
  kind: 'storage',
  locks: [],
  parts: 0,
  load: null,
  statuses: [],
  found: false,
  ...more,
});
/** `A-2-1-3`: aisle, rack, level, slot. */
const racked = (code: string, more: Partial<MappedLocation> = {}): MappedLocation => {
  const [aisle = null, rack = null, level = null, slot = null] = code.split('-');
  return location(code, { aisle, rack, level, slot, ...more });
};
const placed = (cells: readonly { location: MappedLocation; column: number; row: number }[]) =>
  Object.fromEntries(cells.map(({ location: { id }, column, row }) => [id, [column, row]]));

test('a location is drawn as what stops people first, then by how much lies there', () => {
  const full = location('A', { parts: 1, load: 90, statuses: ['available'] });
  expect(stateOf(full)).toBe('full');
  expect(stateOf({ ...full, load: 89 })).toBe('partly');
  expect(stateOf({ ...full, load: null })).toBe('partly');
  expect(stateOf({ ...full, statuses: ['available', 'qc'] })).toBe('qc');
  expect(stateOf({ ...full, statuses: ['hold', 'qc'] })).toBe('hold');
  expect(stateOf({ ...full, statuses: ['ng'] })).toBe('hold');
  expect(stateOf({ ...full, statuses: ['hold'], locks: ['count'] })).toBe('locked');
  expect(stateOf(location('B', { load: 0 }))).toBe('empty');
  expect([...countStates([full, location('B'), location('C')])]).toEqual([
    ['full', 1],
    ['empty', 2],
  ]);
});

test('racks stand across with their slots side by side, the highest level on top, numbers in their order', () => {
  const [aisle] = planOf(['A-2-1-1', 'A-10-1-1', 'A-2-10-1', 'A-2-1-2', 'A-2-9-2'].map((code) => racked(code))).aisles;
  expect(aisle?.racks).toEqual([
    { name: '2', column: 1, span: 2 },
    { name: '10', column: 3, span: 1 },
  ]);
  expect(aisle?.levels).toEqual(['10', '9', '1']);
  expect(placed(aisle?.cells ?? [])).toEqual({
    'A-2-1-1': [1, 3],
    'A-10-1-1': [3, 3],
    'A-2-10-1': [1, 1],
    'A-2-1-2': [2, 3],
    'A-2-9-2': [2, 2],
  });
});

test('aisles of two areas are two blocks; what stands in no rack follows by its kind', () => {
  const { aisles, floors } = planOf([
    racked('B-1-1'),
    racked('A-1-1', { area: 'Y' }),
    racked('A-1-1', { id: 'other', area: 'X' }),
    location('FL-10'),
    location('FL-9'),
    location('QC-1', { kind: 'qc' }),
  ]);
  expect(aisles.map(({ area, aisle }) => [area, aisle])).toEqual([
    [null, 'B'],
    ['X', 'A'],
    ['Y', 'A'],
  ]);
  expect(floors.map(({ kind, cells }) => [kind, ...cells.map(({ location: { id } }) => id)])).toEqual([
    ['storage', 'FL-9', 'FL-10'],
    ['qc', 'QC-1'],
  ]);
});

test('no location is lost: of two at one place the second stands beside the racks', () => {
  const { aisles, floors } = planOf([racked('A-1-1'), racked('A-1-1', { id: 'twin', code: 'TWIN' })]);
  expect(aisles[0]?.cells.length).toBe(1);
  expect(floors[0]?.cells.map(({ location: { id } }) => id)).toEqual(['twin']);
});

test('arrows walk along a level over gaps, between levels, and on to the next aisle', () => {
  const plan = planOf([...['A-1-1', 'A-3-1', 'A-1-2', 'B-1-1', 'B-2-1'].map((code) => racked(code)), location('FL-1')]);
  expect(stepFrom(plan, 'A-1-1', 'ArrowRight')).toBe('A-3-1');
  expect(stepFrom(plan, 'A-3-1', 'ArrowRight')).toBeNull();
  expect(stepFrom(plan, 'A-1-1', 'ArrowUp')).toBe('A-1-2');
  expect(stepFrom(plan, 'A-3-1', 'ArrowDown')).toBe('B-2-1');
  expect(stepFrom(plan, 'B-2-1', 'ArrowDown')).toBe('FL-1');
  expect(stepFrom(plan, 'FL-1', 'ArrowDown')).toBeNull();
  expect(stepFrom(plan, 'A-1-1', 'x')).toBeNull();
  expect(stepFrom(plan, 'gone', 'ArrowUp')).toBeNull();
});
