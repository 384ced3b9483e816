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

/** Takes databases away with all that is in them; refused where a company lives there that is not a demonstration. */
export async function dropDemonstration(adminUrl: string, directory: string, cells: readonly string[]): Promise<void> {
  const names = [directory, ...cells];
  const there = await asAdmin(adminUrl, (client) =>
    client.query<{ datname: string }>('select datname from pg_database where datname = any($1)', [names]),
  );
  if (there.rows.some(({ datname }) => datname === directory)) {
    const { rows } = await onDatabase({ adminUrl, database: directory }, (client) =>
      client.query<{ code: string }>('select code from directory_tenant where not demo order by code'),
    );
    if (rows.length > 0)
      throw new Error(
        `companies that are no demonstration live here: ${rows.map(({ code }) => code).join(', ')}; nothing was dropped`,
      );
  }
  await asAdmin(adminUrl, async (client) => {
    for (const name of names) await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  });
}

export async function migrateDirectory(options: MigrateOptions): Promise<void> {
  await ensureDatabase(options);
  const script = await readFile(here('./directory.sql'), 'utf8');
  await onDatabase(options, (client) => client.query(script));
}

/** Brings one cell's database to the newest schema, each file in its own transaction; returns what was applied. */
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
    const files = await readdir(MIGRATIONS);
    const released = files.includes('snapshot.json');
    const names = files.filter((file) => file.endsWith('.sql')).toSorted();
    const unknown = [...done.keys()].filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Error(released ? newer(options.database, unknown) : otherBaseline(options.database));
    for (const name of names) {
      const script = await readFile(new URL(name, MIGRATIONS), 'utf8');
      const sha256 = createHash('sha256').update(script).digest('hex');
      if (done.has(name) ? done.get(name) !== sha256 : done.size > 0 && !released)
        throw new Error(released ? `migration ${name} was edited after it had been applied` : otherBaseline(options.database));
      if (done.has(name)) continue;
      await apply(client, name, script.replaceAll(':database', pg.escapeIdentifier(options.database)), sha256);
      applied.push(name);
    }
    await client.query(MONTHS_AHEAD, [new Date()]);
    return applied;
  });
}

const newer = (database: string, unknown: readonly string[]): string =>
  `the database ${database} has migrations this version does not know (${unknown.toSorted().slice(0, 3).join(', ')}${unknown.length > 3 ? ', …' : ''}). ` +
  'It was made by a newer version; no way leads from it to here.';

/** Until the first release a changed definition changes the baseline, and nothing leads from one baseline to the next (ADR 0126). */
const otherBaseline = (database: string): string =>
  `the database ${database} was made with another schema, and until the first release no way leads from one to the next. ` +
  '`npm run db:seed -- --anew` drops it and makes it again with the demonstration data; `npm run db:migrate -- --anew` leaves it empty.';

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
