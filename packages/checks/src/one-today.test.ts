import { expect, test } from 'vitest';
import { oneToday } from './one-today.ts';

const whats = (text: string, path = 'modules/yard/defs/dock-guards.ts') => oneToday([{ path, text }]).map(({ what }) => what);

test('a date is asked for, not cut off a clock', () => {
  const found = (cut: string): readonly string[] => [`${cut} is one of several dates; use todayOf, businessDay or companyDay`];
  expect(whats('must: (_, { now }) => due >= now.slice(0, 10),')).toEqual(found('now.slice(0, 10)'));
  expect(whats('const day = ctx.clock.slice(0, 10);', 'modules/yard/server/docks.ts')).toEqual(found('clock.slice(0, 10)'));
  expect(whats('must: (_, at) => due >= todayOf(at),')).toEqual([]);
});

test('tests and pages say dates as they like', () => {
  expect(whats('now.slice(0, 10)', 'modules/yard/defs/dock.test.ts')).toEqual([]);
  expect(whats('now.slice(0, 10)', 'modules/yard/web/dock.tsx')).toEqual([]);
});
