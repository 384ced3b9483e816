import { snake, tableName, type Tables } from '@takt/model';
import { invariantWatch } from '@takt/engine/host';
import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, type Company, entities, openCompany, openProduct } from './company.ts';

const NAME = 'stock-is-sound';
let factory: Factory;
let ours: Company;
let theirs: Company;
beforeAll(async () => {
  factory = await openProduct();
  [ours, theirs] = [await openCompany(factory), await openCompany(factory)];
});
afterAll(() => factory.close());

const check = async ({ admin }: Company) => (await admin.post('/system/tool/invariants/check', {})).data as any[];
const told = async ({ tenant }: Company) =>
  (await asOwner(factory, 'select title_zh from app.message where tenant_id = $1 and title_zh like $2', [tenant.id, '数据核对%']))
    .length;

test('use N1: what no longer agrees is found, with its rows, by its own company alone; administrators are told once', async () => {
  const { id } = await ours.samples.create('warehouse.outboundOrder');
  const over = (qty: string) =>
    asOwner(factory, 'update app.warehouse_outbound_order_lines set allocated_qty = $2 where tenant_id = $3 and parent_id = $1', [
      id,
      qty,
      ours.tenant.id,
    ]);
  expect((await check(ours)).filter(({ broken }) => broken > 0)).toEqual([]);
  await over('5');
  const found = (await check(ours)).filter(({ broken }) => broken > 0);
  expect(found).toMatchObject([
    { name: 'allocated-by-places', since: expect.any(String), rows: [{ allocated_qty: '5.000000' }] },
  ]);
  await check(ours);
  await ours.tenant.settle();
  expect(await told(ours)).toBe(1);
  expect((await check(theirs)).filter(({ broken }) => broken > 0)).toEqual([]);
  expect(await told(theirs)).toBe(0);
  await over('0');
  expect((await check(ours)).find(({ name }) => name === 'allocated-by-places')).toMatchObject({ broken: 0, since: null });
});

/** Every figure that says what of the ledger it sums up. */
const figures = entities.flatMap((entity) =>
  [
    [null, entity.fields] as const,
    ...Object.entries(entity.details as Tables).map(([name, { fields }]) => [name, fields] as const),
  ].flatMap(([detail, fields]) =>
    Object.keys(fields)
      .filter((name) => fields[name]?.options.ledger)
      .map((name) => ({ id: entity.id, detail, column: snake(name) })),
  ),
);

test.each(figures)('use N1: $id $detail $column is held to the ledger', async ({ id, detail, column }) => {
  const { id: row } = await ours.samples.create(id);
  const add = (amount: number) =>
    asOwner(
      factory,
      `update app.${tableName(id, detail ?? undefined)} set ${column} = coalesce(${column}, 0) + $2 where ${detail ? 'parent_id' : 'id'} = $1`,
      [row, amount],
    );
  const name = `ledger-${tableName(id, detail ?? undefined)}-${column}`.replaceAll('_', '-');
  const isBroken = async (): Promise<boolean> => (await check(ours)).some((one) => one.name === name && one.broken > 0);
  await add(5);
  expect(await isBroken()).toBe(true);
  await add(-5);
  expect(await isBroken()).toBe(false);
});

test('they are read with a right, and every rule is looked at', async () => {
  const nobody = await ours.tenant.person();
  expect((await nobody.post('/system/tool/invariants/found', {})).httpStatus).toBe(403);
  expect((await nobody.post('/system/tool/invariants/check', {})).httpStatus).toBe(403);
  const reader = await ours.tenant.person({ permissions: ['system.invariant.read'] });
  const all = (await reader.post('/system/tool/invariants/found', {})).data as any[];
  expect(all.find(({ name }) => name === NAME)).toMatchObject({ broken: 0 });
  expect(all.map(({ name }) => name)).toEqual(factory.registry.invariants.map(({ name }) => name));
});

test('at night every company is looked at', async () => {
  await factory.asSystem(theirs.tenant.id, (ctx) => invariantWatch(factory.registry).run(ctx, {}));
  const looked = await asOwner(factory, 'select name from app.invariant where tenant_id = $1', [theirs.tenant.id]);
  expect(looked.map(({ name }) => name)).toContain(NAME);
});
