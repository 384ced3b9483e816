import { encodePassword, type Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';
import { everyone } from './reliability/route-lists.ts';
import {
  type Answer,
  callAnonymously,
  type Clock,
  DAY,
  movableClock,
  signin,
  type Someone,
  someone,
  visit,
  withToken,
} from './signin-calls.ts';

let factory: Factory;
let clock: Clock;
let company: Company;
let admin: Someone;
let robot: Someone;
let token: string;
beforeAll(async () => {
  clock = movableClock();
  // Two rows are too many for an answer: they are left to the background.
  factory = await openProduct({ clock: clock.read, exportCap: 1 });
});
beforeEach(async () => {
  company = await openCompany(factory);
  admin = await someone(factory, company, { admin: true });
  robot = await someone(factory, company, { permissions: ['base.plant.read', 'base.plant.edit', 'base.customer.read'] });
  token = await proven(admin);
});
afterAll(() => factory.close());

async function proven(person: Someone): Promise<string> {
  const access = (await signin(factory, person)).body.access_token;
  await withToken(factory, access, '/system/sysconfig/user/confirmPassword', { password: encodePassword(person.password) });
  return access;
}
const refusalOf = ({ error }: Answer): string => error?.errorCode ?? '';
const day = (days: number): string => new Date(clock.read().getTime() + days * DAY * 1000).toISOString().slice(0, 10);
const save = (row: object, as = token): Promise<Answer> =>
  withToken(factory, as, '/system/ai/submit', { _entity: 'system.apiKey', row });
const issue = (key: string, as = token): Promise<Answer> => withToken(factory, as, '/system/call/issueApiKey', { key });
const reads = async (key: string, entity: string, address?: string): Promise<string> => {
  const answer = await callAnonymously(
    factory,
    `/${entity.split('.')[0]}/ai/queryPage`,
    { _entity: entity },
    { 'access-token': key },
    address,
  );
  return `${answer.httpStatus} ${refusalOf(answer)}`.trim();
};
/** A key of the robot's that may read plants, issued. */
async function plantKey(changes: object = {}): Promise<{ readonly id: string; readonly key: string }> {
  const row = {
    name: 'MES',
    user: robot.userId,
    expiresOn: day(30),
    permissions: [{ permission: 'base.plant.read' }],
    ...changes,
  };
  const { id } = (await save(row)).body.data;
  const issued = await issue(id);
  expect(issued.httpStatus, issued.raw).toBe(200);
  return { id, key: issued.body.data };
}

describe('an API key', () => {
  test('may do what its rights and its user’s rights both allow, and nothing about the user', async () => {
    const { key } = await plantKey({
      permissions: [{ permission: 'base.plant.read' }, { permission: 'sales.salesOrder.read' }],
    });
    expect(await reads(key, 'base.plant')).toBe('200');
    // Its user may read customers, the key may not; the key may read orders, its user may not.
    expect(await reads(key, 'base.customer')).toBe('403 permission');
    expect(await reads(key, 'sales.salesOrder')).toBe('403 permission');
    const plant = await withToken(factory, key, '/base/ai/submit', { _entity: 'base.plant', row: { code: 'X', name: 'X' } });
    expect(refusalOf(plant)).toBe('permission');
    for (const call of ['user/getMySessions', 'user/getUserInfo', 'factor/state', 'qrLogin/scan'])
      expect(
        refusalOf(await withToken(factory, key, `/system/sysconfig/${call}`, call.startsWith('qr') ? { loginId: 'x' } : {})),
      ).toBe('key.person');
    const again = await withToken(factory, key, '/system/sysconfig/user/confirmPassword', {
      password: encodePassword(robot.password),
    });
    expect(refusalOf(again)).toBe('key.person');
  });

  test('is told once, with proof, and a new one ends the old', async () => {
    const { id, key } = await plantKey();
    const listed = await withToken(factory, token, '/system/ai/queryOne', { _entity: 'system.apiKey', id });
    expect(listed.body.data).toMatchObject({ keyState: 'active' });
    expect(listed.raw).not.toContain(key);
    const next = (await issue(id)).body.data;
    expect(await reads(key, 'base.plant')).toBe('401 EX90001');
    expect(await reads(next, 'base.plant')).toBe('200');
    clock.pass(10 * 60);
    expect(refusalOf(await issue(id))).toBe('proof.required');
  });

  test('ends when it is ended, and with its record; what it may do changes at once', async () => {
    const { id, key } = await plantKey();
    const { version } = (await withToken(factory, token, '/system/ai/queryOne', { _entity: 'system.apiKey', id })).body.data;
    const changed = await save({ id, version, permissions: [{ permission: 'base.customer.read' }] });
    expect(changed.httpStatus, changed.raw).toBe(200);
    expect([await reads(key, 'base.plant'), await reads(key, 'base.customer')]).toEqual(['403 permission', '200']);
    const nearer = await save({ id, version: version + 1, expiresOn: day(-1) });
    expect(nearer.httpStatus, nearer.raw).toBe(200);
    expect(await reads(key, 'base.customer')).toBe('401 EX90001');
    await withToken(factory, token, '/system/call/endApiKey', { key: id });
    expect(await reads(key, 'base.customer')).toBe('401 EX90001');
    const other = await plantKey({ name: 'WCS', expiresOn: day(1) });
    const row = (await withToken(factory, token, '/system/ai/queryOne', { _entity: 'system.apiKey', id: other.id })).body.data;
    const gone = { _entity: 'system.apiKey', _paramsLot: [{ id: other.id, version: row.version }] };
    expect((await withToken(factory, token, '/system/ai/delete', gone)).httpStatus).toBe(200);
    expect(await reads(other.key, 'base.plant')).toBe('401 EX90001');
  });

  test('security: tells when it was last used', async () => {
    const { id, key } = await plantKey();
    const lastUsed = async (): Promise<string | null> =>
      (await withToken(factory, token, '/system/ai/queryOne', { _entity: 'system.apiKey', id })).body.data.lastUsedAt;
    expect(await lastUsed()).toBeNull();
    expect(await reads(key, 'base.plant')).toBe('200');
    await expect.poll(lastUsed).not.toBeNull();
    const first = await lastUsed();
    clock.pass(4 * 60);
    expect(await reads(key, 'base.plant')).toBe('200');
    clock.pass(60);
    expect(await reads(key, 'base.plant')).toBe('200');
    await expect.poll(lastUsed).not.toBe(first);
  });

  test('works only from where it may', async () => {
    const { key } = await plantKey({ addresses: '203.0.113.7, 10.1.0.0/16' });
    expect(await reads(key, 'base.plant', '10.1.7.9')).toBe('200');
    expect(await reads(key, 'base.plant', '203.0.113.7')).toBe('200');
    expect(await reads(key, 'base.plant', '203.0.113.8')).toBe('403 key.address');
  });

  test('is kept by administrators alone, ends within a year, and opens nothing in another company', async () => {
    const keeper = await someone(factory, company, { permissions: ['system.apiKey.*'] });
    const theirs = await proven(keeper);
    const row = { name: 'own', user: admin.userId, expiresOn: day(30), permissions: [{ permission: 'system.user.edit' }] };
    expect(refusalOf(await save(row, theirs))).toBe('permission');
    const { id } = await plantKey();
    expect(refusalOf(await issue(id, theirs))).toBe('permission');
    const late = (await save({ ...row, name: 'late', expiresOn: day(400) })).body.data.id;
    expect((await issue(late)).httpStatus).toBe(422);
    const elsewhere = await openCompany(factory);
    const { key } = await plantKey({ name: 'third' });
    const forged = key.replace(/^[^.]+/, elsewhere.tenant.id.toString(36));
    expect(await reads(forged, 'base.plant')).toBe('401 EX90001');
  });

  test('security: does nothing that needs no right of its own, such as what is meant for everybody who is signed in', async () => {
    const { key } = await plantKey({ user: admin.userId });
    expect(await reads(key, 'base.plant')).toBe('200');
    // Whether a document may be made of another is judged by the rights to both.
    const judged = ['POST /:module/ai/convert'];
    const open: string[] = [];
    for (const [route, body] of Object.entries(everyone).filter(([name]) => !judged.includes(name))) {
      const answer = await visit(factory, route, body, key);
      if (!answer.startsWith('403 ')) open.push(`${route}: ${answer}`);
    }
    expect(open).toEqual([]);
  });

  test('security F4: leaves no work behind that would be done with all rights of its user', async () => {
    await company.samples.create('base.plant');
    await company.samples.create('base.plant');
    const mine = await someone(factory, company, { permissions: ['base.plant.read', 'base.plant.export'] });
    const { key } = await plantKey({
      user: mine.userId,
      permissions: [{ permission: 'base.plant.read' }, { permission: 'base.plant.export' }],
    });
    const exports = (as: string): Promise<Answer> => withToken(factory, as, '/base/ai/export', { _entity: 'base.plant' });
    expect(refusalOf(await exports(key))).toBe('key.person');
    const own = (await signin(factory, mine)).body.access_token;
    expect((await exports(own)).httpStatus).toBe(202);
  });
});
