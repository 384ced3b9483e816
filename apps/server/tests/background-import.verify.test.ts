import { randomUUID } from 'node:crypto';
import type { CellWorker } from '@takt/engine/host';
import type { Client, Factory } from '@takt/testing';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED } from './engine-sentences.ts';
import { startLongJobs } from './long-jobs.ts';
import { expectRefused } from './refusals.ts';
import { readSheet } from './sheets.ts';

const CUSTOMER = 'base.customer';
const CAP = 3;
let factory: Factory;
let company: Company;
let person: Client;
let worker: CellWorker | null = null;
beforeAll(async () => {
  factory = await openProduct({ importCap: CAP });
});
beforeEach(async () => {
  company = await openCompany(factory);
  person = await company.tenant.person({ permissions: [`${CUSTOMER}.read`, `${CUSTOMER}.create`, `${CUSTOMER}.import`] });
});
afterEach(async () => {
  await worker?.stop();
  worker = null;
});
afterAll(() => factory.close());

type Cell = string | null;
const sheet = (rows: readonly (readonly Cell[])[]): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name: '客户', rows: [['客户编码', '客户名称'], ...rows].map((row) => [...row]) }] });
const customers = (count: number): Cell[][] => Array.from({ length: count }, (_, n) => [`C${n}`, `客户 ${n}`]);
const stored = async (): Promise<number> =>
  (await asOwner(factory, 'select 1 from app.base_customer where tenant_id = $1', [company.tenant.id])).length;
const files = async (): Promise<number> =>
  (await asOwner(factory, 'select 1 from app.file where tenant_id = $1', [company.tenant.id])).length;
const jobNow = async (id: string) => (await person.post('/system/job/one', { id })).data;
const until = (id: string, state: string) =>
  expect.poll(async () => (await jobNow(id)).state, { timeout: 60_000, interval: 100 }).toBe(state);
async function sent(rows: readonly (readonly Cell[])[]): Promise<string> {
  const reply = await person.upload(CUSTOMER, await sheet(rows));
  expect(reply.httpStatus, reply.raw).toBe(202);
  expect(reply.data.background).toBe(true);
  return reply.data.job;
}

test('up to the bound an import is answered at once; above it, a job brings all rows and a message', async () => {
  expect((await person.upload(CUSTOMER, await sheet(customers(CAP)))).data).toEqual({ created: CAP });
  worker = await startLongJobs(factory);
  const more = customers(CAP + 2).map(([code, name]) => [`X${code}`, name ?? null]);
  const id = await sent(more);
  await until(id, 'done');
  expect(await jobNow(id)).toMatchObject({ result: { created: CAP + 2 }, done: CAP + 2, total: CAP + 2, entity: CUSTOMER });
  expect(await stored()).toBe(2 * CAP + 2);
  const titles = () => asOwner(factory, 'select title_en as title from app.message where tenant_id = $1', [company.tenant.id]);
  await expect.poll(titles).toEqual([{ title: 'The import of Customer is done' }]);
  // It is the person's doing, not the engine's.
  const authors = await asOwner(
    factory,
    `select distinct u.username from app.base_customer c join app.system_user u on u.id = c.created_by where c.code like 'X%' and c.tenant_id = $1`,
    [company.tenant.id],
  );
  expect(authors).toEqual([{ username: person.username }]);
  expect(factory.faults).toEqual([]);
});

/** As if the person had come in by face; their session is read anew. */
async function cameByFace({ username }: Client): Promise<void> {
  await asOwner(
    factory,
    "update app.family set way = 'face' where user_id = (select user_id from app.account where tenant_id = $1 and username = $2)",
    [company.tenant.id, username],
  );
  await asOwner(factory, 'update app.tenant set access_epoch = access_epoch + 1 where tenant_id = $1', [company.tenant.id]);
}
const keeper = (entity: string): Promise<Client> =>
  company.tenant.person({ permissions: ['read', 'create', 'import'].map((right) => `${entity}.${right}`) });

test('security F4: a face at a shared screen leaves no work behind that would be done with all rights of the person', async () => {
  const CONTAINER = 'warehouse.container';
  const worker = await keeper(CONTAINER);
  await cameByFace(worker);
  const reply = await worker.upload(CONTAINER, await sheet(customers(CAP + 1)));
  expectRefused(reply, 422, ['数据过多，不能在此后台处理', 'This is too much to be left to the background from here']);
});

test('security F4: nor does it have one done again that was left before', async () => {
  const CONTAINER = 'warehouse.container';
  const worker = await keeper(CONTAINER);
  const { data } = await worker.upload(CONTAINER, await sheet(customers(CAP + 1)));
  await asOwner(factory, "update app.long_job set state = 'failed', ended_at = now() where id = $1", [data.job]);
  await cameByFace(worker);
  const again = await worker.post('/system/job/retry', { id: data.job });
  expect([again.httpStatus, again.error?.code], again.raw).toEqual([422, 'job.session']);
});

