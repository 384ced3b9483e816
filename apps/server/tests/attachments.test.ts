import { randomUUID } from 'node:crypto';
import { type AnyDocument, isDocument, tableName } from '@takt/model';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner, byId, type Company, openCompany, openProduct } from './company.ts';
import { examples } from './coverage-set.ts';
import { codesOf, documentIn } from './document-calls.ts';
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

describe('security F3: files follow their document', () => {
  const NOTE = 'purchasing.deliveryNote';
  const about = (entity: string, id: string): string => `_entity=${entity}&id=${id}`;
  const add = (person: Client, entity: string, id: string, name: string) =>
    person.sendFile(`/${entity.split('.')[0]}/ai/attach?${about(entity, id)}`, { name, bytes: PDF, key: randomUUID() });
  const files = async (person: Client, entity: string, id: string) =>
    (await person.post(`/${entity.split('.')[0]}/ai/queryAttachments`, { _entity: entity, id })).data as {
      id: string;
      name: string;
      by: string;
      own: boolean;
    }[];
  const take = (person: Client, entity: string, id: string, file: string) =>
    person.post(`/${entity.split('.')[0]}/ai/detach`, { _entity: entity, id, file });
  const inState = (table: string, id: string, code: string) =>
    asOwner(factory, `update app.${table} set status = $2 where id = $1`, [id, code]);
  const all = ['purchasing.*', 'warehouse.*', 'base.*'];

  test('a supplier changes none of a received note and learns no name of ours; our people add evidence until it is closed', async () => {
    const vendor = (await company.samples.create('base.vendor')).id;
    const note = (await company.samples.create(NOTE, { vendor })).id;
    const supplier = await company.tenant.person({ permissions: all, vendor });
    const inspector = await company.tenant.person({ permissions: all });
    expect((await add(supplier, NOTE, note, 'packing.pdf')).httpStatus).toBe(200);
    await inState('purchasing_delivery_note', note, '30');
    expect((await add(inspector, NOTE, note, 'evidence.pdf')).httpStatus).toBe(200);
    const seen = await files(supplier, NOTE, note);
    expect(seen.map(({ name, by, own }) => [name, by, own])).toEqual([
      ['packing.pdf', supplier.username, true],
      ['evidence.pdf', '', false],
    ]);
    expect((await add(supplier, NOTE, note, 'late.pdf')).httpStatus).toBe(422);
    for (const { id } of seen) expect((await take(supplier, NOTE, note, id)).httpStatus).toBe(422);
    const packing = seen[0]?.id ?? '';
    expect(await take(inspector, NOTE, note, packing)).toMatchObject({ httpStatus: 422, error: { code: 'file.others' } });
    await inState('purchasing_delivery_note', note, '40');
    expect((await add(inspector, NOTE, note, 'after.pdf')).httpStatus).toBe(422);
    expect((await take(inspector, NOTE, note, seen[1]?.id ?? '')).httpStatus).toBe(422);
    expect((await files(inspector, NOTE, note)).map(({ name }) => name)).toEqual(['packing.pdf', 'evidence.pdf']);
  });

  test('a contract in effect takes no file, though its remark is still edited; nor does one in approval or closed', async () => {
    const id = (await company.samples.create('purchasing.contract')).id;
    expect((await add(company.admin, 'purchasing.contract', id, 'draft.pdf')).httpStatus).toBe(200);
    const [{ id: file = '' } = {}] = await files(company.admin, 'purchasing.contract', id);
    const { states } = byId('purchasing.contract') as AnyDocument;
    for (const state of ['effective', 'inApproval', 'closed']) {
      await inState('purchasing_contract', id, states[state]?.code ?? '');
      const refused = { httpStatus: 422, error: { code: 'file.state' } };
      expect(await add(company.admin, 'purchasing.contract', id, 'x.pdf'), state).toMatchObject(refused);
      expect(await take(company.admin, 'purchasing.contract', id, file), state).toMatchObject(refused);
    }
    await inState('purchasing_contract', id, states['effective']?.code ?? '');
    const { version } = (await company.admin.one('purchasing.contract', id)).data;
    expect((await company.admin.save('purchasing.contract', { id, version, remark: '改过' })).httpStatus).toBe(200);
    expect(await add(company.admin, 'purchasing.contract', id, 'x.pdf')).toMatchObject({
      error: {
        zh: '合同在「已生效」状态下不能增删附件',
        en: 'Files of the contract are not changed while it is “Effective”',
      },
    });
  });

  test('whoever takes a step of a document in which evidence arises adds it, without the right to edit; a reader does not', async () => {
    const receipt = (await company.samples.create('warehouse.receipt')).id;
    const reader = await company.tenant.person({ permissions: ['warehouse.receipt.read'] });
    const dock = await company.tenant.person({ permissions: ['warehouse.receipt.read', 'warehouse.receipt.receive'] });
    expect((await add(dock, 'warehouse.receipt', receipt, 'broken.pdf')).httpStatus).toBe(200);
    expect((await add(reader, 'warehouse.receipt', receipt, 'x.pdf')).httpStatus).toBe(403);
  });

  test('a supplier sees the evidence of a return and nobody’s name, and adds none', async () => {
    const RETURN = 'purchasing.returnNotice';
    const vendor = (await company.samples.create('base.vendor')).id;
    const notice = (await company.samples.create(RETURN, { vendor })).id;
    const supplier = await company.tenant.person({ permissions: all, vendor });
    await inState('purchasing_return_notice', notice, (byId(RETURN) as AnyDocument).states['published']?.code ?? '');
    expect((await add(company.admin, RETURN, notice, 'crack.pdf')).httpStatus).toBe(200);
    expect((await files(supplier, RETURN, notice)).map(({ name, by }) => [name, by])).toEqual([['crack.pdf', '']]);
    expect((await add(supplier, RETURN, notice, 'x.pdf')).httpStatus).not.toBe(200);
  });

  test('whoever only sees a document that belongs elsewhere adds nothing to it', async () => {
    const transfer = await company.samples.create('warehouse.stockTransfer');
    const toWarehouse = (await company.samples.create('warehouse.warehouse')).id;
    await asOwner(factory, 'update app.warehouse_stock_transfer set to_warehouse_id = $2 where id = $1', [
      transfer.id,
      toWarehouse,
    ]);
    const there = await company.tenant.person({ permissions: all, scopes: [{ dimension: 'warehouse', value: toWarehouse }] });
    expect((await there.one('warehouse.stockTransfer', transfer.id)).httpStatus).toBe(200);
    expect((await add(there, 'warehouse.stockTransfer', transfer.id, 'x.pdf')).httpStatus).toBe(403);
    expect((await add(company.admin, 'warehouse.stockTransfer', transfer.id, 'x.pdf')).httpStatus).toBe(200);
  });
});

