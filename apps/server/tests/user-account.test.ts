import { rightsCatalogue, rightsIn } from '@takt/identity/host';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asOwner, type Company, NOW, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';
import { NOBODY, signin } from './signin-calls.ts';

const USER = 'system.user';
const [UNLOCK, DEMAND, FACE, OUT] = [
  '/system/call/unlockUser',
  '/system/call/demandPassword',
  '/system/call/resetFace',
  '/system/sysconfig/onlineUser/signOut',
];
let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
});
beforeEach(async () => {
  company = await openCompany(factory);
});
afterAll(() => factory.close());

const userOf = async ({ username }: Client) => {
  const { list } = (await company.admin.page(USER, { _params: { username } })).data;
  return (await company.admin.one(USER, list[0].id)).data;
};
const change = async (person: Client, values: Record<string, unknown>): Promise<void> => {
  const { id, version } = await userOf(person);
  const saved = await company.admin.save(USER, { id, version, ...values });
  expect(saved.httpStatus, saved.raw).toBe(200);
};
const toAccount = (id: string, sets: string): Promise<unknown> =>
  asOwner(factory, `update app.account set ${sets} where tenant_id = $1 and user_id = $2`, [company.tenant.id, id]);
const happened = async (id: string): Promise<string[]> =>
  (await company.admin.history(USER, id)).data.map(({ action }: { action: string }) => action);

test('a user shows how their account stands, beside what was written about them', async () => {
  const person = await company.tenant.person();
  const { admin } = company;
  const top = await admin.save('system.department', { code: 'NB', name: '宁波公司' });
  const below = await admin.save('system.department', { code: 'NB1', name: '生产部', parent: top.data.id });
  const before = await userOf(person);
  expect(before).toMatchObject({
    organization: `公司 ${company.tenant.code}`,
    userStatus: '1',
    loginStatus: 'online',
    lastLoginTime: NOW,
    dataauthStatus: '0',
    faceBound: '0',
    passwordDue: '0',
    isManualOperator: '1',
    authType: 'any',
  });
  await person.post('/system/log/user/logout');
  await change(person, {
    department: below.data.id,
    engineerCode: 'E0042',
    scopes: [{ dimension: 'owner', value: before.id }],
    markStatus: '0',
  });
  expect(await userOf(person)).toMatchObject({
    organization: '宁波公司',
    userStatus: '0',
    loginStatus: 'offline',
    lastLoginTime: NOW,
    dataauthStatus: '1',
  });
  const { list } = (await admin.page(USER, { _params: { engineerCode: 'E0042' } })).data;
  expect(list).toMatchObject([{ username: person.username, userStatus: '0', loginStatus: 'offline', dataauthStatus: '1' }]);
});

test('what is computed cannot be written', async () => {
  const person = await company.tenant.person();
  await change(person, { userStatus: '0', loginStatus: 'offline', realName: '改名' });
  expect(await userOf(person)).toMatchObject({ userStatus: '1', loginStatus: 'online', realName: '改名' });
});

test('a user shows a lock only until it has run out', async () => {
  const person = await company.tenant.person();
  const { id } = await userOf(person);
  await toAccount(id, `status = '2', locked_until = '2096-03-02 09:00+08'`);
  expect((await userOf(person)).userStatus).toBe('2');
  await toAccount(id, `locked_until = '2026-01-01'`);
  expect((await userOf(person)).userStatus).toBe('1');
});

