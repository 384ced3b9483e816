import { randomUUID } from 'node:crypto';
import { asAdmin, configFrom, ensureRoles, migrateCell, migrateDirectory } from '@takt/engine/host';

/** Asked anew each time: tests that kill bring a server of their own once everything is loaded. */
export const adminUrl = (): string => configFrom(process.env).adminUrl;
// Named after the run, so that two runs on one machine do not take each other's databases away.
const RUN = 'TAKT_TEST_RUN';
const templates = (): { readonly cell: string; readonly directory: string } => {
  const run = process.env[RUN] ?? 'none';
  return { cell: `takt_test_${run}_cell`, directory: `takt_test_${run}_dir` };
};

/** Migrated once per test run; every test file then copies it, which takes a fraction of a second. */
async function makeTemplates(): Promise<() => Promise<void>> {
  process.env[RUN] = randomUUID().slice(0, 8);
  const { cell, directory } = templates();
  await ensureRoles(adminUrl());
  await migrateDirectory({ adminUrl: adminUrl(), database: directory });
  await migrateCell({ adminUrl: adminUrl(), database: cell });
  return () => dropDatabases([cell, directory]);
}

/** The same on a server that is started for it, and goes with them. */
export async function templatesOn(start: () => Promise<() => Promise<void>>): Promise<() => Promise<void>> {
  const stop = await start();
  const drop = await makeTemplates();
  return async () => {
    await drop();
    await stop();
  };
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
  await copyDatabase(templates().directory, directory);
  for (const database of Object.values(named)) await copyDatabase(templates().cell, database);
  return { directory, cells: named };
}

/** One database as another is; what a server keeps about a database beside it is not part of a copy and is said again. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  await asAdmin(adminUrl(), async (client) => {
    // One copy at a time: two would only take the disk from each other.
    await client.query('select pg_advisory_lock(7499)');
    // Copied as files: on a server that waits for no disk that is half the work of writing each page to the log.
    await client.query(`create database ${to} template ${from} strategy file_copy`);
    await client.query(`revoke create, temporary on database ${to} from public`);
    for (const role of ['app_rw', 'app_vendor', 'app_worker'])
      await client.query(`alter role ${role} in database ${to} set search_path = app`);
  });
}
