import { type Factory, FORM } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import {
  type Answer,
  type Clock,
  countedAs,
  DAY,
  decide,
  callAnonymously,
  loginLog,
  MINUTE,
  movableClock,
  readCaptcha,
  signin,
  signinReading,
  type Someone,
  someone,
  stateOfAccount,
  errorOf,
  withToken,
} from './signin-calls.ts';

let factory: Factory;
let clock: Clock;
let company: Company;
let person: Someone;
beforeAll(async () => {
  clock = movableClock();
  factory = await openProduct({ clock: clock.read });
});
beforeEach(async () => {
  company = await openCompany(factory);
  person = await someone(factory, company, { admin: true });
});
afterAll(() => factory.close());

const WRONG = 'not the password';
const FAILED = [401, 'login.failed', '用户名或密码无效!', 'Invalid user name or password'];
const CAPTCHA_WRONG = [422, 'captcha.wrong', '验证码错误或已过期', 'The verification code is wrong or has expired'];
const enter = (password: string = person.password): Promise<Answer> => signin(factory, { name: person.name, password });
const enterReading = (password: string = person.password): Promise<Answer> =>
  signinReading(factory, { name: person.name, password });
const failTimes = async (times: number): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (let n = 0; n < times; n += 1) answers.push(await (n < 3 ? enter(WRONG) : enterReading(WRONG)));
  return answers;
};
const account = (): Promise<string | undefined> => stateOfAccount(factory, person);
const tokenCall = (token: string, url: string, body: unknown = {}): Promise<Answer> => withToken(factory, token, url, body);
const listing = (token: string): Promise<Answer> => tokenCall(token, '/base/ai/queryPage', { _entity: 'base.plant' });
const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('what the form lacks', () => {
  const rules = [
    ['L01', 'company', { username: 'somebody@' }, '请输入租户名称', 'Please enter the tenant name'],
    ['L01', 'company', { username: 'somebody' }, '请输入租户名称', 'Please enter the tenant name'],
    ['L02', 'username', { username: '  @somewhere' }, '请输入用户名', 'Please enter the user name'],
    ['L03', 'password', { username: 'somebody@somewhere', password: '' }, '请输入密码', 'Please enter the password'],
  ] as const;
  test.each(rules)('%s at %s', async (rule, at, fields, zh, en) => {
    for (const [lang, message] of [
      ['zh', zh],
      ['en', en],
    ] as const) {
      const headers = { ...FORM, 'accept-language': lang };
      const answer = await callAnonymously(
        factory,
        '/anon/oauth/token',
        { grant_type: 'password', password: 'eA==', ...fields },
        headers,
      );
      expect(errorOf(answer)).toEqual([422, rule, zh, en]);
      expect(answer.error?.problems).toEqual([expect.objectContaining({ at, rule, zh, en })]);
      expect([answer.body.status, answer.body.message]).toEqual([0, message]);
    }
  });

  test('L04 at verifycode, once the picture is due', async () => {
    await failTimes(3);
    for (const [lang, message] of [
      ['zh', '请输入验证码'],
      ['en', 'Please enter the verification code'],
    ] as const) {
      const { name, password } = person;
      const answer = await signin(factory, { name, password, headers: { 'accept-language': lang } });
      expect(errorOf(answer)).toEqual([422, 'L04', '请输入验证码', 'Please enter the verification code']);
      expect([answer.body.message, answer.body.data.captcha]).toEqual([message, true]);
      expect(answer.error?.problems).toEqual([expect.objectContaining({ at: 'verifycode', rule: 'L04' })]);
    }
  });

  test('the password has to be base64', async () => {
    const answer = await signin(factory, { name: person.name, password: '', fields: { password: 'Not base64!' } });
    expect([answer.httpStatus, answer.error?.errorCode]).toEqual([400, 'request']);
  });

  test('an application nobody knows gets nothing, whatever its password', async () => {
    for (const authorization of ['', 'Basic dGFrdC1vdGhlcjo=', 'Bearer x', `Basic ${base64('takt-web:secret')}`]) {
      const { name, password } = person;
      const answer = await signin(factory, { name, password, headers: { authorization } });
      expect(errorOf(answer)).toEqual([401, 'client.unknown', '未知的客户端', 'The client is not known']);
    }
  });

  test('a sign in the user name is no separator', async () => {
    const { tenant } = company;
    const answer = await signin(factory, { name: `some@body@${tenant.code}`, password: WRONG });
    expect(errorOf(answer)).toEqual(FAILED);
    expect(await loginLog(factory, company, 'some@body')).toEqual(['failed']);
  });
});

