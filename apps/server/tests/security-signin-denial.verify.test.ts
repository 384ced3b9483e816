import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { EGRESS_ADDRESSES, SIGNIN_CHALLENGE } from '@takt/model';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import {
  type Answer,
  callAnonymously,
  type Clock,
  countedAs,
  DAY,
  decide,
  errorOf,
  MINUTE,
  movableClock,
  readCaptcha,
  signin,
  type SigninForm,
  signinReading,
  type Someone,
  someone,
  stateOfAccount,
  withToken,
} from './signin-calls.ts';

/** Counts by address, in a real Redis. */
let factory: Factory;
let clock: Clock;
let company: Company;
let person: Someone;
beforeAll(async () => {
  clock = movableClock();
  factory = await openProduct({ clock: clock.read, throttle: true });
});
beforeEach(async () => {
  company = await openCompany(factory);
  person = await someone(factory, company, { admin: true });
});
afterAll(() => factory.close());

const WRONG = 'not the password';
const WEB = { authorization: `Basic ${Buffer.from('takt-web:').toString('base64')}` };
let addresses = 0;
/** An address nothing has come from. */
const newAddress = (): string => `10.7.${Math.floor((addresses += 1) / 200)}.${addresses % 200}`;
const setParameter = async (name: string, value: unknown): Promise<void> => {
  const answer = await company.admin.post('/system/call/setParameter', { name, decided: { value } });
  expect(answer.httpStatus, answer.raw).toBe(200);
};

type Try = Omit<SigninForm, 'name' | 'password' | 'headers'> & { readonly password?: string; readonly cookie?: string };
/** A browser at the sign-in page. */
const enter = (who: Someone, { password = who.password, cookie = '', address = newAddress(), ...more }: Try = {}) =>
  signin(factory, { name: who.name, password, address, headers: { ...WEB, cookie }, ...more });
const deviceOf = ({ cookies }: Answer): string => {
  const cookie = cookies.find(({ name }) => name === '__Host-device');
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/', maxAge: 365 * DAY });
  return `__Host-device=${cookie?.value}`;
};
const knownDevice = async (who: Someone): Promise<string> => deviceOf(await enter(who));
/** Wrong passwords of others, up to the lock. */
const lockByStrangers = async (who: Someone): Promise<void> => {
  await countedAs(factory, company, who.username, 9);
  await signinReading(factory, { name: who.name, password: WRONG, address: newAddress() });
  expect(await stateOfAccount(factory, who)).toBe('2');
};
/** An address from which so many wrong names came that strangers there are asked for more. */
const watchedAddress = async (): Promise<string> => {
  const address = newAddress();
  await Promise.all(
    Array.from({ length: 30 }, (_, n) => signin(factory, { name: `n${n}@${company.tenant.code}`, password: WRONG, address })),
  );
  return address;
};
const workChallenge = async (): Promise<{ challenge: string; bits: number }> =>
  (await callAnonymously(factory, '/anon/verify/workChallenge', {}, {}, newAddress())).body.data;
const zeroBits = (text: string): number => Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0));
const search = (challenge: string, fits: (bits: number) => boolean): string => {
  for (let nonce = 0; ; nonce += 1) if (fits(zeroBits(challenge + nonce))) return String(nonce);
};
const foundWork = async (): Promise<{ work: string; nonce: string }> => {
  const { challenge, bits } = await workChallenge();
  return { work: challenge, nonce: search(challenge, (found) => found >= bits) };
};

test('security F7: wrong passwords of strangers do not lock a known device', async () => {
  const cookie = await knownDevice(person);
  await lockByStrangers(person);
  expect((await enter(person)).httpStatus).toBe(401);
  expect((await signinReading(factory, { name: person.name, password: person.password })).httpStatus).toBe(401);
  const session = await enter(person, { cookie });
  expect(session.httpStatus).toBe(200);
  const list = await withToken(factory, session.body.access_token, '/base/ai/queryPage', { _entity: 'base.plant' });
  expect(list.httpStatus).toBe(200);
  // Everybody else stays out.
  expect(await stateOfAccount(factory, person)).toBe('2');
  expect((await signinReading(factory, { name: person.name, password: person.password })).httpStatus).toBe(401);
});

