import { type Config, databaseOf, dropDemonstration, ensureRoles, migrateCell, migrateDirectory } from '@takt/engine/host';

type Databases = Pick<Config, 'adminUrl' | 'directory' | 'cells'>;
interface Migrated {
  readonly cell: string;
  readonly applied: readonly string[];
}

/** Brings the directory and every cell to the newest schema; `anew` drops them first. Where it cannot, the script ends with the reason. */
export async function migrateAll(databases: Databases, anew: boolean): Promise<readonly Migrated[]> {
  try {
    return await migrated(databases, anew);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

async function migrated({ adminUrl, directory, cells }: Databases, anew: boolean): Promise<readonly Migrated[]> {
  await ensureRoles(adminUrl);
  if (anew) await dropDemonstration(adminUrl, directory, cells.map(databaseOf));
  await migrateDirectory({ adminUrl, database: directory });
  const done: Migrated[] = [];
  for (const cell of cells) done.push({ cell: cell.name, applied: await migrateCell({ adminUrl, database: databaseOf(cell) }) });
  return done;
}
