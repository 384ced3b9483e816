import { randomUUID } from 'node:crypto';
import { dropDemonstration, migrateCell, migrateDirectory, onDatabase } from '@takt/engine/host';
import { adminUrl, dropDatabases } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = randomUUID().slice(0, 8);
const [database, directory] = [`takt_migrate_${run}`, `takt_migrate_${run}_dir`];
const options = { adminUrl: adminUrl(), database };
const inCell = (sql: string) => onDatabase(options, (client) => client.query(sql));
beforeAll(async () => {
  await migrateDirectory({ adminUrl: adminUrl(), database: directory });
  expect((await migrateCell(options))[0]).toBe('0000_engine.sql');
  expect(await migrateCell(options)).toEqual([]);
});
afterAll(() => dropDatabases([database, directory]));

const REFUSED = `the database ${database} was made with another schema, and until the first release no way leads from one to the next.`;

test.each([
  [
    'a file this version does not know',
    "insert into ops.migration (name, sha256) values ('0034_supply_and_stock.sql', '')",
    "delete from ops.migration where name like '0034%'",
  ],
  [
    'a file that was another one',
    "update ops.migration set sha256 = 'x' || sha256 where name = '0006_definitions.sql'",
    "update ops.migration set sha256 = substr(sha256, 2) where name = '0006_definitions.sql'",
  ],
  [
    'a file that was not there',
    "update ops.migration set name = 'x' where name = '0007_beside_definitions.sql'",
    "update ops.migration set name = '0007_beside_definitions.sql' where name = 'x'",
  ],
])('until the first release a database of another schema is refused with a sentence: %s', async (_, change, back) => {
  await inCell(change);
  await expect(migrateCell(options)).rejects.toThrow(REFUSED);
  await inCell(back);
  expect(await migrateCell(options)).toEqual([]);
});

test('databases are made anew only where nobody but demonstrations lives', async () => {
  const inDirectory = (sql: string) => onDatabase({ adminUrl: adminUrl(), database: directory }, (client) => client.query(sql));
  await inDirectory(
    "insert into directory_tenant (code, name, cell, demo) values ('real', '', 'c1', false), ('demo', '', 'c1', true)",
  );
  await expect(dropDemonstration(adminUrl(), directory, [database])).rejects.toThrow(
    'companies that are no demonstration live here: real; nothing was dropped',
  );
  expect(await migrateCell(options)).toEqual([]);
  await inDirectory("delete from directory_tenant where code = 'real'");
  await dropDemonstration(adminUrl(), directory, [database]);
  expect((await migrateCell(options)).length).toBeGreaterThan(0);
});
