import { checkCharacterOf, spellOut } from '@takt/modules/warehouse/defs';
import type { Put } from './factory.ts';
import { seedReplenishment } from './warehouse-replenishment.ts';
import * as story from './warehouse-story.ts';

type Find = (code: string) => string;
type Values = Readonly<Record<string, unknown>>;
/** Creates many rows of a master together, and tells their ids. */
export type CreateMany = (entity: string, rows: readonly Values[]) => Promise<readonly string[]>;
interface WarehouseInputs {
  readonly warehouse: Find;
  readonly plant: Find;
  readonly line: Find;
  readonly part: Find;
  readonly vendor: Find;
  readonly customer: Find;
  readonly carrier: Find;
  readonly deliveryUnit: Find;
}
const findIn =
  (ids: ReadonlyMap<string, string>): Find =>
  (code) =>
    ids.get(code) ?? '';

type Bounds = readonly [string | number, string | number] | null;
const span = (bounds: Bounds) => ({ from: bounds && String(bounds[0]), to: bounds && String(bounds[1]) });

/** Areas, zones and locations, the lines at them, docks and berths, and rules that make sense of them. */
export async function seedWarehouses(
  put: Put,
  createMany: CreateMany,
  inputs: WarehouseInputs,
): Promise<{ readonly dock: Find }> {
  const { warehouse, plant, part } = inputs;
  const [areas, zones, locations] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  const floor = new Map<string, string>();
  const warehouseOf = (area: string): string => warehouse(story.areas.find(([, code]) => code === area)?.[0] ?? '');
  for (const [of, code, name, nameEn, purpose] of story.areas) {
    areas.set(code, await put('warehouse.area', { code, name, nameEn, warehouse: warehouse(of), purpose }));
  }
  for (const [index, [area, code, name, nameEn, storageType, abc]] of story.zones.entries()) {
    const place = { warehouse: warehouseOf(area), area: areas.get(area) };
    zones.set(code, await put('warehouse.zone', { code, name, nameEn, ...place, storageType, abc, pickOrder: index * 10 }));
  }
  for (const [zone, kind, prefix, aisle, rack, level, slot, walk, maxWeight] of story.patterns) {
    const [area = '', , , , , abc = null] = story.zones.find(([, code]) => code === zone) ?? [];
    const spans = { aisle: span(aisle), rack: span(rack), level: span(level), slot: span(slot) };
    const codes = spellOut({ prefix, separator: '-', digits: 2, spans });
    const ids = await createMany(
      'warehouse.location',
      codes.map(({ code, ...parts }, index) => ({
        code,
        ...parts,
        warehouse: warehouseOf(area),
        area: areas.get(area),
        zone: zones.get(zone),
        kind,
        abc,
        pickSequence: walk === null ? null : walk + index * 10,
        checkCharacter: checkCharacterOf(code),
        maxWeight,
        mixedLots: kind === 'storage' && !story.onTheFloor.includes(zone) ? '0' : '1',
        mixedParts: kind === 'storage' && !story.onTheFloor.includes(zone) ? '0' : '1',
        putawayLocked: story.onTheFloor.includes(zone) ? '1' : '0',
        pickLocked: story.lineSides.includes(zone) ? '1' : '0',
        fixedPart: part(story.fixed[code] ?? '') || null,
      })),
    );
    for (const [index, { code }] of codes.entries()) {
      locations.set(`${zone} ${code}`, ids[index] ?? '');
      if (story.onTheFloor.includes(zone)) floor.set(`${warehouseOf(area)} ${code}`, ids[index] ?? '');
    }
  }
  for (const [code, of, [material, side], [goods, finished], deviceRequired] of story.lineSettings)
    await put('production.lineSetting', {
      code,
      line: inputs.line(code),
      plant: plant(of),
      sideLocation: floor.get(`${warehouse(material)} ${side}`),
      finishedLocation: floor.get(`${warehouse(goods)} ${finished}`),
      deviceRequired,
    });
  await put('warehouse.locationGroup', {
    code: 'LG-PICK',
    name: '日常拣货面',
    nameEn: 'Daily pick face',
    warehouse: warehouse('WH-RM'),
    purpose: 'picking',
    locations: [1, 2, 3, 4, 5, 6, 7, 8].map((rack, index) => ({
      location: locations.get(`RM-A A-${String(rack).padStart(2, '0')}-01-01`),
      sequence: index + 1,
    })),
  });
  const docks = new Map<string, string>();
  for (const dock of story.docks) {
    docks.set(dock.code, await put('warehouse.dock', { ...dock, warehouse: warehouse(dock.warehouse) }));
  }
  for (const [index, [code, of, dock, kind, maxLength]] of story.berths.entries()) {
    const named = { name: `${code.slice(1)}号泊位`, nameEn: `Berth ${code.slice(1)}` };
    await put('warehouse.berth', {
      code,
      ...named,
      plant: plant(of),
      dock: dock && docks.get(dock),
      kind,
      maxLength,
      callOrder: index,
    });
  }
  await seedReplenishment(put, { warehouse, part, location: findIn(locations), deliveryUnit: inputs.deliveryUnit });
  await seedRoutes(put, inputs);
  await seedRules(put, inputs, findIn(zones));
  return { dock: findIn(docks) };
}

