import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { issueLicence, type Licence } from '@takt/identity/host';
import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';
import { NOT_AUTHORISED, UNPROVEN } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';

const [QUERY, REGISTER] = ['/system/sysconfig/licence/query', '/system/sysconfig/licence/register'];
const DAY = 86_400_000;
const BASE = new Date('2096-03-02T00:00:00Z').getTime();
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
let now = BASE;
let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct({ clock: () => new Date(now), licenceKeys: { ours: publicKey } });
});
beforeEach(async () => {
  now = BASE;
  company = await openCompany(factory);
  await company.admin.prove();
});
afterAll(() => factory.close());

const at = (days: number): string => new Date(BASE + days * DAY).toISOString();
const fileFor = ({ tenant }: Company, changes: Partial<Licence> = {}): string =>
  issueLicence(privateKey, 'ours', {
    tenant: tenant.code,
    edition: 'standard',
    modules: ['base', 'sales'],
    maxUsers: 5,
    notBefore: at(-1),
    notAfter: at(10),
    nonce: randomUUID().replaceAll('-', ''),
    issuedAt: at(0),
    ...changes,
  }).toString('utf8');
const register = (by: Client, file: string) => by.post(REGISTER, { file });

test('without a licence the page tells of the trial; with one, what it allows and how long', async () => {
  await company.tenant.person();
  expect((await company.admin.post(QUERY)).data).toEqual({
    state: 'none',
    daysLeft: 0,
    clockTurnedBack: false,
    users: 2,
    files: [],
    mayRegister: true,
    mayRemove: true,
    demoCode: null,
  });
  expect((await register(company.admin, fileFor(company))).httpStatus).toBe(200);
  const { data } = await company.admin.post(QUERY);
  expect(data).toMatchObject({ state: 'valid', daysLeft: 10, users: 2 });
  expect(data.files).toMatchObject([
    { edition: 'standard', modules: ['base', 'sales'], maxUsers: 5, notAfter: at(10), acceptedAt: at(0) },
  ]);
});

test('every file handed in stays on record, the one that counts first', async () => {
  await register(company.admin, fileFor(company, { edition: 'first' }));
  await register(company.admin, fileFor(company, { edition: 'second', issuedAt: at(0.5) }));
  const { files } = (await company.admin.post(QUERY)).data;
  expect(files.map(({ edition }: { edition: string }) => edition)).toEqual(['second', 'first']);
});

test('a file is judged here as strictly as on the sign-in page', async () => {
  const other = await openCompany(factory);
  const good = fileFor(company);
  const cases: Readonly<Record<string, string>> = {
    'licence.shape': `${good} `,
    'licence.signature': good.replace('"maxUsers":5', '"maxUsers":9'),
    'licence.tenant': fileFor(other),
    'licence.expired': fileFor(company, { notAfter: at(-0.5) }),
    'licence.early': fileFor(company, { notBefore: at(5) }),
    'licence.size': 'x'.repeat(65 * 1024),
  };
  for (const [code, file] of Object.entries(cases)) expect((await register(company.admin, file)).error?.code).toBe(code);
  expect((await company.admin.post(QUERY)).data.files).toEqual([]);
  expect((await register(company.admin, good)).httpStatus).toBe(200);
  expectRefused(await register(company.admin, good), 422, [
    '已有相同或更新的许可',
    'The same licence or a newer one is already in place',
  ]);
});

test('a licence that has run out does not stand in the way of the next one', async () => {
  await register(company.admin, fileFor(company));
  now = BASE + 45 * DAY;
  await company.admin.signIn();
  await company.admin.prove();
  expect((await company.admin.post(QUERY)).data.state).toBe('readonly');
  expect((await company.admin.save('base.plant', { code: 'P1', name: '一厂' })).error?.code).toBe('licence.readonly');
  const next = fileFor(company, { notAfter: at(400), issuedAt: at(44) });
  expect((await register(company.admin, next)).httpStatus).toBe(200);
  expect((await company.admin.save('base.plant', { code: 'P1', name: '一厂' })).httpStatus).toBe(200);
});

test('reading and registering are rights of their own', async () => {
  const [nobody, reader] = [await company.tenant.person(), await company.tenant.person({ permissions: ['system.licence.read'] })];
  expectRefused(await nobody.post(QUERY), 403, NOT_AUTHORISED);
  expect((await reader.post(QUERY)).data.mayRegister).toBe(false);
  expectRefused(await register(reader, fileFor(company)), 403, NOT_AUTHORISED);
});

test('security F6: a session alone registers nothing; the password is asked for again', async () => {
  await company.admin.signIn();
  company.admin.holdsBack = true;
  expectRefused(await register(company.admin, fileFor(company)), 403, UNPROVEN);
  company.admin.holdsBack = false;
  await company.admin.prove();
  expect((await register(company.admin, fileFor(company))).httpStatus).toBe(200);
});
