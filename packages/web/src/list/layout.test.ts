import { expect, test } from 'vitest';
import type { Column } from '../api/calls.ts';
import { layoutOf, moved, plainLayout } from './layout.ts';

const column = (name: string): Column => ({ name, label: [name, name], kind: 'text', labelKey: null });
const columns = ['code', 'name', 'unit'].map(column);
const names = (kept: unknown): string[] => layoutOf(columns, kept).columns.map(({ name }) => name);

test('a list nobody has arranged shows every column and keeps the first one in sight', () => {
  expect(plainLayout(columns).columns.map(({ name, shown, pinned }) => [name, shown, pinned])).toEqual([
    ['code', true, 'left'],
    ['name', true, null],
    ['unit', true, null],
  ]);
  expect(layoutOf(columns, null)).toEqual(plainLayout(columns));
});

test('what a person arranged is kept, a column that is gone drops out, a new one comes last', () => {
  expect(names({ columns: [{ name: 'unit' }, { name: 'gone' }, { name: 'code', shown: false }] })).toEqual([
    'unit',
    'code',
    'name',
  ]);
  const { columns: placed, density } = layoutOf(columns, {
    columns: [{ name: 'unit', width: 120, pinned: 'right' }],
    density: 'compact',
  });
  expect(placed[0]).toEqual({ name: 'unit', shown: true, width: 120, pinned: 'right' });
  expect(density).toBe('compact');
});

test('what cannot be read counts as nothing', () => {
  expect(names('x')).toEqual(['code', 'name', 'unit']);
  expect(names({ columns: [null, 3, { name: 7 }] })).toEqual(['code', 'name', 'unit']);
  expect(layoutOf(columns, { density: 'huge' }).density).toBe('default');
});

test('a column moves by one place, and not past the ends', () => {
  const placed = plainLayout(columns).columns;
  const order = (list: typeof placed): string => list.map(({ name }) => name).join(' ');
  expect(order(moved(placed, 'unit', -1))).toBe('code unit name');
  expect(order(moved(placed, 'code', -1))).toBe('code name unit');
  expect(order(moved(placed, 'unit', 1))).toBe('code name unit');
});
