import { once } from 'node:events';
import { configFrom, openRedis } from '@takt/engine/host';
import type { Client, Factory, Tenant } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openProduct } from '../company.ts';
import { FULL, figure } from './figure.ts';
import { postTo, ProductProcess } from './product-process.ts';

/** Processes of these tests beat every second, so their people are forgotten after three. */
const EXPIRY_MS = 3000;
let factory: Factory;
let one: ProductProcess;
let two: ProductProcess;
beforeAll(async () => {
  // Real processes judge sessions by the real time.
  factory = await openProduct({ clock: () => new Date() });
  [one, two] = await Promise.all([ProductProcess.start(factory, 'main'), ProductProcess.start(factory, 'main')]);
}, 60_000);
afterAll(async () => {
  // The other one has been killed by then.
  await one.stop('SIGTERM');
  await factory.close();
});

interface Screen {
  readonly socket: WebSocket;
  /** Every number told, with the time. */
  readonly told: { readonly n: number; readonly at: number }[];
  readonly now: () => number | undefined;
}
/** A page of somebody, open at one process. */
async function screen({ url }: ProductProcess, person: Client): Promise<Screen> {
  const { body } = await postTo(url, '/system/message/live/ticket', person.token, 'no key needed', {});
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, ['takt', body.data.ticket], { origin: url });
  const told: Screen['told'] = [];
  socket.on('message', (text: Buffer) => {
    const { type, data } = JSON.parse(text.toString());
    if (type === 'onlineNum') told.push({ n: data, at: Date.now() });
  });
  await once(socket, 'open');
  return { socket, told, now: () => told.at(-1)?.n };
}
const seen = (screens: readonly Screen[]) => expect.poll(() => screens.map(({ now }) => now()), { timeout: 10_000 });
const crew = (tenant: Tenant, size: number): Promise<Client[]> =>
  Promise.all(Array.from({ length: size }, () => tenant.person()));

test('37: the number of people online is that of the company over all processes, each person once', async () => {
  const [ann, bob, eve] = (await crew(await factory.tenant(), 3)) as [Client, Client, Client];
  const screens = [await screen(one, ann), await screen(two, bob)];
  await seen(screens).toEqual([2, 2]);
  screens.push(await screen(two, ann));
  await seen(screens).toEqual([2, 2, 2]);
  const stranger = await screen(one, await (await factory.tenant()).person());
  screens.push(await screen(one, eve));
  await seen(screens).toEqual([3, 3, 3, 3]);
  await seen([stranger]).toEqual([1]);
  screens.pop()?.socket.close();
  await seen(screens).toEqual([2, 2, 2]);
  for (const { socket } of [...screens, stranger]) socket.close();
});

test('37: however many come at once, the number is told at most once a second', async () => {
  const people = await crew(await factory.tenant(), 8);
  const watcher = await screen(one, people[0] as Client);
  const screens: Screen[] = [];
  for (const [index, person] of people.entries()) screens.push(await screen(index % 2 ? one : two, person));
  await seen([watcher]).toEqual([8]);
  const gaps = watcher.told.slice(1).map(({ at }, index) => at - (watcher.told[index]?.at ?? 0));
  expect(Math.min(...gaps, 1000)).toBeGreaterThan(900);
  for (const { socket } of [watcher, ...screens]) socket.close();
});

test('37: the people of a stopped process leave at once, those of a killed one when their time has run out', async () => {
  const [ann, bob, eve] = (await crew(await factory.tenant(), 3)) as [Client, Client, Client];
  const three = await ProductProcess.start(factory, 'main');
  const stays = await screen(one, ann);
  const screens = [await screen(two, bob), await screen(three, eve)];
  for (const { socket } of screens) socket.on('error', () => undefined);
  await seen([stays]).toEqual([3]);
  await three.stop('SIGTERM');
  await seen([stays]).toEqual([2]);
  const killed = Date.now();
  await two.stop('SIGKILL');
  await seen([stays]).toEqual([1]);
  const ms = (stays.told.at(-1)?.at ?? 0) - killed;
  if (FULL) expect(ms).toBeLessThan(EXPIRY_MS + 2500);
  figure('37', `people of a killed process gone after ${ms} ms (kept for ${EXPIRY_MS} ms here, 30 s in the product)`);
  stays.socket.close();
});

test('37: nothing is left in Redis when everyone has gone, though the process stops at the same moment', async () => {
  const { redisUrl } = configFrom(process.env);
  const redis = openRedis({ redisUrl, directory: factory.operator.directory }, () => undefined);
  const tenant = await factory.tenant();
  const person = await tenant.person();
  const processes = (): Promise<number> => redis.zcard(`online:${tenant.id}`).catch(() => -1);
  const four = await ProductProcess.start(factory, 'main');
  const screens = [await screen(one, person), await screen(four, person)];
  await expect.poll(processes, { timeout: 5000 }).toBe(2);
  for (const { socket } of screens) {
    socket.close();
    await once(socket, 'close');
  }
  await four.stop('SIGTERM');
  await expect.poll(processes, { timeout: 5000 }).toBe(0);
  redis.disconnect();
});