test('security F7: a known device gives the password again although strangers have locked the name', async () => {
  const session = await enter(person);
  const cookie = deviceOf(session);
  await lockByStrangers(person);
  const confirm = (headers: Readonly<Record<string, string>>) =>
    callAnonymously(
      factory,
      '/system/sysconfig/user/confirmPassword',
      { password: Buffer.from(person.password).toString('base64') },
      { 'access-token': session.body.access_token, ...headers },
    );
  expect((await confirm({})).error?.errorCode).toBe('account.locked');
  expect((await confirm({ cookie })).httpStatus).toBe(200);
});

test('security F7: wrong passwords at a known device lock that device and nobody else', async () => {
  await decide(company, { lockCount: 4 });
  const [cookie, other] = [await knownDevice(person), await knownDevice(person)];
  for (let n = 0; n < 4; n += 1)
    await enter(person, { cookie, password: WRONG, ...(n >= 3 && { captcha: await readCaptcha(factory) }) });
  const locked = () => readCaptcha(factory).then((captcha) => enter(person, { cookie, captcha }));
  expect((await locked()).error?.errorCode).toBe('login.failed');
  expect(await stateOfAccount(factory, person)).toBe('1');
  expect([(await enter(person, { cookie: other })).httpStatus, (await enter(person)).httpStatus]).toEqual([200, 200]);
  clock.pass(10 * MINUTE);
  expect((await locked()).httpStatus).toBe(200);
});

test('security F7: a person sees where they are known, and forgets what is no longer theirs', async () => {
  const own = (token: string, cookie: string, name: string, body: object = {}) =>
    callAnonymously(factory, `/system/sysconfig/user/${name}`, body, {
      'access-token': token,
      cookie,
      'idempotency-key': randomUUID(),
    });
  const [here, there] = [await enter(person), await enter(person)];
  const token = here.body.access_token;
  const listed = (await own(token, deviceOf(here), 'getMyDevices')).body.data as {
    id: string;
    current: boolean;
    address: string;
  }[];
  expect(listed.map(({ current }) => current)).toEqual(expect.arrayContaining([false, true]));
  expect(listed.every(({ address }) => address.startsWith('10.7.'))).toBe(true);
  const other = listed.find(({ current }) => !current)?.id;
  expect((await own(token, deviceOf(here), 'forgetDevice', { id: other })).httpStatus).toBe(200);
  expect((await own(token, deviceOf(here), 'forgetDevice', { id: other })).httpStatus).toBe(404);
  await lockByStrangers(person);
  expect((await enter(person, { cookie: deviceOf(there) })).httpStatus).toBe(401);
  expect((await enter(person, { cookie: deviceOf(here) })).httpStatus).toBe(200);
});

test('security F7: nobody sees or forgets the browsers of somebody else', async () => {
  const colleague = await someone(factory, company);
  const [mine, theirs] = [await enter(person), await enter(colleague)];
  const own = (who: Answer, name: string, body: object = {}) =>
    withToken(factory, who.body.access_token, `/system/sysconfig/user/${name}`, body);
  const [id] = ((await own(mine, 'getMyDevices')).body.data as readonly { id: string }[]).map((device) => device.id);
  expect((await own(theirs, 'getMyDevices')).raw).not.toContain(id);
  expect((await own(theirs, 'forgetDevice', { id })).httpStatus).toBe(404);
  await lockByStrangers(person);
  expect((await enter(person, { cookie: deviceOf(mine) })).httpStatus).toBe(200);
});

test('security F7: a lock by an administrator holds a known device', async () => {
  const cookie = await knownDevice(person);
  await asOwner(factory, "update app.account set status = '2', locked_until = null where user_id = $1", [person.userId]);
  const { access_token: token } = (await enter(person, { cookie })).body;
  expect((await withToken(factory, token, '/base/ai/queryPage', { _entity: 'base.plant' })).error?.errorCode).toBe(
    'account.locked',
  );
});

