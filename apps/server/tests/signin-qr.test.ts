import { type Machine, moveRefusal, type Text, userAccount } from '@takt/model';
import { qrLogin } from '@takt/identity/host';
import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';
import {
  type Answer,
  type Clock,
  callAnonymously,
  latestCode,
  loginLog,
  movableClock,
  onPhone,
  pollQr,
  type Screen,
  showQr,
  type Someone,
  someone,
  stateOfAccount,
  errorOf,
  verifyPage,
} from './signin-calls.ts';

let factory: Factory;
let clock: Clock;
let company: Company;
let phone: Someone;
beforeAll(async () => {
  clock = movableClock();
  factory = await openProduct({ clock: clock.read });
});
const meet = async (): Promise<void> => {
  company = await openCompany(factory);
  phone = await someone(factory, company, { permissions: ['base.plant.read'] });
};
afterAll(() => factory.close());

interface Agreed {
  readonly states: Readonly<Record<string, readonly [code: string, ...Text]>>;
  readonly actions: Readonly<Record<string, readonly [from: readonly string[], to: string, deny: Text | null, system?: true]>>;
}
/** As the business agreed them. */
const agreed: Readonly<Record<'user_account' | 'qr_login', Agreed>> = {
  user_account: {
    states: {
      active: ['1', '正常', 'Active'],
      locked: ['2', '已锁定', 'Locked'],
      expired: ['3', '密码过期', 'Password expired'],
      disabled: ['0', '停用', 'Disabled'],
    },
    actions: {
      create: [[], 'active', null],
      lock: [
        ['active', 'expired'],
        'locked',
        ['只有正常、密码过期状态的用户账号才能锁定', 'Lock is allowed only when the user account is Active or Password expired'],
        true,
      ],
      unlock: [
        ['locked'],
        'active',
        ['只有已锁定状态的用户账号才能解锁', 'Unlock is allowed only when the user account is Locked'],
      ],
      expire: [
        ['active'],
        'expired',
        ['只有正常状态的用户账号才能密码过期', 'Expire is allowed only when the user account is Active'],
        true,
      ],
      changePwd: [
        ['active', 'expired'],
        'active',
        [
          '只有正常、密码过期状态的用户账号才能修改密码',
          'Change password is allowed only when the user account is Active or Password expired',
        ],
      ],
      disable: [
        ['active', 'locked', 'expired'],
        'disabled',
        [
          '只有正常、已锁定、密码过期状态的用户账号才能停用',
          'Disable is allowed only when the user account is Active or Locked or Password expired',
        ],
      ],
      enable: [
        ['disabled'],
        'active',
        ['只有停用状态的用户账号才能启用', 'Enable is allowed only when the user account is Disabled'],
      ],
    },
  },
  qr_login: {
    states: {
      pending: ['2', '等待确认', 'Pending'],
      success: ['1', '成功', 'Success'],
      expired: ['-1', '已失效', 'Expired'],
    },
    actions: {
      create: [[], 'pending', null, true],
      confirm: [
        ['pending'],
        'success',
        ['只有等待确认状态的扫码登录会话才能手机确认', 'Confirm on phone is allowed only when the QR login session is Pending'],
      ],
      expire: [
        ['pending'],
        'expired',
        ['只有等待确认状态的扫码登录会话才能失效', 'Expire is allowed only when the QR login session is Pending'],
        true,
      ],
    },
  },
};
const machines: Readonly<Record<keyof typeof agreed, Machine>> = { user_account: userAccount, qr_login: qrLogin };
const names = Object.keys(agreed) as (keyof typeof agreed)[];
const moves = names.flatMap((name) =>
  Object.keys(agreed[name].actions).flatMap((action) =>
    Object.keys(agreed[name].states).map((state) => [name, action, state] as const),
  ),
);

describe('the tables', () => {
  test.each(names)('%s has the states and actions that were agreed', (name) => {
    const { states, actions, initial } = machines[name];
    const found = {
      states: Object.entries(states).map(([state, { code, label }]) => [state, [code, ...label]]),
      actions: Object.entries(actions).map(([action, { from, to, system }]) => [action, from, to, system ?? false]),
    };
    expect(found).toEqual({
      states: Object.entries(agreed[name].states),
      actions: Object.entries(agreed[name].actions).map(([action, [from, to, , system]]) => [action, from, to, system ?? false]),
    });
    expect(initial).toBe(agreed[name].actions['create']?.[1]);
  });

  test.each(moves)('%s.%s from %s', (name, action, state) => {
    const [from, , deny] = agreed[name].actions[action] ?? [];
    const refusal = moveRefusal(machines[name], action, state);
    // Nothing that exists is created a second time; the table has no sentence for it because no button leads there.
    if (action === 'create') expect(refusal).not.toBeNull();
    else expect(refusal?.text ?? null).toEqual(from?.includes(state) ? null : deny);
  });

  test('an action nobody declared is refused', () => {
    for (const name of names) expect(moveRefusal(machines[name], 'destroy', 'active')?.code).toBe('action.unknown');
  });
});

