import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskStore, readWorkbook } from '@takt/content/host';
import { onDatabase } from '@takt/engine/host';
import type { Factory } from '@takt/testing';
import { writeXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asOwner, byId, cloneRows, type Company, openCompany, openProduct } from '../company.ts';
import { figure, sized } from './figure.ts';

let factory: Factory;
let company: Company;
let files: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  // Rows are copied past the product.
  factory = await openProduct({ clock: () => new Date(), exportCap: 2, importCap: 2, exempt: ['history-covers-version'] });
  company = await openCompany(factory);
  files = await mkdtemp(join(tmpdir(), 'takt-jobs-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await factory.close();
  await rm(files, { recursive: true, force: true });
});

function startWorkerProcess() {
  const child = spawn(process.execPath, [new URL('long-job-worker.ts', import.meta.url).pathname], {
    env: {
      ...process.env,
      TEST_CELL: JSON.stringify(factory.cellConfigs[0]),
      TEST_DIRECTORY: factory.directoryUrl,
      TEST_FILES: files,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise<typeof child>((done) => child.stdout.on('data', () => done(child)));
}
const jobNow = async (id: string) => (await company.admin.post('/system/job/one', { id })).data;
const linesOf = async (id: string): Promise<string[]> =>
  (await company.admin.post('/system/job/log', { id })).data.map(({ text }: { text: [string, string] }) => text[1]);
const rowsIn = async (table: string): Promise<number> =>
  (await asOwner(factory, `select 1 from app.${table} where tenant_id = $1`, [company.tenant.id])).length;

interface Middle {
  readonly reached: () => Promise<boolean>;
  /** Lets the last worker get past it. */
  readonly over: () => Promise<void>;
}
/** Some of it is done, as the job itself says. */
const someDone = (id: string): Middle => ({ reached: async () => (await jobNow(id)).done > 0, over: async () => undefined });
/** The job has come to a customer of whom somebody else is just writing the same code. */
async function atCustomer(code: string): Promise<Middle> {
  const { adminUrl, cells } = factory.operator;
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  const { promise: enough, resolve: over } = Promise.withResolvers<void>();
  const writing = onDatabase({ adminUrl, database: cells['c1'] ?? '' }, async (client) => {
    await client.query('begin');
    await client.query(
      `insert into app.base_customer (tenant_id, id, code, name, created_by, created_at, updated_by, updated_at)
       values ($1, gen_random_uuid(), $2, '', gen_random_uuid(), now(), gen_random_uuid(), now())`,
      [company.tenant.id, code],
    );
    isHeld();
    await enough;
    await client.query('rollback');
  });
  await held;
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and application_name like 'takt:%' and wait_event_type = 'Lock'`;
  return {
    reached: async () => (await asOwner(factory, waiting)).length > 0,
    over: () => {
      over();
      return writing;
    },
  };
}

/** Kills a worker in the middle of the job, once or more, and starts another one each time. */
async function killedInTheMiddle(id: string, kills: number, middle: Middle): Promise<void> {
  let worker = await startWorkerProcess();
  for (let kill = 0; kill < kills; kill += 1) {
    const attempt = kill + 1;
    const lines = attempt === 1 ? 'Started' : `Started again (attempt ${attempt})`;
    await expect.poll(() => linesOf(id), { timeout: 60_000, interval: 50 }).toContain(lines);
    await expect.poll(middle.reached, { timeout: 60_000, interval: 50 }).toBe(true);
    worker.kill('SIGKILL');
    expect((await jobNow(id)).state).toBe('running');
    await asOwner(factory, 'update app.long_job set done = 0 where id = $1', [id]);
    if (attempt === kills) await middle.over();
    worker = await startWorkerProcess();
  }
  await expect.poll(async () => (await jobNow(id)).state, { timeout: 120_000, interval: 200 }).toBe('done');
  // What follows from the end comes through the queue.
  await expect.poll(() => rowsIn('message'), { timeout: 20_000 }).toBe(1);
}

test('an export whose worker is killed is taken up by another: it ends once, with one file', async () => {
  const kills = sized(2, 1);
  const { id: plant } = await company.samples.create('base.plant');
  await cloneRows(factory, byId('base.plant'), plant, 40_000);
  const { data } = await company.admin.post('/base/ai/export', { _entity: 'base.plant' });
  await killedInTheMiddle(data.job, kills, someDone(data.job));
  const lines = await linesOf(data.job);
  expect([lines.filter((line) => line.startsWith('Started')).length, lines.filter((line) => line === 'Done').length]).toEqual([
    kills + 1,
    1,
  ]);
  expect(await rowsIn('file')).toBe(1);
  const left = await readdir(join(files, String(company.tenant.id)));
  const { fileId } = await jobNow(data.job);
  expect(left).toEqual([fileId]);
  const chunks: Buffer[] = [];
  for await (const chunk of diskStore(files).get(`${company.tenant.id}/${fileId}`)) chunks.push(chunk);
  let rows = 0;
  for await (const _row of readWorkbook(Buffer.concat(chunks), 50_000)) rows += 1;
  expect(rows).toBe(40_002);
  figure('long jobs', `an export of 40,001 rows, ${kills} kill -9: one end, one file, one message, nothing left behind`);
});

test('an import whose worker is killed brings nothing; the next worker brings all rows once', async () => {
  const kills = sized(2, 1);
  const count = 8000;
  const rows = [['客户编码', '客户名称'], ...Array.from({ length: count }, (_, n) => [`C${n}`, `客户 ${n}`])];
  const bytes = await writeXlsx({ sheets: [{ name: '客户', rows }] });
  const { data, raw } = await company.admin.upload('base.customer', bytes);
  expect(data.background, raw).toBe(true);
  // The HTTP process of the test has a store of its own.
  const [{ key } = { key: '' }] = await asOwner<{ key: string }>(factory, 'select storage_key as key from app.file');
  await diskStore(files).put(key, factory.host.files.get(key));
  await killedInTheMiddle(data.job, kills, await atCustomer(`C${count - 1}`));
  expect(await rowsIn('base_customer')).toBe(count);
  expect(await rowsIn('file')).toBe(1);
  expect((await jobNow(data.job)).result).toEqual({ created: count });
  figure('long jobs', `an import of ${count} rows, ${kills} kill -9: every row once`);
});
