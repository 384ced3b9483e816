import { randomUUID } from 'node:crypto';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';
import { pdf } from './office-files.ts';

const PDF = pdf();
let factory: Factory;
let company: Company;
let plant: string;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
  plant = (await company.samples.create('base.plant')).id;
});
afterAll(() => factory.close());

const upload = async (person: Client, name: string, bytes: Buffer, type?: string, key: string = randomUUID()) => {
  const sent = { name, bytes, key, ...(type && { type }) };
  const reply = await person.sendFile(`/base/ai/attach?_entity=base.plant&id=${plant}`, sent);
  return { status: reply.httpStatus, body: reply.data, code: reply.error?.code };
};
const listed = async (person: Client) =>
  (await person.post('/base/ai/queryAttachments', { _entity: 'base.plant', id: plant })).data as { id: string; name: string }[];
const fetched = (person: Client, file: string) => person.get(`/base/ai/attachment?_entity=base.plant&id=${plant}&file=${file}`);

test('a file belongs to its record: added once, listed, fetched, removed, each told in the history', async () => {
  const { admin } = company;
  const key = randomUUID();
  const [first, again] = [
    await upload(admin, '合格证.pdf', PDF, 'application/pdf', key),
    await upload(admin, '合格证.pdf', PDF, 'application/pdf', key),
  ];
  expect([first.status, again.body]).toEqual([200, first.body]);
  const [file] = await listed(admin);
  expect(file).toMatchObject({ name: '合格证.pdf', mediaType: 'application/pdf', size: PDF.length, by: admin.username });
  const got = await fetched(admin, file?.id ?? '');
  expect([got.httpStatus, got.bytes]).toEqual([200, PDF]);
  await admin.post('/base/ai/detach', { _entity: 'base.plant', id: plant, file: file?.id });
  expect(await listed(admin)).toEqual([]);
  expect((await fetched(admin, file?.id ?? '')).httpStatus).toBe(404);
  const history = (await admin.history('base.plant', plant)).data.map(({ action }: { action: string }) => action);
  expect(history.slice(0, 2)).toEqual(['detach', 'attach']);
});

test('name, declared type and bytes must agree', async () => {
  const { admin } = company;
  const refused: readonly (readonly [string, Buffer, string?])[] = [
    ['a.pdf', Buffer.from('MZ program')],
    ['a.exe', Buffer.from('MZ program')],
    ['a.png', PDF],
    ['a.pdf', PDF, 'image/png'],
    ['a.html', Buffer.from('<script>')],
    ['a.svg', Buffer.from('<svg onload=x>')],
    ['a.exe.pdf', PDF],
    ['pdf', PDF],
    ['empty.pdf', Buffer.alloc(0)],
  ];
  for (const [name, bytes, type] of refused) expect((await upload(admin, name, bytes, type)).status, name).toBe(422);
  expect((await upload(admin, 'big.pdf', Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]))).status).toBe(413);
  expect(await listed(admin)).toEqual([]);
});

test('who reads the record reads its files; only who edits it changes them; others see nothing', async () => {
  await upload(company.admin, 'plan.pdf', PDF);
  const [file] = await listed(company.admin);
  const reader = await company.tenant.person({ permissions: ['base.plant.read'] });
  const nobody = await company.tenant.person();
  expect(await listed(reader)).toHaveLength(1);
  expect((await fetched(reader, file?.id ?? '')).httpStatus).toBe(200);
  expect((await upload(reader, 'x.pdf', PDF)).status).toBe(403);
  expect((await reader.post('/base/ai/detach', { _entity: 'base.plant', id: plant, file: file?.id })).httpStatus).toBe(403);
  expect((await fetched(nobody, file?.id ?? '')).httpStatus).toBe(403);
  const stranger = await (await factory.tenant()).person({ admin: true });
  expect((await fetched(stranger, file?.id ?? '')).httpStatus).toBe(404);
});
