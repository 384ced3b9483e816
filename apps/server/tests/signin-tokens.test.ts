import { encodePassword, type Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import {
  type Answer,
  type Clock,
  DAY,
  HOUR,
  jar,
  callAnonymously,
  latestCode,
  loginLog,
  movableClock,
  refresh,
  signin,
  type Someone,
  someone,
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

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}
const EXPIRED = [401, 'EX90001', '认证令牌已过期', 'authentication token expired'];
const enter = async (remember = false, who: Someone = person): Promise<Tokens> => {
  const answer = await signin(factory, { ...who, fields: { remember: remember ? '1' : '0' } });
  expect(answer.httpStatus, answer.raw).toBe(200);
  return answer.body;
};
const renew = async (token: string): Promise<Tokens> => {
  const answer = await refresh(factory, token);
  expect(answer.httpStatus, answer.raw).toBe(200);
  return answer.body;
};
const call = (token: string, url: string, body: unknown = {}): Promise<Answer> => withToken(factory, token, url, body);
const own = (token: string, name: string, body: unknown = {}): Promise<Answer> =>
  call(token, `/system/sysconfig/user/${name}`, body);
const lives = async (token: string): Promise<boolean> => (await own(token, 'getMySessions')).httpStatus === 200;
const change = (token: string, old: string, next: string): Promise<Answer> =>
  own(token, 'updatePassword', { old: encodePassword(old), new: encodePassword(next), confirm: encodePassword(next) });

describe('refreshing', () => {
  test('gives new tokens each time, and the newest work', async () => {
    const first = await signin(factory, person);
    expect(first.body).toEqual({
      access_token: expect.stringMatching(/^[0-9a-z]+\.[\w-]{43}$/),
      refresh_token: expect.any(String),
      token_type: 'opaque',
      expires_in: 900,
    });
    const seen = new Set<string>(Object.values(first.body as Tokens));
    let tokens: Tokens = first.body;
    for (let n = 0; n < 3; n += 1) {
      tokens = await renew(tokens.refresh_token);
      expect([seen.has(tokens.access_token), seen.has(tokens.refresh_token)]).toEqual([false, false]);
      seen.add(tokens.access_token).add(tokens.refresh_token);
      expect(await lives(tokens.access_token)).toBe(true);
    }
  });

  test('an access token not used for a quarter of an hour opens nothing; refreshing goes on', async () => {
    const tokens = await enter();
    clock.pass(900);
    expect(errorOf(await own(tokens.access_token, 'getMySessions'))).toEqual(EXPIRED);
    expect(await lives((await renew(tokens.refresh_token)).access_token)).toBe(true);
  });

  test('with the same token within ten seconds finds the same successor', async () => {
    const tokens = await enter();
    const successor = await renew(tokens.refresh_token);
    clock.pass(10);
    expect(await renew(tokens.refresh_token)).toEqual(successor);
    expect(await lives(successor.access_token)).toBe(true);
    await renew(successor.refresh_token);
  });

  test('with a used token later than that ends the sign-in everywhere and tells its owner', async () => {
    const tokens = await enter();
    const other = await enter();
    const successor = await renew(tokens.refresh_token);
    expect(await lives(successor.access_token)).toBe(true);
    clock.pass(11);
    expect(errorOf(await refresh(factory, tokens.refresh_token))).toEqual(EXPIRED);
    expect([await lives(tokens.access_token), await lives(successor.access_token)]).toEqual([false, false]);
    expect(errorOf(await refresh(factory, successor.refresh_token))).toEqual(EXPIRED);
    expect(await lives(other.access_token)).toBe(true);
    const messages = await asOwner(factory, 'select title_zh, title_en from app.message where user_id = $1', [person.userId]);
    expect(messages).toEqual([
      {
        title_zh: '您的登录凭证被重复使用，该登录已全部终止；如非本人操作请修改密码',
        title_en: 'A sign-in of yours was used twice and has been ended; if it was not you, change your password',
      },
    ]);
    expect((await loginLog(factory, company, person.username)).filter((result) => result === 'reuse')).toEqual(['reuse']);
  });

  test('with a token two steps old ends the sign-in at once', async () => {
    const tokens = await enter();
    const last = await renew((await renew(tokens.refresh_token)).refresh_token);
    expect(errorOf(await refresh(factory, tokens.refresh_token))).toEqual(EXPIRED);
    expect(errorOf(await refresh(factory, last.refresh_token))).toEqual(EXPIRED);
  });

  test('with nothing, nonsense or an access token is told to sign in', async () => {
    const tokens = await enter();
    for (const token of ['', 'nonsense', tokens.access_token, `zz${tokens.refresh_token}`])
      expect(errorOf(await refresh(factory, token))).toEqual(EXPIRED);
    await renew(tokens.refresh_token);
  });
});

describe('a sign-in ends by itself', () => {
  test('after twelve hours, used or not', async () => {
    const [used, unused] = [await enter(), await enter()];
    clock.pass(12 * HOUR - 1);
    const renewed = await renew(used.refresh_token);
    clock.pass(1);
    expect(errorOf(await refresh(factory, renewed.refresh_token))).toEqual(EXPIRED);
    expect(errorOf(await refresh(factory, unused.refresh_token))).toEqual(EXPIRED);
  });

  test('remembered, after seven days without use', async () => {
    const [kept, left] = [await enter(true), await enter(true)];
    clock.pass(7 * DAY - 1);
    await renew(kept.refresh_token);
    clock.pass(1);
    expect(errorOf(await refresh(factory, left.refresh_token))).toEqual(EXPIRED);
  });

  test('remembered, after thirty days whatever the use', async () => {
    let tokens = await enter(true);
    for (let week = 1; week <= 5; week += 1) {
      clock.pass(6 * DAY - 1);
      tokens = await renew(tokens.refresh_token);
    }
    clock.pass(5);
    expect(errorOf(await refresh(factory, tokens.refresh_token))).toEqual(EXPIRED);
  });
});

describe('the sessions of a person', () => {
  test('are listed, and the others can be ended one by one', async () => {
    await asOwner(factory, 'delete from app.family where user_id = $1', [person.userId]);
    const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' };
    const mine = (await signin(factory, { ...person, headers: agent, fields: { remember: '1' } })).body as Tokens;
    clock.pass(1);
    const other = await enter();
    const { data } = (await own(mine.access_token, 'getMySessions')).body;
    expect(data).toEqual([
      expect.objectContaining({ way: 'password', current: false, remembered: false }),
      {
        id: expect.any(String),
        way: 'password',
        device: 'Chrome · Windows',
        address: '127.0.0.1',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        lastAt: expect.any(String),
        current: true,
        remembered: true,
      },
    ]);
    expect((await own(mine.access_token, 'endSession', { id: data[0].id })).httpStatus).toBe(200);
    expect([await lives(other.access_token), await lives(mine.access_token)]).toEqual([false, true]);
    expect(errorOf(await refresh(factory, other.refresh_token))).toEqual(EXPIRED);
    expect((await own(mine.access_token, 'endSession', { id: data[0].id })).httpStatus).toBe(404);
  });

  test('security: tell when they were last used, and not only when they were renewed', async () => {
    const { access_token: mine } = await enter();
    const lastAt = async (): Promise<string> => (await own(mine, 'getMySessions')).body.data[0].lastAt;
    const first = await lastAt();
    clock.pass(6 * 60);
    await lastAt();
    await expect.poll(lastAt).not.toBe(first);
  });

  test('of somebody else cannot be seen or ended', async () => {
    const colleague = await someone(factory, company);
    const [mine, theirs] = [await enter(), await enter(false, colleague)];
    const listed = (await own(theirs.access_token, 'getMySessions')).body.data as { id: string; current: boolean }[];
    const id = listed.find(({ current }) => current)?.id;
    expect((await own(mine.access_token, 'getMySessions')).raw).not.toContain(id);
    expect((await own(mine.access_token, 'endSession', { id })).httpStatus).toBe(404);
    expect((await own(mine.access_token, 'endSession', { id: 'x' })).httpStatus).toBe(404);
    expect(await lives(theirs.access_token)).toBe(true);
  });

  test('end with signing out, this one only', async () => {
    const [mine, other] = [await enter(), await enter()];
    expect((await call(mine.access_token, '/system/log/user/logout')).httpStatus).toBe(200);
    expect([await lives(mine.access_token), await lives(other.access_token)]).toEqual([false, true]);
    expect(errorOf(await refresh(factory, mine.refresh_token))).toEqual(EXPIRED);
    expect(await loginLog(factory, company, person.username)).toContain('signout');
  });

  test('end with a new password, all but the one that set it', async () => {
    const [mine, other] = [await enter(), await enter(true)];
    expect((await change(mine.access_token, person.password, 'Brand-new.82')).httpStatus).toBe(200);
    expect([await lives(mine.access_token), await lives(other.access_token)]).toEqual([true, false]);
    expect(errorOf(await refresh(factory, other.refresh_token))).toEqual(EXPIRED);
    await renew(mine.refresh_token);
  });
});

test('a supplier’s person does all of this about their own account', async () => {
  const vendor = (await company.samples.create('base.vendor')).id;
  const supplier = await someone(factory, company, { vendor, permissions: ['base.part.read'] });
  const [mine, other] = [await enter(true, supplier), await enter(false, supplier)];
  const { access_token: token } = mine;
  const answers: [string, unknown][] = [];
  const note = (name: string, { httpStatus, raw }: Answer): number =>
    answers.push([name, httpStatus === 200 ? httpStatus : `${httpStatus} ${raw}`]);
  note('validatePwdTime', await own(token, 'validatePwdTime'));
  const sessions = await own(token, 'getMySessions');
  note('getMySessions', sessions);
  note('getUserInfo', await own(token, 'getUserInfo'));
  note('getUserWebMain', await own(token, 'getUserWebMain'));
  note('queryTenancyName', await call(token, '/base/ai/queryTenancyName'));
  note('getMSGmessage', await own(token, 'getMSGmessage'));
  const reset = { code: await latestCode(factory, supplier.mobile), new: encodePassword('Brand-new.82') };
  const oldest = (sessions.body.data as { id: string; current: boolean }[]).find(({ current }) => !current);
  note('endSession', await own(token, 'endSession', { id: oldest?.id }));
  note('resetPassword', await own(token, 'resetPassword', { ...reset, confirm: reset.new }));
  expect(await lives(other.access_token)).toBe(false);
  clock.pass(1);
  note('updatePassword', await change(token, 'Brand-new.82', 'Brand-new.83'));
  const renewed = await renew(mine.refresh_token);
  const qr = (await callAnonymously(factory, '/anon/qr/login/getQrCode', {})).body.data;
  const scanned = { loginId: qr.loginId };
  note('scan', await call(renewed.access_token, '/system/sysconfig/qrLogin/scan', scanned));
  note('confirm', await call(renewed.access_token, '/system/sysconfig/qrLogin/confirm', scanned));
  note('logout', await call(renewed.access_token, '/system/log/user/logout'));
  expect(answers).toEqual(answers.map(([name]) => [name, 200]));
  expect(await lives(renewed.access_token)).toBe(false);
});

describe('a browser', () => {
  const HOST = { host: 'takt.example' };
  const WEB = { authorization: `Basic ${Buffer.from('takt-web:').toString('base64')}`, ...HOST };
  const OWN = { ...HOST, origin: 'http://takt.example', 'x-requested-with': 'takt', 'sec-fetch-site': 'same-origin' };
  const FOREIGN = [403, 'origin.foreign', '请求来自其他网站，已拒绝', 'The request came from another site and was refused'];
  const browse = (remember: '0' | '1' = '0'): Promise<Answer> =>
    signin(factory, { ...person, headers: WEB, fields: { remember } });
  const locked = { httpOnly: true, secure: true, sameSite: 'Lax' };

  test('gets two cookies no script can read, for as long as it runs, and one it is known by for a year', async () => {
    const { cookies, body } = await browse();
    expect(cookies).toEqual([
      { name: '__Host-at', value: body.access_token, path: '/', ...locked },
      { name: '__Secure-rt', value: body.refresh_token, path: '/anon/oauth/token', ...locked },
      { name: '__Host-device', value: expect.any(String), path: '/', maxAge: 365 * DAY, ...locked },
    ]);
  });

  test('keeps them for thirty days where it is to be remembered, and no longer', async () => {
    const first = await browse('1');
    expect(first.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
      ['__Host-at', 30 * DAY],
      ['__Secure-rt', 30 * DAY],
      ['__Host-device', 365 * DAY],
    ]);
    clock.pass(DAY);
    const renewed = await refresh(factory, '', { ...WEB, ...OWN, cookie: jar(first) });
    expect(renewed.cookies.map(({ maxAge }) => maxAge)).toEqual([29 * DAY, 29 * DAY]);
  });

  test('is the only one to get cookies', async () => {
    for (const client of ['takt-api:', 'takt-mobile:']) {
      const authorization = `Basic ${Buffer.from(client).toString('base64')}`;
      expect((await signin(factory, { ...person, headers: { authorization } })).cookies).toEqual([]);
    }
  });

  test('calls by cookie from our own pages alone', async () => {
    const cookie = jar(await browse());
    const asked = (headers: Readonly<Record<string, string>>): Promise<Answer> =>
      callAnonymously(factory, '/base/ai/queryPage', { _entity: 'base.plant' }, { cookie, ...headers });
    expect((await asked(OWN)).httpStatus).toBe(200);
    const { 'sec-fetch-site': _, ...older } = OWN;
    expect((await asked(older)).httpStatus).toBe(200);
    const { origin: __, ...noOrigin } = OWN;
    const { 'x-requested-with': ___, ...noHeader } = OWN;
    const strange = [
      {},
      noOrigin,
      noHeader,
      { ...OWN, origin: 'null' },
      { ...OWN, origin: 'http://takt.example.evil.example' },
      { ...OWN, origin: 'https://takt.example' },
      { ...OWN, 'sec-fetch-site': 'cross-site' },
      { ...OWN, 'sec-fetch-site': 'same-site' },
      { ...OWN, 'x-requested-with': 'XMLHttpRequest' },
    ];
    for (const headers of strange) expect(errorOf(await asked(headers)), JSON.stringify(headers)).toEqual(FOREIGN);
  });

  test('reads by cookie without any header', async () => {
    const cookie = jar(await browse());
    const url = '/base/ai/template?_entity=base.plant';
    const answer = await factory.http.app.inject({ method: 'GET', url, headers: { cookie } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    expect((await factory.http.app.inject({ method: 'GET', url })).statusCode).toBe(401);
  });

  test('refreshes by cookie from our own pages alone', async () => {
    const first = await browse();
    const cookie = jar(first);
    expect(errorOf(await refresh(factory, '', { ...WEB, cookie }))).toEqual(FOREIGN);
    expect(errorOf(await refresh(factory, '', { ...WEB, ...OWN, origin: 'http://evil.example', cookie }))).toEqual(FOREIGN);
    const renewed = await refresh(factory, '', { ...WEB, ...OWN, cookie });
    expect([renewed.httpStatus, renewed.body.access_token === first.body.access_token]).toEqual([200, false]);
    expect(await lives(renewed.body.access_token)).toBe(true);
  });

  test('loses its cookies with signing out', async () => {
    const cookie = jar(await browse());
    const out = await callAnonymously(factory, '/system/log/user/logout', {}, { ...OWN, cookie });
    expect(out.cookies.map(({ name, value, path, expires }) => [name, value, path, expires])).toEqual([
      ['__Host-at', '', '/', new Date(0)],
      ['__Secure-rt', '', '/anon/oauth/token', new Date(0)],
    ]);
    expect((await refresh(factory, '', { ...WEB, ...OWN, cookie })).httpStatus).toBe(401);
  });
});
