import { type Client, encodePassword, type Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import { CameraBrowser, emptyRoom, givePassword, shotsOf } from './face-shots.ts';
import { saveProfile } from './profile-calls.ts';

const PASSWORD = 'Kept-4-the-face!';
const OFF = ['企业未启用人脸登录', 'Face sign-in is not enabled for this company'];
const UNKNOWN = ['人脸登录失败，找不到您的用户', 'face login failed, cannot find your user'];
const FAILED = ['人脸登录失败', 'face login failed'];
const UNCLEAR = ['未能识别到清晰的人脸，请重试', 'No clear face was recognised; try again'];

let now = new Date('2096-03-02T00:00:00Z');
const pass = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};
let factory: Factory;
let company: Company;
let worker: Client;
let browser: CameraBrowser;
let other: CameraBrowser;
let stranger: CameraBrowser;
const code = (): string => company.tenant.code;
const faces = () =>
  asOwner<{ sealed: Buffer; key_id: string }>(factory, 'select f.* from app.face f where tenant_id = $1', [company.tenant.id]);
const sessions = async (): Promise<number> =>
  (await asOwner<{ n: number }>(factory, "select count(*)::int as n from app.family where way = 'face'"))[0]?.n ?? 0;
const state = async (client: Client) => (await client.post('/system/sysconfig/face/state')).data;

beforeAll(async () => {
  factory = await openProduct({ clock: () => now });
  company = await openCompany(factory);
  worker = await company.tenant.person({ admin: true });
  await givePassword(factory, company.tenant.id, worker.username, PASSWORD);
  const shots = await shotsOf('worker');
  browser = new CameraBrowser(factory, 'a1'.repeat(16), shots);
  other = new CameraBrowser(factory, 'b2'.repeat(16), shots);
  stranger = new CameraBrowser(factory, 'a1'.repeat(16), await shotsOf('stranger'));
});
afterAll(() => factory.close());

test('it is off until the company switches it on', async () => {
  const asked = await browser.post('/anon/faceAuth/challenge', { company: code() });
  expect([asked.httpStatus, asked.code, asked.text]).toEqual([422, 'face.off', OFF]);
  const nowhere = await browser.post('/anon/faceAuth/challenge', { company: 'no-such-company' });
  expect([nowhere.httpStatus, nowhere.text], 'a company that does not exist looks the same').toEqual([422, OFF]);
  expect(await state(worker)).toEqual({ enabled: false, enrolled: false, enrolledAt: null, consentAt: null });
  const { ahead, left } = browser.shots;
  const shots = { image: ahead, image2: left, nonce: `${company.tenant.id.toString(36)}.${'A'.repeat(43)}` };
  const enrolled = { ...shots, consent: '1', password: encodePassword(PASSWORD) };
  const answers = [
    await browser.post('/system/sysconfig/face/enrol', enrolled, worker.token),
    await browser.post('/anon/faceAuth/faceLogin', { ...shots, company: code(), username: worker.username }),
  ];
  expect(answers.map(({ httpStatus, text }) => [httpStatus, text])).toEqual([
    [422, OFF],
    [422, OFF],
  ]);
  expect(await faces()).toEqual([]);

  expect((await company.admin.save('system.securityConfig', { code: 'default', faceLogin: '1' })).httpStatus).toBe(200);
  expect(await state(worker)).toMatchObject({ enabled: true, enrolled: false });
  expect(await browser.challenge(code())).toEqual({
    enabled: true,
    nonce: expect.stringMatching(/^[0-9a-z]+\.[\w-]{43}$/),
    turn: expect.stringMatching(/^(left|right)$/),
  });
});

