import { expect, test } from 'vitest';
import { definedIds, engineNamesNoEntity } from './engine-names-no-entity.ts';

const definitions = [
  { path: 'modules/base/defs/part.ts', text: "export const Part = entity('base.part', {});" },
  { path: 'modules/sales/defs/order.ts', text: "export const Order = document(\n  'sales.salesOrder', {});" },
  { path: 'modules/base/defs/x.test.ts', text: "entity('base.toy', {});" },
];
const found = (text: string, path = 'packages/engine/src/records/save.ts') =>
  engineNamesNoEntity([...definitions, { path, text }]).map(({ where }) => where);

test('ids are read from the definitions', () => {
  expect(definedIds(definitions)).toEqual(['base.part', 'sales.salesOrder']);
});

test('the engine names no entity, no right and no table', () => {
  for (const text of [
    "id === 'base.part'",
    "can('sales.salesOrder.close')",
    'sql`select 1 from app.sales_sales_order`',
    "'base_part'",
  ]) {
    expect(found(text)).toEqual(['packages/engine/src/records/save.ts:1']);
  }
});

test('modules, tests, comments and other words may', () => {
  for (const text of ['// base.part', "'base.parts'", "'/base/part'", "'base.toy'"]) expect(found(text)).toEqual([]);
  expect(found("'base.part'", 'modules/base/server/part.ts')).toEqual([]);
  expect(found("'base.part'", 'packages/engine/src/records/save.test.ts')).toEqual([]);
});
