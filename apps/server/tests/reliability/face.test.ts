import { randomBytes } from 'node:crypto';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from '../company.ts';
import { type Answer, CameraBrowser, givePassword, shotsOf } from '../face-shots.ts';
import { figure } from './figure.ts';

const PASSWORD = 'Kept-4-the-face!';
let now = new Date('2096-03-02T00:00:00Z');
const pass = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};
let factory: Factory;
let ours: Company;
let theirs: Company;
let victim: Client;
let browser: CameraBrowser;
let stranger: CameraBrowser;
beforeAll(async () => {
  factory = await openProduct({ clock: () => now });
  browser = new CameraBrowser(factory, 'a1'.repeat(16), await shotsOf('worker'));
  stranger = new CameraBrowser(factory, 'e5'.repeat(16), await shotsOf('stranger'));
  [ours, theirs] = [await openCompany(factory), await openCompany(factory)];
  for (const { admin } of [ours, theirs]) await admin.save('system.securityConfig', { code: 'default', faceLogin: '1' });
  victim = await ours.tenant.person({ admin: true });
  await givePassword(factory, ours.tenant.id, victim.username, PASSWORD);
  expect((await browser.enrol(victim, PASSWORD)).httpStatus).toBe(200);
});
afterAll(() => factory.close());

/** Sessions that a face has opened; tokens exist for nothing else. */
const sessions = async (): Promise<number> =>
  (await asOwner<{ n: number }>(factory, "select count(*)::int as n from app.family where way = 'face'"))[0]?.n ?? 0;
const ticketOf = ({ data }: Answer): string | undefined => (Array.isArray(data) ? data[0]?.id : undefined);

test('34: replayed pictures, guessed and foreign tickets, repeated failures, no consent: no token', async () => {
  const tokens: string[] = [];
  let tries = 0;
  /** Goes as far as the answers let it: a ticket is exchanged at once. */
  const attack = async (what: string, visitor: CameraBrowser, company: string, name: string, changes: object) => {
    tries += 1;
    const answer = await visitor.faceLogin(company, name, changes);
    const ticket = ticketOf(answer);
    if (ticket) tokens.push(what);
    if (ticket && (await visitor.exchange(ticket)).httpStatus === 200) tokens.push(`${what}: token`);
    expect(answer.httpStatus, `${what}: ${answer.raw}`).toBeGreaterThanOrEqual(400);
    expect(answer.httpStatus, what).toBeLessThan(500);
    // Between two attacks the waiting for failures would hide what is being tried.
    pass(31);
    return answer;
  };
  const { code } = ours.tenant;
  const { username } = victim;

  // A film of the real person and its challenge, recorded from a sign-in that succeeded.
  const used = await browser.challenge(code);
  const recorded = { nonce: used.nonce, image: browser.shots.ahead, image2: browser.shots[used.turn] };
  const genuine = await browser.post('/anon/faceAuth/faceLogin', { company: code, username, ...recorded });
  expect(genuine.httpStatus, 'the pictures are good ones').toBe(200);
  const unused = ticketOf(genuine) ?? '';
  for (const visitor of [browser, stranger]) await attack('a used nonce', visitor, code, username, recorded);
  const old = await browser.challenge(code);
  pass(61);
  await attack('an old nonce', browser, code, username, { nonce: old.nonce, image2: browser.shots[old.turn] });
  const observed = await browser.challenge(code);
  const stolen = { nonce: observed.nonce, image: browser.shots.ahead, image2: browser.shots[observed.turn] };
  await attack('a nonce of another device', stranger, code, username, stolen);
  const foreign = await browser.challenge(theirs.tenant.code);
  const elsewhere = { nonce: foreign.nonce, image2: browser.shots[foreign.turn] };
  await attack('a nonce of another company', browser, code, username, elsewhere);
  for (const nonce of ['', 'x', `${ours.tenant.id.toString(36)}.${randomBytes(32).toString('base64url')}`])
    await attack('an invented nonce', browser, code, username, { nonce });

  await attack('somebody else', stranger, code, username, {});
  await attack('no consent', browser, code, ours.admin.username, {});
  await attack('another company', browser, theirs.tenant.code, username, {});
  await attack('another company, same name', browser, theirs.tenant.code, theirs.admin.username, {});
  await attack('no name and no kiosk', browser, code, '', {});

  const guesses = Array.from({ length: 300 }, (_, index) =>
    index % 3 === 0
      ? `${ours.tenant.id.toString(36)}.${randomBytes(32).toString('base64url')}`
      : index % 3 === 1
        ? `${unused.slice(0, -3)}${randomBytes(3).toString('base64url').slice(0, 3)}`
        : `${theirs.tenant.id.toString(36)}.${unused.split('.')[1]}`,
  ).filter((guess) => guess !== unused);
  // Also a nonce in a ticket's place, user ids as the observed product took them, and what is no ticket at all.
  const [{ user_id: userId } = { user_id: '' }] = await asOwner(factory, 'select user_id from app.face');
  const more = [(await browser.challenge(code)).nonce, userId, username, '', '0', '../../x', unused];
  for (const id of [...guesses, ...more]) {
    tries += 1;
    const answer = await browser.exchange(id);
    if (answer.httpStatus === 200) tokens.push(`ticket ${id}`);
    expect(answer.httpStatus, id).toBeLessThan(500);
  }
  expect(tokens).toEqual([]);
  expect(await sessions()).toBe(0);
  expect(factory.faults).toEqual([]);
  figure('34', `${tries} attacks by replay, guess, other company, other face and without consent: ${await sessions()} tokens`);
});