test('security F7: a device of another person, of another company or of nobody is worth nothing', async () => {
  const cookie = await knownDevice(person);
  const elsewhere = await openCompany(factory);
  const cookies = [
    await knownDevice(await someone(factory, company)),
    await knownDevice(await someone(factory, elsewhere)),
    cookie.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    cookie.replace(/\.(.)/, (_, first: string) => `.${first === 'A' ? 'B' : 'A'}`),
    `__Host-device=${randomBytes(16).toString('base64url')}`,
  ];
  await lockByStrangers(person);
  for (const cookieOfOthers of cookies) {
    const captcha = await readCaptcha(factory);
    expect((await enter(person, { cookie: cookieOfOthers, captcha })).error?.errorCode, cookieOfOthers).toBe('login.failed');
  }
  expect((await enter(person, { cookie })).httpStatus).toBe(200);
});

test('security F7: a new password and an administrator who ends sessions make devices unknown', async () => {
  const known = async (): Promise<number> =>
    (await asOwner(factory, 'select 1 from app.known_device where user_id = $1', [person.userId])).length;
  const encoded = (text: string): string => Buffer.from(text).toString('base64');
  const session = await enter(person);
  expect(await known()).toBe(1);
  const changed = await withToken(factory, session.body.access_token, '/system/sysconfig/user/updatePassword', {
    old: encoded(person.password),
    new: encoded('Brand-new.82'),
    confirm: encoded('Brand-new.82'),
  });
  expect([changed.httpStatus, await known()]).toEqual([200, 0]);
  await enter(person, { password: 'Brand-new.82' });
  expect(await known()).toBe(1);
  const ended = await company.admin.post('/system/sysconfig/onlineUser/signOut', { user: person.userId, session: null });
  expect([ended.httpStatus, await known()], ended.raw).toEqual([200, 0]);
});

test('security F7: a person has at most twenty devices, one unused for half a year is a stranger’s', async () => {
  const first = await knownDevice(person);
  for (let n = 0; n < 20; n += 1) {
    clock.pass(1);
    await enter(person);
  }
  const rows = await asOwner(factory, 'select 1 from app.known_device where user_id = $1', [person.userId]);
  expect(rows).toHaveLength(20);
  await lockByStrangers(person);
  expect((await enter(person, { cookie: first })).httpStatus).toBe(401);
  clock.pass(10 * MINUTE);
  const late = await signinReading(factory, { name: person.name, password: person.password });
  expect(late.httpStatus).toBe(200);
  const cookie = await knownDevice(person);
  clock.pass(180 * DAY);
  await lockByStrangers(person);
  expect((await enter(person, { cookie })).httpStatus).toBe(401);
});

test('security F7: forty people behind one address sign in within a minute', async () => {
  const people: Client[] = [];
  while (people.length < 40) people.push(await company.tenant.person());
  const statuses = await Promise.all(people.map((who) => who.signIn()));
  expect(statuses.filter((status) => status === 200)).toHaveLength(40);
});

test('security F7: one name from one address is tried ten times a minute, and a known device is not held up by it', async () => {
  const cookie = await knownDevice(person);
  const address = newAddress();
  for (let n = 0; n < 10; n += 1) await enter(person, { address, password: WRONG });
  expect((await enter(person, { address })).httpStatus).toBe(429);
  expect((await enter(person, { address, cookie })).httpStatus).toBe(200);
});

test('security F7: wrong names from one address stop nobody there who reads the picture, and no known device', async () => {
  const cookie = await knownDevice(person);
  const address = await watchedAddress();
  const refused = await enter(person, { address });
  expect([refused.error?.errorCode, refused.body.data]).toEqual(['L04', { captcha: true, challenge: 'picture' }]);
  expect((await enter(person, { address, captcha: await readCaptcha(factory) })).httpStatus).toBe(200);
  expect((await enter(person, { address, cookie })).httpStatus).toBe(200);
  expect((await enter(person)).httpStatus).toBe(200);
  // A company that does not exist asks for the same.
  const nowhere = await signin(factory, { name: 'somebody@nowhere', password: WRONG, address });
  expect([nowhere.error?.errorCode, nowhere.body.data]).toEqual(['L04', { captcha: true, challenge: 'picture' }]);
});

