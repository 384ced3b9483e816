import { randomUUID } from 'node:crypto';
import { on } from '@takt/engine';
import { CellWorker, onDatabase } from '@takt/engine/host';
import { dropTenant, moveTenant, tenantTables } from '@takt/identity/host';
import { type Factory, Samples } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entities, openProduct, sampling } from '../company.ts';
import { FULL, figure, pause } from './figure.ts';

let factory: Factory;
beforeAll(async () => {
  factory = await openProduct({ cells: ['c1', 'c2'], clock: () => new Date() });
});
afterAll(() => factory.close());

const inCell = <T = any>(cell: string, sql: string, values: readonly unknown[] = []): Promise<T[]> =>
  onDatabase(
    { adminUrl: factory.operator.adminUrl, database: factory.operator.cells[cell] ?? '' },
    async (client) => (await client.query(sql, [...values])).rows as T[],
  );

test('tenants of two cells: each cell holds its own, no query crosses', async () => {
  const [one, two] = [await factory.tenant({ cell: 'c1' }), await factory.tenant({ cell: 'c2' })];
  const [first, second] = [await one.person({ admin: true }), await two.person({ admin: true })];
  const samples = [
    new Samples(first, factory.registry.entities, { ...sampling, marker: 'IN1' }),
    new Samples(second, factory.registry.entities, { ...sampling, marker: 'IN2' }),
  ];
  for (const { id } of entities) {
    await samples[0]?.create(id);
    const foreign = await samples[1]?.create(id);
    expect((await first.one(id, foreign?.id ?? '')).httpStatus).toBe(404);
    expect((await first.page(id)).raw).not.toContain('IN2');
    expect((await second.page(id)).raw).not.toContain('IN1');
  }
  for (const [cell, tenant] of [
    ['c1', two.id],
    ['c2', one.id],
  ] as const) {
    const database = factory.operator.cells[cell] ?? '';
    const tables = await onDatabase({ adminUrl: factory.operator.adminUrl, database }, tenantTables);
    for (const table of tables)
      expect(await inCell(cell, `select 1 from app.${table} where tenant_id = $1 limit 1`, [tenant]), `${cell} ${table}`).toEqual(
        [],
      );
  }
});

test('69: a tenant moves between cells under load: equal counts and checksums, no acknowledged write lost', async () => {
  const tenant = await factory.tenant({ cell: 'c1' });
  const admin = await tenant.person({ admin: true });
  const bystander = await (await factory.tenant({ cell: 'c1' })).person({ admin: true });
  for (let n = 0; n < 200; n += 1) await admin.save('base.customer', { code: `BEFORE${n}`, name: '客户' });
  const load = { on: true };
  const acknowledged: string[] = [];
  const refused: string[] = [];
  const writers = Array.from({ length: 6 }, async (_, writer) => {
    for (let n = 0; load.on; n += 1) {
      const code = `W${writer}-${n}`;
      const answer = await admin.save('base.customer', { code, name: '客户' }, { key: randomUUID() });
      if (answer.httpStatus === 200) acknowledged.push(code);
      else refused.push(answer.raw);
    }
  });
  const readers = Array.from({ length: 2 }, async () => {
    while (load.on) expect((await admin.page('base.customer')).httpStatus).toBe(200);
  });
  await pause(500);
  const report = await moveTenant(factory.operator, tenant.code, 'c2');
  await pause(700);
  load.on = false;
  await Promise.all([...writers, ...readers]);
  expect(refused).toEqual([]);
  const stored = new Set(
    (await inCell<{ code: string }>('c2', 'select code from app.base_customer where tenant_id = $1', [tenant.id])).map(
      (row) => row.code,
    ),
  );
  const lost = acknowledged.filter((code) => !stored.has(code));
  expect([lost, stored.size]).toEqual([[], acknowledged.length + 200]);
  expect((await bystander.save('base.customer', { code: 'STILL', name: '客户' })).httpStatus).toBe(200);
  if (FULL) expect(report.freezeMs).toBeLessThanOrEqual(60_000);
  const after = acknowledged.length;
  figure(
    '69',
    `${report.rows} rows of ${report.tables} tables moved with equal counts and checksums, ${report.caughtUp} caught up in a freeze of ${report.freezeMs} ms; ${after} acknowledged writes around it, ${lost.length} lost`,
  );
});

test('a dropped tenant leaves nothing; its neighbours keep everything', async () => {
  const [gone, stays] = [await factory.tenant({ cell: 'c1' }), await factory.tenant({ cell: 'c1' })];
  for (const tenant of [gone, stays])
    await new Samples(await tenant.person({ admin: true }), factory.registry.entities, sampling).create('sales.salesOrder');
  // What the product notes by itself a moment later would be a difference, too.
  await factory.host.operations.flush();
  const tables = await onDatabase(
    { adminUrl: factory.operator.adminUrl, database: factory.operator.cells['c1'] ?? '' },
    tenantTables,
  );
  const rows = async (tenant: number) =>
    Promise.all(
      tables.map(
        async (table) =>
          (await inCell<{ n: number }>('c1', `select count(*)::int as n from app.${table} where tenant_id = $1`, [tenant]))[0]
            ?.n ?? 0,
      ),
    );
  const before = await rows(stays.id);
  await dropTenant(factory.operator, gone.code);
  expect((await rows(gone.id)).every((n) => n === 0)).toBe(true);
  expect(await rows(stays.id)).toEqual(before);
});

test('events and jobs that wait when a tenant moves are handled in the new cell, once', async () => {
  const tenant = await factory.tenant({ cell: 'c1' });
  const seen: unknown[] = [];
  const listening = on('test.moved', 'moved', async (_ctx, { n }) => void seen.push(n));
  const workerOf = (cell: string) =>
    new CellWorker(factory.cells.named(cell), [listening], { onError: (error) => factory.faults.push(error), pollSeconds: 0.5 });
  const before = workerOf('c1');
  await before.start();
  const data = { subscription: 'moved', tenant: tenant.id, key: 'k', payload: { n: 1 }, attempt: 1 };
  await before.boss.insert('events', [{ data, singletonKey: `moved:${tenant.id}:k`, startAfter: 3600 }]);
  await before.stop();
  await factory.asSystem(tenant.id, async (ctx) => ctx.emit('test.moved', 'k', { n: 2 }));
  await moveTenant(factory.operator, tenant.code, 'c2');
  const after = workerOf('c2');
  await after.start();
  for (const end = Date.now() + 20_000; Date.now() < end && seen.length < 2; ) await pause(100);
  await pause(1500);
  await after.stop();
  expect([seen.length, new Set(seen)]).toEqual([2, new Set([1, 2])]);
  expect(
    await inCell('c1', "select 1 from pgboss.job where data->>'subscription' = 'moved' and state in ('created', 'retry')"),
  ).toEqual([]);
  expect(factory.faults).toEqual([]);
});
