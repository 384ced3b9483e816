import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openProduct } from './company.ts';

let factory: Factory;
beforeAll(async () => {
  // Nothing listens there: this process counts for itself, whatever else the machine is busy with.
  vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:1');
  factory = await openProduct({ throttle: true });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await factory.close();
});

let addresses = 0;
/** Somebody at an address of their own. */
const somebody = () => {
  addresses += 1;
  const remoteAddress = `198.51.100.${addresses}`;
  return async (path: string, more: object = {}) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'key' };
    const payload = JSON.stringify({ token: '1.nobody', ...more });
    const answer = await factory.http.app.inject({ method: 'POST', url: `/anon/pass/${path}`, headers, payload, remoteAddress });
    return { status: answer.statusCode, code: answer.json().errorMsg?.[0]?.errorCode };
  };
};
const WAYS = { open: {}, act: { action: 'reply', input: {} }, print: { reason: null } };
/** Sixty a minute for all processes together; one that counts for itself allows half. */
const ALLOWED = 30;
const LATER = { status: 429, code: 'signin.tooMany' };

describe.each(Object.entries(WAYS))('guessing passes by %s', (path, more) => {
  test('so many a minute are answered, then the address is told to wait, and only that address', async () => {
    const [guesser, other] = [somebody(), somebody()];
    for (let n = 0; n < ALLOWED; n += 1) expect((await guesser(path, more)).status).toBe(404);
    expect(await guesser(path, more)).toEqual(LATER);
    expect((await other(path, more)).status).toBe(404);
  });
});

test('the three ways are counted together', async () => {
  const guesser = somebody();
  for (let n = 0; n < ALLOWED / 3; n += 1)
    for (const [path, more] of Object.entries(WAYS)) expect((await guesser(path, more)).status).toBe(404);
  for (const [path, more] of Object.entries(WAYS)) expect(await guesser(path, more)).toEqual(LATER);
});

test('guesses that come at once are counted as well', async () => {
  const guesser = somebody();
  const answers = await Promise.all(Array.from({ length: 90 }, () => guesser('print', WAYS.print)));
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(ALLOWED);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(90 - ALLOWED);
});
