import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { on } from '@takt/engine';
import { CellWorker, onDatabase } from '@takt/engine/host';
import { keepFile } from '@takt/content/host';
import { createTenant, dropTenant, moveTenant, tenantTables } from '@takt/identity/host';
import { type Factory, Samples, Tenant } from '@takt/testing';
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

test('19: a dropped tenant leaves nothing, its neighbours keep everything, and its name can be given again', async () => {
  const [gone, stays] = [await factory.tenant({ cell: 'c1' }), await factory.tenant({ cell: 'c1' })];
  const people = [await gone.person({ admin: true }), await stays.person({ admin: true })];
  for (const person of people) await new Samples(person, factory.registry.entities, sampling).create('sales.salesOrder');
  const files = await Promise.all(
    [gone, stays].map(({ id }) =>
      factory.asSystem(id, (ctx) => keepFile(ctx, factory.host.files, '合同.txt', Buffer.from(`${id}`), 'text/plain')),
    ),
  );
  const worker = new CellWorker(factory.cells.named('c1'), [], { onError: (error) => factory.faults.push(error) });
  await worker.start();
  for (const { id } of [gone, stays])
    await worker.boss.insert('events', [
      { data: { subscription: 'later', tenant: id }, singletonKey: `later:${id}`, startAfter: 3600 },
    ]);
  await worker.stop();
  // What the product notes by itself a moment later would be a difference, too.
  await factory.host.operations.flush();
  const tables = await onDatabase(
    { adminUrl: factory.operator.adminUrl, database: factory.operator.cells['c1'] ?? '' },
    tenantTables,
  );
  /** What is there of a tenant: rows of each table and their checksum, jobs, and what its file holds. */
  const left = async (tenant: number, file = '') => {
    const rows: Record<string, unknown> = {};
    for (const table of tables)
      [rows[table]] = await inCell(
        'c1',
        `select count(*)::int as n, md5(string_agg(md5(t::text), '' order by md5(t::text))) as sum from app.${table} t where tenant_id = $1`,
        [tenant],
      );
    const jobs = await inCell('c1', "select id from pgboss.job where data->>'tenant' = $1", [String(tenant)]);
    const bytes = await text(factory.host.files.get(`${tenant}/${file}`)).catch(({ code }: { code: string }) => code);
    return { rows, jobs, bytes };
  };
  const roles = () => inCell('c1', "select rolname from pg_roles where rolname not like 'pg\\_%' order by 1");
  const [before, rolesBefore] = [await left(stays.id, files[1]), await roles()];
  expect((await left(gone.id, files[0])).bytes).toBe(`${gone.id}`);

  await dropTenant(factory.operator, factory.host.files, gone.code);
  const nothing = Object.fromEntries(tables.map((table) => [table, { n: 0, sum: null }]));
  expect(await left(gone.id, files[0])).toEqual({ rows: nothing, jobs: [], bytes: 'ENOENT' });
  expect(await left(stays.id, files[1])).toEqual(before);
  expect([before.bytes, before.jobs.length, await roles()]).toEqual([`${stays.id}`, 1, rolesBefore]);
  factory.cells.directory.forget(gone.id);
  expect((await people[0]?.page('sales.salesOrder'))?.httpStatus).toBe(401);

  const again = await createTenant(factory.operator, { code: gone.code, name: '又一家', cell: 'c1' });
  expect(again).not.toBe(gone.id);
  const heir = await new Tenant(factory, again, gone.code).person({ admin: true });
  expect((await heir.page('sales.salesOrder')).data).toMatchObject({ list: [], total: 0 });
  expect((await people[0]?.page('sales.salesOrder'))?.httpStatus).toBe(401);
  figure(
    '19',
    `${tables.length} tables, files, jobs, roles and sessions: 0 left of the dropped tenant, checksums of its neighbour equal`,
  );
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
