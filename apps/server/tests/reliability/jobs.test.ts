import { type ChildProcess, spawn } from 'node:child_process';
import { type Ctx, on } from '@takt/engine';
import { CellWorker, Timers } from '@takt/engine/host';
import type { Factory } from '@takt/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from '../company.ts';
import { figure, pause, sized } from './figure.ts';

let factory: Factory;
let company: Company;
beforeEach(async () => {
  factory = await openProduct({ clock: () => new Date() });
  company = await openCompany(factory);
});
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await factory.close();
});

const count = async (sql: string): Promise<number> => (await asOwner<{ n: number }>(factory, sql))[0]?.n ?? 0;
async function until(reached: () => Promise<boolean>, seconds: number): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(100)) if (await reached()) return;
  throw new Error(`not reached in ${seconds} s`);
}
/** An effect that can be counted: one message per job, titled by its number. */
const note = (ctx: Ctx, n: unknown) =>
  ctx.sql`insert into app.message (tenant_id, id, user_id, title_zh, title_en, at) values (${ctx.tenant}, gen_random_uuid(), gen_random_uuid(), ${String(n)}, ${String(n)}, now())`;

/** The worker with a test's subscription, as a process that can be killed. */
function startWorkerProcess(script: 'job-worker.ts' | 'due-worker.ts') {
  const child = spawn(process.execPath, [new URL(script, import.meta.url).pathname], {
    env: { ...process.env, TEST_CELL: JSON.stringify(factory.cellConfigs[0]), TEST_DIRECTORY: factory.directoryUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise<typeof child>((done) => child.stdout.on('data', () => done(child)));
}

test('55 and 56: events survive killed workers: each effect exactly once, in order per key', async () => {
  const total = sized(10_000, 2000);
  const kills = sized(10, 4);
  const blocker = factory.cells.named('c1').pool('app_rw');
  const open = await blocker.connect();
  await open.query(
    `begin;set local app.tenant_id = ${company.tenant.id};insert into app.outbox (tenant_id, topic, key, payload) values (${company.tenant.id}, 'test.count', 'late', '{"n": -1}')`,
  );
  let worker = await startWorkerProcess('job-worker.ts');
  const started = Date.now();
  const producing = (async () => {
    for (let batch = 0; batch < total / 100; batch += 1) {
      await factory.asSystem(company.tenant.id, async (ctx) => {
        for (let n = 0; n < 100; n += 1) ctx.emit('test.count', `key${n % 10}`, { n: batch * 100 + n, key: `key${n % 10}` });
      });
    }
  })();
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(700);
    worker.kill('SIGKILL');
    worker = await startWorkerProcess('job-worker.ts');
  }
  await producing;
  await open.query('commit');
  open.release();
  await until(async () => (await count('select count(*)::int as n from app.message')) >= total + 1, 90);
  await pause(1500);
  const seconds = Math.round((Date.now() - started) / 1000);
  worker.kill('SIGKILL');
  expect(await count('select count(*)::int as n from app.message')).toBe(total + 1);
  expect(await count('select count(distinct title_en)::int as n from app.message')).toBe(total + 1);
  expect(await count('select count(*)::int as n from app.outbox')).toBe(0);
  const disorder = await count(
    `select count(*)::int as n from (select title_en::int as n, lag(title_en::int) over (partition by link order by at) as before
     from app.message where link <> '') o where before > n`,
  );
  expect(disorder).toBe(0);
  figure(
    '55',
    `${total + 1} events, ${kills} kills, one transaction open throughout: 0 missing, 0 repeated, ${disorder} out of order within their key`,
  );
  figure('56', `${total + 1} transactional jobs, ${kills} kill -9: ${total + 1} effects exactly, done after ${seconds} s`);
});

/** Delivery plans of a supplier who must answer at once; each time it is asked for, another one. */
async function releasablePlans() {
  const { admin: client, samples } = company;
  const made = async (entity: string, more: object): Promise<{ id: string; version: number }> => {
    const { httpStatus, raw, data } = await client.save(entity, { ...(await samples.row(entity)), ...more });
    expect(httpStatus, raw).toBe(200);
    return data;
  };
  const { id: vendor } = await made('base.vendor', { planReplyHours: 0, buyer: null });
  const plan = () => made('purchasing.deliveryPlan', { vendor });
  return { client, plan };
}

test('deadlines survive killed workers: each is told once', async () => {
  const { client, plan } = await releasablePlans();
  const plans: Awaited<ReturnType<typeof plan>>[] = [];
  for (let n = 0; n < 40; n += 1) plans.push(await plan());
  const kills = sized(6, 3);
  let worker = await startWorkerProcess('due-worker.ts');
  for (const [index, { id, version }] of plans.entries()) {
    const { httpStatus, raw } = await client.act('purchasing.deliveryPlan', 'publish', [{ id, version }]);
    expect(httpStatus, raw).toBe(200);
    if (index % Math.ceil(plans.length / kills) !== 0) continue;
    worker.kill('SIGKILL');
    worker = await startWorkerProcess('due-worker.ts');
  }
  const told = "select count(*)::int as n from app.history where action = 'due'";
  await until(async () => (await count(told)) >= plans.length, 90);
  await pause(1500);
  worker.kill('SIGKILL');
  expect(await count(told)).toBe(plans.length);
  expect(await count("select count(distinct row_id)::int as n from app.history where action = 'due'")).toBe(plans.length);
  const overdue = "select count(*)::int as n from app.message where title_en like 'Delivery plan % is overdue%'";
  // The buyer made the plans and the supplier has nobody who can sign in: one notice each.
  expect(await count(overdue)).toBe(plans.length);
  expect(await count('select count(*)::int as n from app.due')).toBe(0);
  figure('deadlines', `${plans.length} deadlines, ${kills} kill -9: each told once`);
});

test('57: a rolled-back enqueue and an enqueue on a dead database leave no job', async () => {
  await expect(
    factory.asSystem(company.tenant.id, async (ctx) => {
      ctx.emit('test.count', 'k', { n: 1 });
      await note(ctx, 'ghost');
      throw new Error('the business part failed');
    }),
  ).rejects.toThrow('the business part failed');
  await expect(
    factory.asSystem(company.tenant.id, async (ctx) => {
      ctx.emit('test.count', 'k', { n: 2 });
      await ctx.sql`select pg_terminate_backend(pg_backend_pid())`.catch(() => undefined);
    }),
  ).rejects.toThrow();
  expect(await count("select count(*)::int as n from app.outbox where topic = 'test.count'")).toBe(0);
  figure('57', '0 ghost jobs');
});

test('58: timers: two schedulers, a missed window and a clock jump fire each due time once', async () => {
  let now = new Date('2096-03-02T00:00:30Z');
  const clock = () => now;
  const cell = factory.cells.named('c1');
  const options = { onError: (error: Error) => factory.faults.push(error), clock };
  const [one, two] = [new Timers(cell, options), new Timers(cell, options)];
  await factory.asSystem(
    company.tenant.id,
    (ctx) => ctx.sql`insert into app.timer (tenant_id, name, topic, cron, zone, next_at)
      values (${ctx.tenant}, 'hourly', 'test.hourly', '0 * * * *', 'Asia/Shanghai', '2096-03-02T01:00:00Z')`,
  );
  const fired = () => count("select count(*)::int as n from app.outbox where topic = 'test.hourly'");
  const steps: [string, string, number][] = [
    ['before the hour', '2096-03-02T00:59:59Z', 0],
    ['on the hour', '2096-03-02T01:00:00Z', 1],
    ['again at once', '2096-03-02T01:00:01Z', 1],
    ['a window of five hours was missed: one catch-up', '2096-03-02T06:10:00Z', 2],
    ['the clock jumps back', '2096-03-02T03:00:00Z', 2],
    ['the next due time', '2096-03-02T07:00:00Z', 3],
  ];
  for (const [what, at, expected] of steps) {
    now = new Date(at);
    await Promise.all([one.tick(), two.tick(), one.tick(), two.tick()]);
    expect(await fired(), what).toBe(expected);
  }
  figure('58', `${steps.length} situations with two schedulers: each due time once, catch-up once`);
});

test('every company gets the timers of modules, one founded later as well, and keeps its own times', async () => {
  const rules = [{ name: 'test.nightly', topic: 'test.nightly', cron: '0 2 * * *' }];
  const onError = (error: Error) => factory.faults.push(error);
  const worker = new CellWorker(factory.cells.named('c1'), [], { onError, pollSeconds: 0.5, timers: rules, equipMs: 500 });
  const equipped = () => count("select count(*)::int as n from app.timer where name = 'test.nightly'");
  const companies = () => count("select count(*)::int as n from app.tenant where state = 'active'");
  await worker.start();
  try {
    await expect.poll(equipped, { timeout: 20_000 }).toBe(await companies());
    const later = await factory.tenant();
    const own = '2099-01-01T02:00:00Z';
    await expect.poll(equipped, { timeout: 20_000 }).toBe(await companies());
    await asOwner(factory, 'update app.timer set next_at = $1 where tenant_id = $2', [own, later.id]);
    await new Promise((done) => setTimeout(done, 2500));
    const [kept] = await asOwner<{ at: Date }>(
      factory,
      "select next_at as at from app.timer where name = 'test.nightly' and tenant_id = $1",
      [later.id],
    );
    expect(kept?.at.toISOString()).toBe('2099-01-01T02:00:00.000Z');
  } finally {
    await worker.stop();
  }
});

test('a failing job does not hold up its neighbours and ends in the dead queue', async () => {
  const seen: unknown[] = [];
  const worker = new CellWorker(
    factory.cells.named('c1'),
    [
      ...factory.host.registry.subscriptions,
      on('test.mixed', 'mixed', async (ctx, payload) => {
        if (payload['bad']) throw new Error('cannot');
        seen.push(payload['n']);
        await note(ctx, payload['n']);
      }),
    ],
    { onError: () => undefined, pollSeconds: 0.5 },
  );
  await worker.start();
  await factory.asSystem(company.tenant.id, async (ctx) => {
    for (let n = 0; n < 10; n += 1) ctx.emit('test.mixed', 'k', n === 3 ? { bad: true } : { n });
  });
  await until(async () => (await count('select count(*)::int as n from app.message')) === 9, 20);
  const [again] = await asOwner<{ attempt: number }>(
    factory,
    "select (data->>'attempt')::int as attempt from pgboss.job where data->>'subscription' = 'mixed' and state = 'created'",
  );
  expect([again?.attempt, new Set(seen).size]).toEqual([2, 9]);
  await worker.stop();
});
