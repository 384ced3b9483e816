import { type Entity, type Fields, isDocument, isSeries, snake, type Tables, tableName } from '@takt/model';
import { type Column, columnName, columnOf } from '../fields/columns.ts';
import { demandApart, formersOf, indexName } from './former-names.ts';
import { rollupTables, seriesTable } from './series-tables.ts';
import type { TableShape } from './table-shape.ts';

/** The database as the definitions want it. Committed once, diffed by `gen`. */
export type Snapshot = Readonly<Record<string, TableShape>>;

const STAMP: Readonly<Record<string, Column>> = {
  version: { type: 'int', notNull: true, default: '1' },
  ext: { type: 'jsonb', notNull: true, default: "'{}'" },
  created_by: { type: 'uuid', notNull: true },
  created_at: { type: 'timestamptz', notNull: true },
  updated_by: { type: 'uuid', notNull: true },
  updated_at: { type: 'timestamptz', notNull: true },
  deleted_at: { type: 'timestamptz', notNull: false },
};
const KEY: Readonly<Record<string, Column>> = {
  tenant_id: { type: 'int', notNull: true },
  id: { type: 'uuid', notNull: true },
};
const TENANT = "tenant_id = current_setting('app.tenant_id')::int";
const VENDOR = "current_setting('app.vendor_id')::uuid";

const columnsOf = (fields: Fields): Record<string, Column> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const column = columnOf(name, field);
      return column ? [[columnName(name, field), column]] : [];
    }),
  );

function referencesOf(table: string, fields: Fields) {
  const foreignKeys: Record<string, string> = {};
  const indexes: Record<string, { unique: boolean; on: string }> = {};
  for (const [name, field] of Object.entries(fields)) {
    const column = columnName(name, field);
    const target = field.kind === 'file' || field.kind === 'image' ? 'file' : field.options.to && tableName(field.options.to);
    if (!target || field.kind === 'refs') continue;
    foreignKeys[indexName(table, column, 'fk')] = `(tenant_id, ${column}) references app.${target} (tenant_id, id)`;
    indexes[indexName(table, column, 'ix')] = { unique: false, on: `(tenant_id, ${column})` };
  }
  return { foreignKeys, indexes };
}

/** Indexes for search: one that serves equality, prefix and order alike, and trigrams where any part is searched. */
function searchIndexes(table: string, fields: Fields, queried: readonly string[]) {
  const indexes: Record<string, { unique: boolean; on: string }> = {};
  for (const [name, field] of Object.entries(fields)) {
    const column = columnName(name, field);
    if (field.options.contains) {
      indexes[indexName(table, column, 'trgm')] = { unique: false, on: `using gin (tenant_id, ${column} ext.gin_trgm_ops)` };
    }
    if (field.options.unique) {
      indexes[indexName(table, column, 'key')] = { unique: true, on: `(tenant_id, ${column}) where deleted_at is null` };
    } else if ((field.kind === 'text' || field.kind === 'code') && queried.includes(name)) {
      indexes[indexName(table, column, 'pre')] = { unique: false, on: `(tenant_id, ${column})` };
    }
  }
  return indexes;
}

/**
 * A log is only ever added to. What is asked of it by a reference comes out of that reference's index in the default order, and is
 * counted there as well, however many rows the reference has by then.
 */
function logIndexes(table: string, entity: Entity<any, any>): TableShape['indexes'] {
  const asked = entity.log ? entity.query.filter((name) => entity.fields[name]?.kind === 'ref') : [];
  return Object.fromEntries(
    asked.map((name) => {
      const column = columnName(name, entity.fields[name]);
      const order = entity.sort
        .filter(([field]) => field !== name)
        .map(([field, direction]) => `${columnName(field, entity.fields[field])} ${direction}`);
      const on = `(${['tenant_id', column, ...order, 'id desc'].join(', ')}) include (deleted_at)`;
      return [indexName(table, column, 'ix'), { unique: false, on }];
    }),
  );
}

/** The default order must come out of an index, whatever the table grows to. */
function orderIndex(table: string, entity: Entity<any, any>): TableShape['indexes'] {
  const [first] = entity.sort;
  if (!first || entity.fields[first[0]]?.options.unique) return {};
  const columns = entity.sort.map(([field, direction]) => `${columnName(field, entity.fields[field])} ${direction}`);
  return {
    [indexName(table, 'order', 'ix')]: {
      unique: false,
      on: `(tenant_id, ${columns.join(', ')}, id desc) where deleted_at is null`,
    },
  };
}

/** The next free task of a work queue comes out of an index that holds no others, however many were done before. */
function queueIndex(table: string, entity: Entity<any, any>): TableShape['indexes'] {
  if (!isDocument(entity) || !entity.queue) return {};
  const { priority, due, claimedBy, open } = entity.queue;
  const column = (field: string): string => columnName(field, entity.fields[field]);
  const order = [`${column(priority)} desc`, ...(due === null ? [] : [column(due)]), 'id'].join(', ');
  const codes = open.map((state) => `'${entity.states[state]?.code ?? ''}'`).join(', ');
  return {
    [indexName(table, 'queue', 'ix')]: {
      unique: false,
      on: `(tenant_id, ${order}) where deleted_at is null and ${column(claimedBy)} is null and status in (${codes})`,
    },
  };
}

