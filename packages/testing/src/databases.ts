import { asAdmin, configFrom, ensureRoles, migrateCell, migrateDirectory } from '@takt/server/host';

export const adminUrl = configFrom(process.env).adminUrl;
const TEMPLATE = 'takt_test_template';
const DIRECTORY_TEMPLATE = 'takt_test_directory';

/** Migrated once per test run; every test file then copies it, which takes a fraction of a second. */
export async function makeTemplates(): Promise<void> {
  await ensureRoles(adminUrl);
  await dropDatabases([TEMPLATE, DIRECTORY_TEMPLATE]);
  await migrateDirectory({ adminUrl, database: DIRECTORY_TEMPLATE });
  await migrateCell({ adminUrl, database: TEMPLATE });
}

export async function dropDatabases(names: readonly string[]): Promise<void> {
  await asAdmin(adminUrl, async (client) => {
    for (const name of names) await client.query(`drop database if exists ${name} with (force)`);
  });
}

/** A fresh directory and cells, named after the run so that files may run beside each other. */
export async function copyDatabases(
  prefix: string,
  cells: readonly string[],
): Promise<{ directory: string; cells: Readonly<Record<string, string>> }> {
  const directory = `${prefix}_dir`;
  const named = Object.fromEntries(cells.map((cell) => [cell, `${prefix}_${cell}`]));
  await asAdmin(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock(7499)');
    await client.query(`create database ${directory} template ${DIRECTORY_TEMPLATE}`);
    for (const [, database] of Object.entries(named)) {
      await client.query(`create database ${database} template ${TEMPLATE}`);
      for (const role of ['app_rw', 'app_vendor', 'app_worker'])
        await client.query(`alter role ${role} in database ${database} set search_path = app`);
    }
  });
  return { directory, cells: named };
}
