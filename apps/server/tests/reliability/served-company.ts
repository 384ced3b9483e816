import { type Factory, type FactoryOptions, hasPrivateCluster } from '@takt/testing';
import { afterEach, beforeEach } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from '../company.ts';
import { ProductProcess } from './product-process.ts';

interface Served {
  factory: Factory;
  company: Company;
  /** Whoever kills it puts the next one here. */
  server: ProductProcess;
}

/** Each test of the file gets a company of its own, served by a real process. */
export function eachServed(options: Partial<FactoryOptions> = {}): Served {
  const served = {} as Served;
  beforeEach(async () => {
    served.factory = await openProduct({ clock: () => new Date(), ...options });
    served.company = await openCompany(served.factory);
    served.server = await ProductProcess.start(served.factory, 'main');
  });
  afterEach(async () => {
    const { child } = served.server;
    if (child.exitCode === null && child.signalCode === null) await served.server.stop('SIGKILL');
    await served.factory.close();
  });
  return served;
}

/**
 * Breaks connections at work. On a server of the tests' own a process of the database is killed, upon which PostgreSQL ends every
 * connection and recovers; where others are at work some connections are ended politely.
 */
export async function breakConnections(factory: Factory): Promise<void> {
  const busy =
    "from pg_stat_activity where application_name = 'takt:app_rw' and datname = current_database() and state <> 'idle'";
  if (!hasPrivateCluster()) await asOwner(factory, `select pg_terminate_backend(pid) ${busy} limit 3`);
  else for (const { pid } of await asOwner<{ pid: number }>(factory, `select pid ${busy} limit 1`)) process.kill(pid, 'SIGKILL');
}