async function seedRoutes(put: Put, { warehouse, vendor, customer, carrier, deliveryUnit }: WarehouseInputs): Promise<void> {
  await put('warehouse.route', {
    code: 'R-MILK1',
    name: '甬台循环取货',
    nameEn: 'Milk run Ningbo–Taizhou',
    kind: 'milkRun',
    warehouse: warehouse('WH-RM'),
    carrier: carrier('T001'),
    distance: '186.5',
    minutes: 420,
    firstAt: '06:30:00',
    stops: ['V001', 'V002', 'V019'].map((code, index) => ({ sequence: index + 1, vendor: vendor(code), minutes: 30 })),
  });
  await put('warehouse.route', {
    code: 'R-AS1',
    name: '装配线边配送',
    nameEn: 'Line supply, assembly',
    kind: 'lineSupply',
    warehouse: warehouse('WH-RM'),
    minutes: 25,
    firstAt: '08:00:00',
    everyMinutes: 60,
    stops: ['DU-AS1', 'DU-MC'].map((code, index) => ({ sequence: index + 1, deliveryUnit: deliveryUnit(code), minutes: 5 })),
  });
  await put('warehouse.route', {
    code: 'R-HD',
    name: '华东整车直送',
    nameEn: 'Direct to East China Motors',
    kind: 'shipping',
    warehouse: warehouse('WH-FG'),
    carrier: carrier('T002'),
    distance: '228',
    minutes: 240,
    firstAt: '14:00:00',
    stops: [{ sequence: 1, customer: customer('C001'), minutes: 45 }],
  });
}

async function seedRules(put: Put, { warehouse, part, customer }: WarehouseInputs, zone: Find): Promise<void> {
  const [raw, finished] = [{ warehouse: warehouse('WH-RM') }, { warehouse: warehouse('WH-FG') }];
  await put('warehouse.putawayRule', {
    code: 'PA-RM',
    name: '原材料上架',
    nameEn: 'Putaway of raw material',
    ...raw,
    steps: [
      { sequence: 10, strategy: 'fixed' },
      { sequence: 20, strategy: 'within', part: part('STL-6001'), zone: zone('RM-FL'), remark: '板料放地堆' },
      { sequence: 30, strategy: 'sameLot' },
      { sequence: 40, strategy: 'within', abc: 'A', zone: zone('RM-A') },
      { sequence: 50, strategy: 'empty' },
      { sequence: 90, strategy: 'overflow' },
    ],
  });
  const rotation = await put('warehouse.rotationRule', {
    code: 'RO-RM',
    name: '原材料周转',
    nameEn: 'Rotation of raw material',
    ...raw,
    steps: [
      { sequence: 10, strategy: 'specified' },
      { sequence: 20, strategy: 'fefo', minRemainingDays: 30 },
      { sequence: 90, strategy: 'fifo' },
    ],
  });
  await put('warehouse.rotationRule', {
    code: 'RO-FG',
    name: '成品周转',
    nameEn: 'Rotation of finished goods',
    ...finished,
    steps: [
      { sequence: 10, strategy: 'specified', customer: customer('C001'), remark: '华东整车按批次要货' },
      { sequence: 90, strategy: 'fifo' },
    ],
  });
  await put('warehouse.allocationRule', {
    code: 'AL-RM',
    name: '生产领料分配',
    nameEn: 'Allocation for production',
    ...raw,
    rotationRule: rotation,
    steps: [
      { sequence: 10, strategy: 'remainders', zone: zone('RM-C') },
      { sequence: 20, strategy: 'fullPackages', zone: zone('RM-B') },
      { sequence: 90, strategy: 'inOrder' },
    ],
  });
  await put('warehouse.batchRule', {
    code: 'BA-RM',
    name: '原材料批号',
    nameEn: 'Batches of raw material',
    ...raw,
    prefix: 'RM',
  });
  await put('warehouse.batchRule', {
    code: 'BA-FG',
    name: '成品批号',
    nameEn: 'Batches of finished goods',
    ...finished,
    byVendor: '0',
    byVendorLot: '0',
    byProducedOn: '1',
    byReceivedOn: '0',
    prefix: 'FG',
    dayOf: 'produced',
    sequenceLength: 2,
  });
}
