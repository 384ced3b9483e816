import type { Ctx } from '@takt/engine';
import * as story from './equipment-story.ts';
import type { Put } from './factory.ts';
import * as upkeep from './upkeep-story.ts';

type Find = (code: string) => string;
type Values = Readonly<Record<string, unknown>>;
interface Around {
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
export async function seedEquipment(ctx: Ctx, put: Put, inputs: Around): Promise<Find> {
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
  const device = await tellDevices(put, inputs, places, { type, spare });
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

interface Known {
  readonly type: Find;
  readonly spare: Find;
}
async function tellDevices(
  put: Put,
  { plant, department, user }: Around,
  places: ReadonlyMap<string, Place>,
  { type, spare }: Known,
): Promise<Find> {
  const ids = new Map<string, string>();
  const stands = new Map<string, Place>();
  const keeping = { department: department('D60'), keeper: user('repair'), installedOn: '2023-09-01' };
  const nowhere: Place = { station: null, line: null, workshop: null, plant: plant('NB01') };
  for (const [deviceNo, name, nameEn, of, at, importance, maker, model] of story.devices) {
    const place = places.get(at ?? '') ?? nowhere;
    const spareParts = (upkeep.builtIn[deviceNo] ?? []).map(([no, qty]) => ({ sparePart: spare(no), qty }));
    const row = { deviceNo, name, nameEn, deviceType: type(of), importance, maker, model, assetNo: `FA-${deviceNo}` };
    stands.set(deviceNo, place);
    ids.set(deviceNo, await put('equipment.device', { ...row, ...place, ...keeping, spareParts }));
  }
  for (const [deviceNo, name, nameEn, of, parent] of story.components) {
    const row = { deviceNo, name, nameEn, deviceType: type(of), parentDevice: ids.get(parent), ...stands.get(parent) };
    ids.set(deviceNo, await put('equipment.device', { ...row, ...keeping }));
  }
  return (code) => ids.get(code) ?? '';
}
