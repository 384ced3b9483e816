import { randomUUID } from 'node:crypto';
import { identity, modules } from '@takt/app-server/modules';
import { code, document, type Entity, entity, flag, ref, state, table, text } from '@takt/model';
import { Factory, type Tenant } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesPage } from '../src/audit/changes.ts';
import { diff, onDatabase, type Snapshot, snapshotOf } from '@takt/engine/host';

/** A slip, its lines and what points at it, under two names. */
const slip = (id: string, detail: string, more: { readonly was?: string; readonly detailWas?: string } = {}) =>
  document(id, {
    label: ['条', 'Slip'],
    number: 'S{seq:5}',
    states: { open: state('00', '新建', 'Open') },
    fields: {
      title: text('标题', 'Title', { required: true, contains: true }),
      urgent: flag('加急', 'Urgent'),
      // Nobody else's table is this long; its indexes are cut.
      vendor: ref('base.vendor', '供应商', 'Supplier'),
    },
    details: {
      [detail]: table(
        '明细',
        'Lines',
        { item: code('物品', 'Item', { required: true }) },
        { unique: [['item']], ...(more.detailWas && { was: more.detailWas }) },
      ),
    },
    scopes: { vendor: 'vendor' },
    actions: { edit: { from: 'open' }, print: { from: 'open' } },
    ...(more.was && { was: more.was }),
  });
const pointer = (to: string) =>
  entity('toy.pointer', {
    label: ['指针', 'Pointer'],
    fields: { name: text('名称', 'Name', { required: true }), slip: ref(to, '条', 'Slip') },
  });
const product = modules.flatMap(({ defs }) => defs.entities);
const all = (...toys: readonly Entity<any, any>[]): Snapshot => snapshotOf([...product, ...toys]);

const BEFORE = all(slip('toy.slip', 'lines'), pointer('toy.slip'));
const RENAMED = slip('toy.ticket', 'items', { was: 'toy.slip', detailWas: 'lines' });
const AFTER = all(RENAMED, pointer('toy.ticket'));

let factory: Factory;
let tenant: Tenant;
beforeAll(async () => {
  const toys = { module: 'toy', label: ['玩具', 'Toys'], contexts: [], entities: [RENAMED] } as const;
  factory = await Factory.open({ modules: [...modules, { defs: toys, menu: [] }], identity, cells: ['c1', 'c2'] });
  tenant = await factory.tenant({ cell: 'c1' });
});
afterAll(() => factory.close());

