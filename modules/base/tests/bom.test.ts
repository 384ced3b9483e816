import { identity, modules } from '@takt/app-server/modules';
import { act, type Ctx } from '@takt/engine';
import { save } from '@takt/engine/host';
import { Factory, type Tenant } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BomVersion } from '../defs/index.ts';
import { compareVersions, explodeBom, lowLevelCodes, whereUsed } from '../server/index.ts';

let factory: Factory;
let tenant: Tenant;
/** Somebody other than who writes versions. */
const CHIEF = '01900000-0000-7000-8000-000000000009';
const ids = new Map<string, string>();
const idOf = (name: string): string => ids.get(name) ?? '';
beforeAll(async () => {
  factory = await Factory.open({ modules, identity });
  tenant = await factory.tenant();
  await inTenant(build);
});
afterAll(() => factory.close());

const inTenant = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> => factory.asSystem(tenant.id, work);
type Values = Readonly<Record<string, unknown>>;
const put = async (ctx: Ctx, entity: string, row: Values): Promise<string> =>
  (await save(ctx, factory.registry, factory.registry.entities.get(entity) as never, row)).id;

async function part(ctx: Ctx, partNo: string, unit = 'PCS', more: Values = {}): Promise<void> {
  ids.set(
    partNo,
    await put(ctx, 'base.part', { partNo, name: partNo, nameEn: `${partNo} en`, unit: idOf(unit), partType: 'made', ...more }),
  );
}
interface Told {
  readonly lines: readonly Values[];
  readonly plant?: string;
  readonly versionNo?: string;
  readonly baseQty?: string;
  readonly validFrom?: string;
  readonly validTo?: string | null;
  readonly draft?: boolean;
}
/** A version of a part's BOM, brought into effect. */
async function made(ctx: Ctx, of: string, told: Told): Promise<string> {
  const { lines, plant = 'NB', versionNo = 'A', baseQty = '1', validFrom = '2026-01-01', validTo = null, draft = false } = told;
  const code = `${of}-${plant}`;
  if (!ids.has(code)) ids.set(code, await put(ctx, 'base.bom', { code, part: idOf(of), plant: idOf(plant) }));
  const row = { bom: idOf(code), plant: idOf(plant), versionNo, baseQty, validFrom, validTo, lines };
  const id = await put(ctx, 'base.bomVersion', row);
  const asked = { id, version: null, input: {}, accepted: [] };
  const chief = { ...ctx, actor: { ...ctx.actor, userId: CHIEF } };
  if (draft) return id;
  await act(ctx, factory.registry, BomVersion, 'submit', asked);
  await act(chief, factory.registry, BomVersion, 'approve', asked);
  return id;
}
const line = (component: string, qty: string, more: Values = {}, unit = 'PCS'): Values => ({
  component: idOf(component),
  qty,
  unit: idOf(unit),
  ...more,
});

/** A caliper of a body with seals, bolts in kilograms, a phantom kit and two makes of one spring. */
async function build(ctx: Ctx): Promise<void> {
  ids.set('NB', await put(ctx, 'base.plant', { code: 'NB', name: '一厂' }));
  ids.set('NB2', await put(ctx, 'base.plant', { code: 'NB2', name: '二厂' }));
  ids.set('PCS', await put(ctx, 'base.unit', { code: 'PCS', name: '件', precision: 0 }));
  ids.set('KG', await put(ctx, 'base.unit', { code: 'KG', name: '千克', precision: 3 }));
  ids.set(
    'G',
    await put(ctx, 'base.unit', { code: 'G', name: '克', precision: 3, baseUnit: idOf('KG'), numerator: 1, denominator: 1000 }),
  );
  ids.set('DOZ', await put(ctx, 'base.unit', { code: 'DOZ', name: '打', baseUnit: idOf('PCS'), numerator: 12, denominator: 1 }));
  for (const partNo of ['CALIPER', 'BODY', 'SEAL', 'KIT', 'CLIP', 'SPRING-A', 'SPRING-B', 'PLATE', 'CASTING'])
    await part(ctx, partNo);
  await part(ctx, 'BOLT', 'PCS', { partType: 'bought', units: [{ unit: idOf('KG'), numerator: 125, denominator: 3 }] });
  await part(ctx, 'STEEL', 'KG', { partType: 'bought' });
  await made(ctx, 'PLATE', { lines: [line('STEEL', '300', { scrapPercent: '10' }, 'G')], plant: 'NB2' });
  await made(ctx, 'BODY', { lines: [line('CASTING', '1', { fixedScrap: '2' }), line('SEAL', '2', { scrapPercent: '5' })] });
  await made(ctx, 'KIT', { lines: [line('CLIP', '1'), line('BOLT', '24', {}, 'G')], baseQty: '3' });
  await made(ctx, 'CALIPER', {
    lines: [
      line('BODY', '1'),
      line('KIT', '2', { phantom: '1' }),
      line('SPRING-B', '1', { alternateGroup: 'S', priority: 2 }),
      line('SPRING-A', '1', { alternateGroup: 'S', priority: 1 }),
      line('PLATE', '1', { validFrom: '2026-06-01' }),
      line('SEAL', '1', { validTo: '2026-05-31' }, 'DOZ'),
    ],
  });
}
const explode = (qty: string, on = '2026-03-02', more: Values = {}) =>
  inTenant((ctx) => explodeBom(ctx, { part: idOf('CALIPER'), plant: idOf('NB'), usage: 'production', on, qty, ...more }));
const told = (nodes: Awaited<ReturnType<typeof explode>>['nodes']) =>
  nodes.map(({ key, partNo, qty, unit }) => [key, partNo, qty, unit].join(' '));

