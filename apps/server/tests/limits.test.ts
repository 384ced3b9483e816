import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct({ throttle: true });
  company = await openCompany(factory);
});
afterAll(() => factory.close());

test('security F14, use A3: a person who asks without pause is told to wait, in all their browsers, and nobody else is', async () => {
  const [hasty, calm] = [await company.tenant.person({ admin: true }), await company.tenant.person({ admin: true })];
  const first = hasty.token;
  expect(await hasty.signIn()).toBe(200);
  const tokens = [first, hasty.token];
  const ask = async (n: number) => {
    const { statusCode, headers } = await factory.http.app.inject({
      method: 'POST',
      url: '/base/ai/queryPage',
      headers: { 'access-token': tokens[n % 2] ?? '' },
      payload: { _entity: 'base.plant' },
    });
    return { status: statusCode, wait: Number(headers['retry-after'] ?? 0) };
  };
  // Whose a token is comes out with its first request, which is not counted yet.
  for (const n of [0, 1]) expect((await ask(n)).status).toBe(200);
  // All at once: however slow the machine, they fall into one window.
  const answers = await Promise.all(Array.from({ length: 210 }, (_, n) => ask(n)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(200);
  const told = answers.filter(({ status }) => status === 429).map(({ wait }) => wait);
  expect(told).toHaveLength(10);
  expect(told.every((wait) => wait >= 1 && wait <= 10)).toBe(true);
  expect((await calm.page('base.plant')).httpStatus).toBe(200);
});

test('many wrong passwords in one company raise the alarm once', async () => {
  const { limits } = factory.host.signin;
  for (let n = 1; n < 100; n += 1) await limits?.countUp(`company:${company.tenant.code}`, 60);
  const before = factory.faults.length;
  for (let n = 0; n < 3; n += 1) expect(await company.admin.signIn(`wrong ${n}`)).toBe(401);
  expect(factory.faults.slice(before).map(({ message }) => message)).toEqual([
    expect.stringContaining(`in company ${company.tenant.code}`),
  ]);
});
