import { identity } from '@takt/app-server/modules';
import { backgroundExport, CellWorker, readWorkbook } from '@takt/server/host';
import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';

let factory: Factory;
let company: Company;
let worker: CellWorker;
beforeAll(async () => {
  factory = await openProduct({ exportCap: 2 });
  company = await openCompany(factory);
  const faults = (error: Error) => factory.faults.push(error);
  worker = new CellWorker(factory.cells.named('c1'), [backgroundExport(factory.registry, factory.host.files, identity)], {
    onError: faults,
    pollSeconds: 0.5,
  });
  await worker.start();
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
  for (const end = Date.now() + 20_000; Date.now() < end; await new Promise((done) => setTimeout(done, 100))) {
    const found = await asOwner<Message>(factory, 'select title_zh, title_en, link from app.message order by at');
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
  await company.admin.save('system.user', { id: user.id, version: user.version, markStatus: '0' });
  worker = new CellWorker(factory.cells.named('c1'), [backgroundExport(factory.registry, factory.host.files, identity)], {
    onError: (error) => factory.faults.push(error),
    pollSeconds: 0.5,
  });
  await worker.start();
  for (const end = Date.now() + 20_000; Date.now() < end; await new Promise((done) => setTimeout(done, 100))) {
    const [left] = await asOwner<{ n: number }>(
      factory,
      "select (select count(*) from app.outbox where topic = 'job.export')::int + (select count(*) from pgboss.job where name = 'engine-export' and state <> 'completed')::int as n",
    );
    if (left?.n === 0) break;
  }
  expect((await messages(0)).length).toBe(before);
});
