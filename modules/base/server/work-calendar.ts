import { date, isId, type Text, valueProblem } from '@takt/model';
import { allowedIn, answer, type Ctx, Refused, seesIn, whenSaved } from '@takt/engine';
import { DAY_TYPES, type DayType, isWorked, standardDay, type Worked } from '../defs/calendar/calendar.ts';
import {
  type CalendarPlace,
  calendarPlaces,
  COMPANY,
  type PaintedDay,
  paintDays,
  PAST_DAY,
  type SpecialDay,
  WorkCalendar,
  workYear,
} from '../defs/calendar/work-calendar.ts';
import { plantClock, shiftsOfWeekday } from './plant-time.ts';

/** A place with those around it, the nearest first: a line, its workshop, its plant, the company. */
interface Located {
  readonly chain: readonly string[];
  readonly plant: string | null;
  readonly name: string;
}
const OF_COMPANY: Text = ['公司日历', 'Company calendar'];

async function locate(ctx: Ctx, place: string): Promise<Located> {
  if (place === COMPANY) return { chain: [COMPANY], plant: null, name: OF_COMPANY[0] };
  const found = isId(place)
    ? await ctx.sql.maybe<{ plant: string; workshop: string | null; line: string | null; name: string }>`
        select id as plant, null::uuid as workshop, null::uuid as line, name from base_plant where id = ${place} and deleted_at is null
        union all select plant_id, id, null, name from base_workshop where id = ${place} and deleted_at is null
        union all select plant_id, workshop_id, id, name from base_line where id = ${place} and deleted_at is null`
    : null;
  if (!found || !seesIn(ctx, 'plant', found.plant)) throw Refused.of('not.found');
  const { plant, workshop, line, name } = found;
  return { chain: [line, workshop, plant, COMPANY].filter((one) => one !== null), plant, name };
}

interface DayRow {
  readonly place: string;
  readonly on: string;
  readonly type: DayType;
  readonly shiftModel: string | null;
}
const daysOf = (ctx: Ctx, places: readonly string[], from: string, to: string): Promise<readonly DayRow[]> =>
  ctx.sql<DayRow>`
    select c.place, d.day_on::text as "on", d.type, d.shift_model_id as "shiftModel" from base_work_calendar c join base_work_calendar_days d on d.parent_id = c.id
    where c.deleted_at is null and c.place = any(${places}::text[]) and d.day_on between ${from}::date and ${to}::date
    order by array_position(${places}::text[], c.place::text), d.day_on`;

/** What calendars say of days, the nearest of them first. */
const nearest = (rows: readonly DayRow[]): ReadonlyMap<string, DayRow> => new Map(rows.toReversed().map((row) => [row.on, row]));

/** Which days a place works between two days; `back` and `fwd` walk over it. */
export async function workedAt(ctx: Ctx, place: string, from: string, to: string): Promise<Worked> {
  const { chain, plant } = await locate(ctx, place);
  const days = nearest(await daysOf(ctx, chain, from, to));
  const scheduled = new Map((await scheduledOf(ctx, chain, plant, from, to)).map(({ on, worked }) => [on, worked]));
  return (day) => {
    const type = days.get(day)?.type;
    return type ? isWorked(type) : (scheduled.get(day) ?? isWorked(standardDay(day)));
  };
}

/** Whether the nearest schedule, line before workshop before plant, has shifts on each day; days no schedule speaks of are missing. */
const scheduledOf = (
  ctx: Ctx,
  chain: readonly string[],
  plant: string | null,
  from: string,
  to: string,
): Promise<readonly { readonly on: string; readonly worked: boolean }[]> =>
  ctx.sql<{ on: string; worked: boolean }>`
    select d.day::date::text as "on", w.model is not null as worked
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d (day)
    join lateral (
      select ${shiftsOfWeekday} as model
      from base_work_schedule s
      where s.plant_id = ${plant}::uuid and (s.line_id is null or s.line_id::text = any(${chain}::text[]))
        and (s.workshop_id is null or s.workshop_id::text = any(${chain}::text[])) and s.mark_status = '1' and s.deleted_at is null
        and s.valid_from <= d.day::date and (s.valid_to is null or s.valid_to >= d.day::date)
      order by s.line_id is null, s.workshop_id is null, s.valid_from desc limit 1) w on true`;

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly days: readonly {
    readonly id: string;
    readonly dayOn: string;
    readonly type: DayType;
    readonly shiftModel: string | null;
  }[];
}
/** A calendar with all its days, held until the end of the transaction. */
const stored = (ctx: Ctx, place: string): Promise<Stored | null> =>
  ctx.sql.maybe<Stored>`
    select c.id, c.version, coalesce((select json_agg(json_build_object('id', d.id, 'dayOn', d.day_on, 'type', d.type,
      'shiftModel', d.shift_model_id) order by d.position) from base_work_calendar_days d where d.parent_id = c.id), '[]') as days
    from base_work_calendar c where c.place = ${place} and c.deleted_at is null for update`;