function vendorPolicy(entity: Entity<any, any>): TableShape['vendor'] {
  const field = entity.scopes.vendor;
  if (field) return { policy: 'own', using: `${TENANT} and ${scopeColumn(entity, field)} = ${VENDOR}` };
  if (entity.vendorsRead) return { policy: 'read', using: TENANT };
  if (entity.timeZone === null) return { policy: 'none', using: '' };
  // What suppliers' people do is judged by the clocks of plants as well; nothing else of those is theirs to see.
  const zone = columnName(entity.timeZone, entity.fields[entity.timeZone]);
  return { policy: 'read', using: TENANT, columns: ['tenant_id', 'id', 'deleted_at', zone] };
}
export const scopeColumn = (entity: Entity<any, any>, field: string): string => {
  const own = entity.fields[field];
  return own ? columnName(field, own) : snake(field);
};

function headerTable(entity: Entity<any, any>): TableShape {
  const table = tableName(entity.id);
  if (isSeries(entity)) {
    const columns = { ...KEY, ...columnsOf(entity.fields) };
    return seriesTable(entity, columns, searchIndexes(table, entity.fields, entity.query), vendorPolicy(entity));
  }
  const { foreignKeys, indexes } = referencesOf(table, entity.fields);
  const uniques = entity.unique.map((set) => {
    const columns = set.map((field) => columnName(field, entity.fields[field]));
    return [
      indexName(table, columns.join('_'), 'key'),
      { unique: true, on: `(tenant_id, ${columns.join(', ')}) where deleted_at is null` },
    ];
  });
  const document = isDocument(entity);
  return {
    columns: {
      ...KEY,
      ...(document && { number: { type: 'varchar(60)', notNull: true }, status: { type: 'varchar(3)', notNull: true } }),
      ...columnsOf(entity.fields),
      ...STAMP,
    },
    indexes: {
      ...indexes,
      ...logIndexes(table, entity),
      ...searchIndexes(table, entity.fields, entity.query),
      ...orderIndex(table, entity),
      ...queueIndex(table, entity),
      ...Object.fromEntries(uniques),
      ...(document && {
        // Numbers of deleted documents are not reused, so deleted rows count here.
        [indexName(table, 'number', 'key')]: { unique: true, on: '(tenant_id, number)' },
        [indexName(table, 'status', 'ix')]: { unique: false, on: '(tenant_id, status, id)' },
      }),
    },
    foreignKeys,
    vendor: vendorPolicy(entity),
  };
}

function detailTable(entity: Entity<any, any>, name: string): TableShape {
  const detail = (entity.details as Tables)[name] as Tables[string];
  const table = tableName(entity.id, name);
  const parent = tableName(entity.id);
  const { foreignKeys, indexes } = referencesOf(table, detail.fields);
  const header = vendorPolicy(entity);
  const uniques = detail.unique.map((set) => {
    const columns = set.map((field) => columnName(field, detail.fields[field] as Fields[string]));
    return [
      indexName(table, columns.join('_'), 'key'),
      { unique: true, on: `(tenant_id, parent_id, ${columns.join(', ')})`, deferred: true },
    ];
  });
  return {
    columns: {
      ...KEY,
      parent_id: { type: 'uuid', notNull: true },
      position: { type: 'int', notNull: true },
      ...columnsOf(detail.fields),
    },
    indexes: {
      ...indexes,
      ...Object.fromEntries(uniques),
      [indexName(table, 'parent', 'ix')]: { unique: false, on: '(tenant_id, parent_id, position)' },
    },
    foreignKeys: {
      ...foreignKeys,
      [indexName(table, 'parent', 'fk')]: `(tenant_id, parent_id) references app.${parent} (tenant_id, id) on delete cascade`,
    },
    vendor: {
      policy: header.policy,
      using:
        header.policy === 'none'
          ? ''
          : `${TENANT} and exists (select 1 from app.${parent} h where h.tenant_id = ${table}.tenant_id and h.id = ${table}.parent_id)`,
    },
  };
}

function demandOnce(tables: Snapshot, table: string): void {
  if (tables[table]) throw new Error(`two definitions ask for the table ${table}`);
}

/** Every table the definitions ask for, by name, headers before their details. */
export function snapshotOf(entities: readonly Entity<any, any>[]): Snapshot {
  const tables: Record<string, TableShape> = {};
  for (const entity of entities) {
    const shaped = (one: Entity<any, any>, name: string | null) => (name === null ? headerTable(one) : detailTable(one, name));
    for (const name of [null, ...Object.keys(entity.details)]) {
      const formers = formersOf(entity, name, shaped);
      const shape = shaped(entity, name);
      demandOnce(tables, tableName(entity.id, name ?? undefined));
      tables[tableName(entity.id, name ?? undefined)] = formers.length > 0 ? { ...shape, formers } : shape;
    }
    if (isSeries(entity)) for (const [name, shape] of rollupTables(entity)) tables[name] = shape;
  }
  demandApart(tables);
  return tables;
}
