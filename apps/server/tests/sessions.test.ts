import { encodePassword, type Factory, FORM } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';

let factory: Factory;
let company: Company;
beforeAll(async () => {
  // A cap of one row sends every export with more to the background, as an event without any other statement.
  factory = await openProduct({ exportCap: 1 });
  company = await openCompany(factory);
  await company.samples.create('base.plant');
  await company.samples.create('base.plant');
});
afterAll(() => factory.close());

const count = async (table: string): Promise<number> =>
  (await asOwner<{ n: number }>(factory, `select count(*)::int as n from app.${table}`))[0]?.n ?? 0;

test('a token that was never given out is told to sign in', async () => {
  const stranger = await company.tenant.person({ admin: true });
  for (const token of ['', 'nonsense', `1.${'A'.repeat(43)}`, `zzzzz.${'A'.repeat(43)}`]) {
    stranger.token = token;
    const answer = await stranger.page('base.plant');
    expect([answer.httpStatus, answer.error?.code]).toEqual([401, 'EX90001']);
  }
});

test('a revoked session reads nothing and writes nothing, whatever this process remembers of it', async () => {
  const person = await company.tenant.person({ admin: true });
  expect((await person.page('base.plant')).httpStatus).toBe(200);
  await asOwner(factory, 'delete from app.session where user_id in (select user_id from app.account where username = $1)', [
    person.username,
  ]);
  const before = [await count('base_plant'), await count('outbox'), await count('idempotency')];
  const answers = [
    await person.page('base.plant'),
    await person.save('base.plant', { code: 'REVOKED', name: '工厂' }),
    await person.post('/base/ai/export', { _entity: 'base.plant' }),
    await person.page('base.nothing'),
  ];
  expect(answers.map((answer) => answer.error?.code)).toEqual(answers.map(() => 'EX90001'));
  expect([await count('base_plant'), await count('outbox'), await count('idempotency')]).toEqual(before);
});

test('work that only announces something is not committed for a revoked session either', async () => {
  const person = await company.tenant.person({ admin: true });
  await person.page('base.plant');
  await asOwner(factory, 'delete from app.session where user_id in (select user_id from app.account where username = $1)', [
    person.username,
  ]);
  const call = { token: person.token, lang: 'zh', requestId: 'r', address: '127.0.0.1', writes: true, repeatable: true } as const;
  await expect(factory.sessions.run(call, async (ctx) => ctx.emit('test.announced', 'k', {}))).rejects.toThrow(
    'authentication token expired',
  );
  expect(await asOwner(factory, "select 1 from app.outbox where topic = 'test.announced'")).toEqual([]);
});

test('signing out ends the session at once', async () => {
  const person = await company.tenant.person({ admin: true });
  expect((await person.post('/system/log/user/logout')).httpStatus).toBe(200);
  expect((await person.page('base.plant')).httpStatus).toBe(401);
});

test('rights taken away are gone with the next request', async () => {
  const person = await company.tenant.person({ permissions: ['base.plant.read', 'base.plant.create'] });
  expect((await person.save('base.plant', { code: 'RIGHT1', name: '工厂' })).httpStatus).toBe(200);
  const [role] = (await company.admin.page('system.role', { _params: { code: `r-${person.username}` } })).data.list;
  const { data } = await company.admin.one('system.role', role.id);
  await company.admin.save('system.role', {
    id: role.id,
    version: data.version,
    permissions: [{ permission: 'base.plant.read' }],
  });
  expect((await person.save('base.plant', { code: 'RIGHT2', name: '工厂' })).httpStatus).toBe(403);
  expect((await person.page('base.plant')).httpStatus).toBe(200);
});

test('a disabled user is out with the next request', async () => {
  const person = await company.tenant.person({ admin: true });
  const [user] = (await company.admin.page('system.user', { _params: { 'username._eq': person.username } })).data.list;
  await company.admin.save('system.user', { id: user.id, version: user.version, markStatus: '0' });
  expect((await person.page('base.plant')).httpStatus).toBe(401);
});

test('unknown tenant, unknown user and wrong password answer alike', async () => {
  const person = await company.tenant.person({ admin: true });
  const attempt = (username: string) =>
    factory.http.app.inject({
      method: 'POST',
      url: '/anon/oauth/token',
      headers: FORM,
      payload: `grant_type=password&username=${username}&password=${encodePassword('wrong')}`,
    });
  const answers = await Promise.all([
    attempt(`${person.username}%40${person.tenant}`),
    attempt(`nobody%40${person.tenant}`),
    attempt('nobody%40nowhere'),
  ]);
  const shapes = answers.map((answer) =>
    JSON.stringify({
      status: answer.statusCode,
      body: { ...answer.json(), errorMsg: answer.json().errorMsg.map((item: object) => ({ ...item, requestId: '' })) },
    }),
  );
  expect(new Set(shapes).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(401);
});

test('sessions read themselves anew for the plant of a warehouse, not for its remark', async () => {
  const epoch = async () =>
    (
      await asOwner<{ n: string }>(factory, 'select access_epoch as n from app.tenant where tenant_id = $1', [company.tenant.id])
    )[0]?.n;
  const { id, version } = await company.samples.create('warehouse.warehouse');
  const { id: plant } = await company.samples.create('base.plant');
  const before = await epoch();
  const described = await company.admin.save('warehouse.warehouse', { id, version, remark: '东门进' });
  expect([described.httpStatus, await epoch()]).toEqual([200, before]);
  const moved = await company.admin.save('warehouse.warehouse', { id, version: described.data.version, plant });
  expect(moved.httpStatus, moved.raw).toBe(200);
  expect(await epoch()).not.toBe(before);
});

test('whoever meets changing rights again and again is asked to come back, and told of no fault', async () => {
  const person = await company.tenant.person({ admin: true });
  const call = {
    token: person.token,
    lang: 'zh',
    requestId: 'r',
    address: '127.0.0.1',
    writes: false,
    repeatable: true,
  } as const;
  const raise = () =>
    asOwner(factory, 'update app.tenant set access_epoch = access_epoch + 1 where tenant_id = $1', [company.tenant.id]);
  // Rights change before every transaction, so also between reading who it is and acting as them.
  const original = factory.cells.ofTenant.bind(factory.cells);
  factory.cells.ofTenant = async (tenant) => {
    if (tenant === company.tenant.id) await raise();
    return original(tenant);
  };
  try {
    await expect(factory.sessions.run(call, async () => 1)).rejects.toMatchObject({ status: 429 });
  } finally {
    factory.cells.ofTenant = original;
  }
});
