import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { encodePassword, type Factory, FORM } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from '../company.ts';
import * as calls from '../signin-calls.ts';
import {
  type Answer,
  callAnonymously,
  latestCode,
  NOBODY,
  readCaptcha,
  refresh,
  signin,
  type Someone,
  someone,
  visit,
} from '../signin-calls.ts';
import { ANONYMOUS, BY_TICKET, type Calls, everyone, guarded, order, plant } from './route-lists.ts';
import { crowd, crowding, FULL, figure, pause, percentile, seeded, sized } from './figure.ts';
import { postTo, ProductProcess } from './product-process.ts';

/** `plain` counts nothing by address and has no Redis; `strict` counts in a real one. */
let plain: Factory;
let strict: Factory;
let company: Company;
let person: Someone;
const clock = calls.movableClock();
beforeAll(async () => {
  plain = await openProduct({ clock: clock.read });
  strict = await openProduct({ clock: clock.read, throttle: true });
});
beforeEach(async () => {
  company = await openCompany(plain);
  person = await someone(plain, company, { admin: true });
});
afterAll(() => Promise.all([plain.close(), strict.close()]));

const WRONG = 'not the password';
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
const tally = <T>(list: readonly T[], holds: (one: T) => boolean): number => list.filter(holds).length;
const done = (answers: readonly { readonly httpStatus: number }[]): number =>
  tally(answers, ({ httpStatus }) => httpStatus === 200);
const codeOf = ({ error, httpStatus }: Answer): string => error?.errorCode ?? String(httpStatus);
const newPassword = { new: encodePassword('Brand-new.82'), confirm: encodePassword('Brand-new.82') };

test('21: without a sign-in exactly the listed routes answer', async () => {
  const needsRight = guarded(NOBODY, NOBODY);
  const routes = plain.http.routes.map(({ method, path }) => `${method} ${path}`);
  const listed = { ...ANONYMOUS, ...everyone, ...needsRight, [BY_TICKET]: null };
  expect(routes.toSorted()).toEqual(Object.keys(listed).toSorted());
  const answers: [string, string][] = [];
  for (const [route, body] of Object.entries(listed)) answers.push([route, await visit(plain, route, body)]);
  const open = answers.filter(([, answer]) => answer !== '401 EX90001').map(([route]) => route);
  figure('21', `${routes.length} routes without a sign-in: ${open.length} answer, ${routes.length - open.length} say 401`);
  expect(open.toSorted()).toEqual(Object.keys(ANONYMOUS).toSorted());
});

test('22: without a right every route that needs one says 403', async () => {
  const needsRight = guarded((await company.samples.create(plant)).id, (await company.samples.create(order)).id);
  const { token } = await company.tenant.person();
  const refused: string[] = [];
  for (const [route, body] of Object.entries(needsRight)) refused.push(`${route}: ${await visit(plain, route, body, token)}`);
  expect(refused).toEqual(Object.keys(needsRight).map((route) => `${route}: 403 permission`));
  for (const { id, source } of plain.registry.conversions.values()) {
    const [module] = source.id.split('.');
    const route = `POST /${module}/ai/convert`;
    expect(await visit(plain, route, { conversion: id, id: NOBODY }, token), id).toBe('403 permission');
  }
  // Who it is may have to be shown once more; that is no right either.
  for (const [route, body] of Object.entries(everyone))
    expect(await visit(plain, route, body, token), route).not.toMatch(/^401|^403 (?!proof\.required)/);
  figure('22', `${refused.length} of ${refused.length} routes refuse with 403; ${Object.keys(everyone).length} are everyone’s`);
});

test('25: a hundred wrong passwords at once: ten are looked at, the account locks, each leaves a row', async () => {
  const captchas: calls.Captcha[] = [];
  for (let n = 0; n < 100; n += 1) captchas.push(await readCaptcha(plain));
  const { passwords } = plain.host.signin;
  const before = passwords.compared;
  const answers = await Promise.all(captchas.map((captcha) => signin(plain, { name: person.name, password: WRONG, captcha })));
  const compared = passwords.compared - before;
  const logged = tally(await calls.loginLog(plain, company, person.username), (result) => result !== 'success');
  const state = await calls.stateOfAccount(plain, person);
  figure('25', `100 at once: ${compared} compared, state ${state}, ${logged} rows in the log, ${done(answers)} let in`);
  expect(compared).toBeLessThanOrEqual(10);
  expect([state, logged, done(answers)]).toEqual(['2', 100, 0]);
});

