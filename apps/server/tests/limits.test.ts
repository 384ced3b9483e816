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

test('a session that asks without pause is told to wait, and only that session', async () => {
  const [hasty, calm] = [await company.tenant.person({ admin: true }), await company.tenant.person({ admin: true })];
  const answers = [];
  for (let n = 0; n < 60; n += 1) answers.push(await hasty.page('base.plant'));
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
