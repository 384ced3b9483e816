import { SIGNIN } from '@takt/model';
import { expect, test } from 'vitest';
import { secondsIn, secondsLeft, sendLabel } from './countdown.ts';

test('the button counts from 59 down, then offers the code again', () => {
  const until = SIGNIN.countdownSeconds * 1000;
  expect([0, 1, 1000, 58_001, 59_000, 70_000].map((now) => secondsLeft(until, now))).toEqual([59, 59, 58, 1, 0, 0]);
  expect(sendLabel(59)).toEqual(['59 秒后重发', 'Again in 59 s']);
  expect(sendLabel(0)).toEqual(['发送验证码', 'Send code']);
});

test('a server that wants a wait says how long', () => {
  expect(secondsIn({ seconds: 31 })).toBe(31);
  for (const other of [null, {}, { seconds: '31' }, 'x']) expect(secondsIn(other)).toBeNull();
});
