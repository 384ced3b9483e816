import { expect, test } from 'vitest';
import { memoryKey, packed, unpacked } from './tab-memory.ts';
import { freshTabs, open, pin, setUnsaved } from './tab-rules.ts';

test('a reload finds the tabs again, asleep, without the mark of work that is gone', () => {
  const before = setUnsaved(pin(open(freshTabs(), { url: '/a', title: ['甲', 'A'], menuId: 3 }), 3, true), 3, true);
  const after = unpacked(packed(before));
  expect(after.tabs[1]).toMatchObject({ id: 3, url: '/a', title: ['甲', 'A'], pinned: true, unsaved: false, live: false });
  expect(open(after, { url: '/b' }).tabs.map(({ id }) => id)).toEqual([0, 3, 10_000]);
});

test('what cannot be read is forgotten', () => {
  expect(unpacked(null)).toEqual(freshTabs());
  expect(unpacked('{')).toEqual(freshTabs());
  expect(unpacked('{"tabs":[{"id":"x"},{"id":0,"url":"","title":["","" ]}]}').tabs).toHaveLength(1);
});

test('each person of each company has tabs of their own', () => {
  expect(memoryKey('a', 'b')).not.toBe(memoryKey('a', 'c'));
  expect(memoryKey('a', 'b')).not.toBe(memoryKey('c', 'b'));
});
