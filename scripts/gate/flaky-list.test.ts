import { describe, expect, test } from 'vitest';
import { flakyList, parseFlakyList, splitFailures } from './flaky-list.ts';

const entry = { test: 'home.e2e.ts: a tile is hidden (zh)', reason: 'the board glides', since: '2026-11-16' };
const listWith = (change: object): string => JSON.stringify([{ ...entry, ...change }]);

describe('flaky list', () => {
  test('the list of this checkout is valid', () => expect(Array.isArray(flakyList())).toBe(true));

  test('an entry has a test, a reason and a date', () => {
    expect(parseFlakyList(listWith({}))).toEqual([entry]);
    expect(() => parseFlakyList('{}')).toThrow('not an array');
    expect(() => parseFlakyList(listWith({ test: 'no file' }))).toThrow('<file>: <title>');
    expect(() => parseFlakyList(listWith({ reason: ' ' }))).toThrow('a reason is required');
    for (const since of [undefined, '16.11.2026', '2026-13-40'])
      expect(() => parseFlakyList(listWith({ since }))).toThrow('since is a date');
  });

  test('failures are split by the list', () => {
    expect(splitFailures(['a.test.ts: one', entry.test], [entry])).toEqual({
      listed: [entry.test],
      unlisted: ['a.test.ts: one'],
    });
    expect(splitFailures([], [entry])).toEqual({ listed: [], unlisted: [] });
  });
});
