import { once } from 'node:events';
import { configFrom, listen, openRedis } from '@takt/engine/host';
import { liveDelivery } from '@takt/content/host';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import { expectRefused } from './refusals.ts';

const [QUERY, SIGN_OUT] = ['/system/sysconfig/onlineUser/query', '/system/sysconfig/onlineUser/signOut'];
const READ = 'system.onlineUser.read';
let factory: Factory;
let origin: string;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  origin = await factory.http.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  company = await openCompany(factory);
});
afterAll(() => factory.close());

interface Row {
  readonly id: string;
  readonly userId: string;
  readonly username: string;
  readonly connected: boolean;
}
const listed = async (client: Client): Promise<readonly Row[]> => (await client.post(QUERY)).data.list;
const sessionsOf = async (person: Client): Promise<readonly Row[]> =>
  (await listed(company.admin)).filter(({ username }) => username === person.username);
const open = async (person: Client): Promise<WebSocket> => {
  const { ticket } = (await person.post('/system/message/live/ticket')).data;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, ['takt', ticket], { origin });
  await once(socket, 'open');
  return socket;
};

test('the living sign-ins of the company, and of no other, with whose they are and whether a page is open', async () => {
  const person = await company.tenant.person();
  await (await factory.tenant()).person();
  const socket = await open(person);
  const { list, maySignOut } = (await company.admin.post(QUERY)).data;
  expect(maySignOut).toBe(true);
  expect(list).toHaveLength(2);
  expect(list.find(({ username }: Row) => username === person.username)).toMatchObject({
    realName: [`用户 ${person.username}`, `用户 ${person.username}`],
    organization: [`公司 ${company.tenant.code}`, `公司 ${company.tenant.code}`],
    way: 'password',
    address: '127.0.0.1',
    createdAt: '2096-03-02 08:00:00',
    lastAt: '2096-03-02 08:00:00',
    connected: true,
  });
  expect(list.find(({ username }: Row) => username === company.admin.username).connected).toBe(false);
  socket.terminate();
});

test('a sign-in nobody has used for too long is not listed', async () => {
  const person = await company.tenant.person();
  const [{ userId } = { userId: '' }] = await sessionsOf(person);
  await asOwner(factory, `update app.family set idle_until = '2096-03-01' where user_id = $1`, [userId]);
  expect(await sessionsOf(person)).toEqual([]);
});

test('reading and signing out are rights of their own', async () => {
  const [nobody, reader] = [await company.tenant.person(), await company.tenant.person({ permissions: [READ] })];
  expect((await nobody.post(QUERY)).httpStatus).toBe(403);
  const { list, maySignOut } = (await reader.post(QUERY)).data;
  expect([list.length, maySignOut]).toEqual([3, false]);
  const [{ userId } = { userId: '' }] = await sessionsOf(nobody);
  expect((await reader.post(SIGN_OUT, { user: userId })).httpStatus).toBe(403);
  expect(await sessionsOf(nobody)).toHaveLength(1);
});

test('one sign-in is ended, the person’s others stay, and the login log tells it', async () => {
  const person = await company.tenant.person();
  const first = person.token;
  const [{ id, userId } = { id: '', userId: '' }] = await sessionsOf(person);
  await person.signIn();
  expect((await company.admin.post(SIGN_OUT, { user: userId, session: id })).data).toEqual({ ended: 1 });
  expect(await sessionsOf(person)).toHaveLength(1);
  expect((await person.post('/base/ai/queryTenancyName')).httpStatus).toBe(200);
  person.token = first;
  const refused = await person.post('/base/ai/queryTenancyName');
  expect([refused.httpStatus, refused.error?.code]).toEqual([401, 'EX90001']);
  const { list } = (await company.admin.page('system.loginLog', { _params: { username: person.username } })).data;
  expect(list.map(({ result, way, address }: Record<string, unknown>) => [result, way, address])).toContainEqual([
    'signout',
    'password',
    '127.0.0.1',
  ]);
  expect((await company.admin.post(SIGN_OUT, { user: userId, session: id })).httpStatus).toBe(404);
});

test('all sign-ins of a person are ended, and their sockets close as soon as the worker tells it', async () => {
  const { redisUrl } = configFrom(process.env);
  const redis = () => openRedis({ redisUrl, directory: factory.operator.directory }, () => undefined);
  const [publisher, listener] = [redis(), redis()];
  listen(listener, factory.host);
  const person = await company.tenant.person();
  const socket = await open(person);
  const closed = once(socket, 'close');
  await person.signIn();
  const sessions = await sessionsOf(person);
  expect(sessions).toHaveLength(2);
  expect((await company.admin.post(SIGN_OUT, { user: sessions[0]?.userId })).data).toEqual({ ended: 2 });
  const [told] = await asOwner<{ payload: { ended: string[] } }>(
    factory,
    `select payload from app.outbox where tenant_id = $1 and topic = 'job.live' and payload ? 'ended'`,
    [company.tenant.id],
  );
  expect(told?.payload.ended.toSorted()).toEqual(sessions.map(({ id }) => id).toSorted());
  await expect.poll(() => [publisher, listener].map(({ status }) => status)).toEqual(['ready', 'ready']);
  // What the worker does with the outbox, in this process.
  await factory.asSystem(company.tenant.id, (ctx) => liveDelivery(publisher).run(ctx, told?.payload ?? {}));
  expect((await closed)[0]).toBe(4401);
  expect((await person.post('/base/ai/queryTenancyName')).httpStatus).toBe(401);
  for (const one of [publisher, listener]) one.disconnect();
});

test('nobody signs themselves out here, nor anybody of another company', async () => {
  const [{ userId } = { userId: '' }] = await sessionsOf(company.admin);
  expectRefused(await company.admin.post(SIGN_OUT, { user: userId }), 422, [
    '不能在这里强制自己退出，请使用右上角的「退出登录」',
    'You cannot sign yourself out here; use “Sign out” in the top right corner',
  ]);
  const other = await openCompany(factory);
  const [{ userId: stranger } = { userId: '' }] = await listed(other.admin);
  expect((await company.admin.post(SIGN_OUT, { user: stranger })).httpStatus).toBe(404);
  expect((await other.admin.post(QUERY)).httpStatus).toBe(200);
});
