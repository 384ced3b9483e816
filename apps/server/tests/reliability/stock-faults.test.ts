import { hasPrivateCluster, type Factory, restartAtOnce } from '@takt/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from '../company.ts';
import { FULL, figure, pause, percentile, seeded, sized } from './figure.ts';
import { ProductProcess } from './product-process.ts';
import { judgeLedger, type Load, moveUntil, openLoads } from './stock-load.ts';

const SEED = 20_260_302;
let factory: Factory;
let company: Company;
let server: ProductProcess;
beforeEach(async () => {
  factory = await openProduct({ clock: () => new Date() });
  company = await openCompany(factory);
  server = await ProductProcess.start(factory, 'main');
});
afterEach(async () => {
  if (server.child.exitCode === null && server.child.signalCode === null) await server.stop('SIGKILL');
  await factory.close();
});

const moving = (loads: readonly Load[], clients: number, over: () => boolean) =>
  moveUntil(over, { url: () => server.url, token: company.admin.token, loads, clients, draw: seeded(SEED) });

/**
 * Breaks connections at work. On a server of the tests' own a process of the database is killed, upon which PostgreSQL ends every
 * connection and recovers; every other time the whole of it is restarted as after a loss of power. Where others are at work some
 * connections are ended politely.
 */
async function hit(turn: number): Promise<void> {
  const busy =
    "from pg_stat_activity where application_name = 'takt:app_rw' and datname = current_database() and state <> 'idle'";
  if (!hasPrivateCluster()) await asOwner(factory, `select pg_terminate_backend(pid) ${busy} limit 3`);
  else if (turn % 2 === 1) await restartAtOnce();
  else for (const { pid } of await asOwner<{ pid: number }>(factory, `select pid ${busy} limit 1`)) process.kill(pid, 'SIGKILL');
}

/** How long the database itself is away after a hit: nobody can be served sooner. */
async function absence(since: number): Promise<number> {
  for (;;) {
    const back = await asOwner(factory, 'select 1').then(
      () => true,
      () => false,
    );
    if (back) return performance.now() - since;
    await pause(20);
  }
}

test('50: killed database connections lose and double no move of stock, and the process lives', async () => {
  const loads = await openLoads(factory, company, { transfers: sized(200, 16), items: sized(10, 5) });
  const hits = 4;
  let [finished, away] = [false, 0];
  const moved = moving(loads, 16, () => finished);
  for (let turn = 0; turn < hits; turn += 1) {
    await pause(sized(4000, 700));
    const started = performance.now();
    await hit(turn).catch(() => undefined);
    away = Math.max(away, await absence(started));
  }
  await pause(1500);
  finished = true;
  const { times } = await moved;
  const verdict = await judgeLedger(factory, company, loads);
  const longest = Math.max(...times);
  figure(
    '50',
    `${verdict.acknowledged} moves through ${hits} ${hasPrivateCluster() ? 'kills and immediate restarts of the database' : 'rounds of ended connections'}: ${verdict.missing} missing, ${verdict.double} double, ${verdict.broken} invariants broken, longest stall ${Math.round(longest)} ms, of which the database was away ${Math.round(away)} ms, p99 ${Math.round(percentile(times, 0.99))} ms`,
  );
  expect(verdict).toEqual({ acknowledged: times.length, missing: 0, double: 0, broken: 0 });
  expect(server.child.exitCode).toBeNull();
  // How fast a database recovers is its machine's affair; what comes on top of it is ours.
  if (FULL) expect(longest - away).toBeLessThanOrEqual(5000);
});

test('51: the API process killed again and again: each key is once in the ledger', async () => {
  const kills = sized(5, 2);
  const loads = await openLoads(factory, company, { transfers: 16, items: 5 });
  let finished = false;
  const moved = moving(loads, 8, () => finished);
  const port = Number(new URL(server.url).port);
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(sized(3000, 600));
    await server.stop('SIGKILL');
    server = await ProductProcess.start(factory, 'main', port);
  }
  await pause(500);
  finished = true;
  const { times } = await moved;
  const verdict = await judgeLedger(factory, company, loads);
  figure('51', `${kills} kills: ${verdict.acknowledged} keys acknowledged, ${verdict.missing} missing, ${verdict.double} double`);
  expect(verdict).toEqual({ acknowledged: times.length, missing: 0, double: 0, broken: 0 });
});
