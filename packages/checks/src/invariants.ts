import { readdir, readFile } from 'node:fs/promises';
import type { Finding, Query } from './finding.ts';

const FOLDER = new URL('../invariants/', import.meta.url);
const EACH_TABLE = /^-- For each table having: (.+)$/m;
/** A broken rule usually breaks for many rows; these tell enough. */
const SHOWN = 20;

/** Tables of the application that have all the columns, as `app.name`. */
async function tablesHaving(query: Query, columns: readonly string[]): Promise<readonly string[]> {
  const names = columns.map((column) => `'${column}'`).join(', ');
  const tables = await query<{ name: string }>(`
    select 'app.' || quote_ident(t.relname) as name from pg_class t join pg_attribute a on a.attrelid = t.oid
     where t.relnamespace = 'app'::regnamespace and t.relkind in ('r', 'p') and a.attname in (${names}) and not a.attisdropped
     group by t.relname having count(*) = ${columns.length} order by 1`);
  return tables.map(({ name }) => name);
}

/** Rows that break one rule. `:table` in it stands for each table that has the columns its header names. */
async function offendingRows(query: Query, name: string, sql: string): Promise<Finding[]> {
  const columns = EACH_TABLE.exec(sql)?.[1]
    ?.split(',')
    .map((column) => column.trim());
  const found: Finding[] = [];
  for (const table of columns ? await tablesHaving(query, columns) : [null]) {
    const statement = sql.replaceAll(':table', () => table ?? ':table');
    const rows = await query<Record<string, unknown>>(`select * from (\n${statement}\n) offending limit ${SHOWN}`);
    found.push(...rows.map((row) => ({ where: table ? `${name} ${table}` : name, what: JSON.stringify(row) })));
  }
  return found;
}

/**
 * Runs every rule of `invariants/*.sql`. The connection must see all tenants, or be set to the one that is looked at.
 * One after the other: a single connection takes one statement at a time.
 */
export async function brokenInvariants(query: Query): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const file of (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted()) {
    const sql = await readFile(new URL(file, FOLDER), 'utf8');
    found.push(...(await offendingRows(query, file.replace('.sql', ''), sql)));
  }
  return found;
}