test('security F6: one of an entity that wants proof is done again with proof alone', async () => {
  const KIOSK = 'system.kiosk';
  const administrator = await company.tenant.person({ admin: true });
  const { data, raw } = await administrator.upload(KIOSK, await sheet(customers(CAP + 1)));
  expect(data?.background, raw).toBe(true);
  await asOwner(factory, "update app.long_job set state = 'failed', ended_at = now() where id = $1", [data.job]);
  await asOwner(factory, 'update app.family set proved_at = null where tenant_id = $1', [company.tenant.id]);
  administrator.holdsBack = true;
  expect((await administrator.post('/system/job/retry', { id: data.job })).error?.code).toBe('proof.required');
});

test('wrong rows keep everything out; the result places each, and the marked file can be fetched', async () => {
  worker = await startLongJobs(factory);
  const rows = customers(5);
  const id = await sent([...rows.slice(0, 2), ['C9', null], ...rows.slice(2), ['C0', '又一个']]);
  await until(id, 'failed');
  const { reason, result, fileId, mayRetry } = await jobNow(id);
  expect(reason).toEqual(['导入失败，共2处错误', 'The import failed; 2 errors']);
  expect(result.errors.map(({ row, column }: { row: number; column: number }) => [row, column])).toEqual([
    [4, 1],
    [8, 0],
  ]);
  expect([result.fileId, mayRetry, await stored()]).toEqual([fileId, true, 0]);
  const marked = await person.get(`/system/file/${fileId}`);
  expect((await readSheet(marked.bytes)).red).toEqual(['4:客户名称', '8:客户编码']);
  // Tried again it fails again, with one marked file and the file itself.
  await person.post('/system/job/retry', { id });
  await until(id, 'failed');
  await expect.poll(files).toBe(2);
});

test('one that runs is cancelled before its end and leaves nothing; tried again, it brings everything', async () => {
  worker = await startLongJobs(factory);
  const id = await sent(customers(12_000));
  await expect.poll(async () => (await jobNow(id)).done, { timeout: 60_000, interval: 50 }).toBeGreaterThan(0);
  const { done, total, state } = await jobNow(id);
  expect([state, total]).toEqual(['running', 12_000]);
  expect(done).toBeLessThan(12_000);
  const underWay = await person.post('/system/job/underWay', { kind: 'excel.import', entity: CUSTOMER });
  expect(underWay.data).toMatchObject({ id, state: 'running' });
  expect((await person.post('/system/job/cancel', { id })).httpStatus).toBe(200);
  await worker.stop();
  expect([(await jobNow(id)).state, await stored()]).toEqual(['cancelled', 0]);
  expect((await person.post('/system/job/underWay', { kind: 'excel.import', entity: CUSTOMER })).data).toBeNull();
  await person.post('/system/job/retry', { id });
  worker = await startLongJobs(factory);
  await until(id, 'done');
  expect(await stored()).toBe(12_000);
  expect(factory.faults).toEqual([]);
});

test('a request that is repeated starts one job and keeps one file', async () => {
  const [bytes, key] = [await sheet(customers(CAP + 1)), randomUUID()];
  const [first, second] = [await person.upload(CUSTOMER, bytes, key), await person.upload(CUSTOMER, bytes, key)];
  expect([second.httpStatus, second.data]).toEqual([202, first.data]);
  expect(await files()).toBe(1);
  expect(await asOwner(factory, 'select 1 from app.long_job where tenant_id = $1', [company.tenant.id])).toHaveLength(1);
});

test('who may not import starts nothing, and a right lost meanwhile brings nothing', async () => {
  const reader = await company.tenant.person({ permissions: [`${CUSTOMER}.read`] });
  expectRefused(await reader.upload(CUSTOMER, await sheet(customers(CAP + 1))), 403, NOT_AUTHORISED);
  const id = await sent(customers(CAP + 1));
  const [role] = (await company.admin.page('system.role', { _params: { code: `r-${person.username}` } })).data.list;
  await company.admin.save('system.role', {
    id: role.id,
    version: role.version,
    permissions: [{ permission: `${CUSTOMER}.read` }],
  });
  worker = await startLongJobs(factory);
  await until(id, 'failed');
  expect([(await jobNow(id)).reason, await stored()]).toEqual([NOT_AUTHORISED, 0]);
});

test('the file of an import is kept for a week, and nobody deletes it before', async () => {
  worker = await startLongJobs(factory);
  const id = await sent(customers(CAP + 1));
  await until(id, 'done');
  const listed = async () => (await company.admin.post('/system/file/library/list', { page: 1 })).data.list;
  const [file] = await listed();
  expect(file.use).toBe('import');
  expectRefused(await company.admin.post('/system/file/library/delete', { file: file.id }), 422, [
    '文件属于一次导入，到期自动删除',
    'The file belongs to an import and is deleted when it expires',
  ]);
  await asOwner(factory, "update app.long_job set ended_at = ended_at - interval '8 days' where id = $1", [id]);
  await until(await sent(customers(CAP + 3).map(([code, name]) => [`Y${code}`, name ?? null])), 'done');
  expect(await files()).toBe(1);
});
