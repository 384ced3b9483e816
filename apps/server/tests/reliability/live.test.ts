import { once } from 'node:events';
import { configFrom, listen, openRedis } from '@takt/engine/host';
import { liveDelivery } from '@takt/content/host';
import type { Client, Factory } from '@takt/testing';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openProduct } from '../company.ts';
import { crowd, FULL, figure, pause, sized } from './figure.ts';

const WATCH_MS = 500;
const { redisUrl } = configFrom(process.env);
let factory: Factory;
let url: string;
let origin: string;
beforeAll(async () => {
  factory = await openProduct({ watchMs: WATCH_MS });
  origin = await factory.http.app.listen({ port: 0, host: '127.0.0.1' });
  url = `${origin.replace('http', 'ws')}/ws`;
});
afterAll(() => factory.close());

const redisOf = ({ operator: { directory } }: Factory) => openRedis({ redisUrl, directory }, () => undefined);
const ticketOf = async (person: Client): Promise<string> => (await person.post('/system/message/live/ticket')).data.ticket;
const open = (protocols: readonly string[], from = origin): WebSocket => new WebSocket(url, [...protocols], { origin: from });

/** The status a refused upgrade was answered with; 101 when it was let in. */
async function outcome(socket: WebSocket): Promise<number> {
  return new Promise((done) => {
    socket.on('open', () => done(101));
    socket.on('unexpected-response', (_request, answer) => done(answer.statusCode ?? 0));
    socket.on('error', () => undefined);
  });
}
const heard = (socket: WebSocket): unknown[] => {
  const messages: unknown[] = [];
  socket.on('message', (text: Buffer) => messages.push(JSON.parse(text.toString())));
  return messages;
};

test('37: a socket needs a ticket, a fresh one, and a page of ours', async () => {
  const person = await (await factory.tenant()).person();
  const ticket = await ticketOf(person);
  expect(await outcome(open(['takt']))).toBe(401);
  expect(await outcome(open(['takt', `1.${'A'.repeat(43)}`]))).toBe(401);
  expect(await outcome(open(['takt', ticket], 'https://elsewhere.example'))).toBe(403);
  const first = open(['takt', ticket]);
  expect(await outcome(first)).toBe(101);
  expect(first.protocol).toBe('takt');
  expect(await outcome(open(['takt', ticket]))).toBe(401);
  first.terminate();
});

test('37: people hear their own company alone, and their own messages alone', async () => {
  const [one, two] = [await factory.tenant(), await factory.tenant()];
  const people = [await one.person(), await one.person(), await two.person()];
  const tickets = await Promise.all(people.map(ticketOf));
  const sockets = tickets.map((ticket) => open(['takt', ticket]));
  const [mine, colleague, stranger] = sockets.map(heard);
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  const notice = { type: 'notify', data: { type: 'info', duration: 5000, msg: ['只给我', 'For me'] } } as const;
  const [{ userId }] = (await factory.asSystem(
    one.id,
    (ctx) => ctx.sql<{ userId: string }>`select user_id as "userId" from app.account where username = ${people[0]?.username}`,
  )) as [{ userId: string }];
  factory.host.hub.notify(one.id, userId, notice);
  await expect.poll(() => mine).toContainEqual(notice);
  expect(colleague?.filter((message) => (message as { type: string }).type === 'notify')).toEqual([]);
  expect(stranger?.filter((message) => (message as { type: string }).type === 'notify')).toEqual([]);
  await expect.poll(() => mine, { timeout: 3000 }).toContainEqual({ type: 'onlineNum', data: 2 });
  await expect.poll(() => stranger).toContainEqual({ type: 'scroll', data: [] });
  expect(stranger).toHaveLength(2);
  expect(stranger).toContainEqual({ type: 'onlineNum', data: 1 });
  sockets.forEach((socket) => socket.terminate());
});

test('37: the notices in the header are told to whoever comes, and to all of the company when they change', async () => {
  const [one, two] = [await factory.tenant(), await factory.tenant()];
  const loud = await one.person({ permissions: ['system.message.broadcast'] });
  const publish = (textZh: string) => loud.post('/system/message/scroll/publish', { textZh, validUntil: '2999-01-01' });
  await publish('停电');
  const people = [await one.person(), await two.person()];
  const tickets = await Promise.all(people.map(ticketOf));
  const sockets = tickets.map((ticket) => open(['takt', ticket]));
  const [mine, foreign] = sockets.map(heard);
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  const scroll = (...texts: readonly string[]) => ({ type: 'scroll', data: texts.map((text) => [text, text]) });
  await expect.poll(() => mine).toContainEqual(scroll('停电'));
  await expect.poll(() => foreign).toContainEqual(scroll());
  const [publisher, listener] = [redisOf(factory), redisOf(factory)];
  listen(listener, factory.host);
  await publish('盘点');
  // What the worker does with the outbox, in this process.
  await expect
    .poll(async () => {
      await factory.asSystem(one.id, (ctx) => liveDelivery(publisher).run(ctx, { scrolling: true }));
      return mine;
    })
    .toContainEqual(scroll('盘点', '停电'));
  expect(foreign?.filter((message) => (message as { type: string }).type === 'scroll')).toEqual([scroll()]);
  publisher.disconnect();
  listener.disconnect();
  sockets.forEach((socket) => socket.terminate());
});