describe('buttons on users', () => {
  test('whoever is locked is unlocked, and nobody else', async () => {
    const person = await company.tenant.person();
    const { id } = await userOf(person);
    expectRefused(await company.admin.post(UNLOCK, { user: id }), 422, [
      '只有已锁定状态的用户账号才能解锁',
      'Unlock is allowed only when the user account is Locked',
    ]);
    await toAccount(id, `status = '2'`);
    expect((await company.admin.post(UNLOCK, { user: id })).httpStatus).toBe(200);
    expect((await userOf(person)).userStatus).toBe('1');
    expect(await person.signIn()).toBe(200);
    expect(await happened(id)).toEqual(['unlockUser', 'create']);
  });

  test('a new password is demanded at the next sign-in; whoever is in stays in', async () => {
    const person = await company.tenant.person();
    const { id } = await userOf(person);
    expect((await company.admin.post(DEMAND, { user: id })).httpStatus).toBe(200);
    expect((await person.post('/system/home/todo')).httpStatus).toBe(200);
    expect(await person.signIn()).toBe(200);
    expect((await person.post('/system/home/todo')).error?.code).toBe('password.expired');
    expect((await userOf(person)).passwordDue).toBe('1');
    expectRefused(await company.admin.post(DEMAND, { user: id }), 422, [
      '该用户已被要求修改密码',
      'The user has to change the password already',
    ]);
    expect(await happened(id)).toEqual(['demandPassword', 'create']);
    const own = await userOf(company.admin);
    expect((await company.admin.post(DEMAND, { user: own.id })).error?.code).toBe('system.demandPassword.self');
  });

  test('a bound face is forgotten', async () => {
    const person = await company.tenant.person();
    const { id } = await userOf(person);
    expectRefused(await company.admin.post(FACE, { user: id }), 422, ['该用户没有绑定人脸', 'The user has no face bound']);
    await asOwner(
      factory,
      `insert into app.face (tenant_id, user_id, sealed, key_id, consent_at, enrolled_at) values ($1, $2, '', 'k1', now(), now())`,
      [company.tenant.id, id],
    );
    expect((await userOf(person)).faceBound).toBe('1');
    expect((await company.admin.post(FACE, { user: id })).httpStatus).toBe(200);
    expect((await userOf(person)).faceBound).toBe('0');
    expect(await happened(id)).toEqual(['resetFace', 'create']);
  });

  test('a forced sign-out stands in the history, and asks for somebody who is in', async () => {
    const person = await company.tenant.person();
    const { id } = await userOf(person);
    expect((await company.admin.post(OUT, { user: id })).data).toEqual({ ended: 1 });
    expect(await happened(id)).toEqual(['signOutUser', 'create']);
    expectRefused(await company.admin.post(OUT, { user: id }), 422, ['该用户没有登录', 'The user is not signed in']);
  });

  test('each is a right of its own that can be given, and reaches nobody of another company', async () => {
    const given: Readonly<Record<string, string>> = {
      [UNLOCK]: 'system.user.unlock',
      [DEMAND]: 'system.user.password',
      [FACE]: 'system.user.face',
      [OUT]: 'system.onlineUser.signout',
    };
    const known = rightsIn(rightsCatalogue(factory.registry.modules)).map(({ permission }) => permission);
    const other = await openCompany(factory);
    const { data } = await other.admin.page(USER);
    const { id } = await userOf(company.admin);
    for (const [call, right] of Object.entries(given)) {
      expect(known).toContain(right);
      const nobody = await company.tenant.person({ permissions: ['system.user.read', 'system.user.edit'] });
      expectRefused(await nobody.post(call, { user: id }), 403, NOT_AUTHORISED);
      const holder = await company.tenant.person({ permissions: ['system.user.read', right] });
      for (const stranger of [data.list[0].id, NOBODY])
        expect((await holder.post(call, { user: stranger })).httpStatus).toBe(404);
      const buttons = await holder.post('/base/quercondition/quercond/queryButton', { pathNo: '/system/sysconfig/user' });
      expect(buttons.data.map(({ permission }: { permission: string }) => permission)).toEqual([right]);
    }
  });
});

describe('what is written about a user holds', () => {
  test('whoever may sign in elsewhere only is not let in by a password', async () => {
    const person = await company.tenant.person();
    await change(person, { authType: 'sso' });
    expect(await person.signIn()).toBe(403);
    const { list } = (await company.admin.page('system.loginLog', { _params: { username: person.username } })).data;
    expect(list.map(({ result }: { result: string }) => result).toSorted()).toEqual(['success', 'way']);
    await change(person, { authType: 'local' });
    expect(await person.signIn()).toBe(200);
    // A wrong password is told first: how somebody may sign in is no stranger's business.
    await change(person, { authType: 'sso' });
    const guessed = await signin(factory, { name: `${person.username}@${company.tenant.code}`, password: 'Wrong-2026!' });
    expect(guessed.httpStatus).toBe(401);
  });

  test('the language is told to the person’s own workspace', async () => {
    const person = await company.tenant.person();
    const told = async () => (await person.post('/base/ai/queryTenancyName')).data.language;
    expect(await told()).toBeNull();
    await change(person, { loginFrameLanguage: 'en' });
    expect(await told()).toBe('en');
  });

  test('messages to many leave out machines, a message to one machine reaches it', async () => {
    const [person, machine] = [await company.tenant.person(), await company.tenant.person()];
    await change(machine, { isManualOperator: '0' });
    const mail = { title: '盘点', content: '下周', receiveType: 'all' };
    expect((await company.admin.post('/system/message/mail/createMail', mail)).httpStatus).toBe(200);
    const count = async (client: Client) => (await client.post('/system/message/mail/getMyAllMail')).data.total;
    expect([await count(person), await count(machine)]).toEqual([1, 0]);
    const { id } = await userOf(machine);
    await company.admin.post('/system/message/mail/createMail', { ...mail, receiveType: 'user', recipients: [id] });
    expect(await count(machine)).toBe(1);
  });
});
