import { post } from '@takt/content';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import { G02 } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';

let factory: Factory;
let company: Company;
let reader: Client;
let readerId: string;
let loud: Client;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
  loud = await company.tenant.person({ permissions: ['system.message.broadcast'] });
});
afterAll(() => factory.close());
beforeEach(async () => {
  reader = await company.tenant.person();
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
const newestMail = async () => (await call(reader, 'mail/getMyNewMail')).data.top5[0];

describe('mail', () => {
  const write = (content: string, more: object = {}) =>
    call(loud, 'mail/createMail', { title: '换班', content, receiveType: 'user', recipients: [readerId], ...more });

  test('formatted text is stored clean', async () => {
    await write(
      '<p onclick="alert(1)">八点<strong>开会</strong><img src=x onerror=alert(1)></p><a href="javascript:alert(1)">x</a>',
    );
    expect(await newestMail()).toMatchObject({ rich: true, content: '<p>八点<strong>开会</strong></p><a>x</a>' });
    const [row] = await asOwner(factory, 'select body from app.message where user_id = $1', [readerId]);
    expect(row.body).toBe('<p>八点<strong>开会</strong></p><a>x</a>');
  });

  test('plain text stays as it was typed, line by line', async () => {
    await write('一 < 二\n三 & 四');
    expect(await newestMail()).toMatchObject({ rich: false, content: '一 < 二\n三 & 四' });
  });

  test('G02 an empty editor is empty content, also when cleaning leaves nothing', async () => {
    for (const empty of ['', '  \n', '<p></p>', '<p> </p><ul><li><p>&nbsp;</p></li></ul>', '<script>alert(1)</script>'])
      expectRefused(await write(empty), 422, G02(['内容', 'Content']));
  });

  test('the type of a mail is a code', async () => {
    await write('x', { mailType: 'announcement' });
    expect((await newestMail()).mailType).toBe('announcement');
    expect((await write('x', { mailType: '工作' })).httpStatus).toBe(400);
  });
});

describe('what must be answered', () => {
  const ask = (kind: 'notice' | 'task', mustAnswer = true) =>
    factory.asSystem(company.tenant.id, (ctx) => post(ctx, [readerId], { kind, title: ['盘点', 'Count'], mustAnswer }));
  const pending = async (person = reader) => (await call(person, 'pending')).data.list;

  test('stays until it is answered; a notice as well as a task', async () => {
    await ask('task');
    await ask('notice');
    const [task, notice] = await pending();
    expect([task.kind, notice.kind, task.title]).toEqual(['task', 'notice', ['盘点', 'Count']]);
    await call(reader, 'task/getMySelectedTask', { id: task.id });
    expect(await pending()).toHaveLength(2);
    expect((await call(reader, 'task/updateTaskProcess', { id: task.id, feedback: '已盘' })).httpStatus).toBe(200);
    expect((await call(reader, 'notice/updateNoticeProcess', { id: notice.id, feedback: '收到' })).httpStatus).toBe(200);
    expect(await pending()).toEqual([]);
    expect((await call(reader, 'notice/getMySelectedNotice', { id: notice.id })).data.answer).toBe('收到');
  });

  test('is answered once, within thirty characters, and only where an answer is asked for', async () => {
    await ask('notice');
    await ask('notice', false);
    const [{ id }] = await pending();
    const answer = (of: string, feedback: string) => call(reader, 'notice/updateNoticeProcess', { id: of, feedback });
    expectRefused(await answer(id, ' '), 422, ['请输入内容', 'please enter content']);
    expectRefused(await answer(id, '字'.repeat(31)), 422, ['内容不能超过30个字符', 'The content has at most 30 characters']);
    expect((await answer(id, '好')).httpStatus).toBe(200);
    expectRefused(await answer(id, '再'), 422, ['您已回复过', 'You have answered this already']);
    const silent = (await call(reader, 'notice/getMyAllNotice')).data.list.find((one: { id: string }) => one.id !== id);
    expectRefused(await answer(silent.id, '好'), 422, ['该通知无须回复', 'This notice asks for no reply']);
  });

  test('is one’s own, and a supplier’s person can answer theirs', async () => {
    await ask('notice');
    const [{ id }] = await pending();
    const stranger = await company.tenant.person({ admin: true });
    expect(await pending(stranger)).toEqual([]);
    expect((await call(stranger, 'notice/updateNoticeProcess', { id, feedback: 'x' })).httpStatus).toBe(404);
    const vendor = await company.samples.create('base.vendor');
    reader = await company.tenant.person({ vendor: vendor.id });
    readerId = await idOf(reader);
    await ask('notice');
    const [theirs] = await pending();
    expect((await call(reader, 'notice/updateNoticeProcess', { id: theirs.id, feedback: '收到' })).httpStatus).toBe(200);
    expect(await pending()).toEqual([]);
  });
});

describe('the notices in the header', () => {
  const running = async (person = reader) => (await call(person, 'scroll/list')).data;
  const publish = (more: object = {}, person = loud) =>
    call(person, 'scroll/publish', { textZh: '今晚停电', validUntil: '2096-03-02', ...more });

  test('are published and withdrawn by who may write to everyone, and read by all', async () => {
    expect((await publish({}, reader)).httpStatus).toBe(403);
    expect((await publish({ textEn: 'No power tonight' })).httpStatus).toBe(200);
    expect((await publish({ textZh: '周日盘点', textEn: ' ' })).httpStatus).toBe(200);
    const { list, mayPublish } = await running();
    expect(mayPublish).toBe(false);
    expect((await running(loud)).mayPublish).toBe(true);
    expect(list).toMatchObject([
      { text: ['周日盘点', '周日盘点'], validUntil: '2096-03-02', by: loud.username },
      { text: ['今晚停电', 'No power tonight'] },
    ]);
    const vendor = await company.samples.create('base.vendor');
    expect((await running(await company.tenant.person({ vendor: vendor.id }))).list).toHaveLength(2);
    expect((await call(reader, 'scroll/withdraw', { id: list[0].id })).httpStatus).toBe(403);
    for (const { id } of list) expect((await call(loud, 'scroll/withdraw', { id })).httpStatus).toBe(200);
    expect((await call(loud, 'scroll/withdraw', { id: list[0].id })).httpStatus).toBe(404);
    expect((await running()).list).toEqual([]);
  });

  test('need a text and a day that has not passed', async () => {
    expectRefused(await publish({ textZh: ' ' }), 422, G02(['通知内容', 'Notice']));
    expectRefused(await publish({ validUntil: '2096-03-01' }), 422, ['有效期不能早于今天', 'The date must not lie in the past']);
    expect((await publish({ validUntil: '2096-02-31' })).httpStatus).toBe(400);
    expect((await publish({ textZh: '长'.repeat(201) })).httpStatus).toBe(400);
  });

  test('are another company’s never', async () => {
    await publish();
    const elsewhere = await (await factory.tenant()).person({ permissions: ['system.message.broadcast'] });
    expect((await running(elsewhere)).list).toEqual([]);
    const [{ id }] = (await running()).list;
    expect((await call(elsewhere, 'scroll/withdraw', { id })).httpStatus).toBe(404);
    await call(loud, 'scroll/withdraw', { id });
  });
});
