import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { statementName } from '@takt/engine/host';
import { extendedQuery, forgetOldStatements } from '../../../../packages/engine/src/db/conversation.ts';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, byId, cloneRows, type Company, openCompany, openProduct } from '../company.ts';
import { crowd, figure, pause } from './figure.ts';
import { ANONYMOUS, everyone, guarded } from './route-lists.ts';

const ROWS = 15_000;
let factory: Factory;
let noisy: Company;
let quiet: Company;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  // Rows are copied past the product.
  factory = await openProduct({ clock: () => new Date(), exempt: ['history-covers-version'] });
  [noisy, quiet] = [await openCompany(factory), await openCompany(factory)];
  await quiet.samples.create('base.plant');
  const { id } = await noisy.samples.create('base.customer');
  await cloneRows(factory, byId('base.customer'), id, ROWS);
  // Texts that cannot be compressed: the workbook must be larger than what sockets hold.
  const noise = (length: number): string =>
    `left(${Array.from({ length: Math.ceil(length / 32) }, () => 'md5(random()::text)').join(' || ')}, ${length})`;
  await asOwner(factory, `update app.base_customer set remark = ${noise(500)}, ship_to = ${noise(300)}`);
  await factory.http.app.listen({ port: 0, host: '127.0.0.1' });
  port = (factory.http.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await factory.close();
});

/** Sends a request over a socket of its own and never reads the answer. */
function unread(route: string, body: unknown, token: string): Socket {
  const [method, path = ''] = route.split(' ');
  // A symbol stands for a file, which is not sent either.
  const text = body === null ? '' : JSON.stringify(typeof body === 'symbol' ? {} : body);
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  const type = body === null ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`];
  const head = [`${method} ${path} HTTP/1.1`, 'host: localhost', `access-token: ${token}`, `idempotency-key: ${randomUUID()}`];
  socket.write(`${[...head, ...type].join('\r\n')}\r\n\r\n${text}`);
  sockets.push(socket);
  return socket;
}
const stalled = async (): Promise<number> => {
  const [row] = await asOwner<{ n: number }>(
    factory,
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name like 'takt:%'
       and state like 'idle in transaction%' and now() - state_change > interval '1 second'`,
  );
  return row?.n ?? 0;
};

test('security F1: workbooks nobody reads hold no connection, and the company next door works on', async () => {
  const people = [noisy.admin, ...(await Promise.all([1, 2, 3, 4, 5].map(() => noisy.tenant.person({ admin: true }))))];
  for (const { token } of people.flatMap((person) => [person, person]))
    unread('POST /base/ai/export', { _entity: 'base.customer' }, token);
  await pause(3000);
  const started = performance.now();
  for (let n = 0; n < 6; n += 1) expect((await quiet.admin.page('base.plant')).httpStatus).toBe(200);
  expect((await factory.http.app.inject('/health/ready')).statusCode).toBe(200);
  const ms = performance.now() - started;
  figure('F1', `six lists of another company in ${Math.round(ms)} ms beside twelve unread workbooks`);
  for (const end = Date.now() + 60_000; Date.now() < end && factory.cells.all().some((cell) => cell.waiting > 0); )
    await pause(200);
  await pause(1500);
  // A workbook may still be being made on a busy machine; one that waits for its reader would stay for a minute.
  await expect.poll(stalled, { timeout: 40_000 }).toBe(0);
  expect(factory.faults).toEqual([]);
});

test('security F1: a person has two workbooks under way, not three; another person of the company is not held up', async () => {
  const [person, other] = [await noisy.tenant.person({ admin: true }), await noisy.tenant.person({ admin: true })];
  const first = [1, 2].map(() => unread('POST /base/ai/export', { _entity: 'base.customer' }, person.token));
  const asked = { _entity: 'base.customer', _params: { 'code._eq': 'none' } };
  const exported = async ({ token }: Client): Promise<number> =>
    (
      await factory.http.app.inject({
        method: 'POST',
        url: '/base/ai/export',
        headers: { 'access-token': token },
        payload: asked,
      })
    ).statusCode;
  let refused = 0;
  for (const end = Date.now() + 30_000; Date.now() < end && refused !== 429; await pause(50)) refused = await exported(person);
  expect(refused).toBe(429);
  expect(await exported(other)).toBe(200);
  // Whoever hangs up has their place back.
  for (const socket of first) socket.destroy();
  for (const end = Date.now() + 30_000; Date.now() < end && refused !== 200; await pause(100)) refused = await exported(person);
  expect(refused).toBe(200);
});

