import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { byId, cloneRows } from '../company.ts';
import { crowding, FULL, figure, pause, percentile, seeded, sized } from './figure.ts';
import { postTo } from './product-process.ts';
import { eachServed } from './served-company.ts';

// Rows are copied past the product.
const served = eachServed({ exempt: ['history-covers-version'] });
const [RATE, SECONDS, WARM_SECONDS] = [sized(300, 40), sized(60, 3), sized(15, 1)];
const CUSTOMER = 'base.customer';

/** Bytes of live objects in the server, as it tells its balancer. */
async function heap(): Promise<number> {
  const text = await (await fetch(`${served.server.url}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]);
}

/** Growth in megabytes a minute: what is left after collections is the least of each stretch. */
function slope(samples: readonly { readonly at: number; readonly bytes: number }[]): number {
  const stretches = 4;
  const size = Math.ceil(samples.length / stretches);
  const least = Array.from({ length: stretches }, (_, n) => samples.slice(n * size, (n + 1) * size))
    .filter((stretch) => stretch.length > 0)
    .map((stretch) => stretch.reduce((low, one) => (one.bytes < low.bytes ? one : low)));
  const [meanAt, meanBytes] = [
    least.reduce((sum, { at }) => sum + at, 0) / least.length,
    least.reduce((sum, { bytes }) => sum + bytes, 0) / least.length,
  ];
  const over = least.reduce((sum, { at, bytes }) => sum + (at - meanAt) * (bytes - meanBytes), 0);
  const under = least.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0);
  return under === 0 ? 0 : (over / under / 2 ** 20) * 60_000;
}

test('66: a mixed load at a fixed rate is answered without an error, in time, and leaves nothing in memory', async () => {
  const { factory, company } = served;
  const people = [company.admin, ...(await Promise.all(Array.from({ length: 7 }, () => company.tenant.person({ admin: true }))))];
  const { id } = await company.samples.create(CUSTOMER);
  await cloneRows(factory, byId(CUSTOMER), id, sized(20_000, 500));
  const seed = Number(process.env['TAKT_SEED'] ?? 20_261_118);
  const random = seeded(seed);
  const kinds: readonly (readonly [share: number, name: string, request: () => readonly [path: string, body: object]])[] = [
    [0.45, 'list', () => ['/base/ai/queryPage', { _entity: CUSTOMER, paging: { page: 1 + Math.floor(random() * 5), size: 50 } }]],
    [0.65, 'search', () => ['/base/ai/queryPage', { _entity: CUSTOMER, _params: { code: `${Math.floor(random() * 900)}` } }]],
    [0.85, 'record', () => ['/base/ai/queryOne', { _entity: CUSTOMER, id }]],
    [0.95, 'choices', () => ['/base/ai/queryArray', { _entity: CUSTOMER, search: '1' }]],
    [1, 'save', () => ['/base/ai/submit', { _entity: CUSTOMER, row: { code: `B${randomUUID().slice(0, 18)}`, name: '客户' } }]],
  ];
  const wrong: string[] = [];
  const times: number[] = [];
  let warm = false;
  const one = async (n: number): Promise<void> => {
    const chance = random();
    const [, name, request] = kinds.find(([share]) => chance < share) ?? kinds[0] ?? [];
    const [path, body] = request?.() ?? ['', {}];
    const started = performance.now();
    const answer = await postTo(served.server.url, path, people[n % people.length]?.token ?? '', randomUUID(), body);
    if (answer.status !== 200) wrong.push(`${name} ${answer.status} ${JSON.stringify(answer.body)}`);
    if (warm) times.push(performance.now() - started);
  };
  /** Requests leave by the clock, whether or not earlier ones have been answered. */
  const load = async (seconds: number): Promise<void> => {
    const [sent, started]: [Promise<void>[], number] = [[], performance.now()];
    for (let n = 0; n < RATE * seconds; n += 1) {
      const wait = (n * 1000) / RATE - (performance.now() - started);
      if (wait > 1) await pause(wait);
      sent.push(one(n));
    }
    await Promise.all(sent);
  };
  await load(WARM_SECONDS);
  warm = true;
  const crowds = [crowding()];
  const samples: { at: number; bytes: number }[] = [];
  const watching = setInterval(() => void heap().then((bytes) => samples.push({ at: performance.now(), bytes })), 500);
  const started = performance.now();
  await load(SECONDS);
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watching);
  crowds.push(crowding());
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  const growth = slope(samples);
  figure(
    '66',
    `seed ${seed}: ${Math.round(times.length / seconds)} requests a second for ${seconds.toFixed(0)} s, ${wrong.length} errors, ` +
      `p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms, memory ${growth.toFixed(2)} MB a minute`,
  );
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(times).toHaveLength(RATE * SECONDS);
  if (FULL) {
    expect(p99).toBeLessThanOrEqual(250 * Math.max(...crowds));
    expect(growth).toBeLessThanOrEqual(1);
  }
});
