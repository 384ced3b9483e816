import { addDays, daysFromTo, weekdayOf } from '@takt/model';
import type { Ctx } from '@takt/engine';
import * as story from './factory-story.ts';

type Find = (code: string) => string;
type Values = Readonly<Record<string, unknown>>;
/** Saves a row of an entity and tells its id. */
export type Put = (entity: string, row: Values, as?: Ctx) => Promise<string>;
/** Where lines and stations are found again, by their codes. */
export interface Floor {
  readonly line: Find;
  readonly station: Find;
}
/** And who works there, by number. */
interface MannedFloor extends Floor {
  readonly operator: Find;
}
interface FactoryInputs {
  readonly plant: Find;
  readonly workshop: Find;
  readonly department: Find;
  readonly costCentre: Find;
}

/** The numbers costs are collected under; workshops name them. */
export async function seedCostCentres(put: Put, plant: Find, department: Find): Promise<Find> {
  const ids = new Map<string, string>();
  for (const centre of story.costCentres) {
    const row = { ...centre, plant: plant(centre.plant), department: department(centre.department), validFrom: '2026-01-01' };
    ids.set(centre.code, await put('base.costCentre', row));
  }
  return (code) => ids.get(code) ?? '';
}

/** Lines with sections and stations, shifts and schedules, operators with their skills, and the year's holidays. */
export async function seedFactory(ctx: Ctx, put: Put, inputs: FactoryInputs): Promise<MannedFloor> {
  const floor = await seedLines(put, inputs);
  const operators = new Map<string, string>();
  const { line } = floor;
  await seedShifts(ctx, put, inputs, line);
  for (const rows of story.operators) {
    const of = story.lines.find(({ code }) => code === rows.line);
    const operator = await put('base.operator', {
      operatorNo: rows.no,
      name: rows.name,
      nameEn: rows.nameEn,
      plant: inputs.plant(of?.plant ?? ''),
      workshop: inputs.workshop(of?.workshop ?? ''),
      line: line(rows.line),
      team: rows.team,
      skills: rows.skills.map(([skill, level, certificateNo = null, validUntil = null]) => ({
        skill,
        level,
        certificateNo,
        validUntil,
      })),
    });
    operators.set(rows.no, operator);
  }
  await seedCalendar(ctx, put);
  return { ...floor, operator: (no) => operators.get(no) ?? '' };
}

async function seedLines(put: Put, { plant, workshop, costCentre }: FactoryInputs): Promise<Floor> {
  const ids = new Map<string, string>();
  const stationIds = new Map<string, string>();
  for (const { sections, headcount, ...rows } of story.lines) {
    const place = { plant: plant(rows.plant) };
    const centre = costCentre(story.centreOf[rows.workshop] ?? '');
    const line = await put('base.line', { ...rows, ...place, workshop: workshop(rows.workshop), costCentre: centre });
    ids.set(rows.code, line);
    let step = 0;
    for (const [index, { name, stations }] of sections.entries()) {
      const code = `${rows.code}-${String.fromCharCode(65 + index)}`;
      const section = name && { code, name: name[0], nameEn: name[1], sequence: index + 1, line, ...place };
      const workSection = section ? await put('base.workSection', section) : null;
      for (const [stationName, nameEn, kind] of stations) {
        step += 10;
        const stationNo = `${rows.code}-${String(step).padStart(3, '0')}`;
        const station = { stationNo, name: stationName, nameEn, kind, sequence: step, line, workSection, ...place };
        stationIds.set(stationNo, await put('base.station', station));
      }
    }
    await put('base.workHourBalance', {
      code: `WH-${rows.code}`,
      line,
      ...place,
      validFrom: '2026-01-01',
      headcount,
      attendance: '96',
      efficiency: '88.5',
    });
  }
  return { line: (code) => ids.get(code) ?? '', station: (code) => stationIds.get(code) ?? '' };
}

const WORKING = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const week = (model: string, days: readonly string[] = WORKING): Values => Object.fromEntries(days.map((day) => [day, model]));

async function seedShifts(ctx: Ctx, put: Put, { plant, workshop }: FactoryInputs, line: Find): Promise<void> {
  const ids = new Map<string, string>();
  for (const model of story.shiftModels) ids.set(model.code, await put('base.shiftModel', model));
  const model: Find = (code) => ids.get(code) ?? '';
  const schedule = (row: Values): Promise<string> => put('base.workSchedule', row);
  const since = { validFrom: '2026-01-01' };
  await schedule({
    code: 'NB01',
    name: '一厂两班',
    nameEn: 'Plant 1, two shifts',
    plant: plant('NB01'),
    ...since,
    ...week(model('DN')),
  });
  await schedule({
    code: 'NB02',
    name: '二厂白班',
    nameEn: 'Plant 2, day shift',
    plant: plant('NB02'),
    ...since,
    ...week(model('DAY')),
  });
  const today = ctx.clock.slice(0, 10);
  const monday = addDays(today, 1 - weekdayOf(today));
  await schedule({
    code: 'AS-L1-RUSH',
    name: '制动钳赶产两周三班',
    nameEn: 'Calipers: two weeks of three shifts',
    plant: plant('NB01'),
    workshop: workshop('AS'),
    line: line('AS-L1'),
    validFrom: monday,
    validTo: addDays(monday, 13),
    ...week(model('3S'), [...WORKING, 'saturday']),
    remark: '华东整车追加订单',
  });
}

/** Entered on New Year's day, before any of it had passed. */
async function seedCalendar(ctx: Ctx, put: Put): Promise<void> {
  const days = Object.entries(story.holidays2026).flatMap(([type, spans]) =>
    spans.flatMap(([from, to]) => daysFromTo(from, to).map((dayOn) => ({ dayOn, type }))),
  );
  const newYear = { now: new Date('2025-12-31T16:00:00Z'), clock: '2026-01-01 00:00:00' };
  await put('base.workCalendar', { name: '公司日历', place: 'company', days }, { ...ctx, ...newYear });
}
