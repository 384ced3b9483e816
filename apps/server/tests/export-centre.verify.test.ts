import { Transform } from 'node:stream';
import type { CellWorker } from '@takt/engine/host';
import type { ExportParts } from '@takt/content/host';
import type { Client, Factory } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { asOwner, byId, cloneRows, type Company, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED, NOT_FOUND } from './engine-sentences.ts';
import { startLongJobs } from './long-jobs.ts';
import { expectRefused } from './refusals.ts';

const PLANT = 'base.plant';
const RIGHTS = [`${PLANT}.read`, `${PLANT}.export`];
let factory: Factory;
let company: Company;
let worker: CellWorker | null = null;
beforeAll(async () => {
  factory = await openProduct({ exportCap: 2, exempt: ['history-covers-version'] });
});
beforeEach(async () => {
  company = await openCompany(factory);
  for (let n = 0; n < 4; n += 1) await company.samples.create(PLANT);
});
afterEach(async () => {
  await worker?.stop();
  worker = null;
});
afterAll(() => factory.close());

async function startWorker(files: ExportParts['files'] = factory.host.files): Promise<void> {
  worker = await startLongJobs(factory, { files });
}

interface Job {
  readonly id: string;
  readonly state: string;
  readonly conditions: readonly [string, string];
  readonly userName: string;
  readonly own: boolean;
  readonly mayFetch: boolean;
  readonly fileSize: number | null;
  readonly expiresAt: string | null;
  readonly done: number;
}
const listed = async (client: Client, everybody = false): Promise<readonly Job[]> => {
  const { data } = await client.post<{ list: readonly Job[] }>('/system/export/list', { everybody });
  return data.list;
};
async function until(client: Client, state: string): Promise<Job> {
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((done) => setTimeout(done, 100))) {
    const job = (await listed(client)).find((one) => one.state === state);
    if (job) return job;
  }
  throw new Error(`no export became ${state}: ${JSON.stringify(await listed(client))} ${factory.faults.map(String).join()}`);
}
const order = (client: Client, params: object = {}) => client.post('/base/ai/export', { _entity: PLANT, _params: params });
const fileOf = (client: Client, id: string) => client.get(`/system/export/${id}/file`);
const deed = (client: Client, name: string, id: string) =>
  client.post(`/system/${name === 'cancel' || name === 'retry' ? 'job' : 'export'}/${name}`, { id });

test('an export is told in words, made, fetched, asked for again and taken off the record with its file', async () => {
  const person = await company.tenant.person({ permissions: RIGHTS });
  await startWorker();
  expect((await order(person, { markStatus: '1' })).httpStatus).toBe(202);
  const job = await until(person, 'done');
  expect(job).toMatchObject({
    conditions: ['启用：是', 'Enabled: Yes'],
    own: true,
    mayFetch: true,
    expiresAt: expect.any(String),
  });
  expect(job.fileSize).toBeGreaterThan(1000);
  expect((await fileOf(person, job.id)).httpStatus).toBe(200);
  expect((await deed(person, 'repeat', job.id)).httpStatus).toBe(200);
  const jobs = await listed(person);
  expect(jobs.map(({ conditions }) => conditions[1])).toEqual(['Enabled: Yes', 'Enabled: Yes']);
  const [{ key } = { key: '' }] = await asOwner<{ key: string }>(
    factory,
    'select f.storage_key as key from app.file f join app.long_job j on j.file_id = f.id where j.id = $1',
    [job.id],
  );
  expect((await deed(person, 'remove', job.id)).httpStatus).toBe(200);
  expect((await fileOf(person, job.id)).httpStatus).toBe(404);
  expect((await listed(person)).some(({ id }) => id === job.id)).toBe(false);
  await expect.poll(() => readable(key)).toBe(false);
});
const readable = (key: string): Promise<boolean> =>
  new Promise((done) => {
    const bytes = factory.host.files.get(key);
    bytes.on('error', () => done(false));
    bytes.on('readable', () => done(true));
  });

