import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Refused } from '@takt/engine';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, byId, cloneRows, type Company, openCompany, openProduct } from '../company.ts';
import { crowd, figure, pause, seeded, sized } from './figure.ts';

const POOL = 8;
/** The connections for long reads. */
const LONG = 4;
const CUSTOMER = 'base.customer';
let factory: Factory;
let company: Company;
let people: Client[];
let port: number;
beforeAll(async () => {
  // Rows are copied past the product.
  factory = await openProduct({ clock: () => new Date(), poolSize: POOL, exempt: ['history-covers-version'] });
  company = await openCompany(factory);
  people = [company.admin];
  for (let n = 0; n < 5; n += 1) people.push(await company.tenant.person({ admin: true }));
  const { id } = await company.samples.create(CUSTOMER);
  await cloneRows(factory, byId(CUSTOMER), id, 1000);
  await factory.http.app.listen({ port: 0, host: '127.0.0.1' });
  port = (factory.http.app.server.address() as AddressInfo).port;
});
afterAll(() => factory.close());

/** Sends a request over a socket of its own and hangs up after a while; whether the answer had begun to come. */
async function cancelled(path: string, token: string, body: object, afterMs: number): Promise<boolean> {
  const text = JSON.stringify(body);
  const socket = connect(port, '127.0.0.1').resume();
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    `access-token: ${token}`,
    `idempotency-key: ${randomUUID()}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
  await pause(afterMs);
  const answered = socket.bytesRead > 0;
  socket.destroy();
  return answered;
}

/** What connections of the product are doing, given a condition. */
const connections = (condition: string): Promise<readonly object[]> =>
  asOwner(
    factory,
    `select application_name as name, state, left(query, 200) as query from pg_stat_activity
     where datname = current_database() and application_name like 'takt:app%' and ${condition}`,
  );
const stalled = () => connections("state like 'idle in transaction%' and now() - state_change > interval '5 seconds'");

test('67: requests whose senders hang up leave no connection behind', async () => {
  const [seed, total] = [Number(process.env['TAKT_SEED'] ?? 20_261_117), sized(10_000, 1000)];
  const random = seeded(seed);
  const watch: { over: boolean; readonly stalled: object[] } = { over: false, stalled: [] };
  const watching = (async () => {
    for (; !watch.over; await pause(500)) watch.stalled.push(...(await stalled()));
  })();
  const bodies = (n: number): readonly [string, object] => {
    if (n % 20 === 0) return ['/base/ai/export', { _entity: CUSTOMER }];
    if (n % 4 === 0) return ['/base/ai/submit', { _entity: CUSTOMER, row: { code: `K${n}`, name: '客户' } }];
    return ['/base/ai/queryPage', { _entity: CUSTOMER }];
  };
  let [late, seconds] = [0, 0];
  const [cell] = factory.cells.all();
  if (!cell) throw new Error('no cell');
  try {
    const started = performance.now();
    await crowd(Array.from({ length: total }), 16, async (_, n) => {
      const [path, body] = bodies(n);
      const { token } = people[n % people.length] ?? company.admin;
      if (await cancelled(path, token, body, random() * 40)) late += 1;
    });
    seconds = (performance.now() - started) / 1000;
    await expect.poll(() => cell.waiting, { timeout: 60_000 }).toBe(0);
    await expect.poll(() => connections("state <> 'idle'"), { timeout: 60_000 }).toEqual([]);
  } finally {
    watch.over = true;
    await watching;
  }
  // Every connection there is can be had at once: none is held by a request that is over.
  const leases = await Promise.allSettled(
    (['short', 'long'] as const).flatMap((lane) =>
      Array.from({ length: lane === 'short' ? POOL : LONG }, (_, n) =>
        cell.lease('app_rw', lane, { company: 1_000_000 + n, user: null }),
      ),
    ),
  );
  const free = leases.filter(({ status }) => status === 'fulfilled').length;
  for (const lease of leases) if (lease.status === 'fulfilled') lease.value.release();
  const saved = await asOwner(factory, "select 1 from app.base_customer where code like 'K%'");
  figure(
    '67',
    `seed ${seed}: ${total} requests cancelled in ${seconds.toFixed(0)} s, ${late} of them answered by then, ${saved.length} rows saved: ` +
      `${POOL + LONG - free} connections leaked, ${watch.stalled.length} idle in a transaction for more than 5 s`,
  );
  expect([free, watch.stalled]).toEqual([POOL + LONG, []]);
  // Most were under way when their sender hung up.
  expect(late).toBeLessThan(total * 0.8);
  expect(saved.length).toBeGreaterThan(0);
  expect((await company.admin.page(CUSTOMER)).httpStatus).toBe(200);
  // The log of operations is refused like anybody else while all connections are taken; it says so, and tries again.
  const others = factory.faults.filter(({ cause }) => !(cause instanceof Refused && cause.refusal.code === 'overload'));
  expect(others).toEqual([]);
});
