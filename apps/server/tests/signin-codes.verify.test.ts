import { encodePassword, type Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import {
  type Answer,
  type Clock,
  DAY,
  callAnonymously,
  latestCode,
  MINUTE,
  movableClock,
  newMobile,
  signin,
  signinReading,
  type Someone,
  someone,
  textsTo,
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

type Kind = 'unlock' | 'forgert';
const CORRECT = ['请填写正确的信息', 'Please fill in correct information'];
const WRONG_CODE = [422, 'verify.wrong', ...CORRECT];
const NEXT = 'Brand-new.82';

const search = (username: string, pswType: Kind, code: string = company.tenant.code): Promise<Answer> =>
  callAnonymously(factory, '/anon/verify/searchUser', { company: code, username, pswType });
const ticketFor = async (username: string, kind: Kind, code?: string): Promise<string> =>
  (await search(username, kind, code)).body.data.ticket;
const send = (ticket: string, tel = '138****0000'): Promise<Answer> =>
  callAnonymously(factory, '/anon/verify/send', { tel, ticket });
const submit = (changes: Readonly<Record<string, string>>): Promise<Answer> =>
  callAnonymously(factory, '/anon/verify/submitUnlockPwd', {
    company: company.tenant.code,
    tel: '138****0000',
    username: person.username,
    verification: '',
    pswType: 'unlock',
    ...changes,
  });
/** Searches and sends, as the page does; answers what a submission needs. */
async function asked(kind: Kind, who: Someone = person): Promise<{ ticket: string; verification: string; pswType: Kind }> {
  const ticket = await ticketFor(who.username, kind);
  expect((await send(ticket)).httpStatus).toBe(200);
  return { ticket, verification: await latestCode(factory, who.mobile), pswType: kind };
}
const secret = (password: string, confirm: string = password) => ({
  password: encodePassword(password),
  confirm: encodePassword(confirm),
});
const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
async function lockByGuessing(): Promise<void> {
  for (let n = 0; n < 10; n += 1)
    await (n < 3 ? signin : signinReading)(factory, { name: person.name, password: 'not the password' });
}
const enter = (password: string): Promise<Answer> => signin(factory, { name: person.name, password });
const own = (token: string, call: string, body: unknown = {}): Promise<Answer> =>
  withToken(factory, token, `/system/sysconfig/user/${call}`, body);
const update = (token: string, old: string, next: string, confirm: string = next): Promise<Answer> =>
  own(token, 'updatePassword', { old: encodePassword(old), new: encodePassword(next), confirm: encodePassword(confirm) });

describe('what the forms lack', () => {
  const blanks = [
    ['L05', 'tenant', { company: ' ' }],
    ['L06', 'username', { username: '' }],
    ['L07', 'verification', { verification: '' }],
  ] as const;
  test.each(blanks)('%s at %s of the submission', async (rule, at, changes) => {
    const answer = await submit({ verification: '123456', ...changes });
    expect([errorOf(answer), answer.body.status]).toEqual([[422, rule, ...CORRECT], -1]);
    expect(answer.error?.problems).toEqual([expect.objectContaining({ at, rule, zh: CORRECT[0], en: CORRECT[1] })]);
  });

  test('L11: searching needs a company, L06: and a name', async () => {
    const blank = await search(person.username, 'unlock', '  ');
    expect(errorOf(blank)).toEqual([422, 'L11', '请输入正确的租户', 'please input right tenant']);
    expect(blank.error?.problems).toEqual([expect.objectContaining({ at: 'tenant', rule: 'L11' })]);
    expect(errorOf(await search('', 'unlock'))).toEqual([422, 'L06', ...CORRECT]);
  });

  test('sending needs a number and a ticket', async () => {
    expect((await send(await ticketFor(person.username, 'unlock'), '')).httpStatus).toBe(422);
    expect(errorOf(await send(''))).toEqual(WRONG_CODE);
    expect(await textsTo(factory, person.mobile)).toEqual([]);
  });
});

describe('searching somebody', () => {
  const masked = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

  test('shows the number on file masked, by name and by number', async () => {
    for (const typed of [person.username, person.mobile]) {
      const { httpStatus, body } = await search(typed, 'unlock');
      expect([httpStatus, body.status, body.message]).toEqual([200, 1, masked(person.mobile)]);
    }
  });

  test('nobody, a disabled one, one without a number and a company that is none look like everybody', async () => {
    const bare = await company.tenant.person();
    const gone = await someone(factory, company);
    await asOwner(factory, "update app.system_user set mark_status = '0' where id = $1", [gone.userId]);
    const asked: readonly (readonly [string, string])[] = [
      [person.username, company.tenant.code],
      ['nobody', company.tenant.code],
      [bare.username, company.tenant.code],
      [gone.username, company.tenant.code],
      ['nobody', 'nowhere'],
    ];
    const shapes = new Set<string>();
    for (const [username, code] of asked) {
      const first = await search(username, 'forgert', code);
      const second = await search(username, 'forgert', code);
      expect(first.body.message, username).toMatch(/^1[3-9]\d\*{4}\d{4}$/);
      expect(second.body.message).toBe(first.body.message);
      shapes.add(JSON.stringify([first.httpStatus, Object.keys(first.body), first.body.status, Object.keys(first.body.data)]));
    }
    expect(shapes.size).toBe(1);
    const typed = newMobile();
    for (const code of [company.tenant.code, 'nowhere'])
      expect((await search(typed, 'unlock', code)).body.message).toBe(masked(typed));
  });

  test('sending to nobody, and to a company that is none, answers like sending to somebody', async () => {
    const cases: readonly (readonly [string, string])[] = [
      [person.username, company.tenant.code],
      ['nobody', company.tenant.code],
      ['nobody', `nowhere-${company.tenant.code}`],
    ];
    const heard = await Promise.all(
      cases.map(async ([username, code]) => {
        const tickets = await ticketFor(username, 'unlock', code);
        const [sent, again] = [await send(tickets), await send(tickets)];
        const wrong = await submit({ username, company: code, ticket: tickets, verification: '000000' });
        return [sent.httpStatus, sent.body, again.httpStatus, again.body.data, again.body.message, errorOf(wrong)];
      }),
    );
    expect(heard[1]).toEqual(heard[0]);
    expect(heard[2]).toEqual(heard[0]);
    expect(heard[0]?.slice(2, 5)).toEqual([429, { seconds: 59 }, '请59秒后再发送验证码']);
  });

  test('the daily limit of a company that is none is that of any other', async () => {
    const sends = async (code: string): Promise<number[]> => {
      const statuses: number[] = [];
      for (let n = 0; n < 6; n += 1) {
        statuses.push((await send(await ticketFor('nobody', 'unlock', code))).httpStatus);
        clock.pass(MINUTE);
      }
      return statuses;
    };
    const known = await sends(company.tenant.code);
    expect(known).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await sends(`nowhere-${company.tenant.code}`)).toEqual(known);
  });
});

describe('sending', () => {
  test('once in 59 seconds, five times in a day', async () => {
    const ticket = await ticketFor(person.username, 'unlock');
    expect((await send(ticket)).body.message).toBe('验证码已发送至138****0000');
    clock.pass(58);
    const soon = await send(ticket);
    expect(errorOf(soon)).toEqual([429, 'sms.wait', '请1秒后再发送验证码', 'Wait 1 seconds before the next code']);
    expect(soon.body.data).toEqual({ seconds: 1 });
    for (let n = 2; n <= 5; n += 1) {
      clock.pass(59);
      expect((await send(await ticketFor(person.username, 'unlock'))).httpStatus, `send ${n}`).toBe(200);
    }
    clock.pass(59);
    const sixth = await send(await ticketFor(person.username, 'forgert'));
    expect(errorOf(sixth)).toEqual([429, 'sms.limit', '今日验证码发送次数已达上限', 'No more codes can be sent today']);
    expect(await textsTo(factory, person.mobile)).toHaveLength(5);
    clock.pass(DAY);
    expect((await send(await ticketFor(person.username, 'unlock'))).httpStatus).toBe(200);
  });

  test('goes to the number on file, whatever number the request names', async () => {
    const wanted = newMobile();
    expect((await send(await ticketFor(person.username, 'unlock'), wanted)).httpStatus).toBe(200);
    expect([await textsTo(factory, wanted), (await textsTo(factory, person.mobile)).length]).toEqual([[], 1]);
    const answer = await callAnonymously(factory, '/anon/verify/send', { tel: wanted, ticket: 'x', mobile: wanted });
    expect(answer.httpStatus).toBe(400);
  });
});

describe('unlocking', () => {
  test('with the code of the message ends the lock, once', async () => {
    await lockByGuessing();
    const form = await asked('unlock');
    const done = await submit(form);
    expect([done.httpStatus, done.body.status, done.body.message]).toEqual([200, 1, '账号已解锁，请登录']);
    expect((await enter(person.password)).httpStatus).toBe(200);
    expect(errorOf(await submit(form))).toEqual(WRONG_CODE);
  });

  test('of an account that is not locked is refused with the sentence of the table', async () => {
    const answer = await submit(await asked('unlock'));
    expect(errorOf(answer).slice(2)).toEqual([
      '只有已锁定状态的用户账号才能解锁',
      'Unlock is allowed only when the user account is Locked',
    ]);
    expect(answer.body.status).toBe(-1);
  });

  test('allows five wrong codes, and the right one is too late after them', async () => {
    await lockByGuessing();
    const form = await asked('unlock');
    for (let n = 0; n < 5; n += 1) {
      const wrong = await submit({ ...form, verification: otherCode(form.verification) });
      expect([errorOf(wrong), wrong.body.status]).toEqual([WRONG_CODE, -1]);
    }
    expect(errorOf(await submit(form))).toEqual(WRONG_CODE);
  });

  test('takes no code older than five minutes, none replaced by a newer one, and no old ticket', async () => {
    await lockByGuessing();
    const first = await asked('unlock');
    clock.pass(MINUTE);
    const second = await asked('unlock');
    if (first.verification !== second.verification)
      expect(errorOf(await submit({ ...second, verification: first.verification }))).toEqual(WRONG_CODE);
    clock.pass(5 * MINUTE);
    expect(errorOf(await submit(second))).toEqual(WRONG_CODE);
    const third = await asked('unlock');
    clock.pass(16 * MINUTE);
    expect(errorOf(await send(third.ticket))).toEqual(WRONG_CODE);
  });

  test('needs the ticket of this company, this person and this purpose, unchanged', async () => {
    await lockByGuessing();
    const form = await asked('unlock');
    const other = await openCompany(factory);
    const colleague = await someone(factory, company);
    const foreign = [
      { ...form, pswType: 'forgert', ...secret(NEXT) },
      { ...form, company: other.tenant.code },
      { ...form, ticket: await ticketFor(person.username, 'unlock', other.tenant.code) },
      { ...form, ticket: await ticketFor(person.username, 'forgert') },
      { ...form, ticket: await ticketFor(colleague.username, 'unlock') },
      { ...form, username: colleague.username },
      { ...form, ticket: `${form.ticket.slice(0, -2)}${form.ticket.endsWith('A') ? 'B' : 'A'}A` },
      { ...form, ticket: factory.host.signin.keys.seal('sms', '{}') },
      { ...form, ticket: '' },
    ];
    for (const changed of foreign) expect(errorOf(await submit(changed)), JSON.stringify(changed)).toEqual(WRONG_CODE);
    expect((await submit(form)).httpStatus).toBe(200);
  });
});

describe('a forgotten password', () => {
  test('is replaced, locked or not: the old one opens nothing and every session ends', async () => {
    const session = (await enter(person.password)).body.access_token;
    await lockByGuessing();
    const form = await asked('forgert');
    const done = await submit({ ...form, ...secret(NEXT) });
    expect([done.httpStatus, done.body.status, done.body.message]).toEqual([200, 1, '密码已重设，请用新密码登录']);
    expect((await own(session, 'getMySessions')).httpStatus).toBe(401);
    expect((await person.client.page('base.plant')).httpStatus).toBe(401);
    expect((await enter(person.password)).httpStatus).toBe(401);
    expect((await enter(NEXT)).httpStatus).toBe(200);
  });

  test('a wrong code answers -1 and a sentence, and changes nothing', async () => {
    const form = await asked('forgert');
    const wrong = await submit({ ...form, ...secret(NEXT), verification: otherCode(form.verification) });
    expect([wrong.httpStatus, wrong.body.status, wrong.body.message]).toEqual([422, -1, CORRECT[0]]);
    expect((await enter(person.password)).httpStatus).toBe(200);
  });

  test.each(['new', 'a.longer.name.'])('a new user %s… without a password sets the first one this way', async (start) => {
    const mobile = newMobile();
    const username = `${start}${mobile.slice(-4)}`;
    const user = await company.admin.save('system.user', { username, realName: '新人', telephone: mobile });
    expect(user.httpStatus, user.raw).toBe(200);
    const name = `${username}@${company.tenant.code}`;
    for (const password of ['none', '', 'x']) expect((await signin(factory, { name, password })).httpStatus).not.toBe(200);
    const ticket = await ticketFor(username, 'forgert');
    await send(ticket);
    const verification = await latestCode(factory, mobile);
    const set = await submit({ username, ticket, verification, pswType: 'forgert', ...secret(NEXT) });
    expect(set.httpStatus, set.raw).toBe(200);
    expect((await signinReading(factory, { name, password: NEXT })).httpStatus).toBe(200);
  });
});

describe('a new password', () => {
  const rules = [
    ['P01', 'Ab1!xyz', '密码长度不能少于8位', 'The password needs at least 8 characters'],
    ['P02', 'brand-new.82', '密码必须包含大写字母', 'The password needs an uppercase letter'],
    ['P03', 'BRAND-NEW.82', '密码必须包含小写字母', 'The password needs a lowercase letter'],
    ['P04', 'Brand-new.xy', '密码必须包含数字', 'The password needs a digit'],
    ['P05', 'Brandnew82', '密码必须包含特殊字符', 'The password needs a special character'],
    ['P06', 'Brand-new.0123', '密码不能包含4位连续递增数字', 'The password must not contain four consecutive ascending digits'],
    ['password.common', 'Passw0rd@2025', '该密码过于常见，请换一个', 'This password is too common; choose another'],
  ] as const;
  test.each(rules)('%s: %s is refused at the door and inside', async (rule, password, zh, en) => {
    const problems = [expect.objectContaining({ at: 'password', rule, zh, en })];
    const inside = await update((await enter(person.password)).body.access_token, person.password, password);
    expect([errorOf(inside), inside.error?.problems]).toEqual([[422, rule, zh, en], problems]);
    const outside = await submit({ ...(await asked('forgert')), ...secret(password) });
    expect([errorOf(outside), outside.error?.problems, outside.body.status]).toEqual([[422, rule, zh, en], problems, -1]);
  });

  test('may run down or stand still, and be 128 characters long', async () => {
    for (const next of ['Brand-new.4321', 'Brand-new.1111', `Aa1!${'x'.repeat(124)}`]) {
      clock.pass(1);
      const fresh = await someone(factory, company);
      const token = (await signin(factory, fresh)).body.access_token;
      expect((await update(token, fresh.password, next)).httpStatus, next).toBe(200);
    }
    const token = (await enter(person.password)).body.access_token;
    expect((await update(token, person.password, `Aa1!${'x'.repeat(125)}`)).error?.errorCode).toBe('password.long');
  });

  test('P07 differs from the old one, P08 is typed twice alike, and the old one has to be right', async () => {
    const token = (await enter(person.password)).body.access_token;
    const same = await update(token, person.password, person.password);
    expect(errorOf(same)).toEqual([422, 'P07', '新密码不能与旧密码相同', 'The new password must differ from the old one']);
    const P08 = [422, 'P08', '两次输入的密码不一致', 'The two passwords do not match'];
    const unlike = await update(token, person.password, NEXT, `${NEXT}x`);
    expect([errorOf(unlike), unlike.error?.problems]).toEqual([P08, [expect.objectContaining({ at: 'confirm', rule: 'P08' })]]);
    expect(errorOf(await submit({ ...(await asked('forgert')), ...secret(NEXT, 'other') }))).toEqual(P08);
    const wrong = await update(token, 'not it', NEXT);
    expect(errorOf(wrong)).toEqual([422, 'password.wrong', '当前密码不正确', 'The current password is not right']);
  });

  test('is none of the last five', async () => {
    const RECENT = [422, 'password.recent', '不能使用最近5次用过的密码', 'The last 5 passwords cannot be used again'];
    const token = (await enter(person.password)).body.access_token;
    const used = [person.password, ...[1, 2, 3, 4, 5].map((n) => `Brand-new.8${n}`)];
    for (const [n, next] of used.entries()) {
      if (n === 0) continue;
      clock.pass(1);
      expect((await update(token, used[n - 1] ?? '', next)).httpStatus, next).toBe(200);
      if (n < 5) expect(errorOf(await submit({ ...(await askedAfterWait()), ...secret(person.password) }))).toEqual(RECENT);
    }
    const [, ...lastFive] = used;
    for (const old of lastFive.slice(0, 4)) expect(errorOf(await update(token, used[5] ?? '', old)), old).toEqual(RECENT);
    clock.pass(1);
    expect((await update(token, used[5] ?? '', person.password)).httpStatus).toBe(200);

    async function askedAfterWait(): Promise<Awaited<ReturnType<typeof asked>>> {
      clock.pass(MINUTE);
      return asked('forgert');
    }
  });
});

describe('a code for oneself', () => {
  const reset = (token: string, code: string, next: string): Promise<Answer> =>
    own(token, 'resetPassword', { code, new: encodePassword(next), confirm: encodePassword(next) });

  test('goes to the own number, sets the password once and keeps this session only', async () => {
    const [token, elsewhere] = [
      (await enter(person.password)).body.access_token,
      (await enter(person.password)).body.access_token,
    ];
    const sent = await own(token, 'getMSGmessage');
    expect([sent.httpStatus, sent.body.message]).toEqual([200, `138****${person.mobile.slice(-4)}`]);
    expect((await own(token, 'getMSGmessage')).error?.errorCode).toBe('sms.wait');
    const code = await latestCode(factory, person.mobile);
    const WRONG = [422, 'verify.wrong', '验证码错误或已过期', 'The verification code is wrong or has expired'];
    expect(errorOf(await reset(token, otherCode(code), NEXT))).toEqual(WRONG);
    expect(errorOf(await reset(token, code, 'short'))).toContain('P01');
    expect((await reset(token, code, NEXT)).httpStatus).toBe(200);
    expect(errorOf(await reset(token, code, 'Brand-new.83'))).toEqual(WRONG);
    expect([(await own(token, 'getMySessions')).httpStatus, (await own(elsewhere, 'getMySessions')).httpStatus]).toEqual([
      200, 401,
    ]);
    expect([(await enter(person.password)).httpStatus, (await enter(NEXT)).httpStatus]).toEqual([401, 200]);
  });

  test('is not sent to whoever has no number, and a code of the door is no code of the house', async () => {
    const bare = await company.tenant.person();
    const none = await bare.post('/system/sysconfig/user/getMSGmessage');
    expect([none.httpStatus, none.error?.zh, none.error?.en]).toEqual([
      422,
      '您还没有绑定手机号码',
      'No mobile number is on file for you',
    ]);
    const { verification } = await asked('forgert');
    const token = (await enter(person.password)).body.access_token;
    expect((await reset(token, verification, NEXT)).error?.errorCode).toBe('verify.wrong');
  });
});