// parameter system.signinChallenge
test('security F7: wrong names from one address stop nobody there whose device has done the work', async () => {
  await setParameter(SIGNIN_CHALLENGE.id, 'work');
  const address = await watchedAddress();
  const refused = await enter(person, { address });
  expect([...errorOf(refused), refused.body.data]).toEqual([
    422,
    'work.due',
    '登录前需要先验证此设备',
    'This device has to be checked before the sign-in',
    { captcha: true, challenge: 'work' },
  ]);
  // What the company did not ask for does not count.
  expect((await enter(person, { address, captcha: await readCaptcha(factory) })).error?.errorCode).toBe('work.wrong');
  expect((await enter(person, { address, fields: await foundWork() })).httpStatus).toBe(200);
});

test('security F7: a wrong, an old and a used proof of work are refused', async () => {
  await setParameter(SIGNIN_CHALLENGE.id, 'work');
  const tryWith = async (fields: { work: string; nonce: string }): Promise<string> => {
    await countedAs(factory, company, person.username, 3);
    const answer = await enter(person, { fields });
    return answer.error?.errorCode ?? String(answer.httpStatus);
  };
  const { challenge, bits } = await workChallenge();
  const short = search(challenge, (found) => found === bits - 1);
  expect(await tryWith({ work: challenge, nonce: short })).toBe('work.wrong');
  const forged = 'made up';
  expect(await tryWith({ work: forged, nonce: search(forged, (found) => found >= bits) })).toBe('work.wrong');
  const right = await foundWork();
  expect(await tryWith(right)).toBe('200');
  expect(await tryWith(right)).toBe('work.wrong');
  const late = await foundWork();
  clock.pass(2 * MINUTE);
  expect(await tryWith(late)).toBe('work.wrong');
});

test('security F7: a picture or a proof of work, never the one in place of the other', async () => {
  await countedAs(factory, company, person.username, 3);
  expect((await enter(person, { fields: await foundWork() })).error?.errorCode).toBe('captcha.wrong');
});

// parameter system.egressAddresses
test('security F7: what the company lists as its own addresses changes the decision', async () => {
  const address = await watchedAddress();
  expect((await enter(person, { address })).error?.errorCode).toBe('L04');
  await setParameter(EGRESS_ADDRESSES.id, '203.0.113.0/24, 10.7.0.0/16');
  expect((await enter(person, { address })).httpStatus).toBe(200);
  const { limits } = factory.host.signin;
  for (let n = 0; n < 300; n += 1) await limits?.countUp(`signin:${address}`, 60);
  expect((await enter(person, { address })).httpStatus).toBe(200);
  await setParameter(EGRESS_ADDRESSES.id, '203.0.113.0/24');
  expect((await enter(person, { address })).httpStatus).toBe(429);
  await limits?.forget(`signin:${address}`);
  expect((await enter(person, { address })).error?.errorCode).toBe('L04');
  const wrong = await company.admin.post('/system/call/setParameter', {
    name: EGRESS_ADDRESSES.id,
    decided: { value: '10.0.0.0/8' },
  });
  expect([wrong.httpStatus, wrong.error?.zh]).toEqual([422, expect.stringContaining('请填写 IPv4 或 IPv6 地址')]);
});

test('security F7: the log says once that a proxy stands before the product and was not told of', async () => {
  const warned = vi.spyOn(factory.http.app.log, 'warn');
  try {
    const call = (headers: Readonly<Record<string, string>>) =>
      callAnonymously(factory, '/anon/verify/workChallenge', {}, headers, newAddress());
    await call({});
    expect(warned).not.toHaveBeenCalled();
    for (const address of ['203.0.113.9', '203.0.113.8']) await call({ 'x-forwarded-for': address });
    expect(warned.mock.calls).toEqual([[expect.stringContaining('TAKT_TRUST_PROXY')]]);
  } finally {
    warned.mockRestore();
  }
});
