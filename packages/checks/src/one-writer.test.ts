import { expect, test } from 'vitest';
import { oneWriter } from './one-writer.ts';

const found = (path: string, sql: string) => oneWriter([{ path, text: `await ctx.sql\`${sql}\`;` }]).map(({ what }) => what);
const SERVICE = 'modules/quality/server/claim.ts';

test.each([
  ["update app.quality_claim set remark = ${a}, status = '10' where id = ${id}", 'the status of a document'],
  ['update app.${table} set "status" = ${code}', 'the status of a document'],
  ["insert into app.quality_claim (tenant_id, id, status) values (1, ${id}, '00')", 'the status of a document'],
  ['insert into app.history (tenant_id) values (1)', 'history'],
  ['delete from app.history where row_id = ${id}', 'history'],
  ['update app.number set last = 1', 'document numbers'],
  ['insert into outbox (tenant_id) select 1', 'the outbox'],
  ['delete from app.idempotency', 'idempotency keys'],
  ['update app.link as k\n  set open = false', 'links between documents'],
  ['insert into stock_balance as b (tenant_id) values (1)', 'stock'],
  ['update app.warehouse_stock_move set qty = 0', 'stock'],
])('%s', (sql, fact) => {
  expect(found(SERVICE, sql)).toEqual([expect.stringContaining(`writes ${fact}; only `)]);
});

test.each([
  'select status from app.quality_claim where status = ${code}',
  'update app.quality_claim set remark = ${a} where status = ${code}',
  "update app.base_part set mark_status = '0'",
  'update app.quality_claim set qty = l.qty from app.link l where l.to_id = ${id}',
  'select * from app.history h join app.link k on k.to_id = h.row_id',
  'insert into app.quality_link_note (id) values (1)',
  'delete from app.link_note',
  'Update number',
])('clean: %s', (sql) => {
  expect(found(SERVICE, sql)).toEqual([]);
});

test('the owner writes, and so may tests, scripts and migrations', () => {
  expect(found('packages/engine/src/db/transaction-records.ts', 'insert into app.history (id) values (1)')).toEqual([]);
  expect(found('packages/engine/src/jobs/relay.ts', 'delete from app.outbox where id = any(${ids})')).toEqual([]);
  expect(found('modules/quality/tests/claim.test.ts', 'delete from app.history')).toEqual([]);
  expect(found('scripts/tenant.ts', 'delete from app.history')).toEqual([]);
  expect(oneWriter([{ path: 'migrations/0001_x.sql', text: "update app.quality_claim set status = '10'" }])).toEqual([]);
});

test('SQL files outside the migrations are read whole; comments do not count', () => {
  const text = '-- insert into app.history (id)\nselect 1;\ninsert into app.history (id) values (1);';
  expect(oneWriter([{ path: 'packages/engine/src/db/x.sql', text }])).toHaveLength(1);
  expect(oneWriter([{ path: 'packages/engine/src/db/x.sql', text: text.split('\n')[0] ?? '' }])).toEqual([]);
});
