import type { TableShape } from './table-shape.ts';

const former = (table: string): string => `${table.slice(0, 56)}_former`;

/** Whether a table that was a plain one is to be in partitions. The way back is written by hand: it is a copy of everything. */
export function becomesSeries(table: string, before: TableShape | undefined, after: TableShape | undefined): boolean {
  if (!before || before.partitionedBy === after?.partitionedBy) return false;
  if (before.partitionedBy) throw new Error(`${table} is in partitions by ${before.partitionedBy}; write its migration by hand`);
  return true;
}

/** Moves a plain table out of the way, with the names that its successor will have. */
export const setAside = (table: string, { indexes }: TableShape): readonly string[] => [
  `alter table app.${table} rename to ${former(table)};`,
  `alter table app.${former(table)} drop constraint ${table.slice(0, 58)}_pkey;`,
  ...Object.keys(indexes).map((name) => `drop index app.${name};`),
];

/** Rows of the plain table in the months they belong to; what was deleted stays behind. */
export function intoSeries(table: string, before: TableShape, after: TableShape): readonly string[] {
  const columns = Object.keys(after.columns).filter((name) => before.columns[name]);
  const at = after.partitionedBy ?? '';
  const living = before.columns['deleted_at'] ? ' where deleted_at is null' : '';
  return [
    `select app.open_months('${table}', array(select distinct date_trunc('month', ${at}, 'UTC') from app.${former(table)}${living}));`,
    `insert into app.${table} (${columns.join(', ')}) select ${columns.join(', ')} from app.${former(table)}${living} order by ${at};`,
    `drop table app.${former(table)};`,
  ];
}

/** A new series can be added to at once; the worker opens the months that follow. */
export const monthsAhead = (table: string): string =>
  `select app.open_months('${table}', array(select now() + n * interval '1 month' from generate_series(0, 3) n));`;
