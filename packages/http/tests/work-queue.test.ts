import { identity, modules } from '@takt/app-server/modules';
import { type Client, Factory, type Tenant } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeToyTables, toyModule } from './toys.ts';

const CHORE = 'toy.chore';
let factory: Factory;
let tenant: Tenant;
let admin: Client;
let plants: readonly [string, string];
beforeAll(async () => {
  factory = await Factory.open({ modules: [...modules, toyModule], identity, clock: () => new Date('2096-03-02T00:00:00Z') });
  await makeToyTables(factory.operator);
});
beforeEach(async () => {
  tenant = await factory.tenant();
  admin = await tenant.person({ admin: true });
  const plant = async (code: string): Promise<string> => (await admin.save('base.plant', { code, name: code })).data.id;
  plants = [await plant('P1'), await plant('P2')];
});
afterAll(() => factory.close());

const chore = async (more: object = {}): Promise<string> => {
  const { data, raw } = await admin.save(CHORE, { title: 'a chore', plant: plants[0], ...more });
  if (!data) throw new Error(raw);
  return data.id;
};
const next = async (person: Client, body: object = {}): Promise<string | null> =>
  (await person.post('/toy/ai/claimNext', { _entity: CHORE, ...body })).data?.id ?? null;

test('of one priority the one that is due first comes first, what is never due last', async () => {
  const never = await chore();
  const late = await chore({ dueAt: '2096-03-03 08:00:00' });
  const soon = await chore({ dueAt: '2096-03-02 09:00:00' });
  const urgent = await chore({ priority: 6 });
  const order: (string | null)[] = [];
  for (let turn = 0; turn < 4; turn += 1) order.push(await next(admin, { except: order }));
  expect(order).toEqual([urgent, soon, late, never]);
});

test('conditions of a list narrow what is taken, and unknown ones are refused', async () => {
  await chore();
  const second = await chore({ title: 'another', plant: plants[1] });
  expect(await next(admin, { _params: { plant: plants[1] } })).toBe(second);
  expect((await admin.post('/toy/ai/claimNext', { _entity: CHORE, _params: { nothing: 1 } })).httpStatus).toBe(422);
  expect((await admin.post('/toy/ai/claimNext', { _entity: 'toy.wish' })).httpStatus).toBe(404);
});

test('what is seen from another plant is not taken from there', async () => {
  const seen = await chore({ seenAt: plants[1] });
  const own = await chore({ plant: plants[1] });
  const there = await tenant.person({
    permissions: [`${CHORE}.read`, `${CHORE}.claim`],
    scopes: [{ dimension: 'plant', value: plants[1] }],
  });
  expect((await there.one(CHORE, seen)).httpStatus).toBe(200);
  expect([await next(there), await next(there, { except: [own] })]).toEqual([own, null]);
});

test('a form and a deletion keep off what somebody else has claimed, and the claimant does both', async () => {
  const id = await chore();
  const keeper = await tenant.person({ permissions: [`${CHORE}.*`] });
  expect(await next(keeper)).toBe(id);
  const refused = {
    httpStatus: 422,
    error: { zh: expect.stringContaining(keeper.username), en: expect.stringContaining('has claimed') },
  };
  expect(await admin.save(CHORE, { id, version: 2, title: 'mine' })).toMatchObject(refused);
  expect(await admin.delete(CHORE, [{ id, version: 2 }])).toMatchObject(refused);
  expect((await admin.one(CHORE, id)).data).toMatchObject({ title: 'a chore', version: 2 });
  expect((await keeper.save(CHORE, { id, version: 2, title: 'mine' })).httpStatus).toBe(200);
  expect((await keeper.delete(CHORE, [{ id, version: 3 }])).httpStatus).toBe(200);
});

test('many rows: those of others report who has them, the rest are claimed', async () => {
  const [first, second] = [await chore(), await chore()];
  const keeper = await tenant.person({ permissions: [`${CHORE}.*`] });
  await keeper.act(CHORE, 'claim', [{ id: first, version: null }]);
  const rows = [first, second].map((id) => ({ id, version: null }));
  const { results } = (await admin.act(CHORE, 'claim', rows)).data;
  expect(results).toMatchObject([
    { id: first, ok: false, refusal: { code: 'toy.chore.claim.claimed' } },
    { id: second, ok: true },
  ]);
});

test('the history names who had it before a dispatcher gave it back', async () => {
  const id = await chore();
  const keeper = await tenant.person({ permissions: [`${CHORE}.*`] });
  await next(keeper);
  expect((await admin.act(CHORE, 'giveBack', [{ id, version: null }])).httpStatus).toBe(200);
  const [back, claim] = (await admin.history(CHORE, id)).data;
  expect(claim).toMatchObject({ action: 'claim', changes: { keeper: [null, claim.userId] } });
  expect(back).toMatchObject({
    action: 'giveBack',
    userName: admin.called,
    changes: { keeper: [claim.userId, null] },
  });
});
