import { MESSAGE_DAYS, type TableState } from '@takt/model';
import { retention } from '@takt/engine/host';
import { diskStore, keepFile } from '@takt/content/host';
import type { Factory } from '@takt/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from './company.ts';

let factory: Factory;
let company: Company;
let other: Company;
beforeAll(async () => {
  factory = await openProduct();
});
afterAll(() => factory.close());
beforeEach(async () => {
  company = await openCompany(factory);
  other = await openCompany(factory);
});

const DAY = 86_400_000;
const NOW = new Date('2096-03-02T00:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY);
const message = (of: Company, days: number, extra = ''): Promise<unknown> =>
  asOwner(
    factory,
    `insert into app.message (tenant_id, id, user_id, title_zh, title_en, at${extra && ', must_answer'})
     values ($1, gen_random_uuid(), gen_random_uuid(), 'x', 'x', $2${extra && ', true'})`,
    [of.tenant.id, daysAgo(days)],
  );
const count = async (table: string, of: Company): Promise<number> => {
  const [row] = await asOwner<{ n: number }>(factory, `select count(*)::int as n from app.${table} where tenant_id = $1`, [
    of.tenant.id,
  ]);
  return row?.n ?? 0;
};
const forget = (of: Company): Promise<void> => factory.asSystem(of.tenant.id, (ctx) => retention(factory.registry).run(ctx, {}));

test('security F12: answers to repeated requests are forgotten after two days, and a repetition before that is one', async () => {
  for (const days of [1, 3])
    await asOwner(
      factory,
      `insert into app.idempotency (tenant_id, user_id, key, body_hash, answer, at) values ($1, gen_random_uuid(), $2, '', '', $3)`,
      [company.tenant.id, `k-${days}`, daysAgo(days)],
    );
  await forget(company);
  const left = await asOwner<{ key: string }>(
    factory,
    "select key from app.idempotency where tenant_id = $1 and key like 'k-%'",
    [company.tenant.id],
  );
  expect(left.map(({ key }) => key)).toEqual(['k-1']);
});

// parameter system.messageDays
test('security F12: messages are kept as long as the company says, those that must be answered until they are', async () => {
  for (const of of [company, other]) for (const days of [20, 100, 400]) await message(of, days);
  await message(company, 400, 'must');
  await forget(company);
  expect([await count('message', company), await count('message', other)]).toEqual([3, 3]);
  const decided = { name: MESSAGE_DAYS.id, decided: { value: 60 } };
  expect((await company.admin.post('/system/call/setParameter', decided)).httpStatus).toBe(200);
  await forget(company);
  expect([await count('message', company), await count('message', other)]).toEqual([2, 3]);
});

test('security F12: more than one transaction takes goes with the next', async () => {
  await asOwner(
    factory,
    `insert into app.idempotency (tenant_id, user_id, key, body_hash, answer, at)
     select $1, gen_random_uuid(), 'many', '', '', $2 from generate_series(1, 5001)`,
    [company.tenant.id, daysAgo(9)],
  );
  await forget(company);
  const again = await asOwner<{ topic: string }>(
    factory,
    "select topic from app.outbox where tenant_id = $1 and topic like '%retention%'",
    [company.tenant.id],
  );
  expect(again).toHaveLength(1);
  await forget(company);
  const [left] = await asOwner<{ n: number }>(
    factory,
    "select count(*)::int as n from app.idempotency where key = 'many' and tenant_id = $1",
    [company.tenant.id],
  );
  expect(left?.n).toBe(0);
});

test('security F12: the state of every growing table is told with its figures', async () => {
  await message(company, 20);
  const answer = await company.admin.post('/system/tool/retention/state');
  const states = answer.data.tables as readonly TableState[];
  const messages = states.find(({ name }) => name === 'message');
  expect(messages).toMatchObject({ days: 365, parameter: MESSAGE_DAYS.id, rows: 1 });
  expect(messages?.oldest).toMatch(/^2096-02-11/);
  expect(answer.data.files).toMatchObject({ count: 0, bytes: 0 });
  const reader = await company.tenant.person({ permissions: ['system.operationLog.read'] });
  expect((await reader.post('/system/tool/retention/state')).httpStatus).toBe(403);
});

test('security F12: a person keeps five hundred settings, and a record a hundred files', async () => {
  const save = (key: string) => company.admin.post('/system/preference/save', { key, value: 1 });
  expect((await save('first')).httpStatus).toBe(200);
  await asOwner(
    factory,
    `insert into app.preference (tenant_id, user_id, key, value, at)
     select tenant_id, user_id, 'n' || g, '1', at from app.preference, generate_series(1, 499) g where tenant_id = $1 and key = 'first'`,
    [company.tenant.id],
  );
  expect(await save('one more')).toMatchObject({ httpStatus: 400 });
  expect(await save('oneMore')).toMatchObject({ httpStatus: 422, error: { code: 'preference.many' } });
  expect((await save('first')).httpStatus).toBe(200);
});

test('security F12: a company that has used up its space keeps no further file; another does', async () => {
  const root = await mkdtemp(join(tmpdir(), 'takt-quota-'));
  const store = diskStore(root, 1000);
  const keep = (of: Company) => factory.asSystem(of.tenant.id, (ctx) => keepFile(ctx, store, 'a.xlsx', Buffer.alloc(1000)));
  await keep(company);
  await expect(keep(company)).rejects.toMatchObject({ refusal: { code: 'storage.full' } });
  await keep(other);
  await rm(root, { recursive: true });
});
