import { once } from 'node:events';
import { modules } from '@takt/app-server/modules';
import { bindJob, longJob, refuse, startJob, system } from '@takt/engine';
import type { CellWorker } from '@takt/engine/host';
import type { Client, Factory } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED, NOT_FOUND } from './engine-sentences.ts';
import { startLongJobs } from './long-jobs.ts';
import { provisions } from './provisions.ts';
import { expectRefused } from './refusals.ts';

const [READ_ALL, RETRY_ALL] = ['system.exportJob.read', 'system.exportJob.retry'];
const COUNT = longJob<{ readonly steps: number }>({
  id: 'test.count',
  label: ['计数', 'count'],
  readAll: READ_ALL,
  retryAll: RETRY_ALL,
});
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/** What the job of this file does before it finishes, by attempt; nothing when absent. */
let before: (attempt: number) => Promise<void> = async () => undefined;
let runs: number[] = [];
/** Leaves one message behind, in the transaction of its end. */
const counting = bindJob(COUNT, {
  run: async (job) => {
    runs.push(job.attempt);
    await job.log(['数到一半', 'Halfway']);
    for (let step = 1; step <= job.input.steps; step += 1) {
      await job.progress(step, job.input.steps);
      await pause(250);
    }
    await before(job.attempt);
    return job.finish(async (ctx) => {
      await ctx.sql`insert into app.message (tenant_id, id, user_id, title_zh, title_en, at)
        values (${ctx.tenant}, gen_random_uuid(), ${job.userId}, '数完', 'Counted', now())`;
      return { result: { steps: job.input.steps } };
    });
  },
});
const toy = {
  defs: { module: 'test', label: ['测试', 'Test'], contexts: [], entities: [] },
  menu: [],
  longJobs: [counting],
} as const;

let factory: Factory;
let origin: string;
let company: Company;
let owner: Client;
const workers: CellWorker[] = [];
beforeAll(async () => {
  factory = await openProduct({ clock: () => new Date(), modules: [provisions, ...modules, toy] });
  origin = await factory.http.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  company = await openCompany(factory);
  owner = await company.tenant.person({ permissions: ['base.plant.read'] });
  before = async () => undefined;
  runs = [];
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});
afterAll(() => factory.close());

const work = async (leaseMs?: number): Promise<void> =>
  void workers.push(await startLongJobs(factory, { jobs: [counting], ...(leaseMs && { leaseMs }) }));
async function userOf(client: Client): Promise<string> {
  const { data } = await company.admin.page('system.user', { _params: { 'username._eq': client.username } });
  return data.list[0].id;
}
async function started(steps: number): Promise<string> {
  const actor = { ...system, userId: await userOf(owner) };
  return factory.as(actor, company.tenant.id, (ctx) => startJob(ctx, COUNT, { steps }));
}
const jobNow = async (id: string) => (await owner.post('/system/job/one', { id })).data;
const until = (id: string, state: string) => expect.poll(async () => (await jobNow(id)).state, { interval: 100 }).toBe(state);
const command = (client: Client, name: string, id: string) => client.post(`/system/job/${name}`, { id });
const effects = async (): Promise<number> =>
  (await asOwner(factory, "select 1 from app.message where title_en = 'Counted' and tenant_id = $1", [company.tenant.id])).length;
const linesOf = async (id: string): Promise<string[]> =>
  (await owner.post('/system/job/log', { id })).data.map(({ text }: { text: [string, string] }) => text[1]);
const lapse = (id: string) =>
  asOwner(factory, "update app.long_job set lease_until = now() - interval '1 second' where id = $1", [id]);

/** A browser whose page shows long jobs, and how often it is told of them. */
async function page(person: Client) {
  const { ticket } = (await person.post('/system/message/live/ticket')).data;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, ['takt', ticket], { origin });
  const heard: string[] = [];
  socket.on('message', (text: Buffer) => {
    const { type, data } = JSON.parse(text.toString()) as { type: string; data: readonly string[] };
    if (type === 'changed') heard.push(...data);
    // As a browser does when rights have changed, here by the people just made.
    if (type === 'watchAgain') watch();
  });
  const watch = (): void => socket.send(JSON.stringify({ watch: ['engine.longJob'] }));
  await once(socket, 'open');
  watch();
  await pause(400);
  return { heard, close: () => socket.terminate() };
}

test('a job says how far it is, to its owner’s pages alone, and leaves no transaction of the queue open', async () => {
  const seer = await company.tenant.person({ permissions: [READ_ALL] });
  const other = await company.tenant.person({ permissions: ['base.plant.read'] });
  const [own, all, none] = [await page(owner), await page(seer), await page(other)];
  await work();
  const id = await started(16);
  await until(id, 'running');
  await expect.poll(async () => (await jobNow(id)).done).toBeGreaterThan(1);
  expect(await jobNow(id)).toMatchObject({ total: 16, own: true, mayCancel: true, mayRetry: false, label: COUNT.label });
  const busy = await asOwner(
    factory,
    `select application_name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and application_name like 'takt:%' and xact_start < clock_timestamp() - interval '1 second'`,
  );
  expect(busy).toEqual([]);
  await until(id, 'done');
  expect(await jobNow(id)).toMatchObject({ done: 16, total: 16, result: { steps: 16 }, mayCancel: false });
  expect(await linesOf(id)).toEqual(['Started', 'Halfway', 'Done']);
  expect(await effects()).toBe(1);
  await pause(500);
  expect(own.heard.length).toBeGreaterThan(3);
  expect(all.heard.length).toBeGreaterThan(3);
  expect(none.heard).toEqual([]);
  for (const one of [own, all, none]) one.close();
});