const DOCUMENTS = examples.filter(isDocument);
describe.each(DOCUMENTS.map((doc) => [doc.id, doc] as const))('security F3: the files of %s', (id, doc) => {
  test('are added and taken away while it is a draft and in the states it names, and in no other', async () => {
    const made = await documentIn(factory, company, doc, codesOf(doc)[0] ?? '');
    const at = `_entity=${id}&id=${made.id}`;
    const path = `/${id.split('.')[0]}/ai`;
    const answers: Record<string, unknown> = {};
    for (const [state, { code }] of Object.entries<{ readonly code: string }>(doc.states)) {
      await asOwner(factory, `update app.${tableName(id)} set status = $2 where id = $1`, [made.id, code]);
      const added = await company.admin.sendFile(`${path}/attach?${at}`, { name: `${state}.pdf`, bytes: PDF, key: randomUUID() });
      const file: string = added.data?.id ?? randomUUID();
      const gone = await company.admin.post(`${path}/detach`, { _entity: id, id: made.id, file });
      answers[state] = [added, gone].map(({ httpStatus, error }) => error?.code ?? httpStatus);
    }
    // Nothing of what it says it did has been done.
    await asOwner(factory, `update app.${tableName(id)} set status = $2 where id = $1`, [made.id, codesOf(doc)[0]]);
    const isDraft = (state: string): boolean => 'edit' in doc.actions && state === Object.keys(doc.states)[0];
    const taken = (state: string): unknown =>
      isDraft(state) || doc.filesIn.includes(state) ? [200, 200] : ['file.state', 'file.state'];
    expect(answers).toEqual(Object.fromEntries(Object.keys(doc.states).map((state) => [state, taken(state)])));
  });
});
