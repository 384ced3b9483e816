import { hasPrivateCluster, restartAtOnce } from '@takt/testing';
import { expect, test } from 'vitest';
import { FULL, figure, pause, percentile, seeded, sized } from './figure.ts';
import { ProductProcess } from './product-process.ts';
import { breakConnections, eachServed } from './served-company.ts';
import { judgeLedger, type Load, moveUntil, openLoads } from './stock-load.ts';

const SEED = 20_260_302;
const served = eachServed();

const moving = (loads: readonly Load[], clients: number, over: () => boolean) =>
  moveUntil(over, { url: () => served.server.url, token: served.company.admin.token, loads, clients, draw: seeded(SEED) });

/** Every other time, where nobody else is at work, the whole database is restarted as after a loss of power. */
const hit = (turn: number): Promise<void> =>
  hasPrivateCluster() && turn % 2 === 1 ? restartAtOnce() : breakConnections(served.factory);

test('50: killed database connections lose and double no move of stock, and the process lives', async () => {
  const loads = await openLoads(served.factory, served.company, { transfers: sized(200, 16), items: sized(10, 5) });
  const hits = 4;
  let finished = false;
  const moved = moving(loads, 16, () => finished);
  for (let turn = 0; turn < hits; turn += 1) {
    await pause(sized(4000, 700));
    await hit(turn).catch(() => undefined);
  }
  await pause(1500);
  finished = true;
  const { times } = await moved;
  const verdict = await judgeLedger(served.factory, served.company, loads);
  const longest = Math.max(...times);
  figure(
    '50',
    `${verdict.acknowledged} moves through ${hits} ${hasPrivateCluster() ? 'kills and immediate restarts of the database' : 'rounds of ended connections'}: ${verdict.missing} missing, ${verdict.double} double, ${verdict.broken} invariants broken, longest stall ${Math.round(longest)} ms, p99 ${Math.round(percentile(times, 0.99))} ms`,
  );
  expect(verdict).toEqual({ acknowledged: times.length, missing: 0, double: 0, broken: 0 });
  expect(served.server.child.exitCode).toBeNull();
  if (FULL) expect(longest).toBeLessThanOrEqual(5000);
});

test('51: the API process killed again and again: each key is once in the ledger', async () => {
  const kills = sized(5, 2);
  const loads = await openLoads(served.factory, served.company, { transfers: 16, items: 5 });
  let finished = false;
  const moved = moving(loads, 8, () => finished);
  const port = Number(new URL(served.server.url).port);
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(sized(3000, 600));
    await served.server.stop('SIGKILL');
    served.server = await ProductProcess.start(served.factory, 'main', port);
  }
  await pause(500);
  finished = true;
  const { times } = await moved;
  const verdict = await judgeLedger(served.factory, served.company, loads);
  figure('51', `${kills} kills: ${verdict.acknowledged} keys acknowledged, ${verdict.missing} missing, ${verdict.double} double`);
  expect(verdict).toEqual({ acknowledged: times.length, missing: 0, double: 0, broken: 0 });
});
