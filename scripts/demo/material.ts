import type { Ctx } from '@takt/engine';
import { act, type Registry } from '@takt/engine/host';
import type { Floor, Put } from './factory.ts';
import * as story from './material-story.ts';
import { seedProcesses, seedRoutes, usedAt } from './routes.ts';
import { type BomRow, boms } from './structure-story.ts';
import { labels, packages, packed, trackingTypes } from './packaging-story.ts';
import { limitsOf, planOf, plantOf } from './planning.ts';
import type { CreateMany } from './warehouse.ts';
import { gtinOf, weightOf } from './weights.ts';

type Find = (code: string) => string;
type Values = Readonly<Record<string, unknown>>;
interface MaterialInputs {
  readonly plant: Find;
  readonly customer: Find;
}
interface Material {
  readonly unit: Find;
  readonly part: Find;
}
/** How many are saved side by side: their statements share one connection, and travel together. */
const ABREAST = 20;

async function saveAll<T>(rows: readonly T[], key: (row: T) => string, save: (row: T) => Promise<string>): Promise<Find> {
  const ids = new Map<string, string>();
  for (let at = 0; at < rows.length; at += ABREAST)
    await Promise.all(rows.slice(at, at + ABREAST).map(async (row) => ids.set(key(row), await save(row))));
  return (name) => ids.get(name) ?? '';
}
const codeOf = ({ code }: { readonly code: string }): string => code;
/** What points at others of its kind is told one after the other. */
async function inTurn<T>(
  rows: readonly T[],
  key: (row: T) => string,
  save: (row: T, find: Find) => Promise<string>,
): Promise<Find> {
  const ids = new Map<string, string>();
  const find: Find = (name) => ids.get(name) ?? '';
  for (const row of rows) ids.set(key(row), await save(row, find));
  return find;
}
/** The older the car, the more often its drawings were changed. */
const drawingVersionOf = (partNo: string): string => String.fromCharCode(65 + (Number(partNo.slice(-2)) % 4));
const or = (id: string): string | null => id || null;
/** What lies at the line is booked as pieces are reported; sheet steel is fetched by the coil. */
const issueOf = (component: string): string => (component.startsWith('STL') ? 'pick' : 'backflush');

/** Units, categories, cars and four hundred parts. */
export async function seedParts(put: Put, createMany: CreateMany, { customer, plant }: MaterialInputs): Promise<Material> {
  const unit = await inTurn<Values & { readonly code: string; readonly baseUnit?: string }>(story.units, codeOf, (row, find) =>
    put('base.unit', { ...row, baseUnit: or(find(row.baseUnit ?? '')) }),
  );
  const category = await inTurn(
    story.categories,
    ([code]) => code,
    ([code, name, nameEn, parent], find) => put('base.partCategory', { code, name, nameEn, parent: or(find(parent ?? '')) }),
  );
  const car = await saveAll(story.carModels, codeOf, (row) => put('base.carModel', { ...row, customer: customer(row.customer) }));
  const tracking = await saveAll(trackingTypes, codeOf, (row) => put('base.trackingType', row));
  const part = await saveAll(
    story.parts,
    ({ partNo }) => partNo,
    ({ unit: unitCode, category: categoryCode, carModel, safety, ...row }) =>
      put('base.part', {
        ...row,
        unit: unit(unitCode),
        category: category(categoryCode),
        carModel: or(car(carModel ?? '')),
        safetyClass: safety ? 'cc' : 'none',
        keyPart: safety && row.partType === 'bought' ? '1' : '0',
        trackingType: or(tracking(safety ? 'SAFE' : '')),
        labelControlled: row.partNo === 'CST-3001' ? '1' : '0',
        qualityControlled: /^(PAD|BJT)/.test(row.partNo) ? '1' : '0',
        ...limitsOf(row),
        netWeight: weightOf(row.partNo),
        gtin: gtinOf(row.partNo),
        drawingNo: row.partType === 'made' ? `DW-${row.partNo}` : null,
        drawingVersion: row.partType === 'made' ? drawingVersionOf(row.partNo) : null,
        units: row.partNo.startsWith('BLT') ? [{ unit: unit('KG'), numerator: 125, denominator: 3, use: 'purchase' }] : [],
      }),
  );
  await createMany(
    'base.partPlan',
    story.parts
      .filter(({ partType }) => partType !== 'phantom')
      .map((row) => ({ ...planOf(row), part: part(row.partNo), plant: plant(plantOf(row.partNo)) })),
  );
  return { unit, part };
}

