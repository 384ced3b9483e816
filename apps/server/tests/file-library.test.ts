import { randomUUID } from 'node:crypto';
import { LIBRARY, type StoredFile } from '@takt/model';
import { CellWorker } from '@takt/engine/host';
import { fileRemoval } from '@takt/content/host';
import type { Client, Factory, Reply } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED, NOT_FOUND } from './engine-sentences.ts';
import { docx, pdf } from './office-files.ts';
import { expectRefused } from './refusals.ts';

let factory: Factory;
let company: Company;
let keeper: Client;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
  keeper = await company.tenant.person({ permissions: ['system.file.read', 'system.file.create', 'system.file.delete'] });
});
afterAll(() => factory.close());

const put = (person: Client, name: string, bytes: Buffer = pdf(), key: string = randomUUID()): Promise<Reply> =>
  person.sendFile(`${LIBRARY}/upload`, { name, bytes, key });
const found = async (person: Client, asked: object = {}) => (await person.post(`${LIBRARY}/list`, { page: 1, ...asked })).data;
const named = async (person: Client, name: string): Promise<StoredFile | undefined> =>
  (await found(person, { name })).list.find((one: StoredFile) => one.name === name);
const drop = (person: Client, file: string) => person.post(`${LIBRARY}/delete`, { file });
const attachTo = async (name: string): Promise<{ readonly plant: string; readonly attachment: string }> => {
  const plant = (await company.samples.create('base.plant')).id;
  const url = `/base/ai/attach?_entity=base.plant&id=${plant}`;
  return { plant, attachment: (await company.admin.sendFile(url, { name, bytes: pdf() })).data.id };
};

test('a file is uploaded once, found by what is known of it, fetched and deleted with its bytes', async () => {
  const key = randomUUID();
  const [first, again] = [await put(keeper, '作业指导书.pdf', pdf(), key), await put(keeper, '作业指导书.pdf', pdf(), key)];
  expect(again.data).toEqual(first.data);
  await put(keeper, '培训.docx', docx());
  const user = (await company.admin.page('system.user', { _params: { 'username._eq': keeper.username } })).data.list[0].id;
  const conditions = [{ name: '指导' }, { mediaType: 'application/pdf', use: 'library' }, { user, mediaType: 'application/pdf' }];
  for (const asked of conditions) {
    const { list, total } = await found(keeper, asked);
    expect([list.map(({ name }: StoredFile) => name), total]).toEqual([['作业指导书.pdf'], 1]);
  }
  const file = await named(keeper, '作业指导书.pdf');
  expect(file).toMatchObject({ use: 'library', records: [], size: pdf().length, address: `${LIBRARY}/${first.data.id}` });
  const got = await keeper.get(file?.address ?? '');
  expect([got.httpStatus, got.bytes]).toEqual([200, pdf()]);
  const before = (await found(keeper)).stored;
  expect((await drop(keeper, first.data.id)).httpStatus).toBe(200);
  const after = (await found(keeper)).stored;
  expect([after.files, after.bytes]).toEqual([before.files - 1, before.bytes - pdf().length]);
  expect((await keeper.get(file?.address ?? '')).httpStatus).toBe(404);
  const stored = `${company.tenant.id}/${first.data.id}`;
  const onError = (error: Error): void => void factory.faults.push(error);
  const worker = new CellWorker(factory.cells.named('c1'), [fileRemoval(factory.host.files)], { onError, pollSeconds: 0.5 });
  await worker.start();
  try {
    await expect
      .poll(() =>
        factory.host.files
          .get(stored)
          .toArray()
          .then(
            () => 'there',
            () => 'gone',
          ),
      )
      .toBe('gone');
  } finally {
    await worker.stop();
  }
});

