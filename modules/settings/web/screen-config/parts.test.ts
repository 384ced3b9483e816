import { expect, test } from 'vitest';
import { draftOf, movedBy, type Shipped, type PublishedConfig, valuesOf } from './parts.ts';

const shipped: Shipped = {
  columns: [
    { name: 'code', label: ['编码', 'Code'], kind: 'code', labelKey: null },
    { name: 'name', label: ['名称', 'Name'], kind: 'text', labelKey: null },
  ],
  conditions: [{ name: 'code', label: ['编码', 'Code'], kind: 'code', source: null, shown: true, must: false, initial: null }],
  buttons: [
    { action: 'create', permission: 'toy.box.create', label: ['新增', 'Create'], show: true },
    { action: 'delete', permission: 'toy.box.delete', label: ['删除', 'Delete'], show: true },
  ],
};
const nothing: PublishedConfig = { columns: null, labels: null, query: null, buttons: null };

test('where nothing is published, the list stands as it is shipped', () => {
  expect(draftOf(shipped, nothing)).toEqual({
    query: [{ name: 'code', shown: true, required: false, value: null }],
    columns: [
      { name: 'code', shown: true, width: null, pinned: 'left', label: null },
      { name: 'name', shown: true, width: null, pinned: null, label: null },
    ],
    buttons: [
      { name: 'create', shown: true },
      { name: 'delete', shown: true },
    ],
  });
});

test('what is published comes back as it was arranged', () => {
  const arranged = {
    ...draftOf(shipped, nothing),
    query: [{ name: 'code', shown: true, required: true, value: 'A' }],
    columns: [
      { name: 'name', shown: false, width: 90, pinned: null, label: ['品名', 'Title'] as const },
      { name: 'code', shown: true, width: null, pinned: 'left' as const, label: null },
    ],
    buttons: [
      { name: 'delete', shown: false },
      { name: 'create', shown: true },
    ],
  };
  const kept = { ...nothing, columns: { density: 'compact' } };
  const values = {
    ...valuesOf('query', arranged, kept),
    ...valuesOf('columns', arranged, kept),
    ...valuesOf('buttons', arranged, kept),
  };
  expect(values.columns).toMatchObject({ density: 'compact' });
  expect(draftOf(shipped, { ...nothing, ...values })).toEqual(arranged);
});

test('without other labels none are published', () => {
  expect(valuesOf('columns', draftOf(shipped, nothing), nothing).labels).toBeNull();
});

test('moving past either end changes nothing', () => {
  expect(movedBy(['a', 'b'], 0, 1)).toEqual(['b', 'a']);
  expect(movedBy(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});
