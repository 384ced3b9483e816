import { expect, test } from 'vitest';
import { newId } from '../src/db/ids.ts';

test('ids of one millisecond come in the order they were made, and none twice', () => {
  const ids = Array.from({ length: 2000 }, () => newId(1_800_000_000_000));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('a later millisecond comes after an earlier one, whatever was counted there', () => {
  const first = Array.from({ length: 3000 }, () => newId(1_800_000_000_000)).at(-1) ?? '';
  expect(newId(1_800_000_000_001) > first).toBe(true);
});