describe('the picture', () => {
  test('is due exactly from the third failure', async () => {
    const flags = (await failTimes(3)).map((answer) => [...errorOf(answer), answer.body.data.captcha]);
    expect(flags).toEqual([
      [...FAILED, false],
      [...FAILED, false],
      [...FAILED, true],
    ]);
    expect((await enter()).error?.errorCode).toBe('L04');
    expect((await enterReading()).httpStatus).toBe(200);
  });

  test('serves one try only, also a successful one', async () => {
    await failTimes(3);
    const captcha = await readCaptcha(factory);
    expect(errorOf(await signin(factory, { name: person.name, password: WRONG, captcha }))).toEqual(FAILED);
    const again = await signin(factory, { name: person.name, password: person.password, captcha });
    expect(errorOf(again)).toEqual(CAPTCHA_WRONG);
    expect(again.body.data.captcha).toBe(true);
  });

  test('is used up by a wrong answer', async () => {
    await failTimes(3);
    const captcha = await readCaptcha(factory);
    const wrong = { ...captcha, code: captcha.code === 'AAAAA' ? 'BBBBB' : 'AAAAA' };
    expect(errorOf(await signin(factory, { name: person.name, password: person.password, captcha: wrong }))).toEqual(
      CAPTCHA_WRONG,
    );
    expect(errorOf(await signin(factory, { name: person.name, password: person.password, captcha }))).toEqual(CAPTCHA_WRONG);
    expect((await enterReading()).httpStatus).toBe(200);
  });

  test('belongs to the browser it was drawn for, counts small letters as capitals and lasts two minutes', async () => {
    await failTimes(3);
    const [mine, other] = [await readCaptcha(factory), await readCaptcha(factory)];
    const swapped = { client: other.client, code: mine.code };
    expect(errorOf(await signin(factory, { name: person.name, password: person.password, captcha: swapped }))).toEqual(
      CAPTCHA_WRONG,
    );
    const late = await readCaptcha(factory);
    clock.pass(2 * MINUTE + 1);
    expect(errorOf(await signin(factory, { name: person.name, password: person.password, captcha: late }))).toEqual(
      CAPTCHA_WRONG,
    );
    const small = await readCaptcha(factory);
    const lower = { ...small, code: small.code.toLowerCase() };
    expect((await signin(factory, { name: person.name, password: person.password, captcha: lower })).httpStatus).toBe(200);
  });

  test('is an image of 120 by 40 that is new at each call', async () => {
    const draw = () =>
      factory.http.app.inject({ method: 'POST', url: '/anon/verify/verifyCode', payload: { 'i-client': 'a'.repeat(32) } });
    const [first, second] = [await draw(), await draw()];
    expect([first.headers['content-type'], first.rawPayload.subarray(1, 4).toString()]).toEqual(['image/png', 'PNG']);
    expect([first.rawPayload.readUInt32BE(16), first.rawPayload.readUInt32BE(20)]).toEqual([120, 40]);
    expect(first.rawPayload.equals(second.rawPayload)).toBe(false);
  });

  test('is forgotten after a success', async () => {
    await failTimes(2);
    expect((await enter()).httpStatus).toBe(200);
    const flags = (await failTimes(3)).map((answer) => answer.body.data.captcha);
    expect(flags).toEqual([false, false, true]);
    await enterReading();
    expect((await enter()).httpStatus).toBe(200);
  });
});

