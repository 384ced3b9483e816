import type { Registry } from '@takt/server/host';

import { type Passwords, save, setPassword } from '@takt/server/host';
import { type Ctx, post } from '@takt/server';
import * as story from './story.ts';

type Values = Readonly<Record<string, unknown>>;

type Find = (name: string) => string;
/** Where what was told is found again, by its code. */
export type Told = Readonly<Record<'part' | 'unit' | 'vendor' | 'customer' | 'plant' | 'warehouse' | 'user', Find>>;

/** Tells the first half of the story into a tenant: masters, people and their messages. Deterministic but for ids. */
export async function buildDemo(ctx: Ctx, registry: Registry, passwords: Passwords, password: string): Promise<Told> {
  const put = async (entity: string, row: Values, accepted: readonly string[] = []): Promise<string> => {
    const definition = registry.entities.get(entity);
    if (!definition) throw new Error(`no entity ${entity}`);
    return (await save(ctx, registry, definition, row, { accepted })).id;
  };
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
  const codeOf = (row: Values): string => String(row['code']);

  const unit = await all('base.unit', story.units, codeOf);
  for (const list of story.codelists) await put('base.codelist', list);
  const plant = await all('base.plant', story.plants, codeOf);
  await all('base.workshop', story.workshops, codeOf, (row) => ({ ...row, plant: plant(row.plant) }));
  const part = await all(
    'base.part',
    story.parts.map(([partNo, name, nameEn, partType, unitCode]) => ({ partNo, name, nameEn, partType, unitCode })),
    (row) => row.partNo,
    ({ unitCode, ...row }) => ({
      ...row,
      unit: unit(unitCode),
      category: row.partNo.startsWith('BRK') ? 'BRK' : row.partNo.startsWith('CHS') ? 'CHS' : 'RAW',
      labelControlled: row.partNo === 'CST-3001' ? '1' : '0',
    }),
  );
  const vendor = await all('base.vendor', story.vendors, codeOf);
  const customer = await all('base.customer', story.customers, codeOf);

  const role = await all('system.role', story.roles, codeOf, ({ permissions, ...row }) => ({
    ...row,
    permissions: permissions.map((permission) => ({ permission })),
  }));
  await put('system.securityConfig', story.security);
  for (const document of story.help) await put('system.helpDocument', document);
  const userIds = new Map<string, string>();
  for (const person of story.people) {
    const { role: roleCode, ...row } = person;
    const vendorId = 'vendor' in person ? vendor(person.vendor) : null;
    const userId = await put('system.user', { ...row, vendor: vendorId, roles: [{ role: role(roleCode) }] });
    userIds.set(person.username, userId);
    await setPassword(ctx, passwords, { userId, username: person.username, vendorId, password });
  }
  const department = await all('system.department', story.departments, codeOf);
  await all('system.personnel', story.personnel, codeOf, ({ user, ...row }) => ({
    ...row,
    department: department(row.department),
    user: user && userIds.get(user),
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
  for (const aisle of ['A', 'B']) {
    for (let slot = 1; slot <= 10; slot += 1) {
      const number = String(slot).padStart(2, '0');
      await put('warehouse.location', {
        code: `${aisle}-${number}-1`,
        warehouse: warehouse('WH-RM'),
        zone: '货架区',
        aisle,
        rack: number,
        level: '1',
        kind: 'storage',
      });
    }
  }
  return { part, unit, vendor, customer, plant, warehouse, user: (name) => userIds.get(name) ?? '' };
}
