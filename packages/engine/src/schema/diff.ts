import type { Column } from '../fields/columns.ts';
import { checkName } from './former-names.ts';
import { renameTables } from './renames.ts';
import { becomesSeries, intoSeries, monthsAhead, setAside } from './series-diff.ts';
import type { Snapshot } from './snapshot.ts';
import type { Index, TableShape } from './table-shape.ts';

/** SQL that brings a database from one snapshot to the next. Order: names, tables, columns, indexes, then foreign keys. */
export function diff(snapshot: Snapshot, after: Snapshot): readonly string[] {
  const { sql: renames, renamed: before } = renameTables(snapshot, after);
  const names = Object.keys(after);
  const partitioned = names.filter((table) => becomesSeries(table, before[table], after[table]));
  const added = names.filter((table) => !before[table] || partitioned.includes(table));
  const kept = names.filter((table) => before[table] && !partitioned.includes(table));
  const removed = Object.keys(before).filter((table) => !after[table]);
  return [
    ...renames,
    ...partitioned.flatMap((table) => setAside(table, before[table] as TableShape)),
    ...removed.toReversed().map((table) => `drop table app.${table};`),
    // Tables belong to the owner role; the rest runs as the migrating superuser, because checking a new foreign key
    // as the owner would be subject to row-level security without a tenant.
    ...(added.length > 0 ? ['set role app_owner;'] : []),
    ...added.flatMap((table) => createTable(table, after[table] as TableShape)),
    ...(added.length > 0 ? ['reset role;'] : []),
    ...partitioned.flatMap((table) => intoSeries(table, before[table] as TableShape, after[table] as TableShape)),
    ...kept.flatMap((table) => alterTable(table, before[table] as TableShape, after[table] as TableShape)),
    ...added.flatMap((table) => addForeignKeys(table, {}, (after[table] as TableShape).foreignKeys)),
    ...kept.flatMap((table) => addForeignKeys(table, before[table]?.foreignKeys ?? {}, after[table]?.foreignKeys ?? {})),
    ...added.flatMap((table) => vendorAccess(table, after[table] as TableShape)),
    ...added.flatMap((table) => finderAccess(table, {}, (after[table] as TableShape).indexes)),
  ];
}

// One byte order for every text: it sorts, compares and answers prefixes by one and the same index.
const collation = (type: string): string => (/^(varchar|text)/.test(type) ? `${type} collate "C"` : type);

const columnSql = (name: string, column: Column): string =>
  [name, collation(column.type), column.notNull && 'not null', column.default && `default ${column.default}`]
    .filter(Boolean)
    .join(' ');

const checkSql = (table: string, name: string, column: Column): string[] =>
  column.check ? [`alter table app.${table} add constraint ${checkName(table, name)} check (${column.check});`] : [];

const indexSql = (table: string, name: string, index: Index): string =>
  index.deferred
    ? `alter table app.${table} add constraint ${name} unique ${index.on} deferrable initially deferred;`
    : `create ${index.unique ? 'unique ' : ''}index ${name} on app.${table} ${index.on};`;
const dropIndexSql = (table: string, name: string, index: Index | undefined): string =>
  index?.deferred ? `alter table app.${table} drop constraint ${name};` : `drop index app.${name};`;

function createTable(table: string, shape: TableShape): string[] {
  const columns = Object.entries(shape.columns).map(([name, column]) => `  ${columnSql(name, column)}`);
  const key = (shape.key ?? ['tenant_id', 'id']).join(', ');
  const parts = shape.partitionedBy ? ` partition by range (${shape.partitionedBy})` : '';
  return [
    `create table app.${table} (\n${columns.join(',\n')},\n  primary key (${key})\n)${parts};`,
    ...Object.entries(shape.columns).flatMap(([name, column]) => checkSql(table, name, column)),
    ...Object.entries(shape.indexes).map(([name, index]) => indexSql(table, name, index)),
    `alter table app.${table} enable row level security;`,
    `alter table app.${table} force row level security;`,
    `create policy tenant on app.${table} to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);`,
    `grant ${writes(shape)} on app.${table} to app_rw;`,
    ...(shape.partitionedBy ? [monthsAhead(table)] : []),
  ];
}

/** What is only ever added to cannot be changed by whoever adds. */
const writes = ({ partitionedBy }: TableShape): string => (partitionedBy ? 'select, insert' : 'select, insert, update, delete');

