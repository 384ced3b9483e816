import { onDatabase } from '@takt/engine/host';
import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from '../company.ts';
import { figure, FULL, percentile, seeded, sized } from './figure.ts';

const PART = 'base.part';
const ROWS = sized(600_000, 10_000);
const PATTERNS = sized(500, 100);
const SEED = 18;

let factory: Factory;
let ours: Company;
let theirs: Company;
beforeAll(async () => {
  // Rows are copied past the product.
  factory = await openProduct({ exempt: ['history-covers-version'] });
  [ours, theirs] = [await openCompany(factory), await openCompany(factory)];
  for (const { samples, tenant } of [ours, theirs]) {
    const { id } = await samples.create(PART);
    // Names of two words and a number, so that parts of them are found often, seldom or never.
    await asOwner(
      factory,
      `insert into app.base_part
       select r.* from app.base_part p, generate_series(1, $3) n, lateral jsonb_populate_record(p, jsonb_build_object(
         'id', gen_random_uuid(), 'part_no', 'P' || n,
         'name', (array['brake','clutch','shaft','wheel','pedal'])[1 + n % 5] || ' ' || md5(n::text || $2))) r
       where p.id = $1`,
      [id, tenant.code, ROWS],
    );
  }
  // New rows wait in the index until it is vacuumed, which the database does by itself in time.
  await asOwner(factory, 'vacuum analyze app.base_part');
}, 600_000);
afterAll(() => factory.close());

test('18: a part of a text is found by its index, quickly, and exactly as a plain search would', async () => {
  const next = seeded(SEED);
  const names = await asOwner<{ name: string }>(
    factory,
    'select name from app.base_part where tenant_id = $1 order by id limit 2000',
    [ours.tenant.id],
  );
  const pattern = (): string => {
    const { name } = names[Math.floor(next() * names.length)] ?? { name: 'brake' };
    const from = Math.floor(next() * (name.length - 4));
    return name.slice(from, from + 4 + Math.floor(next() * 5));
  };
  const took: number[] = [];
  let differing = 0;
  for (let n = 0; n < PATTERNS; n += 1) {
    const text = pattern();
    const started = performance.now();
    const found = await ours.admin.page(PART, {
      _params: { name: text },
      paging: { size: 50 },
      columnfield: 'partNo',
      asc: true,
    });
    took.push(performance.now() - started);
    const plain = await asOwner<{ id: string }>(
      factory,
      `select id from app.base_part where tenant_id = $1 and deleted_at is null and name ilike '%' || $2 || '%'
       order by part_no, id limit 50`,
      [ours.tenant.id, text],
    );
    const ids = found.data.list.map((row: { id: string }) => row.id);
    if (JSON.stringify(ids) !== JSON.stringify(plain.map(({ id }) => id))) differing += 1;
  }
  const p95 = percentile(took, 0.95);
  figure(
    '18',
    `${PATTERNS} patterns over 2 × ${ROWS} rows (seed ${SEED}): p95 ${p95.toFixed(1)} ms, ${differing} answers differ`,
  );
  expect(differing).toBe(0);
  // The short form shares its machine with other tests: there the plan below is what counts.
  if (FULL) expect(p95).toBeLessThanOrEqual(20);
});

test('18: the search may use the index; whoever a policy holds may not', async () => {
  /** The plan of the function's own statement, as one role or another would run it. */
  const plan = (role: 'app_finder' | 'app_owner'): Promise<string> =>
    onDatabase({ adminUrl: factory.operator.adminUrl, database: factory.operator.cells['c1'] ?? '' }, async (client) => {
      await client.query(`begin; set local app.tenant_id = ${ours.tenant.id}; set local role ${role}`);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (costs off) select id from app.base_part where tenant_id = ${ours.tenant.id} and name ilike '%d41d8cd9%' limit 100`,
      );
      await client.query('rollback');
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  const [finder, owner] = [await plan('app_finder'), await plan('app_owner')];
  expect(finder).toMatch(/base_part_name_trgm/);
  expect(finder).toMatch(/Index Cond:.*~~\* '%d41d8cd9%'/);
  expect(owner).not.toMatch(/Index Cond:.*~~\*/);
  const found = await factory.asSystem(
    ours.tenant.id,
    (ctx) => ctx.sql<{ id: string }>`select app.contains_ids('base_part', 'name', '%brake a%', ${ROWS}) as id`,
  );
  const own = await asOwner<{ id: string }>(factory, 'select id from app.base_part where tenant_id = $1 and name ilike $2', [
    ours.tenant.id,
    '%brake a%',
  ]);
  expect(own.length).toBeGreaterThan(10);
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)));
});
