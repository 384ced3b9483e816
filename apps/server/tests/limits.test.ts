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

test('security F14: a person who asks without pause is told to wait, in all their browsers, and nobody else is', async () => {
  const [hasty, calm] = [await company.tenant.person({ admin: true }), await company.tenant.person({ admin: true })];
  const first = hasty.token;
  expect(await hasty.signIn()).toBe(200);
  const tokens = [first, hasty.token];
  const ask = (n: number) => {
    hasty.token = tokens[n % 2] ?? '';
    return hasty.page('base.plant');
  };
  // Whose a token is comes out with its first request, which is not counted yet.
  for (const n of [0, 1]) expect((await ask(n)).httpStatus).toBe(200);
  const answers = [];
  for (let n = 0; n < 60; n += 1) answers.push(await ask(n));
  expect(answers.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(50);
  expect(answers.at(-1)).toMatchObject({ httpStatus: 429, error: { code: 'overload' } });
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
