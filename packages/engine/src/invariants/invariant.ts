import type { Entity, Text } from '@takt/model';

/** Something that is true of a company's rows whatever anybody does; the statement tells those that break it. */
export interface Invariant {
  /** Unique, with hyphens. */
  readonly name: string;
  readonly label: Text;
  /** Selects the rows that break it, each with its `tenant_id`. `:table` stands for each table that has the columns named. */
  readonly sql: string;
  readonly eachTableWith?: readonly string[];
  /** It holds once what was told has been heard, and not while events wait; or of a product that runs, with its worker. */
  readonly when?: 'settled' | 'running';
}

/** What a module holds its rows to; of all entities, where it follows from their definitions. */
export type Invariants = (entities: readonly Entity[]) => readonly Invariant[];

/** Runs a statement as somebody who sees the rows that are to be judged. */
export type Ask = <R>(sql: string) => Promise<readonly R[]>;

export interface Broken {
  readonly name: string;
  readonly label: Text;
  /** How many rows break it; no more than are counted. */
  readonly count: number;
  /** The first of them. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Many rows usually break one rule; more are not counted, and these tell enough. */
const COUNTED = 1000;
const SHOWN = 20;

/** Tables of the application that have all the columns. */
async function tablesWith(ask: Ask, columns: readonly string[]): Promise<readonly string[]> {
  const names = columns.map((column) => `'${column}'`).join(', ');
  const tables = await ask<{ name: string }>(`
    select 'app.' || quote_ident(t.relname) as name from pg_class t join pg_attribute a on a.attrelid = t.oid
     where t.relnamespace = 'app'::regnamespace and t.relkind in ('r', 'p') and a.attname in (${names}) and not a.attisdropped
     group by t.relname having count(*) = ${columns.length} order by 1`);
  return tables.map(({ name }) => name);
}

/** The rows that break one invariant; null where none does. */
export async function brokenOf(ask: Ask, { name, label, sql, eachTableWith }: Invariant): Promise<Broken | null> {
  const tables = eachTableWith ? await tablesWith(ask, eachTableWith) : [null];
  const found: Readonly<Record<string, unknown>>[] = [];
  for (const table of tables) {
    const statement = table ? sql.replaceAll(':table', () => table) : sql;
    const rows = await ask<Record<string, unknown>>(`select * from (\n${statement}\n) offending limit ${COUNTED}`);
    found.push(...rows.map((row) => (table ? { table, ...row } : row)));
  }
  return found.length === 0 ? null : { name, label, count: found.length, rows: found.slice(0, SHOWN) };
}

/** Those that do not hold, one after the other: a single connection takes one statement at a time. */
export async function brokenInvariants(ask: Ask, invariants: readonly Invariant[]): Promise<readonly Broken[]> {
  const found: Broken[] = [];
  for (const invariant of invariants) {
    const broken = await brokenOf(ask, invariant);
    if (broken) found.push(broken);
  }
  return found;
}
