import { randomUUID } from 'node:crypto';
import type { Text } from '@takt/model';
import { encodePassword, type Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import { UNPROVEN as REQUIRED } from './engine-sentences.ts';
import { saveProfile } from './profile-calls.ts';
import { expectRefused } from './refusals.ts';
import {
  type Answer,
  type Clock,
  DAY,
  errorOf,
  latestCode,
  loginLog,
  MINUTE,
  movableClock,
  newMobile,
  signin,
  type Someone,
  someone,
  stateOfAccount,
  textsTo,
  withToken,
} from './signin-calls.ts';

const BY_FACE = ['人脸登录后不能进行此操作', 'This cannot be done after signing in by face'];
const WRONG = 'not the password';
const NEXT = 'Brand-new.82';

let factory: Factory;
let clock: Clock;
let company: Company;
let person: Someone;
let token: string;
beforeAll(async () => {
  clock = movableClock();
  factory = await openProduct({ clock: clock.read });
});
beforeEach(async () => {
  company = await openCompany(factory);
  person = await someone(factory, company, { permissions: ['base.plant.read'] });
  token = (await signin(factory, person)).body.access_token;
});
afterAll(() => factory.close());

const save = (profile: object, password?: string) =>
  saveProfile(factory, { token, profile, ...(password !== undefined && { password }) });
const own = (call: string, body: unknown = {}): Promise<Answer> =>
  withToken(factory, token, `/system/sysconfig/user/${call}`, body);
const confirm = (password: string): Promise<Answer> => own('confirmPassword', { password: encodePassword(password) });
const reset = (code: string, more: object = {}): Promise<Answer> =>
  own('resetPassword', { code, new: encodePassword(NEXT), confirm: encodePassword(NEXT), ...more });
const onFile = async () =>
  (
    await asOwner<{ telephone: string; email: string | null; nickname: string | null }>(
      factory,
      'select telephone, email, nickname from app.system_user where id = $1',
      [person.userId],
    )
  )[0];
const byFace = () => asOwner(factory, "update app.family set way = 'face' where user_id = $1", [person.userId]);
const siteNotices = async (): Promise<readonly Text[]> =>
  (
    await asOwner<{ zh: string; en: string }>(
      factory,
      'select title_zh as zh, title_en as en from app.message where user_id = $1 order by at, id',
      [person.userId],
    )
  ).map(({ zh, en }) => [zh, en]);
/** What waits to leave for somebody outside, sealed. */
async function outsideNotices(): Promise<readonly Record<string, string>[]> {
  const rows = await asOwner<{ by: string; sealed: string }>(
    factory,
    "select payload->>'by' as by, payload->>'sealed' as sealed from app.outbox where topic = 'job.notice' and tenant_id = $1 order by id",
    [company.tenant.id],
  );
  return rows.map(({ by, sealed }) => ({ by, ...JSON.parse(factory.host.signin.keys.unseal('notice', sealed) ?? '{}') }));
}

describe('number and mail', () => {
  test('security F6: a session alone changes neither, and what else is one’s own it does', async () => {
    for (const profile of [{ telephone: newMobile() }, { email: 'thief@example.com' }, { telephone: '' }]) {
      const answer = await save({ ...profile, nickname: '不应保存' });
      expect([answer.httpStatus, answer.code, answer.text], JSON.stringify(profile)).toEqual([403, 'proof.required', REQUIRED]);
    }
    expect(await onFile()).toEqual({ telephone: person.mobile, email: null, nickname: null });
    expect(await siteNotices()).toEqual([]);
    // The form always sends everything: what stays as it is needs no proof.
    expect((await save({ nickname: '小李', telephone: person.mobile, email: '' })).httpStatus).toBe(200);
    expect(await onFile()).toMatchObject({ nickname: '小李' });
  });

  test('security F6: the right password with the request is accepted, also under the key of the one refused', async () => {
    const [telephone, key] = [newMobile(), randomUUID()];
    const sent = { token, profile: { telephone }, key };
    expect((await saveProfile(factory, sent)).code).toBe('proof.required');
    expect((await saveProfile(factory, { ...sent, password: person.password })).httpStatus).toBe(200);
    expect(await onFile()).toMatchObject({ telephone });
  });

  test('security F6: within five minutes nobody is asked again, in this sign-in alone', async () => {
    expect((await confirm(person.password)).httpStatus).toBe(200);
    clock.pass(5 * MINUTE);
    const email = 'li@example.com';
    expect((await save({ email })).httpStatus).toBe(200);
    const other = (await signin(factory, person)).body.access_token;
    const elsewhere = await saveProfile(factory, { token: other, profile: { email: null } });
    expect(elsewhere.code, 'a sign-in proves nothing for another').toBe('proof.required');
    clock.pass(1);
    expect((await save({ email: null })).code).toBe('proof.required');
    expect(await onFile()).toMatchObject({ email });
  });

  test('security F6: what is wrong with a number is said before any password is asked for', async () => {
    expect((await save({ telephone: '12800138000' })).code).toBe('P13');
  });

  test('security F6: the page of users is no way around', async () => {
    const admin = await someone(factory, company, { admin: true });
    const { version } = (await admin.client.one('system.user', admin.userId)).data;
    const row = { id: admin.userId, version };
    const OWN: Text = [
      '自己的手机号码和邮箱请在「个人信息」中修改，届时需要再次输入密码',
      'Change your own mobile number and e-mail under “My profile”, where your password is asked again',
    ];
    expectRefused(await admin.client.save('system.user', { ...row, telephone: newMobile() }), 403, OWN);
    expectRefused(await admin.client.save('system.user', { ...row, email: 'thief@example.com' }), 403, OWN);
    expect((await admin.client.save('system.user', { ...row, fax: '021-1' })).httpStatus).toBe(200);
  });

  test('security F6: a supplier’s person proves themselves alike', async () => {
    const vendor = await company.samples.reference('base.vendor');
    const supplier = await company.tenant.person({ vendor });
    const sent = { token: supplier.token, profile: { telephone: newMobile() } };
    expect((await saveProfile(factory, sent)).code).toBe('proof.required');
    expect((await supplier.prove()).httpStatus).toBe(200);
    expect((await saveProfile(factory, sent)).httpStatus).toBe(200);
  });
});

describe('what gives rights or ways in', () => {
  test('security F6: roles, users, sign-on providers and keys are changed only with proof', async () => {
    const asking = factory.registry.entities.values().filter((entity) => entity.proof);
    const ids = asking.map(({ id }) => id).toArray();
    expect(ids.toSorted().map((id) => id.replace('system.', ''))).toEqual([
      'apiKey',
      'kiosk',
      'role',
      'securityConfig',
      'ssoProvider',
      'user',
    ]);
    const { client: admin } = await someone(factory, company, { admin: true });
    const { client: clerk } = await someone(factory, company, { permissions: ['base.plant.read'] });
    admin.holdsBack = true;
    for (const id of ids) {
      expect((await admin.save(id, {})).error?.code, id).toBe('proof.required');
      expect((await admin.delete(id, [{ id: person.userId }])).error?.code, id).toBe('proof.required');
      expect((await clerk.save(id, {})).error?.code, id).not.toBe('proof.required');
    }
    const role = await company.samples.reference('system.role');
    const members = { role, add: [person.userId], remove: [] };
    expect((await admin.post('/system/call/roleMembers', members)).error?.code).toBe('proof.required');
    await admin.prove();
    expect((await admin.post('/system/call/roleMembers', members)).error?.code).not.toBe('proof.required');
  });
});

describe('wrong passwords', () => {
  test('security F6: are refused, told apart from none, and noted like those of a sign-in', async () => {
    expect(errorOf(await confirm(WRONG))).toEqual([422, 'password.wrong', '当前密码不正确', 'The current password is not right']);
    expect((await save({ email: 'a@example.com' }, WRONG)).code).toBe('password.wrong');
    expect((await save({ email: 'a@example.com' })).code).toBe('proof.required');
    expect((await loginLog(factory, company, person.username)).slice(-2)).toEqual(['failed', 'failed']);
    expect((await confirm('')).error?.errorCode).toBe('proof.required');
  });

  test('security F6: lock the account here and at the door, whichever of the two they were tried at', async () => {
    for (let n = 0; n < 2; n += 1) await signin(factory, { name: person.name, password: WRONG });
    for (let n = 0; n < 8; n += 1) expect((await confirm(WRONG)).error?.errorCode).toBe('password.wrong');
    expect(await stateOfAccount(factory, person), 'locked').toBe('2');
    expect((await confirm(person.password)).error?.errorCode).toBe('account.locked');
    expect((await save({ email: 'a@example.com' }, person.password)).code).toBe('account.locked');
    clock.pass(10 * MINUTE + 1);
    expect((await confirm(person.password)).httpStatus).toBe(200);
  });
});

describe('a session that came by face', () => {
  test('security F6: does none of it, with the right password either', async () => {
    expect((await confirm(person.password)).httpStatus).toBe(200);
    await byFace();
    const shots = { nonce: 'x', image: 'eA==', image2: 'eA==' };
    await company.admin.save('system.securityConfig', { code: 'default', faceLogin: '1' });
    const answers = [
      await confirm(person.password),
      await own('getMSGmessage'),
      await reset('123456'),
      await withToken(factory, token, '/system/sysconfig/face/enrol', { ...shots, consent: '1' }),
      await withToken(factory, token, '/system/sysconfig/face/enrol', {
        ...shots,
        consent: '1',
        password: encodePassword(person.password),
      }),
    ];
    for (const answer of answers) expect(errorOf(answer)).toEqual([403, 'proof.face', ...BY_FACE]);
    for (const password of [undefined, person.password]) {
      const { httpStatus, code, text } = await save({ telephone: newMobile() }, password);
      expect([httpStatus, code, text]).toEqual([403, 'proof.face', BY_FACE]);
    }
    expect(await textsTo(factory, person.mobile)).toEqual([]);
    expect(await onFile()).toMatchObject({ telephone: person.mobile });
    expect((await save({ nickname: '小李' })).httpStatus).toBe(200);
  });
});

describe('enrolling a face', () => {
  test('security F6: needs proof', async () => {
    await company.admin.save('system.securityConfig', { code: 'default', faceLogin: '1' });
    const enrol = (more: object = {}): Promise<Answer> => {
      const body = { nonce: 'x', image: 'eA==', image2: 'eA==', consent: '1', ...more };
      return withToken(factory, token, '/system/sysconfig/face/enrol', body);
    };
    expect(errorOf(await enrol())).toEqual([403, 'proof.required', ...REQUIRED]);
    expect((await enrol({ password: encodePassword(WRONG) })).error?.errorCode).toBe('password.wrong');
    expect((await enrol({ password: encodePassword(person.password) })).error?.errorCode).toBe('face.unclear');
    expect((await enrol()).error?.errorCode, 'proved a moment ago').toBe('face.unclear');
  });
});

describe('the old number and the old mail', () => {
  test('security F6: are told of the change, and so is the person among the messages', async () => {
    await save({ email: 'old@example.com' }, person.password);
    expect(await outsideNotices(), 'there was none to tell').toEqual([]);
    await save({ telephone: newMobile(), email: 'new@example.com' });
    const MOBILE: Text = [
      '您的手机号码已被修改；如非本人操作，请立即联系管理员',
      'Your mobile number was changed; if this was not you, tell an administrator at once',
    ];
    const MAIL: Text = [
      '您的邮箱已被修改；如非本人操作，请立即联系管理员',
      'Your e-mail address was changed; if this was not you, tell an administrator at once',
    ];
    expect(await siteNotices()).toEqual([MAIL, MOBILE, MAIL]);
    const named = (text: string): string => `【节拍】账号 ${person.username}：${text}`;
    expect(await outsideNotices()).toEqual([
      { by: 'sms', to: person.mobile, text: named(MOBILE[0]), deliveryId: expect.any(String) },
      { by: 'mail', to: 'old@example.com', subject: MAIL[0], text: named(MAIL[0]), deliveryId: expect.any(String) },
    ]);
  });
});

describe('a password by code', () => {
  test('security F6: no code goes to a number that was changed without proof', async () => {
    const stolen = newMobile();
    expect((await save({ telephone: stolen })).code).toBe('proof.required');
    expect((await own('getMSGmessage')).httpStatus).toBe(200);
    expect(await textsTo(factory, stolen)).toEqual([]);
    expect(await textsTo(factory, person.mobile)).toHaveLength(1);
  });

  test('security F6: a number that is new needs proof once more, for a day', async () => {
    const telephone = newMobile();
    expect((await save({ telephone }, person.password)).httpStatus).toBe(200);
    expect((await own('getMSGmessage')).httpStatus, 'proved a moment ago').toBe(200);
    const code = await latestCode(factory, telephone);
    clock.pass(4 * MINUTE);
    expect((await confirm(person.password)).httpStatus).toBe(200);
    clock.pass(5 * MINUTE + 1);
    expect(errorOf(await own('getMSGmessage'))).toEqual([403, 'proof.required', ...REQUIRED]);
    expect(errorOf(await reset(code))).toEqual([403, 'proof.required', ...REQUIRED]);

    clock.pass(DAY);
    token = (await signin(factory, person)).body.access_token;
    expect((await own('getMSGmessage')).httpStatus, 'a number that has stood').toBe(200);
    expect((await reset(await latestCode(factory, telephone))).httpStatus).toBe(200);
  });

  test('security F6: the password with the request will do', async () => {
    const telephone = newMobile();
    await save({ telephone }, person.password);
    clock.pass(5 * MINUTE + 1);
    const proof = { password: encodePassword(person.password) };
    expect((await own('getMSGmessage', proof)).httpStatus).toBe(200);
    expect((await reset(await latestCode(factory, telephone), proof)).httpStatus).toBe(200);
    expect((await signin(factory, { name: person.name, password: NEXT })).httpStatus).toBe(200);
  });
});