test('one that waits is called off at once, one that runs before it is finished; neither leaves a file', async () => {
  const person = await company.tenant.person({ permissions: RIGHTS });
  const { id } = await company.samples.create(PLANT);
  await cloneRows(factory, byId(PLANT), id, 20_000);
  await order(person);
  const [waiting] = await listed(person);
  expectRefused(await deed(person, 'remove', waiting?.id ?? ''), 422, [
    '导出仍在进行，请先取消',
    'The export is still being made; cancel it first',
  ]);
  expect((await deed(person, 'cancel', waiting?.id ?? '')).httpStatus).toBe(200);
  await order(person);
  await startWorker({
    ...factory.host.files,
    put: (key, bytes) => {
      const slowly = new Transform({ transform: (chunk, _, done) => setTimeout(() => done(null, chunk), 150) });
      bytes.on('error', (error) => slowly.destroy(error));
      return factory.host.files.put(key, bytes.pipe(slowly));
    },
  });
  const running = await until(person, 'running');
  expect((await deed(person, 'cancel', running.id)).httpStatus).toBe(200);
  await worker?.stop();
  expect((await listed(person)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  expectRefused(await deed(person, 'cancel', running.id), 422, [
    '导出已结束，无法取消',
    'The export has ended and cannot be cancelled',
  ]);
  const files = await asOwner<{ n: number }>(factory, 'select count(*)::int as n from app.file where tenant_id = $1', [
    company.tenant.id,
  ]);
  expect(files).toEqual([{ n: 0 }]);
  expect(await asOwner(factory, 'select 1 from app.message where tenant_id = $1', [company.tenant.id])).toEqual([]);
  expect(factory.faults).toEqual([]);
});

test('one that failed is tried again', async () => {
  const person = await company.tenant.person({ permissions: RIGHTS });
  await order(person);
  await startWorker({ ...factory.host.files, put: () => Promise.reject(new Error('the disk is full')) });
  const failed = await until(person, 'failed');
  await worker?.stop();
  await startWorker();
  expect((await deed(person, 'retry', failed.id)).httpStatus).toBe(200);
  expect((await until(person, 'done')).id).toBe(failed.id);
  await deed(person, 'repeat', failed.id);
  await expect.poll(async () => (await listed(person)).map(({ state }) => state)).toEqual(['done', 'done']);
  expect(factory.faults.splice(0)).toHaveLength(1);
});

test('everybody’s exports are for whoever may see them; their files for whoever may export the same without limits', async () => {
  const person = await company.tenant.person({ permissions: RIGHTS });
  await startWorker();
  await order(person);
  const { id } = await until(person, 'done');
  const curious = await company.tenant.person({ permissions: RIGHTS });
  expectRefused(await curious.post('/system/export/list', { everybody: true }), 403, NOT_AUTHORISED);
  expect(await listed(curious)).toEqual([]);
  const READ_ALL = 'system.exportJob.read';
  const { id: plant } = await company.samples.create(PLANT);
  const limits = [{ dimension: 'plant', value: plant }];
  const seers = {
    watcher: await company.tenant.person({ permissions: [READ_ALL] }),
    limited: await company.tenant.person({ permissions: [READ_ALL, ...RIGHTS], scopes: limits }),
    both: await company.tenant.person({ permissions: [READ_ALL, ...RIGHTS] }),
  };
  for (const [name, may] of [
    ['watcher', false],
    ['limited', false],
    ['both', true],
  ] as const) {
    const [job] = await listed(seers[name], true);
    expect([job?.id, job?.own, job?.mayFetch, job?.userName], name).toEqual([
      id,
      false,
      may,
      `${person.username} 用户 ${person.username}`,
    ]);
    expect((await fileOf(seers[name], id)).httpStatus, name).toBe(may ? 200 : 404);
  }
  expect((await fileOf(curious, id)).httpStatus).toBe(404);
  for (const name of ['cancel', 'repeat', 'remove']) expectRefused(await deed(company.admin, name, id), 404, NOT_FOUND);
  const other = await openCompany(factory);
  expect((await fileOf(other.admin, id)).httpStatus).toBe(404);
});

test('a right lost meanwhile stops the repetition', async () => {
  const person = await company.tenant.person({ permissions: RIGHTS });
  await order(person);
  const [job] = await listed(person);
  await deed(person, 'cancel', job?.id ?? '');
  const [role] = (await company.admin.page('system.role', { _params: { code: `r-${person.username}` } })).data.list;
  await company.admin.save('system.role', { id: role.id, version: role.version, permissions: [] });
  expectRefused(await deed(person, 'repeat', job?.id ?? ''), 403, NOT_AUTHORISED);
});

test('a file can be fetched for seven days; the next export takes it away', async () => {
  const person = await company.tenant.person({ permissions: RIGHTS });
  await startWorker();
  await order(person);
  const { id } = await until(person, 'done');
  await asOwner(factory, `update app.long_job set ended_at = ended_at - interval '7 days' where id = $1`, [id]);
  const refused = await fileOf(person, id);
  expect([refused.httpStatus, refused.bytes.toString()]).toEqual([422, expect.stringContaining('导出文件已过期，请重新导出')]);
  await order(person);
  await expect.poll(async () => (await listed(person)).filter(({ state }) => state === 'done').length).toBe(2);
  const [{ n } = { n: 0 }] = await asOwner<{ n: number }>(
    factory,
    'select count(*)::int as n from app.file where tenant_id = $1',
    [company.tenant.id],
  );
  expect(n).toBe(1);
});
