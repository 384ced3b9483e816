import { randomUUID } from 'node:crypto';
import { asAdmin, configFrom, ensureRoles, migrateCell, migrateDirectory } from '@takt/server/host';

/** Asked anew each time: tests that kill bring a server of their own once everything is loaded. */
export const adminUrl = (): string => configFrom(process.env).adminUrl;
// Named after the run, so that two runs on one machine do not take each other's databases away.
const RUN = 'TAKT_TEST_RUN';
const templates = (): { readonly cell: string; readonly directory: string } => {
  const run = process.env[RUN] ?? 'none';
  return { cell: `takt_test_${run}_cell`, directory: `takt_test_${run}_dir` };
};

/** Migrated once per test run; every test file then copies it, which takes a fraction of a second. */
export async function makeTemplates(): Promise<() => Promise<void>> {
  process.env[RUN] = randomUUID().slice(0, 8);
  const { cell, directory } = templates();
  await ensureRoles(adminUrl());
  await migrateDirectory({ adminUrl: adminUrl(), database: directory });
  await migrateCell({ adminUrl: adminUrl(), database: cell });
  return () => dropDatabases([cell, directory]);
}

export async function dropDatabases(names: readonly string[]): Promise<void> {
  await asAdmin(adminUrl(), async (client) => {
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
  await asAdmin(adminUrl(), async (client) => {
    await client.query('select pg_advisory_lock(7499)');
    await client.query(`create database ${directory} template ${templates().directory}`);
    for (const [, database] of Object.entries(named)) {
      await client.query(`create database ${database} template ${templates().cell}`);
      for (const role of ['app_rw', 'app_vendor', 'app_worker'])
        await client.query(`alter role ${role} in database ${database} set search_path = app`);
    }
  });
  return { directory, cells: named };
}