test('26: the picture is due after the third failure and serves one of twenty at once', async () => {
  const flags: boolean[] = [];
  for (let n = 0; n < 3; n += 1) flags.push((await signin(plain, { name: person.name, password: WRONG })).body.data.captcha);
  expect([flags, codeOf(await signin(plain, person))]).toEqual([[false, false, true], 'L04']);
  const captcha = await readCaptcha(plain);
  const answers = await Promise.all(times(20, () => signin(plain, { name: person.name, password: WRONG, captcha })));
  const accepted = tally(answers, (answer) => codeOf(answer) === 'login.failed');
  expect([accepted, tally(answers, (answer) => codeOf(answer) === 'captcha.wrong')]).toEqual([1, 19]);
  figure('26', `due after 3 failures; one code used 20 times at once: ${accepted} accepted`);
});

test('27: one password tried on 500 names from one address needs a picture for each after the thirtieth', async () => {
  const address = '10.0.0.27';
  const { tenant } = await openCompany(strict);
  const { passwords } = strict.host.signin;
  const before = passwords.compared;
  const wasted = vi.spyOn(passwords, 'waste');
  const spray = (from: number, count: number): Promise<Answer[]> =>
    Promise.all(times(count, (n) => signin(strict, { name: `s${from + n}@${tenant.code}`, password: 'Spring@2026', address })));
  try {
    const answers: Answer[] = [];
    for (let from = 0; from < 500; from += 100) {
      // Forgetting the count of a minute is the next minute.
      await strict.host.signin.limits?.forget(`signin:${address}`);
      answers.push(...(await spray(from, 100)));
    }
    const [looked, asked] = [wasted.mock.calls.length, tally(answers, (answer) => codeOf(answer) === 'L04')];
    figure('27', `500 names from one address: ${looked} looked at, ${asked} asked for a picture`);
    // Those under way when the thirtieth failed are looked at as well: as many as the gate lets in at once.
    expect(looked).toBeLessThanOrEqual(30 + 16);
    expect([passwords.compared - before, asked]).toEqual([0, 500 - looked]);
  } finally {
    wasted.mockRestore();
  }
});

test('28: unknown company, unknown user, wrong password and locked account answer alike and as fast', async () => {
  const locked = await someone(plain, company);
  await calls.countedAs(plain, company, locked.username, 9);
  await calls.signinReading(plain, { name: locked.name, password: WRONG });
  const stranger = { name: `nobody@nowhere-${company.tenant.code}`, password: WRONG };
  const cases = {
    'wrong password': { name: person.name, password: WRONG },
    'locked, right password': { name: locked.name, password: locked.password },
    'unknown user': { name: `nobody@${company.tenant.code}`, password: WRONG },
    'unknown company': stranger,
  };
  for (let n = 0; n < 3; n += 1) await signin(plain, stranger);
  const { passwords } = plain.host.signin;
  const looks = [vi.spyOn(passwords, 'verify'), vi.spyOn(passwords, 'waste')];
  const looked = (): number => looks.reduce((sum, look) => sum + look.mock.calls.length, 0);
  const shapes = new Set<string>();
  const costs = new Set<number>();
  const taken = new Map<string, number[]>(Object.keys(cases).map((name) => [name, []]));
  for (let n = 0; n < sized(200, 8); n += 4)
    for (const [name, form] of Object.entries(cases)) {
      // Never so many under one name that it would lock: that is another case.
      for (const username of [person.username, 'nobody']) await calls.countedAs(plain, company, username, 4);
      const captchas: calls.Captcha[] = [];
      while (captchas.length < 4) captchas.push(await readCaptcha(plain));
      // Four of one kind at once: kinds beside each other would lend each other their time.
      const once = async (captcha: calls.Captcha) => {
        const started = performance.now();
        const { httpStatus, raw } = await signin(plain, { ...form, captcha });
        taken.get(name)?.push(performance.now() - started);
        shapes.add(`${httpStatus} ${raw.replace(/"requestId":"[^"]*"/, '')}`);
      };
      const before = looked();
      await Promise.all(captchas.map(once));
      costs.add(looked() - before);
    }
  for (const look of looks) look.mockRestore();
  const medians = [...taken.values()].map((list) => percentile(list, 0.5));
  figure('28', `${shapes.size} shape of answer, medians ${medians.map((ms) => ms.toFixed(1)).join(', ')} ms in 4 cases`);
  expect([...shapes]).toEqual([expect.stringMatching(/^401 .*"login\.failed".*"captcha":true/)]);
  // Comparing is what takes the time, a real one as long as a wasted one: every case makes one for each try.
  expect([...costs]).toEqual([4]);
  if (FULL) expect(Math.max(...medians) / Math.min(...medians)).toBeLessThanOrEqual(1.1);
});

