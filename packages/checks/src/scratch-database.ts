// The engine's own door for this: a test of the catalogue need not load the HTTP server.
import { asAdmin, ensureDatabase, ensureRoles, migrateCell, onDatabase } from '@takt/engine/host';
import type { Query } from './finding.ts';

const adminUrl = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Roles belong to the whole cluster: two test files may create them at once, and one of them is told so. */
async function rolesAtLast(tries = 10): Promise<void> {
  try {
    await ensureRoles(adminUrl);
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((done) => setTimeout(done, 50 + Math.random() * 100));
    await rolesAtLast(tries - 1);
  }
}

export interface Scratch {
  readonly query: Query;
  /** Runs `work` after `ddl` in a transaction that is undone: nothing of it is left, roles included. */
  readonly after: <T>(ddl: string, work: (query: Query) => Promise<T>) => Promise<T>;
}

/** Runs `work` on a database of its own, dropped afterwards; empty but for the schema, or with all migrations. */
export async function inScratch<T>(
  name: string,
  content: 'empty' | 'migrated',
  work: (scratch: Scratch) => Promise<T>,
): Promise<T> {
  const options = { adminUrl, database: `takt_checks_${name}_${process.pid}` };
  await rolesAtLast();
  try {
    await (content === 'migrated' ? migrateCell(options) : ensureDatabase(options));
    return await onDatabase(options, async (client) => {
      const query: Query = async <R>(sql: string) => (await client.query(sql)).rows as R[];
      if (content === 'empty') await query('create schema app authorization app_owner');
      const after: Scratch['after'] = async (ddl, inside) => {
        await query('begin');
        try {
          await query(ddl);
          return await inside(query);
        } finally {
          await query('rollback');
        }
      };
      return work({ query, after });
    });
  } finally {
    await asAdmin(adminUrl, (client) => client.query(`drop database if exists ${options.database} with (force)`));
  }
}

/** The findings of a check for each piece of DDL, each tried alone. */
export const findingsAfter = (name: string, check: (query: Query) => Promise<readonly unknown[]>, ddls: readonly string[]) =>
  inScratch(name, 'empty', async ({ after }) => {
    const found: (readonly unknown[])[] = [];
    for (const ddl of ddls) found.push(await after(ddl, check));
    return found;
  });