test('one that runs is cancelled by its owner and does nothing more', async () => {
  await work();
  const id = await started(60);
  await until(id, 'running');
  expect((await command(owner, 'cancel', id)).httpStatus).toBe(200);
  await workers[0]?.stop();
  expect(await jobNow(id)).toMatchObject({ state: 'cancelled', mayRetry: true });
  expect((await jobNow(id)).done).toBeLessThan(60);
  expect(await effects()).toBe(0);
  expect((await linesOf(id)).at(-1)).toBe(`Cancelled by ${owner.username}`);
  expectRefused(await command(owner, 'cancel', id), 422, ['计数已结束，无法取消', 'The count has ended and cannot be cancelled']);
  expect(factory.faults).toEqual([]);
});

test('one that fails says why and is tried again; its log goes on', async () => {
  before = async (attempt) => void (attempt === 1 && refuse('test.no', ['数错了', 'Miscounted']));
  await work();
  const id = await started(1);
  await until(id, 'failed');
  expect(await jobNow(id)).toMatchObject({ reason: ['数错了', 'Miscounted'], mayRetry: true });
  expect((await command(owner, 'retry', id)).httpStatus).toBe(200);
  await until(id, 'done');
  expect(await effects()).toBe(1);
  expect(await linesOf(id)).toEqual([
    'Started',
    'Halfway',
    'Miscounted',
    `Tried again by ${owner.username}`,
    'Started again (attempt 2)',
    'Halfway',
    'Done',
  ]);
  expectRefused(await command(owner, 'retry', id), 422, [
    '计数没有失败，无需重试',
    'The count has not failed; there is nothing to try again',
  ]);
});

test('others see and do nothing, unless a right says so; another company never', async () => {
  before = async (attempt) => void (attempt === 1 && refuse('test.no', ['数错了', 'Miscounted']));
  await work();
  const id = await started(1);
  await until(id, 'failed');
  const stranger = await company.tenant.person({ permissions: ['base.plant.*'] });
  const foreigner = (await openCompany(factory)).admin;
  for (const client of [stranger, foreigner])
    for (const name of ['one', 'log', 'cancel', 'retry']) expectRefused(await command(client, name, id), 404, NOT_FOUND);
  const reader = await company.tenant.person({ permissions: [READ_ALL] });
  expect((await command(reader, 'one', id)).data).toMatchObject({ state: 'failed', own: false, mayRetry: false });
  expectRefused(await command(reader, 'cancel', id), 404, NOT_FOUND);
  expectRefused(await command(reader, 'retry', id), 403, NOT_AUTHORISED);
  const keeper = await company.tenant.person({ permissions: [RETRY_ALL] });
  expect((await command(keeper, 'retry', id)).httpStatus).toBe(200);
  await until(id, 'done');
  expect(await linesOf(id)).toContain(`Tried again by ${keeper.username}`);
});

test('a person who may no longer act has nothing done for them', async () => {
  const id = await started(1);
  const { data } = await company.admin.page('system.user', { _params: { 'username._eq': owner.username } });
  const { id: user, version } = data.list[0];
  expect((await company.admin.save('system.user', { id: user, version, markStatus: '0' })).httpStatus).toBe(200);
  await work();
  const state = async () => (await asOwner(factory, 'select state, reason from app.long_job where id = $1', [id]))[0];
  await expect.poll(state).toEqual({ state: 'failed', reason: NOT_AUTHORISED });
  expect(await effects()).toBe(0);
});

test('a lease that ran out gives the job to another worker; the first one’s work is undone', async () => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  before = async (attempt) => (attempt === 1 ? held : undefined);
  await work();
  const id = await started(1);
  await expect.poll(() => runs).toEqual([1]);
  await lapse(id);
  await work();
  await until(id, 'done');
  letGo();
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(runs).toEqual([1, 2]);
  expect(await effects()).toBe(1);
  expect((await linesOf(id)).filter((line) => line === 'Done')).toHaveLength(1);
  expect(factory.faults).toEqual([]);
});

test('a worker that was late with its lease goes on and does not take over from itself', async () => {
  await work();
  const id = await started(8);
  await until(id, 'running');
  await lapse(id);
  await until(id, 'done');
  expect(runs).toEqual([1]);
});

test('a worker at work keeps its lease', async () => {
  await work(800);
  const id = await started(10);
  await until(id, 'running');
  await work(800);
  await until(id, 'done');
  expect(runs).toEqual([1]);
});

test('a lost connection is tried again by itself; what is interrupted too often is given up', async () => {
  before = async (attempt) => {
    if (attempt === 1) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
  };
  await work();
  const id = await started(1);
  await expect.poll(async () => (await jobNow(id)).state).toBe('queued');
  await lapse(id);
  await until(id, 'done');
  expect([runs, await effects()]).toEqual([[1, 2], 1]);
  const again = await started(1);
  await asOwner(
    factory,
    "update app.long_job set state = 'running', attempts = last_attempt, lease_until = now() - interval '1 second' where id = $1",
    [again],
  );
  await until(again, 'failed');
  expect((await jobNow(again)).reason[1]).toBe('Interrupted too often and given up; try again');
  expect(runs).toEqual([1, 2]);
});

test('one person’s jobs run one after the other and hold up nobody else’s', async () => {
  const first = await started(8);
  const second = await started(1);
  owner = await company.tenant.person({ permissions: ['base.plant.read'] });
  const others = await started(1);
  await work();
  await until(others, 'done');
  const states = await asOwner(factory, 'select state from app.long_job where id = any($1) order by at', [[first, second]]);
  expect(states.map(({ state }) => state)).toEqual(['running', 'queued']);
});