const aDay = date('日期', 'Date', { required: true });
function demandDays(days: readonly PaintedDay[] | null): readonly PaintedDay[] {
  const sound = (day: PaintedDay | null): boolean => day !== null && typeof day === 'object' && soundDay(day);
  if (!Array.isArray(days) || days.length > 366 || !days.every(sound)) throw Refused.of('value');
  return days;
}
const soundDay = ({ on, type, shiftModel = null }: PaintedDay): boolean =>
  valueProblem(aDay, on) === null &&
  (type === null || Object.hasOwn(DAY_TYPES, type)) &&
  (shiftModel === null || (isId(shiftModel) && type !== null && isWorked(type)));

type StoredDay = Stored['days'][number];
const isOther = ({ type, shiftModel }: PaintedDay, before: StoredDay | undefined): boolean =>
  type !== (before?.type ?? null) || (shiftModel !== undefined && shiftModel !== (before?.shiftModel ?? null));

export const calendarAnswers = [
  answer(
    calendarPlaces,
    (ctx) => ctx.sql<CalendarPlace>`
      select p.id, json_build_array(p.name, coalesce(p.name_en, p.name)) as label, p.parent from (
        select id, null::uuid as parent, name, name_en, code, id as plant, 0 as depth from base_plant
          where deleted_at is null and mark_status = '1'
        union all select id, plant_id, name, name_en, code, plant_id, 1 from base_workshop where deleted_at is null and mark_status = '1'
        union all select id, workshop_id, name, name_en, code, plant_id, 2 from base_line where deleted_at is null and mark_status = '1') p
      where ${allowedIn(ctx, 'plant')}::uuid[] is null or p.plant = any(${allowedIn(ctx, 'plant')}::uuid[])
      order by p.depth, p.code`,
  ),

  answer(workYear, async (ctx, { place, year }) => {
    const { chain, plant } = await locate(ctx, place);
    const rows = await daysOf(ctx, chain, `${year}-01-01`, `${year}-12-31`);
    const above = nearest(rows.filter((row) => row.place !== place));
    const days = [...nearest(rows).values()].map(
      ({ on, type, shiftModel, place: from }): SpecialDay => ({
        on,
        type,
        shiftModel,
        own: from === place,
        otherwise: above.get(on)?.type ?? standardDay(on),
      }),
    );
    const calendar = await ctx.sql.maybe<{ id: string; version: number }>`
      select id, version from base_work_calendar where place = ${place} and deleted_at is null`;
    const lacks = [`${WorkCalendar.id}.edit`, ...(calendar ? [] : [`${WorkCalendar.id}.create`])].find(
      (one) => !ctx.actor.can(one),
    );
    return {
      today: (await plantClock(ctx, plant, ctx.now)).slice(0, 10),
      calendar,
      days: days.toSorted((a, b) => (a.on < b.on ? -1 : 1)),
      lacks: lacks ?? null,
    };
  }),

  answer(paintDays, async (ctx, { place, days }, { save }) => {
    const { plant, name } = await locate(ctx, place);
    const painted = new Map(demandDays(days).map((day) => [day.on, day]));
    const known = await stored(ctx, place);
    const before = new Map((known?.days ?? []).map((day) => [day.dayOn, day]));
    const changed = [...painted.values()].filter((day) => isOther(day, before.get(day.on)));
    if (changed.length === 0) return { changed: 0 };
    const kept = [...before.values()].flatMap((day) => {
      const { type, shiftModel = day.shiftModel } = painted.get(day.dayOn) ?? day;
      // A day off has no shifts.
      return type ? [{ ...day, type, shiftModel: isWorked(type) ? shiftModel : null }] : [];
    });
    const added = changed.flatMap(({ on, type, shiftModel = null }) =>
      type && !before.has(on) ? [{ dayOn: on, type, shiftModel }] : [],
    );
    const row = { ...(known ? { id: known.id, version: known.version } : { place, name, plant }), days: [...kept, ...added] };
    await save(ctx, WorkCalendar, row);
    return { changed: changed.length };
  }),
];

/** B053: what a day was is not rewritten afterwards; hours were worked and paid by it. */
export const calendarSaved = whenSaved(WorkCalendar, async (ctx, id, before) => {
  const after = await ctx.sql<{ dayOn: string; type: string; shiftModel: string | null }>`
    select d.day_on::text as "dayOn", d.type, d.shift_model_id as "shiftModel" from base_work_calendar_days d
    join base_work_calendar c on c.id = d.parent_id and c.deleted_at is null where c.id = ${id}`;
  const calendar = await ctx.sql.maybe<{
    plant: string | null;
  }>`select plant_id as plant from base_work_calendar where id = ${id}`;
  const today = (await plantClock(ctx, calendar?.plant ?? null, ctx.now)).slice(0, 10);
  const past = (days: readonly Readonly<Record<string, unknown>>[]): string =>
    JSON.stringify(
      days
        .filter(({ dayOn }) => String(dayOn) < today)
        .map(({ dayOn, type, shiftModel }) => [dayOn, type, shiftModel ?? null])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    );
  const were = before?.['days'];
  if (past(after) !== past(Array.isArray(were) ? were : [])) throw Refused.at('days', 'B053', PAST_DAY);
});
