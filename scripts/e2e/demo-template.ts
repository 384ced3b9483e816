/** The demo factory, seeded once and copied for every worker: a copy takes a second or two, seeding takes half a minute. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { modules } from '@takt/app-server/modules';
import { brokenInvariants, onDatabase, openRegistry } from '@takt/engine/host';
import { adminUrl, copyDatabase, dropDatabases, startQuickCluster } from '@takt/testing';
import { results, runScript } from './processes.ts';
import { newPassword } from '../new-password.ts';

/** Where processes of a run find the template: set by whoever seeded it. */
const VARIABLE = 'TAKT_E2E_TEMPLATE';

type Databases = { readonly directory: string; readonly cell: string };
type Template = Databases & { readonly password: string; readonly keys: string };

const newDatabases = (): Databases => {
  const run = `takt_e2e_${randomBytes(4).toString('hex')}`;
  return { directory: `${run}_dir`, cell: `${run}_c1` };
};
const databaseEnv = ({ directory, cell }: Databases) => ({ TAKT_DIRECTORY: directory, TAKT_CELLS: `c1=${cell}` });

function templateEnv({ password, keys }: Template): NodeJS.ProcessEnv {
  // A test that builds a page of its own sets NODE_ENV to production, and a server in production has no inbox for developers.
  const { NODE_ENV: _, ...inherited } = process.env;
  return { ...inherited, TAKT_DEMO_PASSWORD: password, TAKT_KEYS: keys };
}

/** Seeds the template on a database server of its own, unless this run has one already; gives back what drops it. */
export async function seedDemoTemplate(): Promise<() => Promise<void>> {
  if (process.env[VARIABLE] !== undefined) return () => Promise.resolve();
  const stopCluster = await startQuickCluster();
  const template: Template = {
    ...newDatabases(),
    password: newPassword(),
    keys: `k1=${randomBytes(32).toString('hex')}`,
  };
  const drop = async (): Promise<void> => {
    delete process.env[VARIABLE];
    await dropDatabases([template.directory, template.cell]);
    await stopCluster();
  };
  try {
    const files = { TAKT_FILES: join(results, 'files-template') };
    await runScript('db-seed.ts', { ...templateEnv(template), ...databaseEnv(template), ...files });
    // A copy is not analysed by itself before much of it has changed; it inherits the statistics of the template.
    await onDatabase({ adminUrl: adminUrl(), database: template.cell }, (client) => client.query('vacuum analyze'));
  } catch (error) {
    await drop();
    throw error;
  }
  process.env[VARIABLE] = JSON.stringify(template);
  return drop;
}

type DemoDatabase = {
  readonly account: { readonly tenant: string; readonly user: string; readonly password: string };
  /** The environment of processes that work on it. */
  readonly env: NodeJS.ProcessEnv;
  /** What the journeys did has left rows that are what they must be. */
  readonly demandInvariants: () => Promise<void>;
  readonly drop: () => Promise<void>;
};

async function demandInvariants(database: string): Promise<void> {
  const broken = await onDatabase({ adminUrl: adminUrl(), database }, async (client) => {
    const ask = async <R>(sql: string): Promise<R[]> => (await client.query(sql)).rows as R[];
    const [{ waits } = { waits: true }] = await ask<{ waits: boolean }>(`
      select exists (select from app.outbox) or exists (select from pgboss.job where state < 'completed') as waits`);
    const judged = openRegistry(modules).invariants.filter(
      ({ when = 'always' }) => when === 'always' || (when === 'settled' && !waits),
    );
    return brokenInvariants(ask, judged);
  });
  if (broken.length > 0) throw new Error(`invariants do not hold: ${JSON.stringify(broken, null, 1)}`);
}

/** A copy of the template, and the environment that leads processes to it. */
export async function copyDemoTemplate(): Promise<DemoDatabase> {
  const template = JSON.parse(process.env[VARIABLE] ?? 'null') as Template | null;
  if (!template) throw new Error('the demo template has not been seeded');
  const own = newDatabases();
  await copyDatabase(template.directory, own.directory);
  await copyDatabase(template.cell, own.cell);
  return {
    account: { tenant: 'demo', user: 'admin', password: template.password },
    env: { ...templateEnv(template), ...databaseEnv(own) },
    demandInvariants: () => demandInvariants(own.cell),
    drop: () => dropDatabases(Object.values(own)),
  };
}