test('an explosion counts scrap and fixed scrap, rounds up what is counted, and passes through phantoms', async () => {
  const { nodes, version, part: top } = await explode('10');
  expect([top.partNo, version?.versionNo]).toEqual(['CALIPER', 'A']);
  expect(told(nodes)).toEqual([
    '1 BODY 10 PCS',
    '1.1 CASTING 12 PCS',
    '1.2 SEAL 21 PCS',
    '2 KIT 20 PCS',
    // 20 kits of a third of a clip each: 6⅔, not 7 because of the phantom but because a clip is whole.
    '2.1 CLIP 7 PCS',
    // 20 × 24 g ÷ 3 = 160 g, of which 1 kg is 41⅔ pieces.
    '2.2 BOLT 7 PCS',
    '3 SPRING-B 10 PCS',
    '4 SPRING-A 10 PCS',
    '6 SEAL 120 PCS',
  ]);
  expect(nodes.map(({ partNo, used }) => [partNo, used]).filter(([, used]) => !used)).toEqual([['SPRING-B', false]]);
  expect(nodes.find(({ partNo }) => partNo === 'KIT')).toMatchObject({ phantom: true, level: 1, perQty: '2' });
});

test('three thirds are one: 3 kits of a third of a clip take one clip', async () => {
  const tree = await inTenant((ctx) =>
    explodeBom(ctx, { part: idOf('KIT'), plant: idOf('NB'), usage: 'production', on: '2026-03-02', qty: '3' }),
  );
  expect(told(tree.nodes)).toEqual(['1 CLIP 1 PCS', '2 BOLT 1 PCS']);
});

test('lines begin and end; what one plant has no BOM for is made by another’s', async () => {
  const { nodes } = await explode('10', '2026-07-01');
  // 10 × 300 g × 1.1, in the kilograms steel is kept in.
  expect(told(nodes).slice(-2)).toEqual(['5 PLATE 10 PCS', '5.1 STEEL 3.3 KG']);
  expect(nodes.some(({ key }) => key === '6')).toBe(false);
});

test('an alternate that is disabled gives way to the next', async () => {
  await inTenant(async (ctx) => put(ctx, 'base.part', { id: idOf('SPRING-A'), version: 1, markStatus: '0' }));
  const { nodes } = await explode('10');
  expect(nodes.filter(({ used }) => !used).map(({ partNo }) => partNo)).toEqual(['SPRING-A']);
});

test('before the first version there is none; a draft is looked at by name', async () => {
  expect(await explode('1', '2025-12-31')).toMatchObject({ version: null, nodes: [] });
  const draft = await inTenant((ctx) => made(ctx, 'CALIPER', { lines: [line('BODY', '2')], versionNo: 'B', draft: true }));
  expect(told((await explode('1', '2025-12-31', { version: draft })).nodes)).toEqual(['1 BODY 2 PCS']);
});

test('where-used tells every way up to what is sold', async () => {
  const uses = await inTenant((ctx) => whereUsed(ctx, { part: idOf('SEAL'), usage: 'production', on: '2026-03-02' }));
  expect(uses.map(({ key, partNo, top, perQty }) => [key, partNo, top, perQty])).toEqual([
    ['1', 'BODY', false, '2'],
    ['1.1', 'CALIPER', true, '1'],
    ['2', 'CALIPER', true, '1'],
  ]);
});

test('low-level codes stand below every parent', async () => {
  const levels = await inTenant((ctx) => lowLevelCodes(ctx, 'production', '2026-03-02'));
  expect(['CALIPER', 'BODY', 'KIT', 'SEAL', 'CASTING', 'CLIP'].map((name) => levels.get(idOf(name)))).toEqual([0, 1, 1, 2, 2, 2]);
});

test('two versions differ by what was added, removed and changed', async () => {
  const [before, after] = await inTenant(async (ctx) => [
    await made(ctx, 'CASTING', { lines: [line('STEEL', '5', {}, 'KG'), line('CLIP', '1'), line('SEAL', '1')], draft: true }),
    await made(ctx, 'CASTING', {
      lines: [line('STEEL', '5500', { scrapPercent: '2' }, 'G'), line('SEAL', '1'), line('BOLT', '1')],
      versionNo: 'B',
      draft: true,
    }),
  ]);
  const found = await inTenant((ctx) => compareVersions(ctx, before ?? '', after ?? ''));
  expect(found.map(({ partNo, kind, fields }) => [partNo, kind, ...fields])).toEqual([
    ['STEEL', 'changed', 'qty', 'unit', 'scrapPercent'],
    ['CLIP', 'removed'],
    ['BOLT', 'added'],
  ]);
  expect(found[0]).toMatchObject({ before: { qty: '5', unit: 'KG' }, after: { qty: '5500', unit: 'G', scrapPercent: '2' } });
});

test('a unit that leads nowhere is refused where it is entered', async () => {
  const refused = inTenant((ctx) => made(ctx, 'CASTING', { lines: [line('CLIP', '1', {}, 'KG')], versionNo: 'C', draft: true }));
  await expect(refused).rejects.toMatchObject({ problems: [{ at: 'lines.0.unit' }] });
});
test('a version is of the plant of its BOM', async () => {
  const row = { bom: idOf('KIT-NB'), plant: idOf('NB2'), versionNo: 'Z', lines: [] };
  await expect(inTenant((ctx) => put(ctx, 'base.bomVersion', row))).rejects.toMatchObject({ problems: [{ at: 'plant' }] });
});
