import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct } from './company.ts';
import { callAnonymously, errorOf } from './signin-calls.ts';

/** Counts by address, in a real Redis. */
let factory: Factory;
beforeAll(async () => {
  factory = await openProduct({ throttle: true });
});
afterAll(() => factory.close());

const QR = '/anon/qr/login';
const CODE = { company: 'nobody', username: 'x', pswType: 'unlock' };
/** What strangers may ask for by QR code, another sign-in system or a code by text, each with an answer that lets nobody in. */
const ASKED: readonly (readonly [path: string, body: object])[] = [
  [`${QR}/getQrCode`, {}],
  [`${QR}/getResponse`, { loginId: 'x' }],
  [`${QR}/checkStatus`, { loginId: 'x' }],
  ['/auth/nobody.sso/quickAuth', { token: 'x', appCode: 'x' }],
  ['/anon/verify/searchUser', CODE],
  ['/anon/verify/send', { tel: 'x', ticket: 'x' }],
  ['/anon/verify/submitUnlockPwd', { ...CODE, tel: 'x', verification: '000000', ticket: 'x' }],
];
const MOST = 301;

test.each(ASKED.map(([path, body], n) => [path, body, n] as const))(
  'security: one address is told to wait at %s, and no other is',
  async (path, body, n) => {
    const ask = (address: string) => callAnonymously(factory, path, body, {}, address);
    let refused: Awaited<ReturnType<typeof ask>> | null = null;
    for (let times = 0; times < MOST && refused === null; times += 1) {
      const answer = await ask(`10.9.${n}.1`);
      if (answer.httpStatus === 429) refused = answer;
    }
    expect(refused && errorOf(refused).slice(0, 2)).toEqual([429, 'signin.tooMany']);
    expect((await ask(`10.9.${n}.2`)).httpStatus).not.toBe(429);
  },
);

test('security: whoever guesses QR codes holds up no browser at the same address that shows one', async () => {
  const address = '10.9.200.1';
  const made = await callAnonymously(factory, `${QR}/getQrCode`, {}, {}, address);
  const cookie = made.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (let times = 0; times < MOST; times += 1)
    await callAnonymously(factory, `${QR}/checkStatus`, { loginId: 'x' }, {}, address);
  const { loginId } = made.body.data;
  expect((await callAnonymously(factory, `${QR}/checkStatus`, { loginId }, { cookie }, address)).httpStatus).toBe(200);
});
