import { randomUUID } from 'node:crypto';
import type { Client, Factory } from '@takt/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';

const ORDERS = 'equipment.repairOrder';
const PNG = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'white' } })
  .png()
  .toBuffer();
let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
});
afterAll(() => factory.close());

interface Sent {
  readonly page?: string;
  readonly description?: string;
  readonly bytes?: Buffer;
  readonly key?: string;
}
async function report(
  person: Client,
  { page = '/mes/sales/salesOrder', description = '', bytes = PNG, key = randomUUID() }: Sent,
) {
  const form = new FormData();
  form.set('module', page);
  form.set('size', String(bytes.length));
  form.set('token', person.token);
  form.set('description', description);
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'page.png');
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const answer = await factory.http.app.inject({
    method: 'POST',
    url: '/face/workorder/doPutReport',
    headers: {
      'access-token': person.token,
      'idempotency-key': key,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const orders = async () => (await company.admin.page(ORDERS)).data.list;

test('a picture of a page becomes a repair order with the page, the person and the picture', async () => {
  const person = await company.tenant.person();
  const { status, body } = await report(person, { description: '保存后页面空白' });
  expect([status, body.status, body.data]).toEqual([200, 1, 1]);
  const [order] = await orders();
  expect(body.message).toBe(`已提交维修单 ${order.number}`);
  expect(order).toMatchObject({ status: '00', subject: 'system', description: '保存后页面空白' });
  const { data: whole } = await company.admin.one(ORDERS, order.id);
  expect(whole).toMatchObject({ page: '/mes/sales/salesOrder', reporterLabel: expect.stringContaining(person.username) });
  const { data: files } = await company.admin.post('/ems/ai/queryAttachments', { _entity: ORDERS, id: order.id });
  expect(files).toMatchObject([{ name: 'page.png', mediaType: 'image/png', by: person.username }]);
});

test('a supplier’s person reports too, and sees nothing of the orders by it', async () => {
  const vendor = await company.samples.create('base.vendor');
  const person = await company.tenant.person({ vendor: vendor.id });
  expect((await report(person, {})).status).toBe(200);
  expect((await person.page(ORDERS)).httpStatus).toBe(403);
  expect((await orders())[0]).toMatchObject({ description: '一键截图报修' });
});

test('sent twice it is one order', async () => {
  const before = (await orders()).length;
  const key = randomUUID();
  const [first, again] = [await report(company.admin, { key }), await report(company.admin, { key })];
  expect(again.body).toEqual(first.body);
  expect(await orders()).toHaveLength(before + 1);
});

test.each(['', '/', '/index'])('G15 the root page (%j) is not taken, by the server either', async (page) => {
  const { status, body } = await report(company.admin, { page });
  expect([status, body.errorMsg[0].errorCode, body.errorMsg[0].errorCodeDesc]).toEqual([422, 'G15', '根目录不支持提交']);
});

test('what is no picture leaves no order behind', async () => {
  const before = (await orders()).length;
  expect((await report(company.admin, { bytes: Buffer.from('<html>') })).status).toBe(422);
  expect(await orders()).toHaveLength(before);
});

test('the date a count is booked on is today’s', async () => {
  expect((await company.admin.post('/wms/stock/count/queryDate')).data).toEqual({ date: '2096-03-02' });
});

test('whom to ask: the administrators of the own company, by name', async () => {
  const person = await company.tenant.person();
  const { data } = await person.post('/system/support/contacts');
  expect(data).toMatchObject([{ name: `用户 ${company.admin.username}` }]);
});