/** Which part is made of what, by which way, packed how. */
export async function seedStructure(
  ctx: Ctx,
  approver: Ctx,
  registry: Registry,
  put: Put,
  inputs: Floor & Material & Pick<MaterialInputs, 'plant'>,
): Promise<void> {
  const { part, unit, plant } = inputs;
  const process = await seedProcesses(put);
  const bom = await saveAll(
    boms,
    (row) => row.part,
    (row) => put('base.bom', { code: `${row.part}-${row.plant}`, part: part(row.part), plant: plant(row.plant) }),
  );
  const definition = registry.entities.get('base.bomVersion');
  const run = (as: Ctx, id: string, action: string): Promise<unknown> =>
    act(as, registry, definition as never, action, { id, version: null, input: {}, accepted: [] });
  const unitOf = new Map(story.parts.map((one) => [one.partNo, one.unit]));
  const draft = (row: BomRow, more: Values = {}): Promise<string> =>
    put('base.bomVersion', {
      bom: bom(row.part),
      plant: plant(row.plant),
      versionNo: 'A',
      validFrom: '2026-01-01',
      lines: row.lines.map(({ component, qty, unit: own, alternate, ...line }, index) => ({
        ...line,
        place: (index + 1) * 10,
        component: part(component),
        qty,
        unit: unit(own ?? unitOf.get(component) ?? 'PCS'),
        issue: issueOf(component),
        process: or(process(usedAt(row.part, component) ?? '')),
        alternateGroup: alternate?.[0] ?? null,
        priority: alternate?.[1] ?? null,
        share: alternate?.[2] ?? null,
      })),
      ...more,
    });
  const release = async (id: string): Promise<string> => {
    await run(ctx, id, 'submit');
    await run(approver, id, 'approve');
    return id;
  };
  const [first] = boms.filter((row) => row.part === 'BRK-1101');
  const others = boms.filter((row) => row !== first);
  const drafted = await saveAll(others, (row) => row.part, draft);
  // Each release looks for loops through all of them; in an empty database no plan knows how many there are.
  for (const table of ['base_bom', 'base_bom_version', 'base_bom_version_lines']) await ctx.sql`select app.learn_table(${table})`;
  await saveAll(
    others,
    (row) => row.part,
    (row) => release(drafted(row.part)),
  );
  if (first)
    await seedVersions(first, async (row, more, effective = true) => {
      const id = await draft(row, more);
      return effective ? release(id) : id;
    });
  await seedRoutes(put, process, inputs);
  await seedPackaging(put, part);
}

/** The best known caliper has a past, a present and a future. */
async function seedVersions(
  row: BomRow,
  version: (row: BomRow, more: Values, effective?: boolean) => Promise<string>,
): Promise<void> {
  const springs = row.lines.map((line) => (line.component.startsWith('SPG') ? { ...line, qty: '1' } : line));
  const bolts = row.lines.map((line) => (line.component === 'BLT-5001' ? { ...line, component: 'BLT-5003', qty: '2' } : line));
  await version({ ...row, lines: springs }, { validTo: '2026-06-30' });
  await version(row, { versionNo: 'B', validFrom: '2026-07-01', changeNo: 'ECN-26-014', reason: '消音弹簧片由一片改为两片' });
  await version(
    { ...row, lines: bolts },
    { versionNo: 'C', validFrom: '2027-01-01', changeNo: 'ECN-26-031', reason: '支架螺栓改型' },
    false,
  );
}

async function seedPackaging(put: Put, part: Find): Promise<void> {
  const kind = await saveAll(packages, codeOf, (row) => put('base.package', row));
  const label = await saveAll(labels, codeOf, (row) => put('base.label', row));
  const schemas = story.parts.flatMap((one) => {
    const way = packed.find(({ begins }) => one.partNo.startsWith(begins));
    return way && one.partType === 'made' ? [{ ...one, levels: way.levels }] : [];
  });
  await saveAll(
    schemas,
    ({ partNo }) => partNo,
    ({ partNo, name, nameEn, levels }) =>
      put('base.packageSchema', {
        code: `PS-${partNo}`,
        name: `${name}出货包装`,
        nameEn: `Outbound packing of ${nameEn}`,
        part: part(partNo),
        levels: levels.map(([of, qty], index) => ({
          level: index + 1,
          package: kind(of),
          qty,
          label: label(index === levels.length - 1 ? 'LBL-PLT' : 'LBL-BOX'),
        })),
      }),
  );
  await saveAll(
    Array.from({ length: 24 }, (_, index) => `RK-${String(index + 1).padStart(4, '0')}`),
    (code) => code,
    (code) =>
      put('base.cyclePackage', { code, package: kind('RACK-ARM'), boughtOn: '2025-03-10', usedCycles: 40, maxCycles: 600 }),
  );
}