describe('giving the consent', () => {
  test.each([
    [
      'without consent',
      { consent: '0' },
      'face.consent',
      ['请先阅读并同意人脸信息处理说明', 'Read and accept how face data are handled first'],
    ],
    [
      'with a wrong password',
      { password: encodePassword('Wrong-1234!') },
      'password.wrong',
      ['当前密码不正确', 'The current password is not right'],
    ],
    ['with an invented challenge', { nonce: `1.${'A'.repeat(43)}` }, 'face.unclear', UNCLEAR],
  ])('nothing is kept %s', async (_, changes, refusal, text) => {
    const answer = await browser.enrol(worker, PASSWORD, changes);
    expect([answer.httpStatus, answer.code, answer.text]).toEqual([422, refusal, text]);
    expect(await faces()).toEqual([]);
  });

  test('nor with a challenge that another device was given, or an old one', async () => {
    const { nonce } = await other.challenge(code());
    expect(await browser.enrol(worker, PASSWORD, { nonce })).toMatchObject({ httpStatus: 422, code: 'face.unclear' });
    const old = await browser.challenge(code());
    pass(61);
    const { [old.turn]: image2 } = browser.shots;
    expect(await browser.enrol(worker, PASSWORD, { nonce: old.nonce, image2 })).toMatchObject({ code: 'face.unclear' });
    expect(await faces()).toEqual([]);
  });

  test('nor with an empty room, a head that did not turn, or somebody else’s second picture', async () => {
    for (const image2 of [await emptyRoom(), browser.shots.ahead, stranger.shots.left, stranger.shots.right])
      expect(await browser.enrol(worker, PASSWORD, { image2 })).toMatchObject({ httpStatus: 422, text: UNCLEAR });
    expect(await faces()).toEqual([]);
  });

  test('bytes that are no picture are refused like an unclear one', async () => {
    const image = Buffer.from('no picture at all').toString('base64');
    expect(await browser.enrol(worker, PASSWORD, { image })).toMatchObject({ httpStatus: 422, text: UNCLEAR });
  });

  test('without being signed in nothing can be given, withdrawn or asked', async () => {
    for (const path of ['state', 'challenge', 'withdraw'])
      expect(await browser.post(`/system/sysconfig/face/${path}`, {}), path).toMatchObject({ httpStatus: 401, code: 'EX90001' });
  });

  test('a challenge is good for one try, also for one that failed', async () => {
    const { nonce, turn } = await browser.challenge(code());
    const unclear = { nonce, image2: await emptyRoom() };
    expect(await browser.enrol(worker, PASSWORD, unclear)).toMatchObject({ code: 'face.unclear' });
    const again = await browser.enrol(worker, PASSWORD, { nonce, image2: browser.shots[turn] });
    expect([again.httpStatus, again.code]).toEqual([422, 'face.unclear']);
  });

  test('only sealed features are kept, never twice the same, and no picture anywhere', async () => {
    expect(await browser.enrol(worker, PASSWORD)).toMatchObject({ httpStatus: 200, code: null });
    const [first] = await faces();
    const at = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    expect(await state(worker)).toEqual({ enabled: true, enrolled: true, enrolledAt: at, consentAt: at });
    expect(await browser.enrol(worker, PASSWORD)).toMatchObject({ httpStatus: 200 });
    const rows = await faces();
    const [second] = rows;
    if (!first || !second) throw new Error('the face was not kept');
    expect(Object.keys(second).toSorted()).toEqual(['consent_at', 'enrolled_at', 'key_id', 'sealed', 'tenant_id', 'user_id']);
    expect(rows).toHaveLength(1);
    expect(second.sealed).toHaveLength(12 + 16 + 4 * 1024);
    const blocks = (bytes: Buffer): string[] => bytes.toString('hex').match(/.{32}/g) ?? [];
    expect(blocks(first.sealed).filter((block) => second.sealed.includes(block, 0, 'hex'))).toEqual([]);

    const picture = Buffer.from(browser.shots.ahead, 'base64');
    const { face } = await factory.host.signin.recogniser.look(picture);
    const plain = Buffer.from(Float32Array.from(face?.embedding ?? []).buffer);
    expect(plain).toHaveLength(4 * 1024);
    for (const piece of [plain.subarray(0, 8), plain.subarray(2048, 2056), picture.subarray(0, 4)])
      expect(second.sealed.includes(piece)).toBe(false);
    const kept = await asOwner<{ n: string }>(
      factory,
      `select (select count(*) from app.file) + (select count(*) from app.idempotency where length(answer) > 1000)
        + (select count(*) from app.ticket where length(payload::text) > 200) as n`,
    );
    expect(kept).toEqual([{ n: '0' }]);
  });
});

