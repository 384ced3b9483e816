import { type AnySeries, type Bucket, BUCKETS, type Field, type Measure, type Rollup, snake, tableName } from '@takt/model';
import { type Column, columnName, columnType } from '../fields/columns.ts';
import { indexName, namePairs } from './former-names.ts';
import type { TableShape } from './table-shape.ts';

/**
 * The table of a series. Its key begins with the time behind the tenant, so that one index holds it together, orders it and finds a
 * window of it; a second one finds a row by its id alone. It has no foreign keys: each would be asked once for every row added, and
 * would lock the table it points to whenever a month is opened (ADR 0102).
 */
export function seriesTable(
  series: AnySeries,
  columns: TableShape['columns'],
  searched: TableShape['indexes'],
  vendor: TableShape['vendor'],
): TableShape {
  const table = tableName(series.id);
  const at = columnName(series.at, series.fields[series.at]);
  const references = Object.entries<Field>(series.fields).filter(([, { options, kind }]) => options.to && kind !== 'refs');
  return {
    key: ['tenant_id', at, 'id'],
    partitionedBy: at,
    columns,
    indexes: {
      [indexName(table, 'id', 'ix')]: { unique: false, on: '(tenant_id, id)' },
      ...Object.fromEntries(
        references.map(([name, field]) => {
          const column = columnName(name, field);
          const order = series.query.includes(name) ? `, ${at} desc, id desc` : '';
          return [indexName(table, column, 'ix'), { unique: false, on: `(tenant_id, ${column}${order})` }];
        }),
      ),
      ...searched,
    },
    foreignKeys: {},
    vendor,
  };
}

/** What a roll-up keeps, by column: the field, and what of it. */
export const measureColumns = (
  series: AnySeries,
  { measures }: Rollup,
): readonly { readonly column: string; readonly name: string; readonly field: Field; readonly measure: Measure }[] =>
  Object.entries(measures).flatMap(([name, kinds]) => {
    const field: Field = series.fields[name];
    return kinds.map((measure) => ({ column: `${columnName(name, field)}_${measure}`, name, field, measure }));
  });

const measureType = (field: Field, measure: Measure): string =>
  measure === 'count' ? 'bigint' : measure === 'sum' ? 'numeric' : (columnType(field) ?? 'numeric');

export const rollupName = (id: string, bucket: Bucket): string => `${tableName(id)}_by_${snake(bucket)}`;
/** The roll-ups of a series, by their buckets. */
export const rollupsOf = (series: AnySeries): readonly (readonly [Bucket, Rollup])[] =>
  BUCKETS.flatMap((bucket) => {
    const rollup: Rollup | undefined = series.rollups[bucket];
    return rollup ? [[bucket, rollup] as const] : [];
  });

function rollupTable(series: AnySeries, table: string, rollup: Rollup): TableShape {
  const by = rollup.by.map((name) => columnName(name, series.fields[name]));
  const apart = rollup.by.map((name, index): [string, Column] => [
    by[index] ?? name,
    { type: columnType(series.fields[name]) ?? 'text', notNull: false },
  ]);
  const measures = measureColumns(series, rollup).map(({ column, field, measure }): [string, Column] => [
    column,
    { type: measureType(field, measure), notNull: measure === 'count' },
  ]);
  return {
    columns: {
      tenant_id: { type: 'int', notNull: true },
      id: { type: 'uuid', notNull: true, default: 'gen_random_uuid()' },
      bucket: { type: 'timestamptz', notNull: true },
      ...Object.fromEntries(apart),
      rows: { type: 'bigint', notNull: true },
      ...Object.fromEntries(measures),
    },
    // A bucket that were added up twice would be refused by this.
    indexes: {
      [indexName(table, 'bucket', 'key')]: {
        unique: true,
        on: `(${['tenant_id', 'bucket', ...by].join(', ')}) nulls not distinct`,
      },
    },
    foreignKeys: {},
    vendor: { policy: 'none', using: '' },
  };
}

/** The tables of its roll-ups, by name. */
export const rollupTables = (series: AnySeries): readonly (readonly [string, TableShape])[] =>
  rollupsOf(series).map(([bucket, rollup]) => {
    const name = rollupName(series.id, bucket);
    const shape = rollupTable(series, name, rollup);
    const formers = series.was.map((id) => {
      const table = rollupName(id, bucket);
      return { table, names: Object.fromEntries(namePairs(rollupTable(series, table, rollup).indexes, shape.indexes)) };
    });
    return [name, formers.length > 0 ? { ...shape, formers } : shape] as const;
  });
