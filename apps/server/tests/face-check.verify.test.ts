import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import { CameraBrowser, emptyRoom, givePassword, shotsOf } from './face-shots.ts';

const PASSWORD = 'Kept-4-the-face!';
const NONE = ['您还没有注册人脸', 'You have not registered your face yet'];
const OFF = ['企业未启用人脸登录', 'Face sign-in is not enabled for this company'];

let now = new Date('2096-03-02T00:00:00Z');
const pass = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};
let factory: Factory;
let company: Company;
let worker: Client;
let colleague: Client;
let browser: CameraBrowser;
let beside: CameraBrowser;
const code = (): string => company.tenant.code;
const switchFaces = async (faceLogin: '0' | '1'): Promise<void> => {
  const [config] = (await company.admin.page('system.securityConfig')).data.list;
  const saved = await company.admin.save('system.securityConfig', { ...(config ?? { code: 'default' }), faceLogin });
  expect(saved.httpStatus, saved.raw).toBe(200);
};
const failures = async (): Promise<number> => {
  const rows = await asOwner<{ failures: number }>(
    factory,
    'select failures from app.attempt where tenant_id = $1 and username = $2',
    [company.tenant.id, `face:${worker.username}`],
  );
  return rows[0]?.failures ?? 0;
};
/** Everything a sign-in or an enrolment would leave behind. */
const kept = async (): Promise<unknown> =>
  (
    await asOwner(
      factory,
      `select (select count(*) from app.family)::int as sessions, (select count(*) from app.file)::int as files,
        (select count(*) from app.ticket where kind = 'face')::int as tickets,
        (select count(*) from app.system_login_log)::int as notes, (select md5(string_agg(f::text, '' order by f.user_id)) from app.face f) as faces`,
    )
  )[0];

beforeAll(async () => {
  factory = await openProduct({ clock: () => now });
  company = await openCompany(factory);
  await switchFaces('1');
  [worker, colleague] = [await company.tenant.person({}), await company.tenant.person({})];
  browser = new CameraBrowser(factory, 'a1'.repeat(16), await shotsOf('worker'));
  beside = new CameraBrowser(factory, 'a1'.repeat(16), await shotsOf('stranger'));
  for (const [visitor, client] of [
    [browser, worker],
    [beside, colleague],
  ] as const) {
    await givePassword(factory, company.tenant.id, client.username, PASSWORD);
    await client.signIn(PASSWORD);
    expect(await visitor.enrol(client, PASSWORD)).toMatchObject({ httpStatus: 200 });
  }
});
afterAll(() => factory.close());
beforeEach(async () => {
  await asOwner(factory, 'delete from app.attempt where tenant_id = $1', [company.tenant.id]);
});

test('whoever is signed in is told whether the camera recognises them, and nothing is kept of it', async () => {
  const before = await kept();
  const answer = await browser.check(worker);
  expect([answer.httpStatus, answer.data]).toEqual([200, { result: 'recognised' }]);
  expect((await beside.check(worker)).data, 'somebody who is on file as well').toEqual({ result: 'unknown' });
  expect(await kept()).toEqual(before);
});

test('without a living face that turned as asked, by a challenge of this device and minute, the answer is unclear', async () => {
  const other = new CameraBrowser(factory, 'b2'.repeat(16), browser.shots);
  const old = await browser.challenge(code());
  pass(61);
  for (const changes of [
    { image2: browser.shots.ahead },
    { image2: await emptyRoom() },
    { image: Buffer.from('no picture at all').toString('base64') },
    { nonce: (await other.challenge(code())).nonce },
  ])
    expect((await browser.check(worker, changes)).data).toEqual({ result: 'unclear' });
  pass(31);
  await asOwner(factory, 'delete from app.attempt where tenant_id = $1', [company.tenant.id]);
  const late = { nonce: old.nonce, image2: browser.shots[old.turn] };
  expect((await browser.check(worker, late)).data, 'a challenge of the minute before').toEqual({ result: 'unclear' });
  const { nonce, turn } = await browser.challenge(code());
  expect((await browser.check(worker, { nonce, image2: browser.shots[turn] })).data).toEqual({ result: 'recognised' });
  const again = await browser.check(worker, { nonce, image2: browser.shots[turn] });
  expect(again.data, 'a challenge is good for one try').toEqual({ result: 'unclear' });
});

test('failures count together with those of signing in, and a recognised face ends the count', async () => {
  for (const expected of [1, 2, 3]) {
    await beside.check(worker);
    expect(await failures()).toBe(expected);
  }
  await browser.check(worker);
  expect(await failures()).toBe(0);
  for (let count = 0; count < 4; count += 1) await beside.check(worker);
  expect((await beside.faceLogin(code(), worker.username)).code).toBe('face.unknown');
  const answers = [await browser.check(worker), await browser.faceLogin(code(), worker.username)];
  expect(answers.map((answer) => [answer.httpStatus, answer.code])).toEqual([
    [429, 'face.wait'],
    [429, 'face.wait'],
  ]);
  expect((await beside.check(colleague)).data, 'others do not wait').toEqual({ result: 'recognised' });
  pass(31);
  expect((await browser.check(worker)).data).toEqual({ result: 'recognised' });
});

test('after fifty failures nobody is looked at any more', async () => {
  await asOwner(factory, 'insert into app.attempt (tenant_id, username, failures, at) values ($1, $2, 49, $3)', [
    company.tenant.id,
    `face:${worker.username}`,
    now,
  ]);
  expect((await beside.check(worker)).data).toEqual({ result: 'unknown' });
  pass(300);
  expect(await browser.check(worker)).toMatchObject({ httpStatus: 429, code: 'face.wait' });
});

test('it is for those who are signed in, have registered their face, and whose company wants faces', async () => {
  const nobody = { nonce: 'x', image: browser.shots.ahead, image2: browser.shots.left };
  expect(await browser.post('/system/sysconfig/face/check', nobody)).toMatchObject({ httpStatus: 401, code: 'EX90001' });
  const plain = await company.tenant.person({});
  const unknown = await browser.check(plain);
  expect([unknown.httpStatus, unknown.code, unknown.text]).toEqual([422, 'face.none', NONE]);
  const { nonce, turn } = await browser.challenge(code());
  await switchFaces('0');
  try {
    const { ahead: image, [turn]: image2 } = browser.shots;
    const off = await browser.post('/system/sysconfig/face/check', { nonce, image, image2 }, worker.token);
    expect([off.httpStatus, off.code, off.text]).toEqual([422, 'face.off', OFF]);
  } finally {
    await switchFaces('1');
  }
  expect(factory.faults).toEqual([]);
});