describe('the lock', () => {
  test('comes with the tenth failure, keeps the right password out and lifts by itself', async () => {
    const before = factory.host.signin.passwords.compared;
    await failTimes(10);
    expect([factory.host.signin.passwords.compared - before, await account()]).toEqual([10, '2']);
    expect(errorOf(await enterReading())).toEqual(FAILED);
    expect(factory.host.signin.passwords.compared - before).toBe(10);
    clock.pass(10 * MINUTE - 1);
    expect(errorOf(await enterReading())).toEqual(FAILED);
    clock.pass(1);
    expect((await enterReading()).httpStatus).toBe(200);
    expect(await account()).toBe('1');
    expect((await enter()).httpStatus).toBe(200);
  });

  test('doubles from ten minutes to a day, and after a hundred failures stays', async () => {
    const minutes: unknown[] = [];
    for (let failures = 10; failures <= 100; failures += 10) {
      await countedAs(factory, company, person.username, failures - 1);
      expect(errorOf(await enterReading(WRONG))).toEqual(FAILED);
      const [row] = await asOwner<{ minutes: number }>(
        factory,
        'select extract(epoch from locked_until - $2::timestamptz)::int / 60 as minutes from app.attempt where username = $1 and tenant_id = $3',
        [person.username, clock.read(), company.tenant.id],
      );
      minutes.push(row?.minutes);
    }
    expect(minutes).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440]);
    clock.pass(30 * DAY);
    expect(errorOf(await enterReading())).toEqual(FAILED);
  });

  test('by guessing leaves a living session alone', async () => {
    const session = await enter();
    expect((await listing(session.body.access_token)).httpStatus).toBe(200);
    await failTimes(10);
    expect((await listing(session.body.access_token)).httpStatus).toBe(200);
  });

  test('a second one, after the first ran out, holds for the account as well', async () => {
    await failTimes(10);
    clock.pass(10 * MINUTE);
    await countedAs(factory, company, person.username, 19);
    expect(errorOf(await enterReading(WRONG))).toEqual(FAILED);
    const [row] = await asOwner<{ minutes: number }>(
      factory,
      'select extract(epoch from locked_until - $2::timestamptz)::int / 60 as minutes from app.account where user_id = $1',
      [person.userId, clock.read()],
    );
    expect([await account(), row?.minutes]).toEqual(['2', 20]);
  });

  test('comes after as many failures as the company decided', async () => {
    await decide(company, { lockCount: 4 });
    await failTimes(3);
    expect(await account()).toBe('1');
    await enterReading(WRONG);
    expect(await account()).toBe('2');
    expect(errorOf(await enterReading())).toEqual(FAILED);
  });

  test('P10: the lock count must be a number', async () => {
    const text = ['锁定次数必须为数字', 'The lock count must be a number'];
    for (const lockCount of ['ten', '5.5', 5.5, true]) {
      const row = { code: 'main', lockCount, passwordDays: 180, graceDays: 30 };
      const { httpStatus, error } = await company.admin.save('system.securityConfig', row);
      expect([httpStatus, error?.zh, error?.en], String(lockCount)).toEqual([422, ...text]);
      expect(error?.problems).toEqual([expect.objectContaining({ at: 'lockCount' })]);
    }
  });

  test('an administrator disables an account: its sessions end and the password opens nothing', async () => {
    const session = await enter();
    const [user] = (await company.admin.page('system.user', { _params: { 'username._eq': person.username } })).data.list;
    const saved = await company.admin.save('system.user', { id: user.id, version: user.version, markStatus: '0' });
    expect([saved.httpStatus, await account()]).toEqual([200, '0']);
    expect((await listing(session.body.access_token)).httpStatus).toBe(401);
    expect(errorOf(await enter(WRONG))).toEqual(FAILED);
    expect(errorOf(await enter())).toEqual([403, 'account.disabled', '账号已停用', 'The account is disabled']);
    await company.admin.save('system.user', { id: user.id, version: saved.data.version, markStatus: '1' });
    expect([(await enter()).httpStatus, await account()]).toEqual([200, '1']);
  });
});

