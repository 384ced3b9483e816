import { encodePassword, type Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { base32, totpCode } from '../../../packages/identity/src/factors/totp.ts';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import {
  type Answer,
  callAnonymously,
  type Clock,
  decide,
  loginLog,
  MINUTE,
  movableClock,
  onPhone,
  pollQr,
  showQr,
  signin,
  type Someone,
  someone,
  withToken,
} from './signin-calls.ts';
import { SoftPasskey } from './soft-passkey.ts';

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

const factor = (call: string, body: unknown = {}, as = token): Promise<Answer> =>
  withToken(factory, as, `/system/sysconfig/factor/${call}`, body);
const prove = (as = token): Promise<Answer> =>
  withToken(factory, as, '/system/sysconfig/user/confirmPassword', { password: encodePassword(person.password) });
const verify = (body: unknown): Promise<Answer> => callAnonymously(factory, '/anon/factor/verify', body);
const refusalOf = ({ error }: Answer): string => error?.errorCode ?? '';
const readsPlants = async (as: string): Promise<number> =>
  (await withToken(factory, as, '/base/ai/queryPage', { _entity: 'base.plant' })).httpStatus;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** What an authenticator would show now, from the secret as it is typed. */
function codeNow(secret: string, halfMinutes = 0): string {
  const bits = Array.from(secret.replaceAll(' ', ''), (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  expect(base32(bytes)).toBe(secret.replaceAll(' ', ''));
  return totpCode(bytes, Math.floor(clock.read().getTime() / 30_000) + halfMinutes);
}
/** Sets up an authenticator; answers its secret and the codes for recovery. */
async function withAuthenticator(as = token): Promise<{ secret: string; codes: readonly string[] }> {
  await prove(as);
  const offer = (await factor('offerTotp', {}, as)).body.data;
  const added = await factor('addTotp', { ticket: offer.ticket, code: codeNow(offer.secret) }, as);
  expect(added.httpStatus).toBe(200);
  clock.pass(MINUTE);
  return { secret: offer.secret, codes: added.body.data };
}
async function withPasskey(): Promise<SoftPasskey> {
  await prove();
  const passkey = new SoftPasskey();
  const offer = (await factor('offerPasskey')).body.data;
  const response = passkey.create(offer.options);
  expect((await factor('addPasskey', { ticket: offer.ticket, name: 'Laptop', response })).httpStatus).toBe(200);
  return passkey;
}
const firstStep = async (): Promise<any> => {
  const answer = await signin(factory, person);
  expect([answer.httpStatus, refusalOf(answer)]).toEqual([401, 'signin.factor']);
  expect(answer.cookies).toEqual([]);
  return answer.body.data;
};
const notices = async (): Promise<readonly string[]> =>
  (
    await asOwner<{ zh: string }>(factory, 'select title_zh as zh from app.message where user_id = $1 order by at, id', [
      person.userId,
    ])
  ).map(({ zh }) => zh);

describe('an authenticator', () => {
  test('is set up with proof and a code of it, and then the password alone opens nothing', async () => {
    expect(refusalOf(await factor('offerTotp'))).toBe('proof.required');
    await prove();
    const offer = (await factor('offerTotp')).body.data;
    expect(refusalOf(await factor('addTotp', { ticket: offer.ticket, code: '000000' }))).toBe('factor.wrong');
    const { secret, codes } = await withAuthenticator();
    expect(codes).toHaveLength(10);
    expect(await notices()).toEqual([expect.stringContaining('新增了二次验证「身份验证器」')]);
    const { ticket, totp, passkey } = await firstStep();
    expect({ totp, passkey }).toEqual({ totp: true, passkey: null });
    const granted = await verify({ ticket, code: codeNow(secret) });
    expect(await readsPlants(granted.body.data.access_token)).toBe(200);
  });

  test('a code is good once, a ticket is good once, both for a while', async () => {
    const { secret } = await withAuthenticator();
    const [one, two, three] = [await firstStep(), await firstStep(), await firstStep()];
    const code = codeNow(secret);
    expect((await verify({ ticket: one.ticket, code })).httpStatus).toBe(200);
    expect(refusalOf(await verify({ ticket: two.ticket, code }))).toBe('factor.wrong');
    clock.pass(MINUTE);
    expect(refusalOf(await verify({ ticket: one.ticket, code: codeNow(secret) }))).toBe('factor.late');
    expect(refusalOf(await verify({ ticket: three.ticket.replace(/.{9}$/, 'AAAAAAAAA'), code: codeNow(secret) }))).toBe(
      'factor.late',
    );
    clock.pass(5 * MINUTE);
    expect(refusalOf(await verify({ ticket: three.ticket, code: codeNow(secret) }))).toBe('factor.late');
  });

  test('wrong codes are counted and then none is looked at, whatever ticket they come with; the log tells', async () => {
    const { secret } = await withAuthenticator();
    for (let n = 0; n < 10; n += 1) {
      const { ticket } = await firstStep();
      expect(refusalOf(await verify({ ticket, code: '000000' }))).toBe('factor.wrong');
    }
    const { ticket } = await firstStep();
    expect(refusalOf(await verify({ ticket, code: codeNow(secret) }))).toBe('factor.locked');
    expect((await loginLog(factory, company, person.username)).filter((line) => line.includes('factor'))).toHaveLength(11);
    // Whoever is in already works on.
    expect(await readsPlants(token)).toBe(200);
  });

  test('a secret offered to somebody is worth nothing to anybody else', async () => {
    const other = await someone(factory, company, { permissions: ['base.plant.read'] });
    await prove();
    const offer = (await factor('offerTotp')).body.data;
    const theirs = (await signin(factory, other)).body.access_token;
    await withToken(factory, theirs, '/system/sysconfig/user/confirmPassword', { password: encodePassword(other.password) });
    expect(refusalOf(await factor('addTotp', { ticket: offer.ticket, code: codeNow(offer.secret) }, theirs))).toBe('factor.late');
  });
});

describe('strangers', () => {
  test('security: a typed name never counts against somebody’s second factor', async () => {
    const { secret } = await withAuthenticator();
    const name = `factor:${person.username}@${company.tenant.code}`;
    for (let n = 0; n < 3; n += 1) await signin(factory, { name, password: 'wrong' });
    const counted = await asOwner<{ username: string }>(
      factory,
      "select username from app.attempt where tenant_id = $1 and username like '%factor:%'",
      [company.tenant.id],
    );
    expect(counted.map(({ username }) => username)).toEqual([`typed:factor:${person.username}`]);
    expect((await verify({ ticket: (await firstStep()).ticket, code: codeNow(secret) })).httpStatus).toBe(200);
  });

  test('security: what is no handle of a passkey is refused before it is read', async () => {
    const question = (await callAnonymously(factory, '/anon/passkey/question', {})).body.data;
    const response = new SoftPasskey().sign(question.options);
    for (const userHandle of [{ length: 2_000_000_000 }, 7, 'x'.repeat(101)]) {
      const body = { ticket: question.ticket, response: { ...response, response: { ...response.response, userHandle } } };
      expect((await callAnonymously(factory, '/anon/passkey/signIn', body)).httpStatus).toBe(400);
    }
  });

  test('security: who knows the password alone is not released by the factor its owner sets up', async () => {
    await decide(company, { secondFactor: '1' });
    const thief = (await signin(factory, person)).body.access_token;
    const owner = (await signin(factory, person)).body.access_token;
    await withAuthenticator(owner);
    expect(await readsPlants(owner)).toBe(200);
    expect(await readsPlants(thief)).toBe(401);
  });
});

describe('proof', () => {
  const LATER = 6 * MINUTE;
  const confirmFactor = (code: string): Promise<Answer> =>
    withToken(factory, token, '/system/sysconfig/user/confirmFactor', { code });

  test('security F6: the password alone is none for who has a second factor', async () => {
    const { secret } = await withAuthenticator();
    clock.pass(LATER);
    const { factors } = (await factor('state')).body.data;
    const remove = (): Promise<Answer> => factor('remove', { id: factors[0].id });
    expect(refusalOf(await remove())).toBe('proof.factor');
    expect(refusalOf(await prove())).toBe('proof.factor');
    expect(refusalOf(await remove())).toBe('proof.factor');
    expect(refusalOf(await confirmFactor('000000'))).toBe('factor.wrong');
    expect((await confirmFactor(codeNow(secret))).httpStatus).toBe(200);
    expect((await remove()).httpStatus).toBe(200);
    // Without one the password is enough again.
    clock.pass(LATER);
    expect(refusalOf(await factor('offerTotp'))).toBe('proof.required');
    expect((await prove()).httpStatus).toBe(200);
  });

  test('security F6: nor is the old password enough to set a new one; a recovery code is, and the person is told', async () => {
    const { codes } = await withAuthenticator();
    clock.pass(LATER);
    const next = encodePassword('Brand-new.82');
    const change = (): Promise<Answer> =>
      withToken(factory, token, '/system/sysconfig/user/updatePassword', {
        old: encodePassword(person.password),
        new: next,
        confirm: next,
      });
    expect(refusalOf(await change())).toBe('proof.factor');
    expect((await confirmFactor(codes[0] ?? '')).httpStatus).toBe(200);
    expect(await notices()).toContainEqual(expect.stringContaining('还剩 9 个'));
    expect((await change()).httpStatus).toBe(200);
  });
});

test('security: the login log tells which second factor was shown', async () => {
  const { secret, codes } = await withAuthenticator();
  for (const code of [codeNow(secret), codes[0]]) {
    const { ticket } = await firstStep();
    expect((await verify({ ticket, code })).httpStatus).toBe(200);
    clock.pass(MINUTE);
  }
  const fields = ['result', 'factor', 'way'];
  const { list } = (
    await company.admin.page('system.loginLog', { _params: { 'username._eq': person.username }, _fields: fields })
  ).data;
  const told = list
    .filter(({ result }: { result: string }) => result === 'success')
    .map(({ way, factor: by }: any) => `${way} ${by}`);
  // The first ones came before there was a factor.
  expect([...new Set(told)].toSorted()).toEqual(['password null', 'password recovery', 'password totp']);
});

describe('recovery codes', () => {
  test('each lets in once, and the person is told how many are left; new ones end the old', async () => {
    const { codes } = await withAuthenticator();
    const [first = '', second = ''] = codes;
    expect((await verify({ ticket: (await firstStep()).ticket, code: first.toUpperCase() })).httpStatus).toBe(200);
    expect(await notices()).toContainEqual(expect.stringContaining('还剩 9 个'));
    expect(refusalOf(await verify({ ticket: (await firstStep()).ticket, code: first }))).toBe('factor.wrong');
    await prove();
    const renewed = (await factor('renewCodes')).body.data;
    expect(renewed).toHaveLength(10);
    expect(refusalOf(await verify({ ticket: (await firstStep()).ticket, code: second }))).toBe('factor.wrong');
    expect((await verify({ ticket: (await firstStep()).ticket, code: renewed[0] })).httpStatus).toBe(200);
    const kept = await asOwner<{ hash: Buffer }>(factory, 'select hash from app.recovery_code where user_id = $1', [
      person.userId,
    ]);
    expect(kept.map(({ hash }) => hash.toString()).join()).not.toContain(renewed[1].replace('-', ''));
  });
});

describe('a passkey', () => {
  test('is the second step, and it alone signs in, without company or name', async () => {
    const passkey = await withPasskey();
    const step = await firstStep();
    const response = passkey.sign(step.passkey.options);
    const granted = await verify({ ticket: step.ticket, passkeyTicket: step.passkey.ticket, response });
    expect(await readsPlants(granted.body.data.access_token)).toBe(200);
    const question = (await callAnonymously(factory, '/anon/passkey/question', {})).body.data;
    const alone = await callAnonymously(factory, '/anon/passkey/signIn', {
      ticket: question.ticket,
      response: passkey.sign(question.options),
    });
    expect(await readsPlants(alone.body.data.access_token)).toBe(200);
    const sessions = (await withToken(factory, token, '/system/sysconfig/user/getMySessions')).body.data;
    expect(sessions.map(({ way }: { way: string }) => way)).toContain('passkey');
  });

  test.each<[string, (passkey: SoftPasskey, options: any) => unknown]>([
    ['of another site', (passkey, options) => passkey.sign(options, { origin: 'https://takt.example' })],
    ['for another challenge', (passkey, options) => passkey.sign({ ...options, challenge: 'AAAA' })],
    ['without finger, face or PIN', (passkey, options) => passkey.sign(options, { verified: false })],
    ['of a device nobody registered', (_, options) => new SoftPasskey().sign(options)],
  ])('a signature %s opens nothing', async (_what, signed) => {
    const passkey = await withPasskey();
    const question = (await callAnonymously(factory, '/anon/passkey/question', {})).body.data;
    const response = signed(passkey, question.options);
    const answer = await callAnonymously(factory, '/anon/passkey/signIn', { ticket: question.ticket, response });
    expect([answer.httpStatus, refusalOf(answer)]).toEqual([401, 'passkey.unknown']);
  });

  test('an answer is taken once, and a passkey of one person is no second step of another', async () => {
    const passkey = await withPasskey();
    const question = (await callAnonymously(factory, '/anon/passkey/question', {})).body.data;
    const answer = { ticket: question.ticket, response: passkey.sign(question.options) };
    expect((await callAnonymously(factory, '/anon/passkey/signIn', answer)).httpStatus).toBe(200);
    expect(refusalOf(await callAnonymously(factory, '/anon/passkey/signIn', answer))).toBe('passkey.unknown');
    const other = await someone(factory, company, { permissions: ['base.plant.read'] });
    const theirs = (await signin(factory, other)).body.access_token;
    await withToken(factory, theirs, '/system/sysconfig/user/confirmPassword', { password: encodePassword(other.password) });
    await withAuthenticator(theirs);
    const { ticket } = (await signin(factory, other)).body.data;
    const again = (await callAnonymously(factory, '/anon/passkey/question', {})).body.data;
    const response = passkey.sign(again.options);
    expect(refusalOf(await verify({ ticket, passkeyTicket: again.ticket, response }))).toBe('factor.wrong');
  });

  test('cannot be made where the product is opened by a bare address', async () => {
    await prove();
    const headers = { 'access-token': token, host: '192.168.1.20:3000' };
    const state = await callAnonymously(factory, '/system/sysconfig/factor/state', {}, headers);
    expect(state.body.data.passkeys).toBe(false);
    const offer = await callAnonymously(factory, '/system/sysconfig/factor/offerPasskey', {}, headers);
    expect(refusalOf(offer)).toBe('passkey.site');
  });
});

describe('who must have one', () => {
  const require = async (what: 'company' | 'role'): Promise<void> => {
    if (what === 'company') await decide(company, { secondFactor: '1' });
    else await asOwner(factory, "update app.system_role set second_factor = '1' where tenant_id = $1", [company.tenant.id]);
  };

  test.each(['company', 'role'] as const)(
    'required by the %s: nothing but setting one up is open, then everything',
    async (what) => {
      expect(await readsPlants((await signin(factory, person)).body.access_token)).toBe(200);
      await require(what);
      const limited = (await signin(factory, person)).body.access_token;
      const refused = await withToken(factory, limited, '/base/ai/queryPage', { _entity: 'base.plant' });
      expect([refused.httpStatus, refusalOf(refused)]).toEqual([403, 'factor.required']);
      expect((await withToken(factory, limited, '/system/sysconfig/user/validatePwdTime')).body.data).toBe(3);
      // The password was given a moment ago; it is not asked for once more.
      const offer = (await factor('offerTotp', {}, limited)).body.data;
      await factor('addTotp', { ticket: offer.ticket, code: codeNow(offer.secret) }, limited);
      expect(await readsPlants(limited)).toBe(200);
      const { factors } = (await factor('state', {}, limited)).body.data;
      expect(refusalOf(await factor('remove', { id: factors[0].id }, limited))).toBe('factor.last');
      expect((await firstStep()).totp).toBe(true);
    },
  );

  test('security F6: a session let in by a phone has given no proof, and a new password does not lead past the factor', async () => {
    await require('company');
    const screen = await showQr(factory);
    for (const what of ['scan', 'confirm'] as const) await onPhone(factory, person, what, screen.loginId);
    const { access_token: byPhone } = (await pollQr(factory, screen)).body.data;
    expect(refusalOf(await factor('offerTotp', {}, byPhone))).toBe('proof.required');
    const next = encodePassword('Brand-new.82');
    const change = { old: encodePassword(person.password), new: next, confirm: next };
    expect((await withToken(factory, byPhone, '/system/sysconfig/user/updatePassword', change)).httpStatus).toBe(200);
    expect(await readsPlants(byPhone)).toBe(403);
  });

  test('a password that had to be changed first does not lead past it', async () => {
    await require('company');
    await asOwner(factory, 'update app.account set must_change = true where user_id = $1', [person.userId]);
    const limited = (await signin(factory, person)).body.access_token;
    expect((await withToken(factory, limited, '/system/sysconfig/user/validatePwdTime')).body.data).toBe(2);
    const next = encodePassword('Brand-new.82');
    const change = { old: encodePassword(person.password), new: next, confirm: next };
    expect((await withToken(factory, limited, '/system/sysconfig/user/updatePassword', change)).httpStatus).toBe(200);
    expect(await readsPlants(limited)).toBe(403);
    expect((await withToken(factory, limited, '/system/sysconfig/user/validatePwdTime')).body.data).toBe(3);
  });

  test('an administrator resets it for somebody who has lost everything, with proof, and the person is told', async () => {
    await withAuthenticator();
    await firstStep();
    const admin = await someone(factory, company, { admin: true });
    const theirs = (await signin(factory, admin)).body.access_token;
    const reset = (): Promise<Answer> => withToken(factory, theirs, '/system/call/resetFactors', { user: person.userId });
    expect(refusalOf(await reset())).toBe('proof.required');
    await withToken(factory, theirs, '/system/sysconfig/user/confirmPassword', { password: encodePassword(admin.password) });
    expect((await reset()).httpStatus).toBe(200);
    expect((await signin(factory, person)).httpStatus).toBe(200);
    expect(await notices()).toContainEqual(expect.stringContaining('管理员重置了您的二次验证'));
  });
});