test('34: after five failures the sixth waits 30 seconds, the right face too, and fifty end it', async () => {
  pass(3600);
  const { code } = ours.tenant;
  await asOwner(factory, 'delete from app.attempt');
  // An invented nonce fails without looking at the pictures and counts all the same.
  const fail = (): Promise<Answer> =>
    browser.faceLogin(code, victim.username, { nonce: `${ours.tenant.id.toString(36)}.${'A'.repeat(43)}` });
  for (let count = 1; count <= 5; count += 1) expect((await fail()).code, `failure ${count}`).toBe('face.failed');
  const sixth = await browser.faceLogin(code, victim.username);
  expect([sixth.httpStatus, sixth.code, sixth.text]).toEqual([
    429,
    'face.wait',
    ['尝试次数过多，请30秒后再试或使用密码登录', 'Too many tries; wait 30 seconds or use the password'],
  ]);
  let waited = 0;
  while (waited < 120 && (await browser.faceLogin(code, victim.username)).httpStatus === 429) {
    pass(1);
    waited += 1;
  }
  expect(waited).toBeGreaterThanOrEqual(30);
  await asOwner(factory, 'delete from app.attempt');
  let failures = 0;
  for (let count = 0; count < 70; count += 1) {
    if ((await fail()).code === 'face.failed') failures += 1;
    pass(31);
  }
  pass(86_400);
  const closed = await browser.faceLogin(code, victim.username);
  expect([failures, closed.code], 'the face is closed until something else proves the person').toEqual([50, 'face.wait']);
  expect(await victim.signIn(PASSWORD), 'the password still works').toBe(200);
  figure('34', `the try after 5 failures waits ${waited} s; ${failures} failures close the face, not the password`);
});

test('34: a face that strangers have closed is opened again by enrolling anew, or by the password', async () => {
  const close = () =>
    asOwner(
      factory,
      `insert into app.attempt (tenant_id, username, failures, at) values ($1, $2, 50, now())
       on conflict (tenant_id, username) do update set failures = 50`,
      [ours.tenant.id, `face:${victim.username}`],
    );
  const reopen = [async () => (await browser.enrol(victim, PASSWORD)).httpStatus, async () => victim.signIn(PASSWORD)];
  for (const open of reopen) {
    await close();
    expect((await browser.faceLogin(ours.tenant.code, victim.username)).code, 'closed').toBe('face.wait');
    expect(await open()).toBe(200);
    expect((await browser.faceLogin(ours.tenant.code, victim.username)).httpStatus).toBe(200);
  }
});
