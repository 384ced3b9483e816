import { post } from '@takt/content';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';

const ORDER = 'sales.salesOrder';
const NOTE = 'purchasing.deliveryNote';
const PLANT = 'base.plant';

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
});
afterAll(() => factory.close());

interface Recent {
  readonly entity: string;
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly at: string;
}
const recent = async (client: Client): Promise<readonly Recent[]> => (await client.post('/system/home/recent')).data;
const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

/** Saves a document again with this remark, which makes the person its last hand. */
async function touch(client: Client, entity: string, id: string, remark: string): Promise<void> {
  const { data } = await company.admin.one(entity, id);
  expect((await client.save(entity, { id, version: data.version, remark })).httpStatus).toBe(200);
}

describe('documents of late', () => {
  test('are those a person touched, the newest first, each once, as they stand now', async () => {
    const clerk = await company.tenant.person({ permissions: ['sales.*', 'base.*'] });
    expect(await recent(clerk)).toEqual([]);
    const [first, second] = [await company.samples.create(ORDER), await company.samples.create(ORDER)];
    await touch(clerk, ORDER, first.id, '甲');
    await touch(clerk, ORDER, second.id, '乙');
    await touch(clerk, ORDER, first.id, '丙');
    await touch(clerk, ORDER, first.id, '丁');
    const { data: row } = await company.admin.one(ORDER, first.id);
    const found = await recent(clerk);
    expect(idsOf(found)).toEqual([first.id, second.id]);
    expect(found[0]).toEqual({ entity: ORDER, id: first.id, number: row.number, status: '00', at: '2096-03-02 08:00:00' });
    const { data: plant } = await company.admin.one(PLANT, (await company.samples.create(PLANT)).id);
    expect((await clerk.save(PLANT, { id: plant.id, version: plant.version, name: '二厂' })).httpStatus).toBe(200);
    expect(idsOf(await recent(clerk)), 'master data is no document').toEqual([first.id, second.id]);
  });

  test('of others are not shown, nor those that were deleted since', async () => {
    const clerk = await company.tenant.person({ permissions: ['sales.*', 'base.*'] });
    const other = await company.tenant.person({ permissions: ['sales.*', 'base.*'] });
    const { id } = await company.samples.create(ORDER);
    await touch(clerk, ORDER, id, '甲');
    expect([idsOf(await recent(clerk)), await recent(other)]).toEqual([[id], []]);
    const { data } = await company.admin.one(ORDER, id);
    await company.admin.delete(ORDER, [{ id, version: data.version }]);
    expect(await recent(clerk)).toEqual([]);
  });

  test('need the right to read them, now and not then', async () => {
    const clerk = await company.tenant.person({ permissions: ['sales.*', 'base.*'] });
    const { id } = await company.samples.create(ORDER);
    await touch(clerk, ORDER, id, '甲');
    const taken = `update app.system_role_permissions set permission = 'warehouse.*'
      where permission = 'sales.*' and parent_id = (select id from app.system_role where code = $1 and tenant_id = $2)`;
    await asOwner(factory, taken, [`r-${clerk.username}`, company.tenant.id]);
    await clerk.signIn();
    expect(await recent(clerk)).toEqual([]);
  });

  test('follow the data scope', async () => {
    const [inside, outside] = [await company.samples.create(PLANT), await company.samples.create(PLANT)];
    const clerk = await company.tenant.person({
      permissions: ['sales.*', 'base.*'],
      scopes: [{ dimension: 'plant', value: inside.id }],
    });
    const order = await company.samples.create(ORDER, { plant: inside.id });
    await touch(clerk, ORDER, order.id, '甲');
    expect(idsOf(await recent(clerk))).toEqual([order.id]);
    const { data } = await company.admin.one(ORDER, order.id);
    await company.admin.save(ORDER, { id: order.id, version: data.version, plant: outside.id });
    expect(await recent(clerk)).toEqual([]);
  });

  test('of a supplier are those of the own vendor, and of another company none', async () => {
    const [own, foreign] = [await company.samples.create('base.vendor'), await company.samples.create('base.vendor')];
    const supplier = await company.tenant.person({ permissions: ['purchasing.*', 'base.*', 'warehouse.*'], vendor: own.id });
    const note = await company.samples.create(NOTE, { vendor: own.id });
    const strange = await company.samples.create(NOTE, { vendor: foreign.id });
    await touch(supplier, NOTE, note.id, '甲');
    // As if the person had once worked for the other supplier, and for a company of another tenant.
    const forged = `insert into app.history (tenant_id, id, entity, row_id, action, vendor_id, user_id, request_id, at)
      select $1, gen_random_uuid(), $2, $3, 'edit', $4, user_id, 'x', now() from app.account where tenant_id = $5 and username = $6`;
    await asOwner(factory, forged, [company.tenant.id, NOTE, strange.id, foreign.id, company.tenant.id, supplier.username]);
    await asOwner(factory, forged, [company.tenant.id, NOTE, strange.id, own.id, company.tenant.id, supplier.username]);
    expect(idsOf(await recent(supplier))).toEqual([note.id]);
    const elsewhere = await openCompany(factory);
    const abroad = await elsewhere.samples.create(ORDER);
    await asOwner(factory, forged, [elsewhere.tenant.id, ORDER, abroad.id, null, company.tenant.id, supplier.username]);
    expect(idsOf(await recent(supplier))).toEqual([note.id]);
  });
});

test('what is to be done: tasks unread, or read and without the answer they ask for; the urgent ones first', async () => {
  const person = await company.tenant.person();
  const [{ id }] = (await asOwner(factory, 'select user_id as id from app.account where tenant_id = $1 and username = $2', [
    company.tenant.id,
    person.username,
  ])) as [{ id: string }];
  await factory.asSystem(company.tenant.id, async (ctx) => {
    await post(ctx, [id], { kind: 'task', title: ['急', 'Urgent'], urgent: true });
    await post(ctx, [id], { kind: 'task', title: ['答', 'Answer'], mustAnswer: true });
    await post(ctx, [id], { kind: 'task', title: ['读', 'Read'] });
    await post(ctx, [id], { kind: 'task', title: ['过期', 'Over'], validUntil: '2000-01-01' });
    await post(ctx, [id], { kind: 'notice', title: ['通知', 'Notice'] });
  });
  const todo = async () => (await person.post('/system/home/todo')).data as readonly { id: string; title: string[] }[];
  const titles = async () => (await todo()).map(({ title }) => title[1]);
  expect(await titles()).toEqual(['Urgent', 'Read', 'Answer']);
  for (const one of await todo()) await person.post('/system/message/task/getMySelectedTask', { id: one.id });
  expect(await titles()).toEqual(['Answer']);
  const [left] = await todo();
  await person.post('/system/message/task/updateTaskProcess', { id: left?.id, feedback: '好' });
  expect(await titles()).toEqual([]);
});
