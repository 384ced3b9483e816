import { expect, test } from 'vitest';
import { buttonsIn, columnsIn, conditionsIn, inOrder, labelsIn } from './arrangement.ts';

test('what was kept is read without trusting it', () => {
  for (const kept of [null, 7, 'x', [], {}, { columns: 'x' }, { columns: [null, { name: 7 }] }])
    expect(columnsIn(kept)).toEqual([]);
  expect(buttonsIn({ buttons: [{ name: 'create' }, { name: 'delete', shown: false }] })).toEqual([
    { name: 'create', shown: true },
    { name: 'delete', shown: false },
  ]);
  expect(conditionsIn({ fields: [{ name: 'code', required: true, value: 'A' }, { name: 'kind' }] })).toEqual([
    { name: 'code', shown: true, required: true, value: 'A' },
    { name: 'kind', shown: true, required: false, value: null },
  ]);
  expect(labelsIn({ code: ['编号', 'No.'], name: ['名称', ''], kind: 'x' })).toEqual({ code: ['编号', 'No.'] });
});

test('what is gone drops out, what is new comes last', () => {
  const all = ['a', 'b', 'c'].map((name) => ({ name }));
  const wanted = [
    { name: 'c', shown: true },
    { name: 'gone', shown: true },
    { name: 'a', shown: false },
    { name: 'a', shown: true },
  ];
  expect(inOrder(all, wanted).map(({ one, as }) => [one.name, as?.shown ?? null])).toEqual([
    ['c', true],
    ['a', false],
    ['b', null],
  ]);
});
