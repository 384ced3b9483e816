import { Transform } from 'node:stream';
import type { CellWorker } from '@takt/engine/host';
import { type ExportParts, readWorkbook } from '@takt/content/host';
import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, byId, cloneRows, type Company, openCompany, openProduct } from './company.ts';
import { startLongJobs } from './long-jobs.ts';

let factory: Factory;
let company: Company;
let worker: CellWorker;
/** The product's worker, with the store the test gives it. */
async function startWorker(files: ExportParts['files'] = factory.host.files): Promise<void> {
  worker = await startLongJobs(factory, { files });
}
beforeAll(async () => {
  factory = await openProduct({ exportCap: 2, exempt: ['history-covers-version'] });
  company = await openCompany(factory);
  await startWorker();
});
afterAll(async () => {
  await worker.stop();
  await factory.close();
});

interface Message {
  readonly title_zh: string;
  readonly title_en: string;
  readonly link: string;
}
async function messages(atLeast: number): Promise<Message[]> {
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((done) => setTimeout(done, 100))) {
    const found = await asOwner<Message>(factory, 'select title_zh, title_en, link from app.message order by id');
    if (found.length >= atLeast) return found;
  }
  throw new Error('no site message arrived');
}

test('B004: an export above the cap arrives as one site message with the file, for the one who asked', async () => {
  for (let n = 0; n < 5; n += 1) await company.samples.create('base.plant');
  expect((await company.admin.post('/base/ai/export', { _entity: 'base.plant' })).httpStatus).toBe(202);
  const [message, ...more] = await messages(1);
  expect([message?.title_zh, message?.title_en, more.length]).toEqual([
    '工厂导出完成，请下载',
    'The export of Plant is ready',
    0,
  ]);
  const file = await company.admin.get(message?.link ?? '');
  expect(file.httpStatus).toBe(200);
  const rows = [];
  for await (const row of readWorkbook(file.bytes, 100)) rows.push(row.cells);
  expect(rows).toHaveLength(6);
  const other = await company.tenant.person({ admin: true });
  expect((await other.get(message?.link ?? '')).httpStatus).toBe(404);
  expect(factory.faults).toEqual([]);
});

test('rights lost between asking and making are respected: nothing is made', async () => {
  const person = await company.tenant.person({ permissions: ['base.plant.read', 'base.plant.export'] });
  const before = (await messages(0)).length;
  await worker.stop();
  expect((await person.post('/base/ai/export', { _entity: 'base.plant' })).httpStatus).toBe(202);
  const [user] = (await company.admin.page('system.user', { _params: { 'username._eq': person.username } })).data.list;
  const ended = await company.admin.save('system.user', { id: user.id, version: user.version, markStatus: '0' });
  expect(ended.httpStatus, ended.raw).toBe(200);
  await startWorker();
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((done) => setTimeout(done, 100))) {
    const [left] = await asOwner<{ n: number }>(
      factory,
      `select (select count(*) from app.long_job where state in ('queued', 'running'))::int + (select count(*) from app.outbox)::int
         + (select count(*) from pgboss.job where data->>'subscription' = 'engine-long-job-ended' and state <> 'completed')::int as n`,
    );
    if (left?.n === 0) break;
  }
  expect((await messages(0)).length).toBe(before);
  const [job] = await asOwner<{ state: string; reason: readonly string[] }>(
    factory,
    'select state, reason from app.long_job order by id desc limit 1',
  );
  expect([job?.state, job?.reason]).toEqual([
    'failed',
    ['您没有权限执行此操作', 'You are not authorised to perform this action'],
  ]);
});

interface Job {
  readonly label: readonly [string, string];
  readonly state: string;
  readonly done: number;
  readonly total: number | null;
  readonly fileId: string | null;
  readonly fileName: string | null;
  readonly reason: readonly [string, string] | null;
}
const jobsOf = async (client: Company['admin']): Promise<readonly Job[]> =>
  (await client.post<readonly Job[]>('/system/export/mine')).data;

test('an export tells how far it has come while it is still being made, and then where its file is', async () => {
  const person = await company.tenant.person({ permissions: ['base.plant.read', 'base.plant.export'] });
  const { id } = await company.samples.create('base.plant');
  await cloneRows(factory, byId('base.plant'), id, 20_000);
  await worker.stop();
  const slow = {
    ...factory.host.files,
    put: (key: string, bytes: Parameters<ExportParts['files']['put']>[1]) =>
      factory.host.files.put(
        key,
        bytes.pipe(new Transform({ transform: (chunk, _, done) => setTimeout(() => done(null, chunk), 120) })),
      ),
  };
  await startWorker(slow);
  expect(await jobsOf(person)).toEqual([]);
  expect((await person.post('/base/ai/export', { _entity: 'base.plant' })).httpStatus).toBe(202);
  expect(await jobsOf(person)).toMatchObject([{ state: 'queued', label: ['工厂', 'Plant'], total: null, fileId: null }]);
  const seen: Job[] = [];
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((done) => setTimeout(done, 100))) {
    const [job] = await jobsOf(person);
    if (job) seen.push(job);
    if (job?.state === 'done' || job?.state === 'failed') break;
  }
  const halfway = seen.filter(({ state, done, total }) => state === 'running' && done > 0 && done < (total ?? 0));
  expect(halfway.length).toBeGreaterThan(0);
  const last = seen.at(-1);
  expect(last).toMatchObject({ state: 'done', fileName: '工厂.xlsx', reason: null });
  expect([last?.done, last?.total]).toEqual([halfway[0]?.total, halfway[0]?.total]);
  expect((await person.get(`/system/file/${last?.fileId}`)).httpStatus).toBe(200);
  expect(await jobsOf(await company.tenant.person({ permissions: ['base.plant.read'] }))).toEqual([]);
  expect(factory.faults).toEqual([]);
});

test('an export that fails says so, where the person looks for it and by a site message', async () => {
  const person = await company.tenant.person({ permissions: ['base.plant.read', 'base.plant.export'] });
  await worker.stop();
  await startWorker({ ...factory.host.files, put: () => Promise.reject(new Error('the disk is full')) });
  expect((await person.post('/base/ai/export', { _entity: 'base.plant' })).httpStatus).toBe(202);
  await expect.poll(async () => (await jobsOf(person))[0]?.state, { timeout: 60_000 }).toBe('failed');
  const [job] = await jobsOf(person);
  expect(job?.fileId).toBeNull();
  // News of earlier exports may still be on its way.
  const told = async () => (await messages(0)).map(({ title_zh, title_en }) => [title_zh, title_en]);
  await expect
    .poll(told, { timeout: 60_000 })
    .toContainEqual([`工厂导出失败：${job?.reason?.[0]}`, `The export of Plant failed: ${job?.reason?.[1]}`]);
  expect(factory.faults.splice(0).map(({ cause }) => (cause as Error).message)).toEqual(['the disk is full']);
});
