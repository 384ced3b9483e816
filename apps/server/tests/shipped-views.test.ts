import { isDocument, SHIPPED_VIEW, viewsOfDocument } from '@takt/model';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';

const [NOTE, ORDER, PUTAWAY] = ['purchasing.deliveryNote', 'purchasing.purchaseOrder', 'warehouse.putawayTask'];

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
});
afterAll(() => factory.close());

const found = async (client: Client, entity: string, view: string): Promise<readonly string[]> => {
  const reply = await client.page(entity, { _params: { [SHIPPED_VIEW]: view }, paging: { size: 500 } });
  expect(reply.httpStatus, reply.raw).toBe(200);
  return reply.data.list.map(({ id }: { id: string }) => id);
};
const setColumn = (table: string, id: string, set: string): Promise<unknown> =>
  factory.asSystem(company.tenant.id, (ctx) =>
    ctx.sql.run({ text: `update app.${table} set ${set} where id = $1`, values: [id] }),
  );

test('use 48 every document’s list has views of its own, and each can be asked for', async () => {
  for (const doc of [...factory.registry.entities.values()].filter(isDocument)) {
    expect(viewsOfDocument(doc).length, doc.id).toBeGreaterThan(0);
    for (const { id } of viewsOfDocument(doc)) await found(company.admin, doc.id, id);
  }
});

test('use 48 what waits is what the person may do, what is late has a time that is over', async () => {
  const buyer = await company.tenant.person({ permissions: ['purchasing.*', 'base.*'] });
  const reader = await company.tenant.person({ permissions: [`${NOTE}.read`] });
  const note = await company.samples.create(NOTE);
  expect(await found(buyer, NOTE, 'waiting')).not.toContain(note.id);
  await setColumn('purchasing_delivery_note', note.id, `status = '15'`);
  expect([await found(buyer, NOTE, 'waiting'), await found(reader, NOTE, 'waiting')]).toEqual([[note.id], []]);
  const [late, soon] = [await company.samples.create(ORDER), await company.samples.create(ORDER)];
  await setColumn('purchasing_purchase_order', late.id, `status = '10', reply_due_at = '2000-01-01'`);
  await setColumn('purchasing_purchase_order', soon.id, `status = '10', reply_due_at = '2999-01-01'`);
  expect(await found(buyer, ORDER, 'late')).toEqual([late.id]);
});

test('use 48 mine is what I have made, or taken where nobody makes it; this week begins on Monday', async () => {
  const picker = await company.tenant.person({ permissions: ['warehouse.*', 'base.*', 'purchasing.*'] });
  const { id } = await company.samples.create(PUTAWAY);
  expect(await found(picker, PUTAWAY, 'mine')).toEqual([]);
  expect((await picker.act(PUTAWAY, 'claim', [{ id, version: null }])).httpStatus).toBe(200);
  expect(await found(picker, PUTAWAY, 'mine')).toEqual([id]);
  const note = await company.samples.create(NOTE);
  expect([(await found(company.admin, NOTE, 'mine')).includes(note.id), await found(picker, NOTE, 'mine')]).toEqual([true, []]);
  expect(await found(picker, NOTE, 'week')).toContain(note.id);
  await setColumn('purchasing_delivery_note', note.id, `created_at = '2000-01-01'`);
  expect(await found(picker, NOTE, 'week')).not.toContain(note.id);
});

test('a view nobody ships is refused', async () => {
  const reply = await company.admin.page(NOTE, { _params: { [SHIPPED_VIEW]: 'all' } });
  expect([reply.httpStatus, reply.error?.code]).toEqual([422, 'filter']);
});
