import { notifyUser } from '@takt/content';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import { expectRefused } from './refusals.ts';

let factory: Factory;
let company: Company;
let writer: Client;
let reader: Client;
let readerId: string;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
});
afterAll(() => factory.close());
beforeEach(async () => {
  [writer, reader] = [await company.tenant.person(), await company.tenant.person()];
  readerId = await idOf(reader);
});

const idOf = async (person: Client): Promise<string> =>
  (
    await asOwner(factory, 'select user_id from app.account where username = $1 and tenant_id = $2', [
      person.username,
      company.tenant.id,
    ])
  )[0].user_id;
const call = (person: Client, path: string, body: object = {}) => person.post(`/system/message/${path}`, body);
const write = (from: Client, more: object = {}) =>
  call(from, 'mail/createMail', { title: '换班', content: '明天八点', receiveType: 'user', recipients: [readerId], ...more });

test('a mail is written, counted, read by opening it, and answered once', async () => {
  expect((await write(writer)).data).toEqual({ recipients: 1 });
  expect((await call(reader, 'mail/getMyNewMailCount')).data).toEqual({ total: 1 });
  const { data } = await call(reader, 'mail/getMyNewMail');
  expect(data).toMatchObject({
    total: 1,
    top5: [{ title: ['换班', '换班'], content: '明天八点', sender: writer.username, read: false }],
  });
  const [{ id }] = data.top5;
  expect((await call(reader, 'mail/getMySelectedMail', { id })).data).toMatchObject({ id, read: true });
  expect((await call(reader, 'mail/getMyNewMailCount')).data).toEqual({ total: 0 });
  expect((await call(reader, 'mail/responseMail', { id, dealText: '收到' })).httpStatus).toBe(200);
  expect((await call(writer, 'notice/getMyNewNotice')).data.top5[0].title).toEqual([
    `${reader.username}回复了「换班」：收到`,
    `${reader.username} answered “换班”: 收到`,
  ]);
});

test('G13 G14 an answer has between one and thirty characters, as people count them', async () => {
  await write(writer);
  const [{ id }] = (await call(reader, 'mail/getMyNewMail')).data.top5;
  const answer = (dealText: string) => call(reader, 'mail/responseMail', { id, dealText });
  expectRefused(await answer('  '), 422, ['请输入内容', 'please enter content']);
  expectRefused(await answer('字'.repeat(31)), 422, ['内容不能超过30个字符', 'The content has at most 30 characters']);
  expect((await answer('👍'.repeat(30))).httpStatus).toBe(200);
});

test('G12 marking nothing is refused; marking some or all counts', async () => {
  for (const n of [1, 2, 3])
    await factory.asSystem(company.tenant.id, (ctx) => notifyUser(ctx, readerId, [`第${n}`, `No ${n}`], null));
  expectRefused(await call(reader, 'notice/updateNoticeRead', { ids: '' }), 422, [
    '请勾选需要标记的数据',
    'please tick data to mark',
  ]);
  const { list, total } = (await call(reader, 'notice/getMyAllNotice', { paging: { page: 1, size: 2 } })).data;
  expect([total, list.length, list[0].title]).toEqual([3, 2, ['第3', 'No 3']]);
  await call(reader, 'notice/updateNoticeRead', { ids: list.map(({ id }: { id: string }) => id).join(',') });
  expect((await call(reader, 'notice/getMyNewNoticeCount')).data.total).toBe(1);
  await call(reader, 'notice/updateNoticeAllRead');
  expect((await call(reader, 'notice/getMyNewNoticeCount')).data.total).toBe(0);
});

test('what has passed its date is no longer shown', async () => {
  await write(writer, { validUntil: '2096-03-01' });
  await write(writer, { validUntil: '2096-03-02' });
  expect((await call(reader, 'mail/getMyAllMail')).data.total).toBe(1);
});

test('to a role or to everyone writes who may; suppliers’ people read what is theirs', async () => {
  expect((await write(writer, { receiveType: 'all' })).httpStatus).toBe(403);
  const loud = await company.tenant.person({ permissions: ['system.message.broadcast'] });
  const { data } = await write(loud, { receiveType: 'all', title: '停电通知' });
  expect(data.recipients).toBeGreaterThan(2);
  const vendor = await company.samples.create('base.vendor');
  const supplier = await company.tenant.person({ vendor: vendor.id });
  await write(loud, { receiveType: 'all', title: '对账' });
  expect((await call(supplier, 'mail/getMyNewMail')).data.top5[0].title).toEqual(['对账', '对账']);
});

describe('of others', () => {
  test('messages cannot be read, marked or answered', async () => {
    await write(writer);
    const [{ id }] = (await call(reader, 'mail/getMyNewMail')).data.top5;
    const stranger = await company.tenant.person({ admin: true });
    expect((await call(stranger, 'mail/getMySelectedMail', { id })).httpStatus).toBe(404);
    expect((await call(stranger, 'mail/responseMail', { id, dealText: 'x' })).httpStatus).toBe(404);
    await call(stranger, 'mail/updateMail', { ids: [id] });
    expect((await call(reader, 'mail/getMyNewMailCount')).data.total).toBe(1);
    expect((await call(reader, 'task/updateTaskProcess', { id, feedback: 'x' })).httpStatus).toBe(404);
  });
});
