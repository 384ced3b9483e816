import { expect, test } from 'vitest';
import { foreignTables } from './foreign-tables.ts';
import { toy } from './toy-module.ts';

const YARD = 'modules/yard/server/docks.ts';
const found = (text: string, counted: Readonly<Record<string, number>> = {}, path = YARD) =>
  foreignTables([{ path, text }], [toy], counted);
const READS = 'const a = ctx.sql`select 1\n  from toy_order o join app.toy_order_lines l on l.parent_id = o.id`;';

test('a table is named in SQL of its own module alone', () => {
  expect(found(READS).map(({ where }) => where)).toEqual([`${YARD}:2`, `${YARD}:2`]);
  expect(found(READS)[1]?.what).toContain('names toy_order_lines of toy');
  expect(found(READS, {}, 'modules/toy/server/orders.ts')).toEqual([]);
  expect(found(READS, {}, 'modules/yard/server/docks.test.ts')).toEqual([]);
});

test('a piece of the owner, a comment and a longer name are no foreign table', () => {
  expect(found('const a = ctx.sql`select 1 from ${orderRows} o`; // toy_order\nconst b = "toy_order_key";')).toEqual([]);
});

test('what is counted may stay or become less, and must not grow', () => {
  expect(found(READS, { [YARD]: 2 })).toEqual([]);
  expect(found(READS, { [YARD]: 1 })).toHaveLength(2);
  expect(found(READS, { [YARD]: 3 })).toEqual([]);
  expect(found('', { 'modules/yard/server/gone.ts': 1 })).toEqual([
    { where: 'modules/yard/server/gone.ts', what: 'is counted in foreign-reads.ts and does not exist' },
  ]);
});