test('29: text messages: one per 59 seconds, five a day, five tries, one success, to the number on file', async () => {
  const elsewhere = calls.newMobile();
  const page = calls.verifyPage(plain, company.tenant.code, person.username, 'unlock', elsewhere);
  await asOwner(plain, "update app.account set status = '2' where user_id = $1", [person.userId]);
  const ticket = await page.search();
  // With every connection open already, so that those at once really are.
  await Promise.all(times(32, () => company.admin.page(plant)));
  const atOnce = done(await Promise.all(times(100, () => page.send(ticket))));
  const code = await latestCode(plain, person.mobile);
  const wrong = times(100, (n) => String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0'));
  const guessed = done(await Promise.all(wrong.map((guess) => page.submit(ticket, guess))));
  expect([atOnce, guessed, codeOf(await page.submit(ticket, code))]).toEqual([1, 0, 'verify.wrong']);
  clock.pass(59);
  const next = await page.search();
  await page.send(next);
  const right = await latestCode(plain, person.mobile);
  const confirmed = done(await Promise.all(times(20, () => page.submit(next, right))));
  for (let n = 0; n < 98; n += 1) {
    clock.pass(59);
    await page.send(await page.search());
  }
  const [own, other] = [(await calls.textsTo(plain, person.mobile)).length, (await calls.textsTo(plain, elsewhere)).length];
  expect([confirmed, own, other]).toEqual([1, 5, 0]);
  figure(
    '29',
    `${atOnce} of 100 sent at once, ${own} a day, ${guessed} guessed, ${confirmed} of 20 confirms, ${other} elsewhere`,
  );
});

test('30: refresh tokens: one successor, lost answers forgiven, replays end the sign-in, no forgery', async () => {
  const count = sized(200, 40);
  const first: string[] = [];
  for (let n = 0; n < count; n += 1) first.push((await signin(plain, person)).body.refresh_token);
  let errors = 0;
  const successors: string[] = [];
  await crowd(first, 2, async (token, n) => {
    const answers = await Promise.all(times(8, () => refresh(plain, token)));
    errors += 8 - done(answers);
    const found = new Set(answers.map((answer) => answer.body.refresh_token as string));
    expect(found.size).toBe(1);
    successors[n] = [...found][0] ?? '';
  });
  clock.pass(10);
  const lost = await Promise.all(first.map((token) => refresh(plain, token)));
  const forgiven = tally(lost, (answer) => successors.includes(answer.body.refresh_token));
  clock.pass(1);
  let dead = 0;
  for (const [n, token] of first.entries())
    if (done([await refresh(plain, token), await refresh(plain, successors[n] ?? '')]) === 0) dead += 1;
  const random = seeded(30);
  const genuine: string = (await signin(plain, person)).body.refresh_token;
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.';
  const mutations = times(1000, () => {
    const at = Math.floor(random() * genuine.length);
    return genuine.slice(0, at) + letters[Math.floor(random() * letters.length)] + genuine.slice(at + 1);
  }).filter((token) => token !== genuine);
  let accepted = 0;
  await crowd(mutations, 8, async (token) => void (accepted += done([await refresh(plain, token)])));
  figure(
    '30',
    `${count} × 8: ${errors} errors, ${forgiven} lost answers forgiven, ${dead} replays ended, ${accepted} of 1,000 forged`,
  );
  expect([errors, forgiven, dead, accepted, done([await refresh(plain, genuine)])]).toEqual([0, count, count, 0, 1]);
});

test.each(['without Redis', 'with Redis'])('31: revocations hold from the next request, %s', async (how) => {
  const factory = how === 'with Redis' ? strict : plain;
  await factory.host.signin.limits?.forget('signin:127.0.0.1');
  const { admin, ...own } = await openCompany(factory);
  const edit = async (entity: string, params: object, change: object) => {
    const { id, version } = (await admin.page(entity, { _params: params })).data.list[0];
    return admin.save(entity, { id, version, ...change });
  };
  const change = (token: string, body: object) => calls.withToken(factory, token, '/system/sysconfig/user/updatePassword', body);
  type Revoke = (who: Someone, elsewhere: string) => Promise<{ readonly httpStatus: number }>;
  const ways: readonly (readonly [string, number, Revoke])[] = [
    ['signing out', 401, ({ client }) => client.post('/system/log/user/logout')],
    ['disabling', 401, ({ username }) => edit('system.user', { 'username._eq': username }, { markStatus: '0' })],
    ['a new password', 401, ({ password }, token) => change(token, { ...newPassword, old: encodePassword(password) })],
    ['lost rights', 403, ({ username }) => edit('system.role', { code: `r-${username}` }, { permissions: [] })],
  ];
  const spent: number[] = [];
  for (const [way, expected, revoke] of ways) {
    const who = await someone(factory, { ...own, admin }, { permissions: ['base.plant.read'] });
    const elsewhere: string = (await signin(factory, who)).body.access_token;
    expect([(await who.client.page(plant)).httpStatus, (await revoke(who, elsewhere)).httpStatus], way).toEqual([200, 200]);
    const started = performance.now();
    expect((await who.client.page(plant)).httpStatus, way).toBe(expected);
    spent.push(performance.now() - started);
  }
  figure('31', `${how}: ${spent.length} of ${ways.length} hold from the next request, ${Math.max(...spent).toFixed(0)} ms`);
});

test('32: a flood of sign-ins leaves the rest of the product at work', async () => {
  const server = await ProductProcess.start(plain, 'main');
  const memory = (): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024;
  const list = () => postTo(server.url, '/base/ai/queryPage', company.admin.token, randomUUID(), { _entity: plant });
  const enter = (n: number) => {
    const body = new URLSearchParams({ grant_type: 'password', username: `f${n}@${company.tenant.code}`, password: 'eA==' });
    return fetch(`${server.url}/anon/oauth/token`, { method: 'POST', headers: FORM, body }).then(
      ({ status }) => status,
      () => 0,
    );
  };
  try {
    for (let n = 0; n < 100; n += 1) await list();
    const crowds = [crowding()];
    const [before, started, length] = [memory(), Date.now(), sized(10_000, 3000)];
    let [peak, failed] = [before, 0];
    const [flood, spent]: [Promise<number>[], number[]] = [[], []];
    const flooding = async () => {
      for (; Date.now() - started < length; await pause(10)) {
        // Asked once a turn: a machine too slow for the pace would otherwise never leave the inner loop.
        const due = (Date.now() - started) * 0.3;
        while (flood.length < due) flood.push(enter(flood.length));
      }
    };
    const working = async () => {
      for (; Date.now() - started < length; await pause(20)) {
        const asked = performance.now();
        if ((await list()).status !== 200) failed += 1;
        spent.push(performance.now() - asked);
        peak = Math.max(peak, memory());
      }
    };
    await Promise.all([flooding(), ...times(4, working)]);
    const statuses = await Promise.all(flood);
    crowds.push(crowding());
    const [grown, p99] = [Math.max(peak, memory()) - before, percentile(spent, 0.99)];
    const [tried, busy] = [401, 429].map((status) => tally(statuses, (one) => one === status)) as [number, number];
    figure('32', `${tried} tried, ${busy} told to wait; ${spent.length} lists p99 ${p99.toFixed(0)} ms; +${grown.toFixed(0)} MB`);
    expect([failed, tried + busy, busy > 0]).toEqual([0, statuses.length, true]);
    if (FULL) expect(p99).toBeLessThanOrEqual(300 * Math.max(...crowds));
    expect(grown).toBeLessThanOrEqual(150);
  } finally {
    await server.stop('SIGKILL');
  }
});

test('33: a QR code gives one token, to the browser that showed it', async () => {
  await strict.host.signin.limits?.forget('signin:127.0.0.1');
  const own = await openCompany(strict);
  const phones = [await someone(strict, own), await someone(strict, own)];
  const [screen, late] = [await calls.showQr(strict), await calls.showQr(strict)];
  const scans = await Promise.all(phones.map((phone) => calls.onPhone(strict, phone, 'scan', screen.loginId)));
  const holder = phones[scans.findIndex(({ httpStatus }) => httpStatus === 200)] as Someone;
  const taps = await Promise.all(times(10, () => calls.onPhone(strict, holder, 'confirm', screen.loginId)));
  expect([done(scans), done(taps)]).toEqual([1, 1]);
  const stolen = await calls.pollQr(strict, { ...screen, cookie: '' });
  await pause(1100);
  const polls = await Promise.all(times(10, () => calls.pollQr(strict, screen)));
  const slowed = tally(polls, ({ httpStatus }) => httpStatus === 429);
  await pause(1100);
  polls.push(await calls.pollQr(strict, screen));
  const given = tally(polls, ({ body }) => body.data?.access_token !== undefined);
  await calls.onPhone(strict, holder, 'scan', late.loginId);
  clock.pass(120);
  const expired = [await calls.onPhone(strict, holder, 'confirm', late.loginId), await calls.pollQr(strict, late)];
  expect([done(expired), expired[1]?.body.data]).toEqual([1, { success: false, status: -1 }]);
  expect([stolen.body.data, given, slowed]).toEqual([{ success: false, status: -1 }, 1, 9]);
  figure('33', `${given} token, 0 to the thief, ${done(scans)} of 2 scans, ${done(taps)} of 10 taps, ${slowed} of 10 polls 429`);
});

test('36: requests another site can cause have no effect', async () => {
  const web = { authorization: `Basic ${Buffer.from('takt-web:').toString('base64')}` };
  const cookie = calls.jar(await signin(plain, { ...person, headers: web }));
  const ours = { cookie, host: 'takt.example', origin: 'http://takt.example', 'x-requested-with': 'takt' };
  const { origin: _, ...silent } = ours;
  const create = { _entity: plant, row: { code: 'CSRF', name: '工厂' } };
  const effects: Calls = {
    '/base/ai/submit': create,
    '/system/sysconfig/user/updatePassword': { ...newPassword, old: encodePassword(person.password) },
    '/system/log/user/logout': {},
    '/anon/oauth/token': { grant_type: 'refresh_token', refresh_token: '' },
  };
  const foreign: readonly Readonly<Record<string, string>>[] = [
    ...['https://evil.example', 'null', 'http://takt.example.evil.example'].map((origin) => ({ ...ours, origin })),
    silent,
    { ...ours, 'x-requested-with': '' },
    { ...ours, 'sec-fetch-site': 'cross-site' },
    ...['text/plain', 'multipart/form-data; boundary=x', ''].map((type) => ({ ...ours, 'content-type': type })),
    { cookie, host: ours.host, origin: 'https://evil.example', 'content-type': FORM['content-type'] },
  ];
  const key = () => ({ ...web, 'idempotency-key': randomUUID() });
  const answers: number[] = [];
  for (const [url, body] of Object.entries(effects))
    for (const from of foreign) answers.push((await callAnonymously(plain, url, body, { ...key(), ...from })).httpStatus);
  const stored = await asOwner(plain, "select 1 from app.base_plant where code = 'CSRF'");
  const families = "select seq from app.family where user_id = $1 and client = 'takt-web'";
  expect(tally(answers, (status) => status < 400)).toBe(0);
  expect([stored, await asOwner(plain, families, [person.userId])]).toEqual([[], [{ seq: 1 }]]);
  expect(
    done([await signin(plain, person), await callAnonymously(plain, '/base/ai/submit', create, { ...key(), ...ours })]),
  ).toBe(2);
  figure('36', `${answers.length} foreign requests, ${stored.length} effects; the same from our own page works`);
});