describe('signing in', () => {
  beforeEach(() => pass(31));

  test('name, picture and movement give a ticket, and the ticket a session', async () => {
    const found = await browser.faceLogin(code(), worker.username);
    expect(found.httpStatus, found.raw).toBe(200);
    const [match] = found.data;
    expect(found.data).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-z]+\.[\w-]{43}$/),
        organization: expect.any(String),
        username: worker.username,
        company: code(),
      },
    ]);
    expect(match.organization).not.toBe('');
    expect(await sessions(), 'a ticket is not a session').toBe(0);
    const granted = await browser.exchange(match.id);
    expect(granted.data).toMatchObject({ access_token: expect.stringMatching(/^.{40,}$/), refresh_token: expect.any(String) });
    expect(await sessions()).toBe(1);
    const told = await browser.post('/base/ai/queryTenancyName', {}, granted.data.access_token);
    expect(told.data).toMatchObject({ tenant: code(), userName: worker.username, way: 'face', jumped: false });
    const logged = await company.admin.page('system.loginLog', { _params: { way: 'face' } });
    expect(logged.data.list[0]).toMatchObject({ username: worker.username, way: 'face', result: 'success' });

    const again = await browser.exchange(match.id);
    expect([again.httpStatus, again.code, again.text]).toEqual([422, 'face.failed', FAILED]);
    expect(await sessions(), 'a ticket is good for one session').toBe(1);
  });

  test('either side may be asked for, and is met by turning there', async () => {
    const met = new Set<string>();
    for (let count = 0; count < 40 && met.size < 2; count += 1) {
      const { nonce, turn } = await browser.challenge(code());
      const answer = await browser.faceLogin(code(), worker.username, { nonce, image2: browser.shots[turn] });
      expect(answer.httpStatus, turn).toBe(200);
      met.add(turn);
    }
    expect([...met].toSorted()).toEqual(['left', 'right']);
  });

  test('the exchange names the company it lets into', async () => {
    const { data } = await browser.faceLogin(code(), worker.username);
    expect((await browser.exchange(data[0].id)).data).toMatchObject({ company: code() });
  });

  test('a ticket works on the device that looked, for a minute, and is used up by any try', async () => {
    const before = await sessions();
    const ticket = async (): Promise<string> => (await browser.faceLogin(code(), worker.username)).data[0].id;
    const stolen = await ticket();
    expect(await other.exchange(stolen)).toMatchObject({ httpStatus: 422, code: 'face.failed' });
    expect(await browser.exchange(stolen), 'not even where it belongs').toMatchObject({ httpStatus: 422 });
    const old = await ticket();
    pass(61);
    expect(await browser.exchange(old)).toMatchObject({ httpStatus: 422, code: 'face.failed' });
    expect(await sessions()).toBe(before);
    const inTime = await ticket();
    pass(59);
    expect(await browser.exchange(inTime)).toMatchObject({ httpStatus: 200 });
  });

  test('the head must turn to the side that was asked, with a challenge of this device', async () => {
    const { nonce, turn } = await browser.challenge(code());
    const wrong = turn === 'left' ? 'right' : 'left';
    const answers = [
      await browser.faceLogin(code(), worker.username, { nonce, image2: browser.shots[wrong] }),
      await browser.faceLogin(code(), worker.username, { image2: browser.shots.ahead }),
      await browser.faceLogin(code(), worker.username, { nonce: (await other.challenge(code())).nonce }),
    ];
    for (const answer of answers) expect([answer.httpStatus, answer.code, answer.text]).toEqual([422, 'face.failed', FAILED]);
  });

  test('somebody else’s face finds nobody, and neither does an unknown name or one without a face', async () => {
    const plain = await company.tenant.person({});
    for (const [visitor, username] of [
      [stranger, worker.username],
      [browser, plain.username],
      [browser, 'nobody'],
    ] as const) {
      const answer = await visitor.faceLogin(code(), username);
      expect([answer.httpStatus, answer.code, answer.text], username).toEqual([422, 'face.unknown', UNKNOWN]);
    }
  });

  test('a failed try is in the login log like any other', async () => {
    await stranger.faceLogin(code(), worker.username);
    const { data } = await company.admin.page('system.loginLog', { _params: { way: 'face', result: 'failed' } });
    expect(data.list[0]).toMatchObject({ username: worker.username, way: 'face', result: 'failed' });
  });
});

describe('kiosks', () => {
  beforeEach(() => pass(31));
  const NAME = ['请先填写用户名', 'Enter the user name first'];

  test('without a name a face is looked for on a registered device only', async () => {
    const asked = await browser.faceLogin(code(), '');
    expect([asked.httpStatus, asked.code, asked.text]).toEqual([422, 'face.name', NAME]);
    const kiosk = await company.admin.save('system.kiosk', { code: 'GATE-1', name: '一号门', device: browser.device });
    expect(kiosk.httpStatus, kiosk.raw).toBe(200);
    const found = await browser.faceLogin(code(), '');
    expect(found.data, found.raw).toEqual([expect.objectContaining({ username: worker.username })]);
    expect(await other.faceLogin(code(), '')).toMatchObject({ httpStatus: 422, code: 'face.name' });
    expect(await stranger.faceLogin(code(), ''), 'among all enrolled ones').toMatchObject({ code: 'face.unknown' });
    // A stranger resembles somebody once there are enough of them, so beyond two hundred nobody is found.
    await asOwner(
      factory,
      `with crowd as (insert into app.account (tenant_id, user_id, username, password_hash)
         select tenant_id, gen_random_uuid(), 'crowd' || n, 'none' from app.face, generate_series(1, 200) n
         where tenant_id = $1 returning user_id)
       insert into app.face select tenant_id, crowd.user_id, sealed, key_id, consent_at, enrolled_at
         from app.face, crowd where tenant_id = $1`,
      [company.tenant.id],
    );
    expect(await browser.faceLogin(code(), '')).toMatchObject({ httpStatus: 422, code: 'face.unknown' });
    await asOwner(factory, "delete from app.account where username like 'crowd%'");
    expect(await browser.faceLogin(code(), '')).toMatchObject({ httpStatus: 200 });
    const { id, version } = kiosk.data;
    await company.admin.save('system.kiosk', { id, version, markStatus: '0' });
    expect(await browser.faceLogin(code(), '')).toMatchObject({ httpStatus: 422, code: 'face.name' });
  });
});