const phoneCall = (who: Someone, what: 'scan' | 'confirm' | 'refuse', loginId: string): Promise<Answer> =>
  onPhone(factory, who, what, loginId);

describe('the guard', () => {
  beforeEach(meet);
  test('user_account.unlock.code: a wrong code is refused with its sentence, the right one unlocks', async () => {
    await asOwner(factory, "update app.account set status = '2' where user_id = $1", [phone.userId]);
    const page = verifyPage(factory, company.tenant.code, phone.username, 'unlock');
    const ticket = await page.search();
    await page.send(ticket);
    const code = await latestCode(factory, phone.mobile);
    const wrong = await page.submit(ticket, code === '000000' ? '000001' : '000000');
    expect(errorOf(wrong).slice(2)).toEqual(['请填写正确的信息', 'Please fill in correct information']);
    expect(userAccount.actions.unlock.needs).toEqual([
      { id: 'code', else: ['请填写正确的信息', 'Please fill in correct information'] },
    ]);
    expect(await stateOfAccount(factory, phone)).toBe('2');
    expect((await page.submit(ticket, code)).httpStatus).toBe(200);
    expect(await stateOfAccount(factory, phone)).toBe('1');
  });
});

const BROWSER = { host: 'takt.example', 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Firefox/143.0' };
const show = (): Promise<Screen> => showQr(factory, BROWSER);
const scanned = async ({ loginId, cookie }: Screen): Promise<boolean> =>
  (await callAnonymously(factory, '/anon/qr/login/getResponse', { loginId }, { cookie })).body.data.success;
const status = (screen: Screen): Promise<Answer> => pollQr(factory, screen);
const NOTHING = { success: false, status: -1 };
const NOT_PENDING = [
  409,
  'system.qrLogin.confirm.state',
  '只有等待确认状态的扫码登录会话才能手机确认',
  'Confirm on phone is allowed only when the QR login session is Pending',
];

describe('signing in by a phone', () => {
  beforeEach(meet);
  test('goes from the code over the scan and the tap to a session, handed over once', async () => {
    const screen = await show();
    const { data } = screen.answer.body;
    expect(Object.keys(data).toSorted()).toEqual(['image', 'loginId', 'loginUrl']);
    expect(data.image).toMatch(/^data:image\/png;base64,/);
    expect(data.loginUrl).toBe(`http://takt.example/#/Mobile?qr=${data.loginId}`);
    expect(Buffer.from(data.loginId, 'base64url')).toHaveLength(32);
    expect(screen.answer.cookies).toEqual([
      {
        name: '__Host-qr',
        value: expect.any(String),
        path: '/',
        maxAge: 120,
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
      },
    ]);
    expect([await scanned(screen), (await status(screen)).body.data]).toEqual([false, { success: false, status: 2 }]);
    const read = await phoneCall(phone, 'scan', screen.loginId);
    expect(read.body.data).toEqual({
      browser: 'Firefox · macOS',
      address: '127.0.0.1',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    expect([await scanned(screen), (await status(screen)).body.data]).toEqual([true, { success: false, status: 2 }]);
    const tapped = await phoneCall(phone, 'confirm', screen.loginId);
    expect([tapped.httpStatus, tapped.body.data]).toEqual([200, null]);
    const done = await status(screen);
    const token = done.body.data.access_token;
    expect(done.body.data).toMatchObject({ success: true, status: 1, token });
    expect(done.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['__Host-at', token],
      ['__Secure-rt', done.body.data.refresh_token],
    ]);
    const who = await callAnonymously(factory, '/base/ai/queryTenancyName', {}, { 'access-token': token });
    expect(who.body.data).toMatchObject({ userName: phone.username, way: 'qr' });
    const again = await status(screen);
    expect([again.body.data, again.cookies]).toEqual([NOTHING, []]);
    expect((await loginLog(factory, company, phone.username)).at(-1)).toBe('success');
  });

  test('hands nothing to a browser without the cookie, or with another one', async () => {
    const [screen, other] = [await show(), await show()];
    await phoneCall(phone, 'scan', screen.loginId);
    await phoneCall(phone, 'confirm', screen.loginId);
    for (const cookie of ['', '__Host-qr=', '__Host-qr=guess', other.cookie]) {
      const thief = { ...screen, cookie };
      expect([await scanned(thief), (await status(thief)).body.data, (await status(thief)).cookies]).toEqual([
        false,
        NOTHING,
        [],
      ]);
    }
    expect((await status(screen)).body.data.success).toBe(true);
  });

  test('ends after two minutes, also between the tap and the handing over', async () => {
    const [early, late] = [await show(), await show()];
    await phoneCall(phone, 'scan', late.loginId);
    await phoneCall(phone, 'confirm', late.loginId);
    clock.pass(119);
    expect((await phoneCall(phone, 'scan', early.loginId)).httpStatus).toBe(200);
    clock.pass(1);
    expect([await scanned(early), (await status(early)).body.data, (await status(late)).body.data]).toEqual([
      false,
      NOTHING,
      NOTHING,
    ]);
    expect(errorOf(await phoneCall(phone, 'scan', early.loginId))).toEqual(NOT_PENDING);
    expect(errorOf(await phoneCall(phone, 'confirm', early.loginId))).toEqual(NOT_PENDING);
    expect(errorOf(await phoneCall(phone, 'refuse', early.loginId))).toEqual(NOT_PENDING);
  });

  test('ends with a refusal on the phone', async () => {
    const screen = await show();
    await phoneCall(phone, 'scan', screen.loginId);
    expect((await phoneCall(phone, 'refuse', screen.loginId)).httpStatus).toBe(200);
    expect((await status(screen)).body.data).toEqual(NOTHING);
    expect(errorOf(await phoneCall(phone, 'confirm', screen.loginId))).toEqual(NOT_PENDING);
    expect((await status(screen)).body.data).toEqual(NOTHING);
  });

  test('belongs to the phone that scanned first', async () => {
    const other = await someone(factory, company);
    const screen = await show();
    await phoneCall(phone, 'scan', screen.loginId);
    for (const path of ['scan', 'confirm', 'refuse'] as const)
      expect(errorOf(await phoneCall(other, path, screen.loginId))).toEqual([
        409,
        'qr.taken',
        '该二维码已被其他人扫描',
        'This code was scanned by somebody else',
      ]);
    expect((await phoneCall(phone, 'scan', screen.loginId)).httpStatus).toBe(200);
    await phoneCall(phone, 'confirm', screen.loginId);
    const { access_token: token } = (await status(screen)).body.data;
    const who = await callAnonymously(factory, '/base/ai/queryTenancyName', {}, { 'access-token': token });
    expect(who.body.data.userName).toBe(phone.username);
  });

  test('needs the scan before the tap, a signed-in phone and a code that exists', async () => {
    const screen = await show();
    expect((await phoneCall(phone, 'confirm', screen.loginId)).httpStatus).toBe(409);
    expect((await status(screen)).body.data).toEqual({ success: false, status: 2 });
    expect(errorOf(await phoneCall(phone, 'scan', 'A'.repeat(43)))).toEqual(NOT_PENDING);
    const stranger = { ...phone, client: Object.assign(Object.create(phone.client), { token: 'none' }) as Someone['client'] };
    expect((await phoneCall(stranger, 'scan', screen.loginId)).httpStatus).toBe(401);
    await phoneCall(phone, 'scan', screen.loginId);
    await phoneCall(phone, 'confirm', screen.loginId);
    expect(errorOf(await phoneCall(phone, 'confirm', screen.loginId))).toEqual(NOT_PENDING);
  });

  test('lets in nobody whose account was disabled or locked after the tap', async () => {
    const cases = [
      ['0', 'account.disabled', 'disabled'],
      ['2', 'account.locked', 'locked'],
    ] as const;
    for (const [code, refusal, result] of cases) {
      const screen = await show();
      await phoneCall(phone, 'scan', screen.loginId);
      await phoneCall(phone, 'confirm', screen.loginId);
      await asOwner(factory, 'update app.account set status = $2 where user_id = $1', [phone.userId, code]);
      const answer = await status(screen);
      expect([answer.httpStatus, answer.error?.errorCode, answer.cookies]).toEqual([403, refusal, []]);
      expect(await loginLog(factory, company, phone.username)).toContain(result);
    }
  });
});
