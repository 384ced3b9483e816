import type { Registry } from '@takt/server/host';

import { act, type Passwords, save, setPassword } from '@takt/server/host';
import { type Ctx, post } from '@takt/server';
import * as story from './story.ts';

type Values = Readonly<Record<string, unknown>>;

/** Tells the story into a tenant: masters, people, and some documents in different states. Deterministic but for ids. */
export async function buildDemo(ctx: Ctx, registry: Registry, passwords: Passwords, password: string): Promise<void> {
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
  await documents(ctx, registry, put, { part, unit, vendor, customer, plant, warehouse });
}

type Find = (name: string) => string;

async function documents(
  ctx: Ctx,
  registry: Registry,
  put: (entity: string, row: Values, accepted?: readonly string[]) => Promise<string>,
  {
    part,
    unit,
    vendor,
    customer,
    plant,
    warehouse,
  }: Readonly<Record<'part' | 'unit' | 'vendor' | 'customer' | 'plant' | 'warehouse', Find>>,
): Promise<void> {
  const due = new Date(ctx.now.getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
  const orders = [
    ['C001', 'HD-PO-8801', 'BRK-1001', '1200'],
    ['C001', 'HD-PO-8802', 'BRK-1101', '600'],
    ['C002', 'CJ-26-1107', 'CHS-2001', '800'],
  ] as const;
  for (const [index, [code, po, partNo, qty]] of orders.entries()) {
    const id = await put('sales.salesOrder', {
      customer: customer(code),
      customerPo: po,
      plant: plant('NB01'),
      lines: [{ part: part(partNo), qty, unit: unit('PCS'), unitPrice: '128.50', dueDate: due }],
    });
    if (index > 0)
      await act(ctx, registry, registry.entities.get('sales.salesOrder') as never, 'lock', {
        id,
        version: null,
        input: {},
        accepted: [],
        bySystem: true,
      });
  }
  const notes = [
    ['V002', 'SEL-4001', '5000', 'PO260011'],
    ['V001', 'CST-3001', '400', 'PO260012'],
    ['V003', 'BLT-5001', '20000', 'PO260013'],
  ] as const;
  for (const [index, [code, partNo, qty, source]] of notes.entries()) {
    const id = await put('purchasing.deliveryNote', {
      vendor: vendor(code),
      warehouse: warehouse('WH-RM'),
      plannedArrival: `${due} 08:30:00`,
      driver: '孙师傅',
      driverTel: '13957400001',
      plate: '浙B·8A26Z',
      lines: [
        {
          part: part(partNo),
          qty,
          unit: unit('PCS'),
          sourceType: 'purchaseOrder',
          sourceNo: source,
          sourceLine: '10',
          demandQty: qty,
        },
      ],
    });
    if (index > 0)
      await act(ctx, registry, registry.entities.get('purchasing.deliveryNote') as never, 'publish', {
        id,
        version: null,
        input: {},
        accepted: [],
        bySystem: true,
      });
  }
}
