import { catalogueChecks } from '@takt/checks';
import { datetime, type Entity, entity, integer, series, text } from '@takt/model';
import type { Factory, Tenant } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diff, onDatabase, type Snapshot } from '@takt/engine/host';
import { onCell, openReadings, Reading, withToys } from './toy-series.ts';

const NOW = new Date('2030-05-15T00:00:00Z');
let factory: Factory;
let tenant: Tenant;
beforeAll(async () => {
  factory = await openReadings(() => NOW);
  tenant = await factory.tenant();
});
afterAll(() => factory.close());

const run = <T = any>(...statements: readonly string[]): Promise<readonly T[]> => onCell<T>(factory, statements);
const monthsOf = async (table: string): Promise<readonly string[]> =>
  (
    await run<{ month: string }>(
      `select c.oid::regclass::text as month from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'app.${table}'::regclass order by 1`,
    )
  ).map(({ month }) => month);

const fields = {
  at: datetime('时间', 'Time', { required: true }),
  name: text('名称', 'Name', { required: true }),
} as const;
const plain = entity('toy.note', { label: ['记', 'Note'], log: true, fields, query: ['name'], sort: [['at', 'desc']] });
const asSeries = (id: string, more: object = {}): Entity<any, any> =>
  series(id, { label: ['记', 'Note'], at: 'at', keepMonths: null, fields: { ...fields, ...more }, query: ['name'] });

test('a series is a table in partitions by its time, without a default one, with the rights to add and to read', () => {
  const sql = diff(withToys(), withToys(Reading)).join('\n');
  expect(sql).toContain('primary key (tenant_id, at, id)\n) partition by range (at);');
  expect(sql).toContain('force row level security');
  expect(sql).toContain('grant select, insert on app.toy_reading to app_rw;');
  expect(sql).toContain('create index toy_reading_plant_id_ix on app.toy_reading (tenant_id, plant_id, at desc, id desc);');
  expect(sql).not.toMatch(/foreign key|created_by|deleted_at|\bdefault partition\b/);
  expect(sql).toContain('(tenant_id, bucket, device) nulls not distinct;');
  expect(diff(withToys(Reading), withToys(Reading))).toEqual([]);
});

test('the months to come are there before anybody adds a row', async () => {
  const now = new Date();
  const names = [0, 1, 2, 3].map((n) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + n, 1));
    return `series.toy_reading_${month.toISOString().slice(0, 7).replace('-', '_')}`;
  });
  expect(await monthsOf('toy_reading')).toEqual(names);
  expect((await monthsOf('system_operation_log')).length).toBeGreaterThanOrEqual(4);
});

test('a field that is added is in every month, those to come included', async () => {
  const wider = { ...Reading, fields: { ...Reading.fields, note: text('说明', 'Note') } };
  const sql = diff(withToys(Reading), withToys(wider));
  expect(sql).toEqual(['alter table app.toy_reading add column note varchar(200) collate "C";']);
  await run(...sql, "select app.open_months('toy_reading', array['2031-01-01Z'::timestamptz])");
  const [counted] = await run(
    `select count(*)::int as columns, count(distinct table_name)::int as tables from information_schema.columns
     where table_schema = 'series' and table_name like 'toy_reading%' and column_name = 'note'`,
  );
  expect(counted).toEqual({ columns: 5, tables: 5 });
  await run(...diff(withToys(wider), withToys(Reading)), 'drop table series.toy_reading_2031_01');
});

test('a log that becomes a series keeps its rows', async () => {
  await run(...diff(withToys(Reading), withToys(Reading, plain)));
  await run(
    `insert into app.toy_note (tenant_id, id, at, name, created_by, created_at, updated_by, updated_at, deleted_at)
     select ${tenant.id}, gen_random_uuid(), at, at, gen_random_uuid(), now(), gen_random_uuid(), now(), gone
     from (values ('2029-12-31 23:59:59Z'::timestamptz, null), ('2030-01-01 00:00:00Z', null), ('2030-02-01 00:00:00Z', now())) v(at, gone)`,
  );
  const after = withToys(Reading, asSeries('toy.note'));
  await run(...diff(withToys(Reading, plain), after));
  expect(await run('select tableoid::regclass::text as month, name = at::text as same from app.toy_note order by at')).toEqual([
    { month: 'series.toy_note_2029_12', same: true },
    { month: 'series.toy_note_2030_01', same: true },
  ]);
  expect(() => diff(after, withToys(Reading, plain))).toThrow('toy_note is in partitions by at; write its migration by hand');
});

test('a renamed series takes its months along, and goes on', async () => {
  const before = withToys(Reading, asSeries('toy.note'));
  const months = await monthsOf('toy_note');
  const renamed = { ...asSeries('toy.memo', { ms: integer('耗时', 'Time taken') }), was: ['toy.note'] };
  const after: Snapshot = withToys(Reading, renamed);
  await run(...diff(before, after));
  expect(await monthsOf('toy_memo')).toEqual(months.map((month) => month.replace('toy_note', 'toy_memo')));
  await run(`select app.open_months('toy_memo', array['2029-12-05Z', '2030-03-05Z']::timestamptz[])`);
  expect(await monthsOf('toy_memo')).toHaveLength(months.length + 1);
});

test('the wall of the database stands around series as well, and their partitions have no door of their own', async () => {
  const past = factory.asSystem(tenant.id, (ctx) => ctx.sql`select 1 from series.toy_reading_2030_05`);
  await expect(past).rejects.toThrow(/permission denied for schema series/);
  const { adminUrl, cells } = factory.operator;
  const found = await onDatabase({ adminUrl, database: cells['c1'] ?? '' }, async (client) => {
    const all = [];
    for (const { run: check } of catalogueChecks) all.push(...(await check(async (sql) => (await client.query(sql)).rows)));
    return all;
  });
  expect(found).toEqual([]);
});

test('what a series cannot do is said where it is defined', () => {
  expect(() => asSeries('toy.bad', { code: text('码', 'Code', { unique: true }) })).toThrow(/nothing in a series is unique/);
  expect(() => asSeries('toy.bad', { code: text('码', 'Code', { contains: true }) })).toThrow(/by the beginning of a text/);
});
