import { randomUUID } from 'node:crypto';
import { migrateCell, onDatabase } from '@takt/engine/host';
import { adminUrl, dropDatabases } from '@takt/testing';
import { afterAll, expect, test } from 'vitest';

const database = `takt_migrate_${randomUUID().slice(0, 8)}`;
const options = { adminUrl: adminUrl(), database };
afterAll(() => dropDatabases([database]));

test('a database from before the baseline is refused with a sentence, and left as it is', async () => {
  const applied = await migrateCell(options);
  expect(applied[0]).toBe('0000_engine.sql');
  expect(await migrateCell(options)).toEqual([]);
  await onDatabase(options, (client) =>
    client.query("insert into ops.migration (name, sha256) values ('0034_supply_and_stock.sql', '')"),
  );
  await expect(migrateCell(options)).rejects.toThrow(
    `the database ${database} has migrations this version does not know (0034_supply_and_stock.sql). ` +
      'It was made before the baseline or by a newer version; no way leads from it to here. Drop it and migrate again.',
  );
});