test('a file kept with a record says where, leads there, and cannot be deleted here', async () => {
  const { plant } = await attachTo('held.pdf');
  const file = await named(company.admin, 'held.pdf');
  const { data } = await company.admin.one('base.plant', plant);
  expect(file).toMatchObject({
    use: 'record',
    records: [{ entity: 'base.plant', id: plant, title: `${data.code} ${data.name}` }],
  });
  expect((await company.admin.get(file?.address ?? '')).httpStatus).toBe(200);
  const label = factory.registry.entities.get('base.plant')?.label ?? ['', ''];
  expectRefused(await drop(company.admin, file?.id ?? ''), 422, [
    `文件附在「${label[0]} ${data.code} ${data.name}」上，不能删除；请到该单据中移除附件`,
    `The file is kept with “${label[1]} ${data.code} ${data.name}” and cannot be deleted; remove it from that record`,
  ]);
  // Who may not read the record learns that it is kept somewhere, and nothing else.
  const seen = await named(keeper, 'held.pdf');
  expect(seen).toMatchObject({ use: 'record', address: null, records: [{ entity: 'base.plant', title: null }] });
});

test('what nothing holds any more is unused, fetched by its maker alone, and deleted by whoever may', async () => {
  const { plant, attachment } = await attachTo('left.pdf');
  await company.admin.post('/base/ai/detach', { _entity: 'base.plant', id: plant, file: attachment });
  const { list, stored } = await found(keeper, { use: 'none' });
  expect(list.map(({ name }: StoredFile) => name)).toContain('left.pdf');
  expect(stored.unusedBytes).toBeGreaterThanOrEqual(pdf().length);
  const left = await named(keeper, 'left.pdf');
  expect(left?.address).toBeNull();
  expect((await keeper.get(`${LIBRARY}/${left?.id}`)).httpStatus).toBe(404);
  expect((await named(company.admin, 'left.pdf'))?.address).toBe(`/system/file/${left?.id}`);
  expect((await drop(keeper, left?.id ?? '')).httpStatus).toBe(200);
});

test('each right opens what it says, and another company sees nothing', async () => {
  const { id } = (await put(keeper, 'secret.pdf')).data;
  const reader = await company.tenant.person({ permissions: ['system.file.read'] });
  const nobody = await company.tenant.person();
  expect(await found(reader, { name: 'secret' })).toMatchObject({ total: 1, mayUpload: false, mayDelete: false });
  expect((await reader.get(`${LIBRARY}/${id}`)).httpStatus).toBe(200);
  expectRefused(await put(reader, 'x.pdf'), 403, NOT_AUTHORISED);
  expectRefused(await drop(reader, id), 403, NOT_AUTHORISED);
  expect((await nobody.get(`${LIBRARY}/${id}`)).httpStatus).toBe(403);
  expectRefused(await nobody.post(`${LIBRARY}/list`, { page: 1 }), 403, NOT_AUTHORISED);
  const stranger = (await openCompany(factory)).admin;
  expect((await found(stranger)).total).toBe(0);
  expect((await stranger.get(`${LIBRARY}/${id}`)).httpStatus).toBe(404);
  expectRefused(await drop(stranger, id), 404, NOT_FOUND);
  expect((await put(keeper, 'page.html', Buffer.from('<script>'))).error?.code).toBe('file.kind');
});

test('a file goes out as a download that no browser opens in place, whatever its name', async () => {
  const names = ['a"; filename=evil.html;.pdf', "it's (1)*.pdf", '报告\u202Efdp.pdf', `${'长'.repeat(300)}.pdf`];
  for (const name of names) {
    const { id } = (await put(keeper, name.replaceAll('"', '%22'))).data;
    const { headers, statusCode } = await factory.http.app.inject({
      method: 'GET',
      url: `${LIBRARY}/${id}`,
      headers: { 'access-token': keeper.token },
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w.%!~-]+\.pdf$/);
    expect(decodeURIComponent(String(headers['content-disposition']))).not.toMatch(/\u202E|[\r\n]/);
  }
});
