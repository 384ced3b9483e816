import { identity, modules } from '@takt/app-server/modules';
import { Factory, type Tenant } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { convertQty, partRatio, type UnitFact } from '../defs/index.ts';
import { inStockUnit } from '../server/index.ts';

let factory: Factory;
let tenant: Tenant;
let put: (entity: string, row: Record<string, unknown>) => Promise<string>;
beforeAll(async () => {
  factory = await Factory.open({ modules, identity });
  tenant = await factory.tenant();
  const admin = await tenant.person({ admin: true });
  put = async (entity, row) => {
    const reply = await admin.save(entity, row);
    if (reply.httpStatus !== 200) throw new Error(`${entity}: ${reply.raw}`);
    return reply.data.id;
  };
});
afterAll(() => factory.close());

test('what the database works out is what the definitions work out: chains, thirds, and a part’s own units', async () => {
  const units = new Map<string, UnitFact>();
  const unit = async (code: string, baseUnit: string | null, numerator = 1, denominator = 1): Promise<string> => {
    const row = { code, name: code, precision: 3, ...(baseUnit && { baseUnit, numerator, denominator }) };
    const id = await put('base.unit', row);
    units.set(id, { id, baseUnit, numerator, denominator });
    return id;
  };
  const kilo = await unit('KG', null);
  const gram = await unit('G', kilo, 1, 1000);
  const tonne = await unit('T', kilo, 1000);
  const piece = await unit('PCS', null);
  const third = await unit('THIRD', piece, 1, 3);
  const roll = await unit('ROLL', null);
  const own = { roll: { numerator: 25, denominator: 3 }, kilo: { numerator: 125, denominator: 1 } };
  const part = (partNo: string, kept: string, more: Record<string, unknown> = {}) =>
    put('base.part', { partNo, name: partNo, unit: kept, partType: 'bought', ...more });
  const steel = await part('STEEL', kilo, { units: [{ unit: roll, ...own.roll }] });
  const screw = await part('SCREW', piece, { units: [{ unit: kilo, ...own.kilo }] });
  const asked = [
    { part: steel, kept: kilo, own: [{ unit: roll, ...own.roll }], unit: gram },
    { part: steel, kept: kilo, own: [{ unit: roll, ...own.roll }], unit: tonne },
    { part: steel, kept: kilo, own: [{ unit: roll, ...own.roll }], unit: roll },
    { part: steel, kept: kilo, own: [{ unit: roll, ...own.roll }], unit: kilo },
    { part: screw, kept: piece, own: [{ unit: kilo, ...own.kilo }], unit: gram },
    { part: screw, kept: piece, own: [{ unit: kilo, ...own.kilo }], unit: third },
  ];
  for (const qty of ['1', '2.5', '7', '0.000003']) {
    const found = await factory.asSystem(tenant.id, (ctx) =>
      inStockUnit(
        ctx,
        asked.map((one) => ({ part: one.part, unit: one.unit, qty })),
      ),
    );
    const expected = asked.map((one) => {
      const ratio = partRatio(units, { unit: one.kept, units: one.own }, one.unit);
      return { part: one.part, unit: one.kept, qty: ratio && convertQty(qty, ratio, 6) };
    });
    expect(found, qty).toEqual(expected);
  }
});

test('a unit nothing leads from is refused with both names', async () => {
  const [box, piece] = [
    await put('base.unit', { code: 'BOX', name: '箱', precision: 0 }),
    await put('base.unit', { code: 'EA', name: '个', precision: 0 }),
  ];
  const part = await put('base.part', { partNo: 'LAMP', name: '灯', unit: piece, partType: 'bought' });
  const asking = factory.asSystem(tenant.id, (ctx) => inStockUnit(ctx, [{ part, unit: box, qty: '1' }]));
  await expect(asking).rejects.toMatchObject({
    refusal: { text: [expect.stringMatching(/箱.*LAMP/), expect.stringMatching(/LAMP/)] },
  });
});