const onCell = <T = any>(cell: 'c1' | 'c2', statements: readonly string[]): Promise<readonly T[]> =>
  onDatabase({ adminUrl: factory.operator.adminUrl, database: factory.operator.cells[cell] ?? '' }, async (client) => {
    let rows: readonly T[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows as T[];
    return rows;
  });
const CATALOGUE = `
  select 'index' as kind, indexname as name, indexdef as text from pg_indexes where schemaname = 'app' and tablename like 'toy%'
  union all select 'constraint', conname, conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where conrelid::regclass::text like 'app.toy%' and contype <> 'n'
  union all select 'policy', polname || polrelid::regclass, pg_get_expr(polqual, polrelid) from pg_policy where polrelid::regclass::text like 'app.toy%'
  union all select 'grant', relname, relacl::text from pg_class where relname like 'toy%' and relkind = 'r'
  order by 1, 2`;

test('a renamed entity keeps its rows, and everything is called as if it had always had the name', async () => {
  const [id, line] = [randomUUID(), randomUUID()];
  const stamp = `'{}', '${id}', now(), '${id}', now()`;
  await onCell('c1', diff(all(), BEFORE));
  await onCell('c1', [
    `insert into app.toy_slip (tenant_id, id, number, status, title, ext, created_by, created_at, updated_by, updated_at)
       values (${tenant.id}, '${id}', 'S1', '00', '第一', ${stamp})`,
    `insert into app.toy_slip_lines (tenant_id, id, parent_id, position, item) values (${tenant.id}, '${line}', '${id}', 1, 'a')`,
    `insert into app.toy_pointer (tenant_id, id, name, slip_id, ext, created_by, created_at, updated_by, updated_at)
       values (${tenant.id}, '${randomUUID()}', '指', '${id}', ${stamp})`,
    `insert into app.link (tenant_id, id, conversion, from_entity, from_id, to_entity, to_id)
       values (${tenant.id}, '${randomUUID()}', 'toy.slip>toy.slipper', 'toy.slip', '${id}', 'toy.slipper', '${id}')`,
    `insert into app.outbox (tenant_id, topic, key, payload) values (${tenant.id}, 'toy.slip.print', '${id}', '{}'), (${tenant.id}, 'toy.slipper.print', '${id}', '{}')`,
    `insert into app.custom_field (tenant_id, entity, name, kind, label_zh, label_en) values (${tenant.id}, 'toy.slip', 'own', 'text', '自', 'Own')`,
  ]);
  await tenant.person({ permissions: ['toy.slip.print', 'toy.slip.*', 'toy.slipper.print', 'toy.*'] });

  const sql = diff(BEFORE, AFTER);
  expect(sql.filter((statement) => /drop table|create table|drop index|create index|drop constraint/.test(statement))).toEqual(
    [],
  );
  await onCell('c1', sql);

  expect(
    await onCell('c1', ['select t.title, i.item from app.toy_ticket t join app.toy_ticket_items i on i.parent_id = t.id']),
  ).toEqual([{ title: '第一', item: 'a' }]);
  expect(await onCell('c1', ['select conversion, from_entity as "from", to_entity as "to" from app.link'])).toEqual([
    { conversion: 'toy.ticket>toy.slipper', from: 'toy.ticket', to: 'toy.slipper' },
  ]);
  const topics = await onCell<{ topic: string }>('c1', ["select topic from app.outbox where topic like 'toy.%' order by id"]);
  expect(topics.map(({ topic }) => topic)).toEqual(['toy.ticket.print', 'toy.slipper.print']);
  expect(await onCell('c1', ['select entity from app.custom_field'])).toEqual([{ entity: 'toy.ticket' }]);
  const rights = await onCell<{ permission: string }>('c1', [
    'select permission from app.system_role_permissions order by position',
  ]);
  expect(rights.map(({ permission }) => permission)).toEqual(['toy.ticket.print', 'toy.ticket.*', 'toy.slipper.print', 'toy.*']);

  await onCell('c2', diff(all(), AFTER));
  expect(await onCell('c1', [CATALOGUE])).toEqual(await onCell('c2', [CATALOGUE]));
});

test('history stays as it was sealed, and is found under the new name', async () => {
  const entry = { rowId: randomUUID(), fromStatus: null, toStatus: null, changes: {}, reason: null, vendorId: null };
  const asked = { entity: 'toy.ticket', action: null, user: null, from: null, to: null, row: null, field: null };
  await factory.asSystem(tenant.id, async (ctx) => {
    ctx.remember({ ...entry, entity: 'toy.slip', action: 'create' });
    ctx.remember({ ...entry, entity: 'toy.ticket', action: 'edit' });
    ctx.remember({ ...entry, entity: 'toy.slipper', action: 'create' });
  });
  const { list } = await factory.asSystem(tenant.id, (ctx) => changesPage(ctx, factory.registry, asked, null));
  expect(list.map(({ entity: id, action }) => [id, action])).toEqual([
    ['toy.ticket', 'edit'],
    ['toy.ticket', 'create'],
  ]);
});

test('the snapshot after a rename asks for nothing more, and a rename with a change does both', () => {
  const kept = JSON.parse(JSON.stringify(AFTER, (key, value) => (key === 'formers' ? undefined : value))) as Snapshot;
  expect(diff(kept, AFTER)).toEqual([]);
  const wider = { ...RENAMED, fields: { ...RENAMED.fields, note: text('说明', 'Note') } };
  expect(diff(BEFORE, all(wider, pointer('toy.ticket'))).at(-1)).toBe(
    'alter table app.toy_ticket add column note varchar(200) collate "C";',
  );
});

test('without a former name the table is dropped and another made, which the review will show', () => {
  const sql = diff(BEFORE, all(slip('toy.ticket', 'items'), pointer('toy.ticket')));
  expect(sql.filter((statement) => statement.startsWith('drop table'))).toEqual([
    'drop table app.toy_slip_lines;',
    'drop table app.toy_slip;',
  ]);
});

test('names that are one once they are cut stop the generation with a sentence', () => {
  const long = 'measurementOfTheThicknessOfTheCoating';
  const clash = entity('toy.surfaceInspectionRecord', {
    label: ['表面', 'Surface'],
    fields: {
      [`${long}First`]: ref('base.part', '一', 'First'),
      [`${long}Final`]: ref('base.part', '二', 'Second'),
    },
  });
  expect(() => snapshotOf([clash])).toThrow(
    /would both be called .*: PostgreSQL keeps 63 characters of a name; shorten one of them$/,
  );
});
