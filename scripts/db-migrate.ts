/** Creates and migrates the directory and every cell. */
import { configFrom, databaseOf, ensureRoles, migrateCell, migrateDirectory } from '@takt/engine/host';

const config = configFrom(process.env);
await ensureRoles(config.adminUrl);
await migrateDirectory({ adminUrl: config.adminUrl, database: config.directory });
for (const cell of config.cells) {
  const applied = await migrateCell({ adminUrl: config.adminUrl, database: databaseOf(cell) });
  console.log(`cell ${cell.name}: ${applied.length === 0 ? 'up to date' : `applied ${applied.join(', ')}`}`);
}
