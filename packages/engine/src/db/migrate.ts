import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { MONTHS_AHEAD } from '../series/months-ahead.ts';

const here = (file: string) => new URL(file, import.meta.url);
const MIGRATIONS = new URL('../../../../migrations/', import.meta.url);
const FLOOR = 150_014;

interface MigrateOptions {
  /** A superuser connection to the cluster, any database. */
  readonly adminUrl: string;
  readonly database: string;
}

const withDatabase = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).toString();

/** Runs `work` on one short-lived administrative connection. */
export async function asAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'takt:admin' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
export const onDatabase = <T>({ adminUrl, database }: MigrateOptions, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  asAdmin(withDatabase(adminUrl, database), work);

export async function ensureRoles(adminUrl: string): Promise<void> {
  await asAdmin(adminUrl, async (client) => {
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
    const version = Number(rows[0]?.version);
    if (version < FLOOR) throw new Error(`PostgreSQL 15.14 or newer is needed; this server reports ${version}`);
    await client.query(await readFile(here('./roles.sql'), 'utf8'));
  });
}

export async function ensureDatabase({ adminUrl, database }: MigrateOptions): Promise<void> {
  await asAdmin(adminUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0)
      await client.query(
        `create database ${pg.escapeIdentifier(database)} encoding 'UTF8' template template0 lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
      );
  });
}

export async function migrateDirectory(options: MigrateOptions): Promise<void> {
  await ensureDatabase(options);
  const script = await readFile(here('./directory.sql'), 'utf8');
  await onDatabase(options, (client) => client.query(script));
}

/** Brings one cell's database to the newest migration, each in its own transaction; returns what was applied. */
export async function migrateCell(options: MigrateOptions): Promise<readonly string[]> {
  await ensureDatabase(options);
  return onDatabase(options, async (client) => {
    await client.query('select pg_advisory_lock(7411)');
    await client.query('create schema if not exists ops');
    await client.query(
      'create table if not exists ops.migration (name text primary key, sha256 text not null, at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from ops.migration');
    const done = new Map(rows.map((row) => [row.name, row.sha256]));
    const applied: string[] = [];
    const names = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).toSorted();
    demandKnown(options.database, [...done.keys()], names);
    for (const name of names) {
      const script = await readFile(new URL(name, MIGRATIONS), 'utf8');
      const sha256 = createHash('sha256').update(script).digest('hex');
      if (done.has(name) && done.get(name) !== sha256) throw new Error(`migration ${name} was edited after it had been applied`);
      if (done.has(name)) continue;
      await apply(client, name, script.replaceAll(':database', pg.escapeIdentifier(options.database)), sha256);
      applied.push(name);
    }
    await client.query(MONTHS_AHEAD, [new Date()]);
    return applied;
  });
}

/** Refuses a database that went another way: one from before the baseline, or from a newer version of the product. */
function demandKnown(database: string, done: readonly string[], names: readonly string[]): void {
  const unknown = done.filter((name) => !names.includes(name));
  if (unknown.length === 0) return;
  throw new Error(
    `the database ${database} has migrations this version does not know (${unknown.toSorted().slice(0, 3).join(', ')}${unknown.length > 3 ? ', …' : ''}). ` +
      'It was made before the baseline or by a newer version; no way leads from it to here. Drop it and migrate again.',
  );
}

async function apply(client: pg.Client, name: string, script: string, sha256: string): Promise<void> {
  try {
    await client.query('begin');
    await client.query(script);
    await client.query('reset role');
    await client.query('insert into ops.migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