describe('an old password', () => {
  const EXPIRED = [403, 'password.expired', '密码已过期，必须先修改密码', 'The password has expired and must be changed first'];
  const change = (token: string, old: string, next: string): Promise<Answer> =>
    tokenCall(token, '/system/sysconfig/user/updatePassword', { old: base64(old), new: base64(next), confirm: base64(next) });
  const standing = async (token: string): Promise<number> =>
    (await tokenCall(token, '/system/sysconfig/user/validatePwdTime')).body.data;

  test('on its last day is like any other', async () => {
    clock.pass(180 * DAY);
    const { body } = await enter();
    expect([await standing(body.access_token), (await listing(body.access_token)).httpStatus]).toEqual([1, 200]);
  });

  test('limits the session to changing it, and the change frees the same session', async () => {
    clock.pass(180 * DAY + 1);
    const token = (await enter()).body.access_token;
    expect([await standing(token), await account()]).toEqual([2, '3']);
    expect(errorOf(await listing(token))).toEqual(EXPIRED);
    expect(errorOf(await tokenCall(token, '/system/sysconfig/user/getMySessions'))).toEqual(EXPIRED);
    expect(errorOf(await tokenCall(token, '/base/ai/submit', { _entity: 'base.plant', row: { code: 'X', name: 'X' } }))).toEqual(
      EXPIRED,
    );
    expect((await change(token, person.password, 'Brand-new.82')).httpStatus).toBe(200);
    expect([await standing(token), await account(), (await listing(token)).httpStatus]).toEqual([1, '1', 200]);
  });

  test('past the days of grace locks the account; the session only learns so', async () => {
    await decide(company, { passwordDays: 10, graceDays: 5 });
    clock.pass(15 * DAY);
    expect(await standing((await enter()).body.access_token)).toBe(2);
    clock.pass(1);
    const token = (await enter()).body.access_token;
    expect([await standing(token), await account()]).toEqual([0, '2']);
    expect(errorOf(await listing(token))).toEqual([403, 'account.locked', '账号已被锁定', 'The account has been locked']);
    const changed = await change(token, person.password, 'Brand-new.82');
    expect([changed.httpStatus, changed.error?.errorCodeDesc]).toEqual([422, '只有正常、密码过期状态的用户账号才能修改密码']);
    expect(await standing((await enter()).body.access_token)).toBe(0);
    expect(await loginLog(factory, company, person.username)).toEqual(['success', 'success', 'locked', 'locked']);
  });

  test('of a company that set 0 days never grows old', async () => {
    await decide(company, { passwordDays: 0, graceDays: 0 });
    clock.pass(2000 * DAY);
    expect(await standing((await enter()).body.access_token)).toBe(1);
  });
});

test('the login log has one row for each try, saying how it went', async () => {
  const signedIn = ['success'];
  await failTimes(3);
  await enter();
  const failedThrice = ['failed', 'failed', 'failed'];
  for (let n = 3; n < 10; n += 1) await enterReading(WRONG);
  await enterReading();
  clock.pass(10 * MINUTE);
  await enterReading();
  const sevenMore = Array.from({ length: 7 }, () => 'failed');
  const log = await loginLog(factory, company, person.username);
  expect(log.toSorted()).toEqual([...signedIn, ...failedThrice, 'captcha', ...sevenMore, 'locked', 'success'].toSorted());
  await company.admin.signIn();
  const { data } = await company.admin.page('system.loginLog', { _params: { 'username._eq': person.username } });
  expect(data.list[0]).toMatchObject({ username: person.username, way: 'password', result: 'success', address: '127.0.0.1' });
});
