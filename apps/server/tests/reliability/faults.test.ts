import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { asOwner } from '../company.ts';
import { FULL, figure, pause, percentile, sized } from './figure.ts';
import { postTo, ProductProcess } from './product-process.ts';
import { breakConnections, eachServed } from './served-company.ts';

const served = eachServed();

interface Sent {
  readonly key: string;
  readonly code: string;
  acknowledged: boolean;
}
/** Clients that each create plants one after another, repeating a key until it is acknowledged. */
function clients(
  count: number,
  until: () => boolean,
): { readonly sent: Sent[]; readonly times: number[]; readonly done: Promise<unknown> } {
  const sent: Sent[] = [];
  const times: number[] = [];
  const one = async (client: number) => {
    for (let n = 0; !until(); n += 1) {
      const entry: Sent = { key: randomUUID(), code: `F${client}-${n}`, acknowledged: false };
      sent.push(entry);
      // As long as a process may need to come back on a busy machine.
      for (const end = Date.now() + 90_000; Date.now() < end && !entry.acknowledged; ) {
        const started = performance.now();
        const answer = await postTo(served.server.url, '/base/ai/submit', served.company.admin.token, entry.key, {
          _entity: 'base.plant',
          row: { code: entry.code, name: '工厂' },
        });
        if (answer.status === 200) {
          entry.acknowledged = true;
          times.push(performance.now() - started);
        } else if (![0, 409, 429].includes(answer.status) && answer.status < 500) throw new Error(JSON.stringify(answer.body));
        else await pause(50);
      }
    }
  };
  return { sent, times, done: Promise.all(Array.from({ length: count }, (_, client) => one(client))) };
}

async function judge(
  sent: readonly Sent[],
): Promise<{ readonly acknowledged: number; readonly missing: number; readonly double: number; readonly unheard: number }> {
  const rows = await asOwner<{ code: string; n: number; history: number }>(
    served.factory,
    `select p.code, count(*)::int as n, (select count(*)::int from app.history h where h.row_id = min(p.id::text)::uuid) as history from app.base_plant p where code like 'F%' group by p.code`,
  );
  const stored = new Map(rows.map((row) => [row.code, row]));
  const acknowledged = sent.filter((entry) => entry.acknowledged);
  return {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter((entry) => !stored.has(entry.code)).length,
    double: rows.filter((row) => row.n > 1 || row.history !== 1).length,
    unheard: sent.filter((entry) => !entry.acknowledged && stored.has(entry.code)).length,
  };
}

test('50: a killed database connection loses and doubles nothing, and the process lives', async () => {
  const end = Date.now() + sized(20_000, 6000);
  const { sent, times, done } = clients(16, () => Date.now() > end);
  let kills = 0;
  while (Date.now() < end - 1500) {
    await pause(FULL ? 4000 : 700);
    await breakConnections(served.factory).catch(() => undefined);
    kills += 1;
  }
  await done;
  const verdict = await judge(sent);
  expect(verdict).toMatchObject({ missing: 0, double: 0 });
  expect(served.server.child.exitCode).toBeNull();
  if (FULL) expect(Math.max(...times)).toBeLessThanOrEqual(5000);
  figure(
    '50',
    `${verdict.acknowledged} acknowledged through ${kills} ${FULL ? 'kill -9 of a database process' : 'rounds of ended connections'}: ${verdict.missing} missing, ${verdict.double} double, longest stall ${Math.round(Math.max(...times))} ms, p99 ${Math.round(percentile(times, 0.99))} ms`,
  );
});

test('51: the API process killed five times: each key has one effect', async () => {
  const kills = 5;
  let finished = false;
  const { sent, done } = clients(8, () => finished);
  const port = Number(new URL(served.server.url).port);
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(sized(3000, 800));
    await served.server.stop('SIGKILL');
    served.server = await ProductProcess.start(served.factory, 'main', port);
  }
  await pause(500);
  finished = true;
  await done;
  const verdict = await judge(sent);
  expect(verdict).toMatchObject({ missing: 0, double: 0, unheard: 0 });
  figure('51', `${kills} kills: ${verdict.acknowledged} keys acknowledged, ${verdict.missing} missing, ${verdict.double} double`);
});

test('65: a graceful stop under load fails no request', async () => {
  const other = await ProductProcess.start(served.factory, 'main');
  const urls = [served.server.url, other.url];
  let stopping = false;
  let failed = 0;
  let answered = 0;
  const end = Date.now() + sized(8000, 4000);
  // What a balancer does: it sends to those that are ready, and keeps its connections.
  const ready = new Set(urls);
  const probing = (async () => {
    while (Date.now() < end) {
      for (const url of urls) {
        const up = await fetch(`${url}/health/ready`).then(
          (answer) => answer.ok,
          () => false,
        );
        if (up) ready.add(url);
        else ready.delete(url);
      }
      await pause(50);
    }
  })();
  const senders = Array.from({ length: 10 }, async (_, sender) => {
    while (Date.now() < end) {
      const url = [...ready][sender % Math.max(ready.size, 1)] ?? other.url;
      const answer = await postTo(url, '/base/ai/queryPage', served.company.admin.token, randomUUID(), { _entity: 'base.plant' });
      if (answer.status === 200) answered += 1;
      else failed += 1;
      await pause(40);
    }
  });
  await pause(1500);
  stopping = true;
  const stop = await served.server.stop('SIGTERM');
  await Promise.all([...senders, probing]);
  await other.stop('SIGTERM');
  expect([failed, stop.code, stopping]).toEqual([0, 0, true]);
  if (FULL) expect(stop.ms).toBeLessThanOrEqual(10_000);
  figure('65', `${answered} requests served around the stop, ${failed} failed, exit after ${stop.ms} ms`);
});
