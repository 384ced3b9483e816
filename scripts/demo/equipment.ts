import type { Ctx } from '@takt/engine';
import * as story from './equipment-story.ts';
import type { Put } from './factory.ts';
import * as upkeep from './upkeep-story.ts';

type Find = (code: string) => string;
type Values = Readonly<Record<string, unknown>>;
interface EquipmentInputs {
  readonly plant: Find;
  readonly part: Find;
  readonly unit: Find;
  readonly department: Find;
  readonly user: Find;
}
interface Place {
  readonly station: string | null;
  readonly line: string | null;
  readonly workshop: string | null;
  readonly plant: string;
}

const placesOf = async (ctx: Ctx): Promise<ReadonlyMap<string, Place>> => {
  const rows = await ctx.sql<Place & { readonly no: string }>`
    select s.station_no as no, s.id as station, s.line_id as line, l.workshop_id as workshop, s.plant_id as plant
    from base_station s join base_line l on l.id = s.line_id`;
  return new Map(rows.map(({ no, ...place }) => [no, place]));
};

/** The machines with their types, faults, checks, spare parts and tooling; gives back where devices are found. */
export async function seedEquipment(ctx: Ctx, put: Put, inputs: EquipmentInputs): Promise<Find> {
  const all = async (entity: string, key: string, rows: readonly Values[]): Promise<Find> => {
    const ids = new Map<string, string>();
    for (const row of rows) ids.set(String(row[key]), await put(`equipment.${entity}`, row));
    return (code) => ids.get(code) ?? '';
  };
  const places = await placesOf(ctx);
  const types = story.deviceTypes.map(([code, name, nameEn, family, lifeYears, special]) => ({
    code,
    name,
    nameEn,
    family,
    lifeYears,
    special: special ? '1' : '0',
  }));
  const type = await all('deviceType', 'code', types);
  const spares = upkeep.spareParts.map(
    ([sparePartNo, name, nameEn, category, spec, brand, minStock, maxStock, price, leadDays, critical], index) => ({
      sparePartNo,
      name,
      nameEn,
      category,
      spec,
      brand,
      minStock,
      maxStock,
      price,
      leadDays,
      critical: critical ? '1' : '0',
      unit: inputs.unit('PCS'),
      place: `备件库 ${1 + (index % 4)} 号柜`,
    }),
  );
  const spare = await all('sparePart', 'sparePartNo', spares);
  const device = await seedDevices(put, inputs, places, { type, spare });
  const faults = story.faults.map(([code, name, nameEn, category, of, grade, usualCause, measure, repairMinutes]) => ({
    code,
    name,
    nameEn,
    category,
    grade,
    usualCause,
    measure,
    repairMinutes,
    deviceType: of && type(of),
  }));
  await all('faultCode', 'code', faults);
  const checks = upkeep.checkItems.map(([code, name, nameEn, of, occasion, place, criterion, value], index) => {
    const [lower = null, upper = null, unitName = null] = value ?? [];
    return {
      code,
      name,
      nameEn,
      occasion,
      place,
      criterion,
      lower,
      upper,
      unitName,
      kind: value ? 'value' : 'yesNo',
      deviceType: of && type(of),
      sequence: (index + 1) * 10,
      minutes: occasion === 'upkeep' ? 15 : 2,
    };
  });
  await all('checkItem', 'code', checks);
  const toolings = upkeep.toolings.map(([toolingNo, name, nameEn, kind, of, at, life, usedLife]) => {
    const { station, line, plant } = places.get(at) ?? {};
    return {
      toolingNo,
      name,
      nameEn,
      kind,
      part: of && inputs.part(of),
      station,
      line,
      plant,
      life,
      usedLife,
      condition: 'inUse',
    };
  });
  await all('tooling', 'toolingNo', toolings);
  return device;
}

/** When a machine came, what it cost and took, how long it has run; the machining lines were built one after the other. */
function pastOf(deviceNo: string, type: string, index: number): Values {
  const [price, powerKw] = story.worth[type] ?? [20_000, 1];
  const year = 2019 + ((index * 5) % 7);
  const installedOn = `${year}-${String(1 + ((index * 7) % 12)).padStart(2, '0')}-${String(3 + ((index * 11) % 24)).padStart(2, '0')}`;
  const condition = story.conditions[deviceNo] ?? 'running';
  const hours = (2026 - year) * (powerKw > 20 ? 4100 : 3300) + ((index * 173) % 900);
  return {
    installedOn,
    madeOn: `${year - 1}-${String(1 + ((index * 3) % 12)).padStart(2, '0')}-15`,
    warrantyUntil: `${year + 2}${installedOn.slice(4)}`,
    serialNo: `${type.replaceAll('-', '')}${year - 1}${String(1017 + index * 131)}`,
    price: String(price * (100 + ((index * 3) % 9))),
    powerKw: String(powerKw),
    runHours: String(hours),
    condition,
  };
}

interface Known {
  readonly type: Find;
  readonly spare: Find;
}
async function seedDevices(
  put: Put,
  { plant, department, user }: EquipmentInputs,
  places: ReadonlyMap<string, Place>,
  { type, spare }: Known,
): Promise<Find> {
  const ids = new Map<string, string>();
  const stands = new Map<string, Place>();
  const keeping = { department: department('D60'), keeper: user('repair') };
  const nowhere: Place = { station: null, line: null, workshop: null, plant: plant('NB01') };
  for (const [index, [deviceNo, name, nameEn, of, at, importance, maker, model]] of story.devices.entries()) {
    const place = places.get(at ?? '') ?? nowhere;
    const spareParts = (upkeep.builtIn[deviceNo] ?? []).map(([no, qty]) => ({ sparePart: spare(no), qty }));
    const row = { deviceNo, name, nameEn, deviceType: type(of), importance, maker, model, assetNo: `FA-${deviceNo}` };
    stands.set(deviceNo, place);
    ids.set(
      deviceNo,
      await put('equipment.device', { ...row, ...place, ...keeping, ...pastOf(deviceNo, of, index), spareParts }),
    );
  }
  for (const [index, [deviceNo, name, nameEn, of, parent]] of story.components.entries()) {
    const row = { deviceNo, name, nameEn, deviceType: type(of), parentDevice: ids.get(parent), ...stands.get(parent) };
    ids.set(deviceNo, await put('equipment.device', { ...row, ...keeping, ...pastOf(deviceNo, of, index) }));
  }
  return (code) => ids.get(code) ?? '';
}
