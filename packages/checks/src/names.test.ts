import { entity, ref, table, text } from '@takt/model';
import { expect, test } from 'vitest';
import type { AnyEntity } from './definitions.ts';
import { names } from './names.ts';
import { toy, toyWith } from './toy-module.ts';

const label = ['甲', 'A'] as const;
const found = (...entities: readonly AnyEntity[]) => names(toyWith(...entities));

test('ids belong to their module and fields are camelCase', () => {
  const Bad = entity('other.Bad-thing', { label, fields: { part_no: text('甲', 'A') } });
  expect(found(Bad)).toEqual([
    { where: 'other.Bad-thing', what: 'an id is written module.entity, both in camelCase' },
    { where: 'other.Bad-thing', what: 'is defined in the module toy' },
    { where: 'other.Bad-thing.part_no', what: 'a field is named in camelCase' },
  ]);
});

test('the engine keeps its columns, whatever kind of field asks for them', () => {
  const Bad = entity('toy.bad', {
    label,
    fields: { version: text('甲', 'A'), createdAt: text('甲', 'A'), tenant: ref('toy.unit', '甲', 'A') },
    details: { lines: table('行', 'Lines', { parent: ref('toy.unit', '甲', 'A'), number: text('甲', 'A') }) },
  });
  expect(found(Bad)).toEqual([
    { where: 'toy.bad.version', what: 'the engine has its own version' },
    { where: 'toy.bad.createdAt', what: 'the engine has its own createdAt' },
    { where: 'toy.bad.tenant', what: 'the engine has its own tenantId' },
    { where: 'toy.bad.lines.parent', what: 'the engine has its own parentId' },
  ]);
});

test('no column, table or name is had twice', () => {
  const Bad = entity('toy.orderLines', {
    label,
    fields: { unit: ref('toy.unit', '甲', 'A'), unitId: text('甲', 'A'), parts: text('甲', 'A') },
    details: { parts: table('行', 'Parts', {}) },
  });
  expect(found(Bad)).toEqual([
    { where: 'toy.orderLines.unitId', what: 'shares its column with unit' },
    { where: 'toy.orderLines.parts', what: 'a detail table is named like a field' },
    { where: 'toy.orderLines', what: 'shares the table toy_order_lines with toy.order.lines' },
  ]);
  expect(found(entity(`toy.${'long'.repeat(12)}`, { label, fields: {} }))).toHaveLength(1);
});

test('the toy is clean', () => {
  expect(names([toy])).toEqual([]);
});
