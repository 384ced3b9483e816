import { entity, text } from '@takt/model';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { useRecordDraft } from './use-record-draft.ts';

const Plant = entity('test.plant', {
  label: ['工厂', 'Plant'],
  fields: { name: text('名称', 'Name'), remark: text('备注', 'Remark') },
});
const read: Draft = { id: '1', version: 1, name: 'A', remark: null };
const theirs: Draft = { ...read, version: 2, name: 'B' };

const page = () => {
  const drawn = renderHook(({ start, fresh }) => useRecordDraft(Plant, {}, start, fresh), {
    initialProps: { start: read, fresh: null as Draft | null },
  });
  const hear = (fresh: Draft): void => drawn.rerender({ start: read, fresh });
  return { ...drawn, hear, now: () => drawn.result.current };
};

test('use 15, use 32: what others saved replaces what nobody has typed over', () => {
  const { hear, now } = page();
  hear(theirs);
  expect([now().draft['name'], now().base['version'], now().changed, now().behind]).toEqual(['B', 2, false, null]);
});

test('use 16: over what was typed it waits, and either is kept as the person says', () => {
  for (const keeping of [true, false]) {
    const { hear, now } = page();
    act(() => now().change('remark', 'mine'));
    hear(theirs);
    expect([now().draft['name'], now().draft['remark'], now().behind]).toEqual(['A', 'mine', theirs]);
    act(() => now().rebase(keeping));
    expect([now().draft['name'], now().draft['remark'], now().draft['version'], now().changed, now().behind]).toEqual([
      'B',
      keeping ? 'mine' : null,
      2,
      keeping,
      null,
    ]);
  }
});

test('use 15: an answer that was long on its way changes nothing, nor what is counted elsewhere what was typed', () => {
  const { hear, now } = page();
  hear(theirs);
  hear({ ...read, name: 'old' });
  expect(now().draft['name']).toBe('B');
  act(() => now().change('remark', 'mine'));
  hear({ ...theirs, counted: '7' });
  expect([now().draft['remark'], now().behind]).toEqual(['mine', null]);
});
