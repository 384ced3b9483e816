import type { Entity } from '@takt/model';
import { expect, test } from 'vitest';
import { entities } from './company.ts';
import { chosen, coveringSet } from './coverage-set.ts';
import { traitsOf } from './traits.ts';

const traitsIn = (list: readonly Entity<any, any>[]): string[] =>
  [...new Set(list.flatMap((entity) => [...traitsOf(entity)]))].toSorted();
const idsOf = (list: readonly Entity<any, any>[]): string[] => list.map(({ id }) => id).toSorted();

test('the chosen definitions have every trait of all of them, and are few', () => {
  expect(traitsIn(chosen)).toEqual(traitsIn(entities));
  expect(chosen.length).toBeLessThanOrEqual(entities.length / 4);
});

test('they are the same ones however the definitions are listed', () => {
  expect(idsOf(coveringSet(entities.toReversed()))).toEqual(idsOf(chosen));
});

test('a definition with a trait nobody else has is chosen', () => {
  const [first] = entities;
  const odd = { ...first, id: 'base.odd', zeroIsSomething: true } as unknown as Entity<any, any>;
  expect(idsOf(coveringSet([...entities, odd]))).toContain('base.odd');
});

test('what tells definitions apart is seen: kinds of fields, lines, states, limits and numbers', () => {
  const all = traitsIn(entities);
  for (const trait of [
    'document',
    'master',
    'tree',
    'enabled',
    'rules',
    'requiredWhen',
    'unique',
    'line ref',
    'line quantity',
    'computed decimal',
    'lines with unique sets',
    'several tables of lines',
    'scopes plant',
    'scopes vendor',
    'limited by id',
    'vendorsRead true',
    'imports false',
    'guard warn',
    'action with system true',
    'action with branches',
    'action of vendor',
    'made from others',
    'numbered {yyyyMM}{seq:5}',
    'asked for by date',
  ])
    expect(all).toContain(trait);
});
