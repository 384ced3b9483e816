import { expect, test } from 'vitest';
import { commandOf } from './list-keys.ts';

const press = (key: string, held: Partial<Parameters<typeof commandOf>[0]> = {}) =>
  commandOf({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test('F5 reloads the list; with Ctrl or Shift it stays the browser’s', () => {
  expect(press('F5')).toBe('reload');
  expect(press('F5', { ctrlKey: true })).toBeNull();
  expect(press('F5', { shiftKey: true })).toBeNull();
});

test('? shows the keys, in either width, and / goes to the conditions', () => {
  expect([press('?', { shiftKey: true }), press('？', { shiftKey: true }), press('/')]).toEqual(['keys', 'keys', 'filter']);
  expect(press('/', { ctrlKey: true })).toBeNull();
});

test('Alt Enter opens, Alt N begins a new one, by the place of the key', () => {
  expect(press('Enter', { altKey: true })).toBe('open');
  expect(press('˜', { altKey: true, code: 'KeyN' })).toBe('create');
  expect([press('Enter'), press('n', { code: 'KeyN' }), press('x', { altKey: true })]).toEqual([null, null, null]);
});
