import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
});
afterAll(() => factory.close());

const desk = async (person: Client, ...keys: readonly string[]) => (await person.post('/system/preference/desk', { keys })).data;
const load = async (person: Client, key: string): Promise<unknown> => (await desk(person, key)).preferences[key].own;
const save = (person: Client, key: string, value: unknown) => person.post('/system/preference/save', { key, value });

test('what a person arranged is theirs alone, and the last word counts', async () => {
  const [one, other] = [await company.tenant.person(), await company.tenant.person()];
  const key = 'list:/base/universal/part';
  expect(await load(one, key)).toBeNull();
  await save(one, key, { columns: ['partNo'] });
  await save(one, key, { columns: ['partNo', 'name'] });
  expect(await load(one, key)).toEqual({ columns: ['partNo', 'name'] });
  expect(await load(other, key)).toBeNull();
});

test('a supplier’s person arranges their screens too', async () => {
  const vendor = await company.samples.create('base.vendor');
  const person = await company.tenant.person({ vendor: vendor.id });
  expect((await save(person, 'shell', { menu: 'closed' })).httpStatus).toBe(200);
  expect(await load(person, 'shell')).toEqual({ menu: 'closed' });
});

test('a preference has a name and a size', async () => {
  expect((await save(company.admin, 'a b', 1)).httpStatus).toBe(400);
  expect((await save(company.admin, 'big', 'x'.repeat(70_000))).httpStatus).toBe(413);
});

const PUBLISH = { permissions: ['system.layout.publish'] };
const published = async (person: Client, key: string): Promise<unknown> => {
  const { preferences, mayPublish } = await desk(person, key);
  return { forAll: preferences[key].forAll, forRole: preferences[key].forRole, mayPublish };
};
const publish = (person: Client, key: string, role: string | null, value: unknown) =>
  person.post('/system/preference/publish', { key, role, value });
/** The one role a person of the test was made with. */
const roleOf = async (person: Client): Promise<string> => {
  const { data } = await company.admin.page('system.role', { _params: { code: `r-${person.username}` } });
  return data.list[0].id;
};

test('what is published reaches the role and everyone else, and is taken back with nothing', async () => {
  const [writer, reader, other] = [
    await company.tenant.person(PUBLISH),
    await company.tenant.person(),
    await company.tenant.person(),
  ];
  const key = 'columns:base.part';
  const role = await roleOf(reader);
  expect(await published(reader, key)).toEqual({ forAll: null, forRole: null, mayPublish: false });
  await publish(writer, key, null, { density: 'compact' });
  await publish(writer, key, role, { density: 'comfortable' });
  expect(await published(reader, key)).toMatchObject({
    forAll: { density: 'compact' },
    forRole: { role, value: { density: 'comfortable' } },
  });
  expect(await published(other, key)).toMatchObject({ forAll: { density: 'compact' }, forRole: null });
  await publish(writer, key, role, null);
  expect(await published(reader, key)).toMatchObject({ forRole: null });
  expect((await writer.post('/system/preference/publishedFor', { key, role: null })).data).toEqual({ density: 'compact' });
});

test('a screen asks for all it needs at once', async () => {
  await publish(company.admin, 'list:/x', null, { density: 'compact' });
  await save(company.admin, 'views:/x', { list: [] });
  expect(await desk(company.admin, 'list:/x', 'views:/x')).toEqual({
    mayPublish: true,
    preferences: {
      'list:/x': { own: null, forAll: { density: 'compact' }, forRole: null },
      'views:/x': { own: { list: [] }, forAll: null, forRole: null },
    },
  });
  const many = Array.from({ length: 21 }, (_, n) => `k${n}`);
  expect((await company.admin.post('/system/preference/desk', { keys: many })).httpStatus).toBe(400);
});

test('publishing is a right, and the role must be one', async () => {
  const reader = await company.tenant.person();
  expect((await publish(reader, 'views:base.part', null, [])).httpStatus).toBe(403);
  expect((await reader.post('/system/preference/publishedFor', { key: 'x', role: null })).httpStatus).toBe(403);
  expect((await publish(company.admin, 'views:base.part', 'nobody', [])).error?.code).toBe('published.role');
});

test('use 36 documents made from documents are shown in both directions, to those who may read them', async () => {
  const order = await company.samples.create('sales.salesOrder');
  const note = await company.samples.create('purchasing.deliveryNote');
  await asOwner(
    factory,
    `insert into app.link (tenant_id, id, conversion, from_entity, from_id, to_entity, to_id)
     values ($1, gen_random_uuid(), 'test', 'sales.salesOrder', $2, 'purchasing.deliveryNote', $3)`,
    [company.tenant.id, order.id, note.id],
  );
  const ask = (person: Client, entity: string, id: string) =>
    person.post(`/${entity.split('.')[0]}/ai/queryRelated`, { _entity: entity, id });
  const { data } = await ask(company.admin, 'sales.salesOrder', order.id);
  expect(data).toEqual({
    before: [],
    after: [
      expect.objectContaining({
        entity: 'purchasing.deliveryNote',
        id: note.id,
        number: note.number,
        statusLabel: ['草稿', 'Draft'],
        step: 1,
      }),
    ],
    edges: [{ from: order.id, to: note.id }],
    more: false,
  });
  expect((await ask(company.admin, 'purchasing.deliveryNote', note.id)).data.before).toContainEqual(
    expect.objectContaining({ id: order.id, step: -1 }),
  );
  const seller = await company.tenant.person({ permissions: ['sales.salesOrder.read'] });
  expect((await ask(seller, 'sales.salesOrder', order.id)).data).toEqual({ before: [], after: [], edges: [], more: false });
  expect((await ask(seller, 'purchasing.deliveryNote', note.id)).httpStatus).toBe(403);
});
