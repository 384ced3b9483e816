import { expect, test } from 'vitest';
import type { Column, Condition } from '../api/calls.ts';
import { initialParams, knownParams, missingIn } from './params.ts';

const condition = (name: string, more: Partial<Condition> = {}): Condition => ({
  name,
  label: [name, name],
  kind: 'text',
  source: null,
  shown: true,
  must: false,
  initial: null,
  ...more,
});

test('a form begins with what it was given, out of sight or not', () => {
  const conditions = [
    condition('code'),
    condition('kind', { initial: ['a'] }),
    condition('state', { initial: '1', shown: false }),
  ];
  expect(initialParams(conditions)).toEqual({ kind: ['a'], state: '1' });
});

test('what must be filled in is asked of people only where they see it', () => {
  const conditions = [condition('code', { must: true }), condition('state', { must: true, shown: false }), condition('kind')];
  expect(missingIn(conditions, {}).map(({ name }) => name)).toEqual(['code']);
  expect(missingIn(conditions, { code: [' ', null] }).map(({ name }) => name)).toEqual(['code']);
  expect(missingIn(conditions, { code: 'A' })).toEqual([]);
});

test('a view does not ask for fields the company has removed', () => {
  const columns: readonly Column[] = [{ name: 'ext.colour', label: ['颜色', 'Colour'], kind: 'text', labelKey: null }];
  const params = { code: 'A', 'ext.colour': 'x', 'ext.colour._eq': 'y', 'ext.size': 3 };
  expect(knownParams(params, columns)).toEqual({ code: 'A', 'ext.colour': 'x', 'ext.colour._eq': 'y' });
});