function vendorAccess(table: string, shape: TableShape): string[] {
  const { policy, using, columns } = shape.vendor;
  if (policy === 'none') return [];
  if (policy === 'read')
    return [
      `create policy vendor on app.${table} for select to app_vendor using (${using});`,
      `grant select${columns ? ` (${columns.join(', ')})` : ''} on app.${table} to app_vendor;`,
    ];
  return [
    `create policy vendor on app.${table} to app_vendor using (${using}) with check (${using});`,
    `grant ${writes(shape)} on app.${table} to app_vendor;`,
  ];
}

type Indexes = TableShape['indexes'];
const searched = (indexes: Indexes): readonly string[] =>
  Object.values(indexes).flatMap(({ on }) => /gin \(tenant_id, (\w+) ext\.gin_trgm_ops\)/.exec(on)?.[1] ?? []);

/** Columns that are searched by a part of their text are read by the role that searches, whatever the tenant (ADR 0021). */
function finderAccess(table: string, before: Indexes, after: Indexes): string[] {
  const [were, are] = [searched(before), searched(after)];
  const fresh = are.filter((column) => !were.includes(column));
  return [
    ...fresh.map((column) => `grant select (tenant_id, id, ${column}) on app.${table} to app_finder;`),
    ...(were.length === 0 && are.length > 0
      ? [`create policy finder on app.${table} for select to app_finder using (true);`]
      : []),
    ...(were.length > 0 && are.length === 0 ? [`drop policy finder on app.${table};`] : []),
  ];
}

function alterTable(table: string, before: TableShape, after: TableShape): string[] {
  const renamed = Object.entries(after.columns).filter(([name, { was }]) => was && !before.columns[name] && before.columns[was]);
  const old = { ...before.columns };
  for (const [name, { was }] of renamed) {
    if (!was || !old[was]) continue;
    old[name] = old[was];
    delete old[was];
  }
  const gone = Object.keys(old).filter((name) => !after.columns[name]);
  return [
    ...dropped(before.foreignKeys, after.foreignKeys).map((name) => `alter table app.${table} drop constraint ${name};`),
    ...dropped(before.indexes, after.indexes).map((name) => dropIndexSql(table, name, before.indexes[name])),
    ...renamed.map(([name, { was }]) => `alter table app.${table} rename column ${was} to ${name};`),
    ...Object.entries(after.columns).flatMap(([name, column]) => changeColumn(table, name, old[name], column)),
    ...gone.map((name) => `alter table app.${table} drop column ${name};`),
    ...Object.entries(after.indexes)
      .filter(([name, index]) => !same(before.indexes[name], index))
      .map(([name, index]) => indexSql(table, name, index)),
    ...(same(before.vendor, after.vendor)
      ? []
      : [
          `drop policy if exists vendor on app.${table};`,
          `revoke all on app.${table} from app_vendor;`,
          ...vendorAccess(table, after),
        ]),
    ...finderAccess(table, before.indexes, after.indexes),
  ];
}

function changeColumn(table: string, name: string, before: Column | undefined, after: Column): string[] {
  const alter = `alter table app.${table} alter column ${name}`;
  if (!before) return [`alter table app.${table} add column ${columnSql(name, after)};`, ...checkSql(table, name, after)];
  return [
    ...(before.type === after.type ? [] : [`${alter} type ${collation(after.type)} using ${name}::${after.type};`]),
    ...(before.default === after.default
      ? []
      : [after.default ? `${alter} set default ${after.default};` : `${alter} drop default;`]),
    ...(before.notNull === after.notNull ? [] : [`${alter} ${after.notNull ? 'set' : 'drop'} not null;`]),
    ...(before.check === after.check
      ? []
      : [`alter table app.${table} drop constraint if exists ${checkName(table, name)};`, ...checkSql(table, name, after)]),
  ];
}

const addForeignKeys = (
  table: string,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(after)
    .filter(([name, key]) => before[name] !== key)
    .map(([name, key]) => `alter table app.${table} add constraint ${name} foreign key ${key};`);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const dropped = <T>(before: Readonly<Record<string, T>>, after: Readonly<Record<string, T>>): string[] =>
  Object.keys(before).filter((name) => !same(before[name], after[name]));
