import { createAll, type Registry, save } from '@takt/engine/host';
import { type Passwords, setPassword } from '@takt/identity/host';
import { type Ctx } from '@takt/engine';
import { post } from '@takt/content';
import { seedCodes } from './codes.ts';
import { seedEquipment } from './equipment.ts';
import { type Put, seedCostCentres, seedFactory } from './factory.ts';
import { centreOf } from './factory-story.ts';
import { helpRows } from './help.ts';
import { seedJobs } from './jobs.ts';
import { seedParts, seedStructure } from './material.ts';
import { operatorsWhoSignIn } from './production-story.ts';
import { customerRows, supplierPeople, seedPartners, vendorRows } from './partners.ts';
import { seedQuality } from './quality.ts';
import * as story from './story.ts';
import { type CreateMany, seedWarehouses } from './warehouse.ts';

type Values = Readonly<Record<string, unknown>>;

type Find = (name: string) => string;
/** Where what was told is found again, by its code. */
export type DemoRows = Readonly<
  Record<'part' | 'unit' | 'vendor' | 'customer' | 'plant' | 'warehouse' | 'dock' | 'user' | 'device', Find>
>;

/** Tells the first half of the story into a tenant: masters, people and their messages. Deterministic but for ids. */
export async function buildDemo(ctx: Ctx, registry: Registry, passwords: Passwords, password: string): Promise<DemoRows> {
  const definitionOf = (entity: string) => {
    const definition = registry.entities.get(entity);
    if (!definition) throw new Error(`no entity ${entity}`);
    return definition;
  };
  const put: Put = async (entity, row, as = ctx) => (await save(as, registry, definitionOf(entity), row)).id;
  const all = async <T extends Values>(
    entity: string,
    rows: readonly T[],
    key: (row: T) => string,
    shape: (row: T) => Values = (row) => row,
  ) => {
    const ids = new Map<string, string>();
    for (const row of rows) ids.set(key(row), await put(entity, shape(row)));
    return (name: string): string => ids.get(name) ?? '';
  };
  const createMany: CreateMany = (entity, rows) => createAll(ctx, registry, definitionOf(entity), rows);
  const codeOf = (row: Values): string => String(row['code']);

  const plant = await all('base.plant', story.plants, codeOf);
  const vendor = await all('base.vendor', vendorRows(), codeOf);
  const customer = await all('base.customer', customerRows(), codeOf);
  const { part, unit } = await seedParts(put, createMany, { plant, customer });
  // What follows refers to parts by the thousand; in an empty database no plan knows of them yet.
  await ctx.sql`select app.learn_table('base_part')`;

  const role = await all('system.role', story.roles, codeOf, ({ permissions, ...row }) => ({
    ...row,
    permissions: permissions.map((permission) => ({ permission })),
  }));
  await put('system.securityConfig', story.security);
  for (const document of story.help) await put('system.helpDocument', document);
  await createMany('system.helpDocument', helpRows(registry));
  const company = await put('system.department', story.company);
  const department = await all('system.department', story.departments, codeOf, (row) => ({ ...row, parent: company }));
  const costCentre = await seedCostCentres(put, plant, department);
  const workshop = await all('base.workshop', story.workshops, codeOf, (row) => ({
    ...row,
    plant: plant(row.plant),
    costCentre: costCentre(centreOf[row.code] ?? ''),
  }));
  const floor = await seedFactory(ctx, put, { plant, workshop, department, costCentre });
  const userIds = new Map<string, string>();
  for (const person of [...story.people, ...supplierPeople()]) {
    const { role: roleCode, ...rest } = person;
    const { plant: _plant, ...row }: Values = { ...rest };
    const vendorId = 'vendor' in person ? vendor(person.vendor) : null;
    const scopes = 'plant' in person ? [{ dimension: 'plant', value: plant(person.plant) }] : [];
    const userId = await put('system.user', {
      ...row,
      department: 'department' in person ? department(person.department) : null,
      vendor: vendorId,
      roles: [{ role: role(roleCode) }],
      scopes,
    });
    userIds.set(person.username, userId);
    await setPassword(ctx, passwords, { userId, username: person.username, vendorId, password });
  }
  // What somebody wrote, somebody else approves.
  const approver: Ctx = { ...ctx, actor: { ...ctx.actor, userId: userIds.get('admin') ?? '', username: 'admin' } };
  await seedStructure(ctx, approver, registry, put, { ...floor, part, unit, plant });
  const worker = await seedJobs(put, {
    registry,
    department,
    letIn: (userId, username) => setPassword(ctx, passwords, { userId, username, vendorId: null, password }),
  });
  for (const { username, operatorNo } of operatorsWhoSignIn)
    await put('base.operator', { id: floor.operator(operatorNo), version: 1, user: worker(username) });
  await all('system.personnel', story.personnel, codeOf, ({ user, ...row }) => ({
    ...row,
    department: department(row.department),
    user: user && (userIds.get(user) ?? worker(user)),
    joinedOn: '2024-03-01',
  }));
  const businessRole = await all('system.businessRole', story.businessRoles, codeOf);
  await put('system.businessGroup', {
    code: 'G-REPAIR',
    name: '机修一班',
    nameEn: 'Repair team 1',
    department: department('D60'),
    leader: userIds.get('repair'),
    members: [{ user: userIds.get('repair'), businessRole: businessRole('LEADER') }],
  });
  for (const { to, ...letter } of story.letters) await post(ctx, [userIds.get(to) ?? ''], letter);
  const warehouse = await all('warehouse.warehouse', story.warehouses, codeOf, (row) => ({
    ...row,
    plant: plant(row.plant),
    manager: userIds.get('store'),
  }));
  const user: Find = (name) => userIds.get(name) ?? worker(name);
  const { carrier, deliveryUnit } = await seedPartners(put, createMany, {
    part,
    vendor,
    customer,
    plant,
    workshop,
    line: floor.line,
    role,
    user,
  });
  const { dock } = await seedWarehouses(put, createMany, {
    warehouse,
    plant,
    line: floor.line,
    part,
    vendor,
    customer,
    carrier,
    deliveryUnit,
  });
  await seedQuality(put, { plant, part, department, user });
  const device = await seedEquipment(ctx, put, { plant, part, unit, department, user });
  await seedCodes(ctx, put, part);
  return { part, unit, vendor, customer, plant, warehouse, dock, user, device };
}