describe('what a face is not enough for', () => {
  let session: Client;
  beforeAll(async () => {
    pass(31);
    session = await company.tenant.person({ admin: true });
    await givePassword(factory, company.tenant.id, session.username, PASSWORD);
    await session.signIn(PASSWORD);
    await browser.enrol(session, PASSWORD);
    const { data } = await browser.faceLogin(code(), session.username);
    session.token = (await browser.exchange(data[0].id)).data.access_token;
  });

  test('an administrator who came by face works, but takes nothing out and changes no settings', async () => {
    expect((await session.page('base.plant')).httpStatus).toBe(200);
    expect((await session.save('base.plant', { code: 'FACE-1', name: '工厂' })).httpStatus).toBe(200);
    expect((await session.download('/base/ai/export', { _entity: 'base.plant' })).httpStatus).toBe(403);
    for (const entity of ['system.user', 'system.role', 'system.securityConfig', 'system.loginLog', 'system.ssoProvider'])
      expect((await session.page(entity)).httpStatus, entity).toBe(403);
    expect((await session.save('system.role', { code: 'x', name: 'x' })).httpStatus).toBe(403);
    const menu = await session.post('/system/sysconfig/resource/queryResourceByUser');
    expect(menu.raw).toContain('"base.plant"');
    expect(menu.raw).not.toContain('"system.');
  });

  test('decisions want a password', async () => {
    const note = await company.samples.create('purchasing.deliveryNote');
    const target = [{ id: note.id, version: note.version }];
    for (const action of ['audit', 'reject']) {
      expect((await session.act('purchasing.deliveryNote', action, target)).error?.code, action).toBe('permission');
      expect((await company.admin.act('purchasing.deliveryNote', action, target)).error?.code, action).not.toBe('permission');
    }
  });

  test('security F6: nor does the right password make it one that changes the own number', async () => {
    expect((await session.prove(PASSWORD)).error?.code).toBe('proof.face');
    const sent = { token: session.token, profile: { telephone: '13900139001' } };
    expect((await saveProfile(factory, sent)).code).toBe('proof.face');
    expect((await saveProfile(factory, { ...sent, password: PASSWORD })).code).toBe('proof.face');
  });

  test('it opens no second session that is held to less', async () => {
    const shown = await factory.http.app.inject({ method: 'POST', url: '/anon/qr/login/getQrCode', payload: {} });
    const cookies = Object.fromEntries(shown.cookies.map(({ name, value }) => [name, value]));
    const { loginId } = shown.json().data;
    await session.post('/system/sysconfig/qrLogin/scan', { loginId });
    await session.post('/system/sysconfig/qrLogin/confirm', { loginId });
    const status = await factory.http.app.inject({
      method: 'POST',
      url: '/anon/qr/login/checkStatus',
      payload: { loginId },
      cookies,
    });
    const token = status.json().data?.access_token ?? '';
    const reached = await browser.post('/system/ai/queryPage', { _entity: 'system.user' }, token);
    expect(reached.httpStatus, 'users read through a QR code that the face session confirmed').not.toBe(200);
  });
});

test('withdrawing the consent removes the features at once', async () => {
  pass(31);
  const [before] = await faces();
  expect(before).toBeDefined();
  expect((await worker.post('/system/sysconfig/face/withdraw')).httpStatus).toBe(200);
  const owners = await asOwner<{ username: string }>(
    factory,
    'select a.username from app.face f join app.account a using (tenant_id, user_id) where f.tenant_id = $1',
    [company.tenant.id],
  );
  expect(owners.map(({ username }) => username)).not.toContain(worker.username);
  expect(await state(worker)).toMatchObject({ enrolled: false, enrolledAt: null, consentAt: null });
  expect(await browser.faceLogin(code(), worker.username)).toMatchObject({ httpStatus: 422, code: 'face.unknown' });
});

test('a ticket given before the company switched it off is worth nothing after', async () => {
  pass(31);
  await browser.enrol(worker, PASSWORD);
  const { data } = await browser.faceLogin(code(), worker.username);
  const [config] = (await company.admin.page('system.securityConfig')).data.list;
  await company.admin.save('system.securityConfig', { id: config.id, version: config.version, faceLogin: '0' });
  expect(await browser.exchange(data[0].id)).toMatchObject({ httpStatus: 422, code: 'face.failed' });
  expect(factory.faults).toEqual([]);
});