test('security F1: every route is asked and no answer read: no transaction waits for whoever asked', async () => {
  const plant = await noisy.samples.create('base.plant');
  const calls = { ...ANONYMOUS, ...everyone, ...guarded(plant.id, plant.id) };
  const person = await noisy.tenant.person({ admin: true });
  await crowd(Object.entries(calls), 8, async ([route, body]) => {
    if (!route.endsWith('logout')) unread(route.replace(':module', 'base').replaceAll(/:\w+/g, plant.id), body, person.token);
    await pause(5);
  });
  for (const end = Date.now() + 30_000; Date.now() < end && factory.cells.all().some((cell) => cell.waiting > 0); )
    await pause(200);
  await pause(1500);
  await expect.poll(stalled, { timeout: 40_000 }).toBe(0);
  expect((await quiet.admin.page('base.plant')).httpStatus).toBe(200);
});

test('security F1: slow work of one company leaves connections to the others', async () => {
  const cell = factory.cells.all()[0];
  if (!cell) throw new Error('no cell');
  const held = await Promise.all(
    Array.from({ length: 3 }, () => cell.lease('app_rw', 'short', { company: noisy.tenant.id, user: 'a' })),
  );
  const waiting = cell.lease('app_rw', 'short', { company: noisy.tenant.id, user: 'a' });
  expect(cell.waiting).toBe(1);
  expect((await quiet.admin.page('base.plant')).httpStatus).toBe(200);
  expect((await noisy.admin.page('base.plant')).httpStatus).toBe(200);
  for (const lease of held) lease.release();
  (await waiting).release();
  expect(cell.waiting).toBe(0);
});

test('security F9: the order of fields and conditions makes no new statement', async () => {
  const fields = ['code', 'name', 'shortName', 'taxNo', 'remark'];
  const params = { 'code._prefix': 'C', 'name._prefix': 'n', 'markStatus._eq': '1' };
  const ask = (turned: number) => {
    const around = <T>(list: readonly T[]): T[] => [...list.slice(turned % list.length), ...list.slice(0, turned % list.length)];
    return quiet.admin.page('base.customer', {
      _fields: around(fields),
      _params: Object.fromEntries(around(Object.entries(params))),
    });
  };
  await ask(0);
  const before = Number(statementName(randomUUID()).slice(1));
  for (let n = 1; n < 15; n += 1) expect((await ask(n)).httpStatus).toBe(200);
  expect(Number(statementName(randomUUID()).slice(1))).toBe(before + 1);
});

test('security F9: a connection keeps two hundred statements, those it used last, and goes on with all of them', async () => {
  const cell = factory.cells.all()[0];
  if (!cell) throw new Error('no cell');
  const { client, release } = await cell.lease('app_rw', 'short', { company: quiet.tenant.id, user: 'a' });
  const ask = (n: number) =>
    extendedQuery<{ n: number }>(client, { text: `select ${n} as n`, values: [] }, statementName(`select ${n} as n`));
  const prepared = async (): Promise<number> =>
    (await client.query<{ n: number }>('select count(*)::int as n from pg_prepared_statements')).rows[0]?.n ?? 0;
  try {
    for (let n = 0; n < 300; n += 1) await ask(n);
    await forgetOldStatements(client);
    expect(await prepared()).toBe(200);
    // One that was let go of is prepared once more.
    for (const n of [0, 299]) expect(await ask(n)).toEqual([{ n }]);
  } finally {
    release();
  }
});

test('security F8: what cannot be a token costs nothing and leaves nothing behind', async () => {
  const ask = (token: string) =>
    factory.http.app.inject({
      method: 'POST',
      url: '/base/ai/queryPage',
      headers: { 'access-token': token },
      payload: { _entity: 'base.plant' },
    });
  const before = factory.sessions.known;
  for (const token of ['x'.repeat(15_000), '', '1.short', `1.${'a'.repeat(44)}`, `zzzzzzz.${'a'.repeat(43)}`, '1.é'])
    expect((await ask(token)).statusCode, token.slice(0, 20)).toBe(401);
  // Of the right shape and nobody's: looked up in the share of strangers, and not kept.
  for (let n = 0; n < 50; n += 1)
    expect((await ask(`${noisy.tenant.id.toString(36)}.${String(n).padStart(43, 'a')}`)).statusCode).toBe(401);
  expect(factory.sessions.known).toBe(before);
});
