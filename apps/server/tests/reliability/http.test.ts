import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, entities, openCompany, openProduct } from '../company.ts';
import { crowd, FULL, figure, pause, percentile, seeded } from './figure.ts';

let factory: Factory;
let company: Company;
let port: number;
const LIMIT_MS = 3000;
beforeAll(async () => {
  factory = await openProduct({ limits: { requestTimeout: LIMIT_MS, headersTimeout: LIMIT_MS } });
  company = await openCompany(factory);
  await company.samples.create('base.part');
  await factory.http.app.listen({ port: 0, host: '127.0.0.1' });
  port = (factory.http.app.server.address() as AddressInfo).port;
});
afterAll(() => factory.close());

test('44: seeded random JSON at every route gives no fault and no stall', async () => {
  const seed = Number(process.env['TAKT_SEED'] ?? 20_261_115);
  const random = seeded(seed);
  const total = 20_000;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const words = [
    '',
    'x',
    '00',
    '\u0000',
    '你好',
    '-1',
    '1e309',
    '2026-13-45',
    '{}',
    ...entities.map((entity) => entity.id),
    ...Object.keys(entities[0]?.fields ?? {}),
  ];
  const value = (depth: number): unknown => {
    const kind = Math.floor(random() * (depth > 4 ? 6 : 9));
    if (kind === 0) return null;
    if (kind === 1) return random() < 0.5;
    if (kind === 2) return Math.floor((random() - 0.5) * 1e6);
    if (kind === 3) return (random() - 0.5) * 1e300;
    if (kind < 6) return pick(words);
    if (kind === 6) return Array.from({ length: Math.floor(random() * 4) }, () => value(depth + 1));
    return Object.fromEntries(Array.from({ length: Math.floor(random() * 6) }, () => [pick(KEYS), value(depth + 1)]));
  };
  const KEYS = [
    '_entity',
    '_params',
    '_fields',
    'paging',
    'row',
    'id',
    'version',
    'lines',
    'ext',
    'action',
    'rows',
    'input',
    'name',
    'code',
    'qty',
    '__proto__',
    ...words.filter(Boolean),
  ];
  const routes = factory.http.routes.filter(({ path }) => path !== '/metrics' && !path.startsWith('/health'));
  const statuses = new Map<number, number>();
  const lag = monitorEventLoopDelay({ resolution: 10 });
  lag.enable();
  await crowd(Array.from({ length: total }), 8, async () => {
    const { method, path } = pick(routes);
    const entity = random() < 0.7 ? { _entity: pick(entities).id } : {};
    const answer = await factory.http.app.inject({
      method: method as 'POST',
      url: path.replace(':module', pick(['base', 'sales', 'les', 'system', 'nowhere'])).replace(':id', 'x'),
      headers: {
        'access-token': path.includes('logout') ? 'none' : company.admin.token,
        'idempotency-key': `fuzz-${Math.floor(random() * 1e9)}`,
        'content-type': 'application/json',
      },
      ...(method === 'POST' && { payload: JSON.stringify({ ...(value(0) as object), ...entity }) }),
    });
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
  });
  lag.disable();
  expect(
    [...statuses].filter(([status]) => status >= 500),
    `seed ${seed}`,
  ).toEqual([]);
  expect(factory.faults).toEqual([]);
  figure(
    '44',
    `seed ${seed}: ${total} requests over ${routes.length} routes, 0 faults, event-loop lag p99 ${Math.round(lag.percentile(99) / 1e6)} ms`,
  );
});

interface Heard {
  readonly text: string;
  readonly ms: number;
}
/** Writes raw bytes, slowly where asked, and waits for the answer or the end. */
const raw = (send: (write: (text: string) => void) => Promise<void> | void): Promise<Heard> =>
  new Promise((done) => {
    const started = Date.now();
    let text = '';
    const socket = connect(
      port,
      '127.0.0.1',
      () => void Promise.resolve(send((part) => void (socket.writable && socket.write(part)))),
    );
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done({ text, ms: Date.now() - started }));
    setTimeout(() => socket.destroy(), 15_000).unref();
  });
const head = (extra: string): string =>
  `POST /base/ai/queryPage HTTP/1.1\r\nHost: x\r\nConnection: close\r\naccess-token: ${company.admin.token}\r\n${extra}`;
const post = (body: string, type = 'application/json') =>
  raw((write) => write(`${head(`content-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}`)}\r\n\r\n${body}`));
const statusOf = ({ text }: Heard): number => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);

test('45: slow, deep, large and odd requests are refused while others are served', async () => {
  const idle = Array.from({ length: 500 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  const drip = async (write: (text: string) => void) => {
    for (let count = 0; count < 40; count += 1) {
      write('x');
      await pause(250);
    }
  };
  const slow = Promise.all([
    raw(async (write) => {
      write('POST /base/ai/queryPage HTTP/1.1\r\nHost: x\r\nx-');
      await drip(write);
    }),
    raw(async (write) => {
      write(`${head('content-type: application/json\r\ncontent-length: 1000')}\r\n\r\n`);
      await drip(write);
    }),
  ]);
  const normal: number[] = [];
  const serving = crowd(Array.from({ length: 300 }), 4, async () => {
    const started = performance.now();
    expect((await company.admin.page('base.part')).httpStatus).toBe(200);
    normal.push(performance.now() - started);
    await pause(20);
  });
  const deep = statusOf(await post(`${'['.repeat(10_000)}${']'.repeat(10_000)}`));
  const large = statusOf(await post(JSON.stringify({ _entity: 'x'.repeat(2_000_000) })));
  const header = statusOf(await raw((write) => write(`${head(`x-big: ${'y'.repeat(100_000)}`)}\r\n\r\n`)));
  const types = await Promise.all(
    [
      'text/plain',
      'application/xml',
      'application/json\t',
      ' ',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'TEXT/HTML',
      'application/jsonx',
    ].map((type) => post('{"_entity":"base.part"}', type)),
  );
  const [header408, body408] = await slow;
  await serving;
  for (const socket of idle) socket.destroy();
  expect([statusOf(header408), statusOf(body408)]).toEqual([408, 408]);
  if (FULL) expect(Math.max(header408.ms, body408.ms)).toBeLessThanOrEqual(LIMIT_MS + 3000);
  expect(
    [deep, large, header].every((status) => status >= 400 && status < 500),
    `${deep} ${large} ${header}`,
  ).toBe(true);
  expect(types.map(statusOf).filter((status) => status >= 500)).toEqual([]);
  expect(
    types
      .slice(3)
      .map(statusOf)
      .filter((status) => status < 400),
  ).toEqual([]);
  if (FULL) expect(percentile(normal, 0.99)).toBeLessThanOrEqual(250);
  figure(
    '45',
    `408 after ${header408.ms} and ${body408.ms} ms (limit ${LIMIT_MS}); deep ${deep}, large ${large}, header ${header}; normal traffic p99 ${Math.round(percentile(normal, 0.99))} ms beside 500 idle sockets`,
  );
});
