/** The demo factory, told once and copied to every stage: a copy takes a second or two, telling it takes half a minute. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { onDatabase } from '@takt/server/host';
import { adminUrl, copyDatabase, dropDatabases, startQuickCluster } from '@takt/testing';
import { finish, results } from './process.ts';

export type Scenery = {
  readonly demo: { readonly tenant: string; readonly user: string; readonly password: string };
  /** What a process needs to read what was told. */
  readonly env: NodeJS.ProcessEnv;
  /** Databases of a stage's own; gives back the words that lead a process to them. */
  readonly copy: () => Promise<{ readonly env: NodeJS.ProcessEnv; readonly drop: () => Promise<void> }>;
  readonly drop: () => Promise<void>;
};

type Databases = { readonly directory: string; readonly cell: string };
const newDatabases = (): Databases => {
  const run = `takt_e2e_${randomBytes(4).toString('hex')}`;
  return { directory: `${run}_dir`, cell: `${run}_c1` };
};
const leading = ({ directory, cell }: Databases) => ({ TAKT_DIRECTORY: directory, TAKT_CELLS: `c1=${cell}` });

export async function makeScenery(): Promise<Scenery> {
  const stop = await startQuickCluster();
  const told = newDatabases();
  const demo = { tenant: 'demo', user: 'admin', password: `Takt-${randomBytes(6).toString('hex')}` };
  // A journey that builds a page of its own leaves the word "production" behind, and a product in production has no inbox.
  const { NODE_ENV: _, ...inherited } = process.env;
  const env = {
    ...inherited,
    TAKT_DEMO_PASSWORD: demo.password,
    TAKT_FILES: join(results, 'files-told'),
    TAKT_KEYS: `k1=${randomBytes(32).toString('hex')}`,
  };
  const drop = async (): Promise<void> => {
    await dropDatabases(Object.values(told));
    await stop();
  };
  try {
    await finish('db-seed.ts', { ...env, ...leading(told) });
    // A copy is never analysed by itself before much of it has changed; it brings along what is known of the original.
    await onDatabase({ adminUrl: adminUrl(), database: told.cell }, (client) => client.query('vacuum analyze'));
  } catch (error) {
    await drop();
    throw error;
  }
  const copy: Scenery['copy'] = async () => {
    const own = newDatabases();
    await copyDatabase(told.directory, own.directory);
    await copyDatabase(told.cell, own.cell);
    return { env: leading(own), drop: () => dropDatabases(Object.values(own)) };
  };
  return { demo, env, copy, drop };
}
