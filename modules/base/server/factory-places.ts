import { type Entity, fill, tableName, type Text } from '@takt/model';
import { amend, type Ctx, Refused, whenSaved } from '@takt/engine';
import {
  DeliveryUnit,
  Line,
  Operator,
  ScreenProduct,
  Station,
  WorkCalendar,
  WorkHourBalance,
  WorkSchedule,
  WorkSection,
  Workshop,
} from '../defs/index.ts';

const APART: Text = ['{child}不属于所选的{parent}', '{child}: does not belong to the {parent} chosen'];
const [PLANT, WORKSHOP, LINE, SECTION, STATION]: readonly Text[] = [
  ['工厂', 'plant'],
  ['车间', 'workshop'],
  ['产线', 'line'],
  ['工段', 'work section'],
  ['工位', 'station'],
];

/** Where a row says it is: what it names of the factory model. */
interface Place {
  readonly plant: string | null;
  readonly workshop: string | null;
  readonly line: string | null;
  readonly section: string | null;
  readonly station: string | null;
}
/** Null for a row that is deleted. */
async function placeOf(ctx: Ctx, entity: Entity, id: string): Promise<Place | null> {
  const [found] = await ctx.sql.run<{ row: Readonly<Record<string, string | null>> }>({
    text: `select to_json(t) as row from app.${tableName(entity.id)} t where id = $1 and deleted_at is null`,
    values: [id],
  });
  if (!found) return null;
  const of = (column: string): string | null => found.row[column] ?? null;
  return {
    plant: of('plant_id'),
    workshop: of('workshop_id'),
    line: of('line_id'),
    section: of('work_section_id'),
    station: of('station_id'),
  };
}

interface PlaceParents {
  readonly stationLine: string | null;
  readonly sectionLine: string | null;
  readonly lineWorkshop: string | null;
  readonly linePlant: string | null;
  readonly workshopPlant: string | null;
}
/** What a row names of the factory lies in one another: its section in its line, its line in its workshop and plant. */
async function demandTogether(ctx: Ctx, { plant, workshop, line, section, station }: Place): Promise<void> {
  const parents = await ctx.sql.one<PlaceParents>`
    select (select line_id from base_station where id = ${station}) as "stationLine",
      (select line_id from base_work_section where id = ${section}) as "sectionLine",
      (select workshop_id from base_line where id = ${line}) as "lineWorkshop",
      (select plant_id from base_line where id = ${line}) as "linePlant",
      (select plant_id from base_workshop where id = ${workshop}) as "workshopPlant"`;
  const demand = (holds: boolean, field: string, child: Text | undefined, parent: Text | undefined): void => {
    if (!holds) throw Refused.at(field, 'factory.apart', fill(APART, { child, parent }));
  };
  demand(!station || parents.stationLine === line, 'station', STATION, LINE);
  demand(!section || parents.sectionLine === line, 'workSection', SECTION, LINE);
  demand(!line || !workshop || parents.lineWorkshop === workshop, 'line', LINE, WORKSHOP);
  demand(!line || parents.linePlant === plant, 'line', LINE, PLANT);
  demand(!workshop || parents.workshopPlant === plant, 'workshop', WORKSHOP, PLANT);
}

/** Rows that name a part of the factory and no longer say the same about it as the part itself does. */
const astray = async (ctx: Ctx, entity: Entity, column: string, of: string, says: object): Promise<readonly string[]> => {
  const differs = Object.keys(says).map((name, index) => `${name}_id is distinct from $${index + 2}`);
  const rows = await ctx.sql.run<{ id: string }>({
    text: `select id from app.${tableName(entity.id)} where ${column} = $1 and deleted_at is null and (${differs.join(' or ')})`,
    values: [of, ...Object.values(says)],
  });
  return rows.map(({ id }) => id);
};

type Says = Readonly<Partial<Record<'plant' | 'workshop' | 'line', string | null>>>;
/** Lets them say it, each with its own version and history. */
async function follow(ctx: Ctx, entity: Entity, column: string, of: string, says: Says): Promise<void> {
  for (const id of await astray(ctx, entity, column, of, says)) await amend(ctx, entity, id, says);
}

async function lineMoved(ctx: Ctx, line: string, { plant, workshop }: Pick<Place, 'plant' | 'workshop'>): Promise<void> {
  for (const entity of [WorkSection, Station, WorkHourBalance, ScreenProduct])
    await follow(ctx, entity, 'line_id', line, { plant });
  await follow(ctx, WorkCalendar, 'place', line, { plant });
  // What names a line names the workshop it stands in now.
  for (const entity of [WorkSchedule, Operator, DeliveryUnit]) await follow(ctx, entity, 'line_id', line, { plant, workshop });
}

async function workshopMoved(ctx: Ctx, workshop: string, plant: string | null): Promise<void> {
  await follow(ctx, WorkCalendar, 'place', workshop, { plant });
  const lines = await astray(ctx, Line, 'workshop_id', workshop, { plant });
  for (const line of lines) {
    await amend(ctx, Line, line, { plant: plant ?? '' });
    await lineMoved(ctx, line, { plant, workshop });
  }
  for (const entity of [WorkSchedule, Operator, DeliveryUnit]) await follow(ctx, entity, 'workshop_id', workshop, { plant });
}

/** A row stands where it says; what stands below it, and what else names it, goes with it when it moves. */
export const placed = (entity: Entity, moved?: (ctx: Ctx, id: string, place: Place) => Promise<void>) =>
  whenSaved(entity, async (ctx, id, before) => {
    const place = await placeOf(ctx, entity, id);
    if (!place) return;
    await demandTogether(ctx, place);
    if (before) await moved?.(ctx, id, place);
  });

export const factoryPlaced = [
  placed(Workshop, (ctx, id, { plant }) => workshopMoved(ctx, id, plant)),
  placed(Line, (ctx, id, place) => lineMoved(ctx, id, place)),
  placed(WorkSection, (ctx, id, { line, plant }) => follow(ctx, Station, 'work_section_id', id, { line, plant })),
  placed(Station),
  placed(WorkSchedule),
  placed(Operator),
  placed(DeliveryUnit),
  placed(WorkHourBalance),
  placed(ScreenProduct),
];
