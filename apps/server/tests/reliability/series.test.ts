import { type ChildProcess, spawn } from 'node:child_process';
import { appendAll, readRollup } from '@takt/engine';
import { OperationLog } from '@takt/modules/operations/defs';
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

function startWorker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [new URL('series-worker.ts', import.meta.url).pathname], {
    env: { ...process.env, TEST_CELL: JSON.stringify(factory.cellConfigs[0]), TEST_DIRECTORY: factory.directoryUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise((done) => child.stdout.on('data', () => done(child)));
}
const count = async (sql: string): Promise<number> =>
  (await asOwner<{ n: number }>(factory, `select count(*)::int as n ${sql}`))[0]?.n ?? 0;
async function until(reached: () => Promise<boolean>, seconds: number): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(100)) if (await reached()) return;
  throw new Error(`not reached in ${seconds} s`);
}

const DAYS = 60;
/** Operations of the last two months, in no order of time. */
const operations = (batch: number) =>
  Array.from({ length: 200 }, (_, n) => ({
    at: new Date(Date.now() - ((batch * 200 + n * 7) % DAYS) * 86_400_000).toISOString(),
    logName: `操作 ${n % 5} / Operation ${n % 5}`,
    result: n % 3 === 0 ? ('refused' as const) : ('success' as const),
    ms: n,
  }));

test('roll-ups of a series survive killed workers: every row counts once, late ones included', async () => {
  const [batches, kills] = [sized(200, 40), sized(10, 4)];
  const inside = <T>(work: Parameters<typeof factory.asSystem<T>>[1]) => factory.asSystem(company.tenant.id, work);
  let worker = await startWorker();
  for (let batch = 0; batch < batches; batch += 1) {
    await inside((ctx) => appendAll(ctx, OperationLog, operations(batch)));
    if (batch % Math.ceil(batches / kills) !== 1) continue;
    // In the middle of what it adds up, as far as chance has it.
    await pause(300 * Math.random());
    worker.kill('SIGKILL');
    worker = await startWorker();
  }
  const mine = `where tenant_id = ${company.tenant.id}`;
  await until(async () => (await count(`from app.series_mark ${mine}`)) === 0, 90);
  await pause(500);
  worker.kill('SIGKILL');
  const differing = await asOwner(
    factory,
    `with direct as (
       select date_trunc('day', at, 'Asia/Shanghai') as bucket, log_name, result, count(*) as rows, count(ms) as counted, sum(ms) as total, max(ms) as most
       from app.system_operation_log ${mine} group by 1, 2, 3),
     rolled as (select bucket, log_name, result, rows, ms_count, ms_sum, ms_max from app.system_operation_log_by_day ${mine})
     (select * from direct except select * from rolled) union all (select * from rolled except select * from direct)`,
  );
  expect(differing).toEqual([]);
  const rows = await count(`from app.system_operation_log ${mine}`);
  expect(rows).toBeGreaterThanOrEqual(batches * 200);
  const span = { from: '2000-01-01 00:00:00', to: '2100-01-01 00:00:00' };
  const read = await inside((ctx) => readRollup(ctx, OperationLog, 'day', span));
  expect(read.reduce((sum, one) => sum + one.rows, 0)).toBe(rows);
  figure('series', `${rows} rows, ${kills} kill -9 of who rolls them up: ${differing.length} buckets differ from their rows`);
});
