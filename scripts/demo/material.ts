import type { Ctx } from '@takt/engine';
import { act, type Registry } from '@takt/engine/host';
import type { Floor, Put } from './factory.ts';
import { lines as floor } from './factory-story.ts';
import * as story from './material-story.ts';
import { type BomRow, boms, linesOfParts } from './structure-story.ts';
import { labels, packages, packed, trackingTypes } from './packaging-story.ts';
import { gtinOf, weightOf } from './weights.ts';

type Find = (code: string) => string;
type Values = Readonly<Record<string, unknown>>;
export interface MaterialInputs {
  readonly plant: Find;
  readonly customer: Find;
}
export interface Material {
  readonly unit: Find;
  readonly part: Find;
}
/** How many are saved side by side: their statements share one connection, and travel together. */
const ABREAST = 20;

async function told<T>(rows: readonly T[], key: (row: T) => string, save: (row: T) => Promise<string>): Promise<Find> {
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
const or = (id: string): string | null => id || null;

/** Units, categories, cars and four hundred parts. */
export async function seedParts(put: Put, { customer, plant }: MaterialInputs): Promise<Material> {
  const unit = await inTurn<Values & { readonly code: string; readonly baseUnit?: string }>(story.units, codeOf, (row, find) =>
    put('base.unit', { ...row, baseUnit: or(find(row.baseUnit ?? '')) }),
  );
  const category = await inTurn(
    story.categories,
    ([code]) => code,
    ([code, name, nameEn, parent], find) => put('base.partCategory', { code, name, nameEn, parent: or(find(parent ?? '')) }),
  );
  const car = await told(story.carModels, codeOf, (row) => put('base.carModel', { ...row, customer: customer(row.customer) }));
  const tracking = await told(trackingTypes, codeOf, (row) => put('base.trackingType', row));
  const part = await told(
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
        netWeight: weightOf(row.partNo),
        gtin: gtinOf(row.partNo),
        drawingNo: row.partType === 'made' ? `DW-${row.partNo}` : null,
        units: row.partNo.startsWith('BLT') ? [{ unit: unit('KG'), numerator: 125, denominator: 3, use: 'purchase' }] : [],
      }),
  );
  await told(
    story.parts.filter(({ partType }) => partType !== 'phantom'),
    ({ partNo }) => partNo,
    ({ partNo, partType }) => {
      const at = /^CHS-2[234]|^STL/.test(partNo) ? 'NB02' : 'NB01';
      const buys = partType === 'bought';
      return put('base.partPlan', {
        code: `${partNo}-${at}`,
        part: part(partNo),
        plant: plant(at),
        procurement: buys ? 'buy' : 'make',
        leadDays: buys ? 5 : 1,
        receiptDays: buys ? 1 : null,
        safetyStock: buys ? '500' : '60',
        lotRule: 'lotForLot',
        lotMultiple: buys ? '50' : '6',
        // By what a year of them costs: castings and what we make, then what seals, then fasteners and packaging.
        abcClass: /^(BLT|PKG)/.test(partNo) ? 'C' : buys && !partNo.startsWith('CST') ? 'B' : 'A',
        mps: /^BRK-1[01]|^CHS-20/.test(partNo) ? '1' : '0',
      });
    },
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
  const bom = await told(
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
      lines: row.lines.map(({ component, qty, unit: own, alternate, backflush, ...line }, index) => ({
        ...line,
        place: (index + 1) * 10,
        component: part(component),
        qty,
        unit: unit(own ?? unitOf.get(component) ?? 'PCS'),
        issue: backflush ? 'backflush' : 'pick',
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
  const drafted = await told(others, (row) => row.part, draft);
  // Each release looks for loops through all of them; in an empty database no plan knows how many there are.
  for (const table of ['base_bom', 'base_bom_version', 'base_bom_version_lines']) await ctx.sql`select app.learn_table(${table})`;
  await told(
    others,
    (row) => row.part,
    (row) => release(drafted(row.part)),
  );
  if (first)
    await tellVersions(first, async (row, more, effective = true) => {
      const id = await draft(row, more);
      return effective ? release(id) : id;
    });
  await tellRoutes(put, inputs);
  await tellPackaging(put, part);
}

/** The best known caliper has a past, a present and a future. */
async function tellVersions(
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

async function tellRoutes(
  put: Put,
  { part, plant, line, station }: Floor & Material & Pick<MaterialInputs, 'plant'>,
): Promise<void> {
  const stations = floor.flatMap(({ code, sections }) =>
    sections
      .flatMap((section) => section.stations)
      .map(([name, nameEn, kind], index) => ({
        line: code,
        no: `${code}-${String((index + 1) * 10).padStart(3, '0')}`,
        name,
        nameEn,
        kind,
      })),
  );
  const done = [...Map.groupBy(stations, ({ name }) => name).values()].flatMap(([one]) => (one ? [one] : []));
  const KINDS: Readonly<Record<string, string>> = { MC: 'MACHINING', AS: 'ASSEMBLY', ST: 'STAMPING' };
  const process = await told(
    done.map((one, index) => ({ ...one, processNo: `OP${String((index + 1) * 10).padStart(3, '0')}` })),
    ({ name }) => name,
    ({ processNo, name, nameEn, kind, line: on }) =>
      put('base.process', {
        processNo,
        name,
        nameEn,
        kind: kind === 'inspection' ? 'INSPECTION' : on === 'ST-L2' ? 'WELDING' : KINDS[on.slice(0, 2)],
        inspectionPoint: kind === 'inspection' ? '1' : '0',
        special: /焊/.test(name) ? '1' : '0',
      }),
  );
  await told(
    boms.flatMap((row) => {
      const on = linesOfParts.find(([begins]) => row.part.startsWith(begins))?.[1];
      return on ? [{ ...row, on }] : [];
    }),
    (row) => row.part,
    (row) => {
      const way = stations.filter((one) => one.line === row.on && one.kind !== 'rework');
      const called = story.parts.find(({ partNo }) => partNo === row.part);
      return put('base.route', {
        code: `${row.part}-${row.plant}`,
        name: `${called?.name ?? ''}工艺路线`,
        nameEn: `Route of ${called?.nameEn ?? ''}`,
        part: part(row.part),
        plant: plant(row.plant),
        validFrom: '2026-01-01',
        operations: way.map((one, index) => ({
          seq: (index + 1) * 10,
          process: process(one.name),
          line: line(one.line),
          station: station(one.no),
          setupSeconds: one.kind === 'automatic' ? '900' : '120',
          runSeconds: String(30 + ((index * 7) % 20)),
          crew: one.kind === 'automatic' ? 0 : 1,
          countingPoint: index === way.length - 1 ? '1' : '0',
          inspectionPoint: one.kind === 'inspection' ? '1' : '0',
        })),
      });
    },
  );
}

async function tellPackaging(put: Put, part: Find): Promise<void> {
  const kind = await told(packages, codeOf, (row) => put('base.package', row));
  const label = await told(labels, codeOf, (row) => put('base.label', row));
  const schemas = story.parts.flatMap((one) => {
    const way = packed.find(({ begins }) => one.partNo.startsWith(begins));
    return way && one.partType === 'made' ? [{ ...one, levels: way.levels }] : [];
  });
  await told(
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
  await told(
    Array.from({ length: 24 }, (_, index) => `RK-${String(index + 1).padStart(4, '0')}`),
    (code) => code,
    (code) =>
      put('base.cyclePackage', { code, package: kind('RACK-ARM'), boughtOn: '2025-03-10', usedCycles: 40, maxCycles: 600 }),
  );
}
