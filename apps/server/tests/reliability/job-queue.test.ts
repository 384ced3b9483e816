import { on } from '@takt/engine';
import { CellWorker } from '@takt/engine/host';
import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from '../company.ts';
import { figure, FULL, pause, sized } from './figure.ts';

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct({ clock: () => new Date() });
  company = await openCompany(factory);
});
afterAll(() => factory.close());

const transactions = async (): Promise<number> => {
  const [row] = await asOwner<{ n: string }>(
    factory,
    'select xact_commit as n from pg_stat_database where datname = current_database()',
  );
  return Number(row?.n ?? 0);
};

test('a worker with nothing to do asks once a second for all subscriptions', async () => {
  const { subscriptions } = factory.host.registry;
  const worker = new CellWorker(factory.cells.named('c1'), subscriptions, { onError: (error) => factory.faults.push(error) });
  const asked = vi.spyOn(worker.boss, 'fetch');
  await worker.start();
  try {
    await pause(4000);
    const [before, began] = [await transactions(), Date.now()];
    asked.mockClear();
    await pause(10_000);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(11);
    const each = ((await transactions()) - before) / ((Date.now() - began) / 1000);
    figure('idle', `${subscriptions.length} subscriptions: ${each.toFixed(1)} transactions a second`);
    // Beside the queue these are the relay twice, the timers once, and what pg-boss does about its own affairs.
    expect(each).toBeLessThan(15);
  } finally {
    await worker.stop();
  }
});

test('each job has a transaction of its own: one that fails at its commit undoes no other company’s', async () => {
  const other = await openCompany(factory);
  const runs: string[] = [];
  const onMixed = on('test.apart', 'apart', async (ctx, { bad, n }) => {
    runs.push(String(n));
    if (bad) {
      // Judged at the commit, past every savepoint.
      const { id } = await ctx.sql.one<{ id: string }>`select id from system_role limit 1`;
      for (const position of [91, 92])
        await ctx.sql`insert into system_role_permissions (tenant_id, id, parent_id, position, permission)
          values (${ctx.tenant}, gen_random_uuid(), ${id}, ${position}, 'test.same.right')`;
    }
    await ctx.sql`insert into app.message (tenant_id, id, user_id, title_zh, title_en, at)
      values (${ctx.tenant}, gen_random_uuid(), gen_random_uuid(), ${String(n)}, ${String(n)}, now())`;
  });
  const faults: string[] = [];
  const worker = new CellWorker(factory.cells.named('c1'), [onMixed], {
    onError: (error) => faults.push(error.message),
    pollSeconds: 0.5,
  });
  await factory.asSystem(company.tenant.id, async (ctx) => ctx.emit('test.apart', 'bad', { bad: true, n: 'bad' }));
  await factory.asSystem(other.tenant.id, async (ctx) => {
    for (let n = 0; n < 6; n += 1) ctx.emit('test.apart', `k${n}`, { n });
  });
  await worker.start();
  try {
    const told = () =>
      asOwner<{ n: string }>(factory, 'select title_en as n from app.message where tenant_id = $1 order by 1', [other.tenant.id]);
    await expect.poll(async () => (await told()).map(({ n }) => n), { timeout: 20_000 }).toEqual(['0', '1', '2', '3', '4', '5']);
    await expect.poll(() => faults.length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(faults[0]).toMatch(/^apart failed \(attempt 1\): duplicate key/);
    expect(runs.filter((n) => n !== 'bad').toSorted()).toEqual(['0', '1', '2', '3', '4', '5']);
    const [bad] = await asOwner<{ n: number }>(factory, 'select count(*)::int as n from app.message where tenant_id = $1', [
      company.tenant.id,
    ]);
    expect(bad?.n).toBe(0);
  } finally {
    await worker.stop();
  }
});

test('59: a company with thousands of jobs waiting does not hold up the ten of another', async () => {
  const other = await openCompany(factory);
  const jobs = sized(5000, 1000);
  const done = new Map<number, number[]>();
  const onNoise = on('test.noise', 'noise', async (ctx) => {
    await ctx.sql`select pg_sleep(0.002)`;
    done.set(ctx.tenant, [...(done.get(ctx.tenant) ?? []), performance.now()]);
  });
  await factory.asSystem(company.tenant.id, async (ctx) => {
    for (let n = 0; n < jobs; n += 1) ctx.emit('test.noise', `k${n}`, {});
  });
  const worker = new CellWorker(factory.cells.named('c1'), [onNoise], {
    onError: (error) => factory.faults.push(error),
    pollSeconds: 0.5,
  });
  await worker.start();
  try {
    await expect.poll(() => done.get(company.tenant.id)?.length ?? 0, { timeout: 30_000 }).toBeGreaterThan(10);
    const asked = performance.now();
    await factory.asSystem(other.tenant.id, async (ctx) => {
      for (let n = 0; n < 10; n += 1) ctx.emit('test.noise', `k${n}`, {});
    });
    await expect.poll(() => done.get(other.tenant.id)?.length ?? 0, { timeout: 60_000 }).toBe(10);
    const ms = Math.max(...(done.get(other.tenant.id) ?? [])) - asked;
    const ofNoisy = done.get(company.tenant.id)?.length ?? 0;
    figure('59', `ten jobs done after ${Math.round(ms)} ms, beside ${ofNoisy} of ${jobs} of the noisy company`);
    expect(ofNoisy).toBeLessThan(jobs);
    if (FULL) expect(ms).toBeLessThan(10_000);
  } finally {
    await worker.stop();
  }
});
