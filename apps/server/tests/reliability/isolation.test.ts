import { catalogueChecks } from '@takt/checks';
import { tableName } from '@takt/model';
import { system } from '@takt/engine';
import { inTenant } from '@takt/engine/host';
import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, type Company, entities, openCompany, openProduct } from '../company.ts';
import { examples } from '../coverage-set.ts';
import { crowd, figure } from './figure.ts';

let factory: Factory;
let ours: Company;
let theirs: Company;
const MARK = 'MARKOFB';
beforeAll(async () => {
  factory = await openProduct();
  ours = await openCompany(factory);
  theirs = await openCompany(factory, { marker: MARK });
});
afterAll(() => factory.close());

test('1 and 2: schema and role linters over the live catalogue find nothing', async () => {
  for (const { name, run } of catalogueChecks) expect(await run((sql) => asOwner(factory, sql)), name).toEqual([]);
  figure('1, 2', `${catalogueChecks.length} linters over ${entities.length} entities, 0 findings`);
});

test('3: with ids of another tenant every call answers 404 and shows nothing of theirs', async () => {
  let asked = 0;
  const answers: string[] = [];
  for (const { id: entity } of examples) {
    const { id } = await theirs.samples.create(entity);
    const calls = [
      ours.admin.one(entity, id),
      ours.admin.history(entity, id),
      ours.admin.save(entity, { id, version: 1, remark: 'x' }),
      ours.admin.delete(entity, [{ id }]),
      ours.admin.act(entity, 'publish', [{ id, version: 1 }]),
    ];
    for (const answer of await Promise.all(calls)) {
      expect([404, 422], answer.raw).toContain(answer.httpStatus);
      if (answer.httpStatus === 422) expect(answer.error?.code, answer.raw).toBe('field.unknown');
      answers.push(answer.raw);
      asked += 1;
    }
    const page = await ours.admin.page(entity, { _params: { id } });
    expect(page.data.list, entity).toEqual([]);
    answers.push(page.raw, (await ours.admin.options(entity)).raw, (await ours.admin.page(entity)).raw);
  }
  for (const { method, path } of factory.http.routes) {
    if (path.startsWith('/health') || path === '/metrics') continue;
    const url = path.replace(':module', 'base').replace(':id', (await theirs.samples.create('base.part')).id);
    const answer = await ours.admin.app.inject({ method: method as 'GET', url, headers: { 'access-token': ours.admin.token } });
    answers.push(answer.body, JSON.stringify(answer.headers));
  }
  const leaked = answers.filter((text) => text.includes(MARK)).length;
  expect(leaked).toBe(0);
  figure('3', `${asked} calls with foreign ids refused, ${answers.length} answers with 0 marks of the other tenant`);
});

test('3: a row cannot point at another tenant’s row', async () => {
  const foreign = await theirs.samples.create('base.unit');
  const part = await ours.samples.row('base.part');
  const answer = await ours.admin.save('base.part', { ...part, unit: foreign.id });
  expect([answer.httpStatus, answer.error?.code]).toEqual([422, 'ref.missing']);
});

test('4: a forgotten tenant setting is an error, never another tenant’s rows', async () => {
  const total = 8000;
  await theirs.samples.create('base.plant');
  const pool = factory.cells.named('c1').pool('app_rw');
  const wrong: unknown[] = [];
  let forgotten = 0;
  let refused = 0;
  await crowd(
    Array.from({ length: total }, (_, index) => index),
    10,
    async (index) => {
      if (index % 100 === 0) {
        forgotten += 1;
        const client = await pool.connect();
        const rows = await client.query('select tenant_id from app.base_plant').then(
          (answer) => answer.rows as unknown[],
          () => null,
        );
        client.release();
        if (rows === null) refused += 1;
        else wrong.push(...rows);
        return;
      }
      const tenant = index % 2 === 0 ? ours.tenant.id : theirs.tenant.id;
      await inTenant(
        factory.cells,
        { tenant, actor: system, lang: 'zh', requestId: 'test-4', writes: false, repeatable: true },
        async (ctx) => {
          const rows = await ctx.sql<{ tenant_id: number }>`select tenant_id from app.base_plant`;
          wrong.push(...rows.filter((row) => row.tenant_id !== tenant));
        },
      );
    },
  );
  expect([wrong.length, refused]).toEqual([0, forgotten]);
  figure('4', `${total} requests, ${forgotten} without a tenant: ${refused} errors, ${wrong.length} wrong rows`);
});

test('6: a stacked statement is refused by every query helper', async () => {
  const stacked = 'select 1; delete from app.base_plant';
  const attempts = await factory.asSystem(ours.tenant.id, async (ctx) => {
    const tries: (() => Promise<unknown>)[] = [
      () => ctx.sql.run({ text: stacked, values: [] }),
      () => ctx.sql.run({ text: stacked, values: [] }, 'stacked'),
      () => ctx.sql([stacked] as unknown as TemplateStringsArray),
      () => ctx.sql.one([stacked] as unknown as TemplateStringsArray),
      () => ctx.sql.maybe([stacked] as unknown as TemplateStringsArray),
    ];
    const results: string[] = [];
    for (const attempt of tries) {
      await ctx.sql`savepoint s`;
      results.push(
        await attempt().then(
          () => 'ran',
          (error: { code?: string }) => error.code ?? 'fault',
        ),
      );
      await ctx.sql`rollback to savepoint s`;
    }
    return results;
  });
  expect(attempts).toEqual(attempts.map(() => '42601'));
  figure('6', `${attempts.length} of ${attempts.length} stacked statements refused`);
});

test('6: an injected select cannot switch the tenant', async () => {
  const switching = factory.asSystem(
    ours.tenant.id,
    (ctx) => ctx.sql`select set_config('app.tenant_id', ${String(theirs.tenant.id)}, true)`,
  );
  await expect(switching).rejects.toMatchObject({ code: '42501' });
});

test('the invariants hold after all of this', async () => {
  expect(await factory.broken()).toEqual([]);
  expect(await asOwner(factory, `select 1 from app.${tableName('base.plant')} where deleted_at < created_at`)).toEqual([]);
});