test('37: two installations on one Redis do not hear each other, though their companies have the same numbers', async () => {
  const elsewhere = await openProduct();
  const listeners = [factory, elsewhere].map((product) => {
    const listener = redisOf(product);
    listen(listener, product.host);
    return listener;
  });
  const publishers = [redisOf(factory), redisOf(elsewhere)];
  const tenant = await factory.tenant();
  const socket = open(['takt', await ticketOf(await tenant.person())]);
  const mine = heard(socket);
  await once(socket, 'open');
  const [here, there] = publishers as [Redis, Redis];
  const task = { userId: null, kind: 'task' };
  const tasks = () => mine.filter((message) => (message as { type: string }).type === 'task').length;
  // Again and again until both connections stand; a message that crossed over would be heard on the way.
  await expect
    .poll(async () => {
      await factory.asSystem(tenant.id, (ctx) => liveDelivery(there).run(ctx, task));
      return there.status === 'ready' && listeners.every(({ status }) => status === 'ready');
    })
    .toBe(true);
  for (let n = 0; n < 5; n += 1) await factory.asSystem(tenant.id, (ctx) => liveDelivery(there).run(ctx, task));
  expect(tasks()).toBe(0);
  await expect
    .poll(async () => {
      await factory.asSystem(tenant.id, (ctx) => liveDelivery(here).run(ctx, task));
      return tasks();
    })
    .toBeGreaterThan(0);
  // The counts of sign-ins have rooms of their own as well.
  await here.set('limit:x', '1', 'EX', 5);
  expect([await here.get('limit:x'), await there.get('limit:x')]).toEqual(['1', null]);
  for (const redis of [...listeners, ...publishers]) redis.disconnect();
  socket.terminate();
  await elsewhere.close();
});

test('37: the end of a session closes its socket, a large frame closes any', async () => {
  const person = await (await factory.tenant()).person();
  const [ended, noisy, busy] = [await ticketOf(person), await ticketOf(person), await ticketOf(person)].map((ticket) =>
    open(['takt', ticket]),
  );
  if (!ended || !noisy || !busy) throw new Error('three sockets were opened');
  await Promise.all([ended, noisy, busy].map((socket) => once(socket, 'open')));
  noisy.send(Buffer.alloc(1024 * 1024));
  expect((await once(noisy, 'close'))[0]).toBe(1009);
  for (let n = 0; n < 30; n += 1) busy.send('x');
  expect((await once(busy, 'close'))[0]).toBe(4429);
  const started = Date.now();
  await person.post('/system/log/user/logout');
  expect((await once(ended, 'close'))[0]).toBe(4401);
  const ms = Date.now() - started;
  if (FULL) expect(ms).toBeLessThan(WATCH_MS * 4);
  figure('37', `socket of an ended session closed after ${ms} ms (asked every ${WATCH_MS} ms here, 30 s in the product)`);
});

test('37: at most five sockets per person', async () => {
  const person = await (await factory.tenant()).person();
  const sockets: WebSocket[] = [];
  for (let n = 0; n < 6; n += 1) {
    const socket = open(['takt', await ticketOf(person)]);
    await once(socket, 'open');
    sockets.push(socket);
  }
  const [code] = await once(sockets[5] as WebSocket, 'close');
  expect(code).toBe(4429);
  sockets.forEach((socket) => socket.terminate());
});

test('37: many sockets stay small', async () => {
  const tenant = await factory.tenant();
  const count = sized(1000, 200);
  const people: Client[] = [];
  await crowd(Array.from({ length: count / 5 }), 16, async () => void people.push(await tenant.person()));
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const sockets: WebSocket[] = [];
  for (const person of people)
    for (let n = 0; n < 5; n += 1) {
      const socket = open(['takt', await ticketOf(person)]);
      await once(socket, 'open');
      sockets.push(socket);
    }
  await pause(200);
  // Both ends live in this process, so this is an upper bound for the server's part.
  const megabytes = (process.memoryUsage().rss - before) / 1024 / 1024;
  expect(megabytes).toBeLessThan(150);
  figure('37', `${count} sockets, both ends: ${Math.round(megabytes)} MB`);
  sockets.forEach((socket) => socket.terminate());
});
