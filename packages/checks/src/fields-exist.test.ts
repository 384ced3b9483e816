import { computed, entity, quantity, ref, table, text } from '@takt/model';
import { expect, test } from 'vitest';
import type { AnyEntity } from './definitions.ts';
import { fieldsExist } from './fields-exist.ts';
import { Order, toy, toyWith, Unit } from './toy-module.ts';

const whats = (...entities: readonly AnyEntity[]) =>
  fieldsExist(toyWith(...entities)).map(({ where, what }) => `${where}: ${what}`);

test('every part that names fields is read', () => {
  const gone = ['gone'];
  const Bad = {
    ...Unit,
    list: ['code', 'status'],
    query: gone,
    title: gone,
    sort: [['gone', 'asc']],
    unique: [gone],
    scopes: { plant: 'gone' },
    totals: gone,
    visible: { gone: () => true },
    requiredWhen: { gone: () => true },
    tree: 'gone',
    enabled: 'gone',
    rules: [{ field: 'gone', must: () => true, else: ['甲', 'A'] as const }],
  } as unknown as typeof Unit;
  const parts = ['query', 'title', 'sort', 'unique', 'scopes', 'totals', 'visible', 'requiredWhen', 'tree', 'enabled', 'rules'];
  expect(whats(Bad)).toEqual([
    'toy.unit: list names status, which is no field',
    ...parts.map((part) => `toy.unit: ${part} names gone, which is no field`),
  ]);
});

test('a work queue names fields that can hold what it is about', () => {
  const queue = { open: ['draft'], claimedBy: 'unit', priority: 'gone', zone: 'unit', due: null };
  expect(whats({ ...Order, queue } as unknown as typeof Order)).toEqual([
    'toy.order: queue names gone, which is no field',
    'toy.order: queue names unit, which holds no person',
  ]);
});

test('actors of actions, units and keys of lines are read too', () => {
  const BadOrder = { ...Order, actions: { close: { from: 'draft', by: 'gone' } } } as unknown as typeof Order;
  expect(whats(BadOrder)).toEqual(['toy.order: close by names gone, which is no field']);
  const lines = table('行', 'Lines', { qty: quantity('数量', 'Quantity', { unit: 'unit' }) });
  const BadLines = entity('toy.bad', {
    label: ['坏', 'Bad'],
    fields: { a: text('甲', 'A') },
    details: { lines: { ...lines, unique: [['gone']] } },
  });
  expect(whats(BadLines)).toEqual([
    'toy.bad.lines: unique names gone, which is no field',
    'toy.bad.lines: unit names unit, which is no field',
  ]);
});

test('a scope through what a row refers to ends at what limits that', () => {
  const label = ['场地', 'Site'] as const;
  const a = text('甲', 'A');
  const Site = entity('toy.site', { label, title: ['a'], fields: { a, plant: ref('toy.unit', '厂', 'Plant') } });
  const Bad = entity('toy.bad', { label, title: ['a'], fields: { a, site: ref('toy.site', '场地', 'Site') } });
  const limitedBy = (of: typeof Bad | typeof Site, scope: string) =>
    ({ ...of, scopes: { plant: scope } }) as unknown as AnyEntity;
  const found = (scope: string) => whats(limitedBy(Bad, scope), limitedBy(Site, 'plant'));
  expect(found('site.plant')).toEqual([]);
  expect(found('site.other')).toEqual(['toy.bad: scopes names site.other, by which toy.site is not limited']);
  expect(found('a.plant')).toEqual(['toy.bad: scopes names a.plant, by which a is not limited']);
});

test('what cannot be filtered or searched is not offered', () => {
  const Bad = entity('toy.bad', {
    label: ['坏', 'Bad'],
    fields: { unit: ref('toy.unit', '单位', 'Unit'), count: computed('integer', '数', 'Count') },
    query: ['count'],
    title: ['unit'],
  });
  expect(whats(Bad)).toEqual([
    'toy.bad: query names count, which cannot be filtered by',
    'toy.bad: title names unit, which is no text to search',
  ]);
});

test('the toy is clean, with number, status and stamps', () => {
  expect(fieldsExist([toy])).toEqual([]);
  expect(whats({ ...Order, list: ['number', 'status', 'createdAt'], scopes: { owner: 'createdBy' } })).toEqual([]);
});

test('use 19 a printout names fields of its document and of the lines it shows', () => {
  const printouts = [{ name: 'sheet', label: ['单', 'Sheet'], facts: ['gone.name'], lines: { of: 'lines', columns: ['lost'] } }];
  expect(whats({ ...Order, printouts } as unknown as typeof Order)).toEqual([
    'toy.order: printout sheet names gone, which is no field',
    'toy.order.lines: printout sheet names lost, which is no field',
  ]);
});
