import { addDays, type Id, plusHours, type Text, toDateTime } from '@takt/model';
import { type Ctx, Refused, verbatim } from '@takt/engine';
import { type DayType, isWorked, standardDay } from '../defs/calendar/calendar.ts';
import { pastMidnight, shiftAt, type Stretch } from '../defs/calendar/shift-time.ts';
import { COMPANY } from '../defs/calendar/work-calendar.ts';
import { afterWorking, type WorkDay, workSpans } from '../defs/calendar/working-time.ts';

interface PlantShift extends Stretch {
  readonly id: Id;
  readonly code: string;
  readonly name: Text;
}
/** Where an instant lies in the working time of a plant. */
interface PlantTime {
  /** The business date: hours after midnight belong to the day on which their shift began. */
  readonly date: string;
  /** Null outside of working hours. */
  readonly shift: PlantShift | null;
}

/** An instant by the clocks of a plant, as the wire writes it; of the company where there is no plant. */
export async function plantClock(ctx: Ctx, plant: Id | null, instant: Date): Promise<string> {
  if (plant === null) return toDateTime(instant, ctx.zone);
  const found = await ctx.sql.maybe<{ zone: string }>`
    select time_zone as zone from base_plant where id = ${plant} and deleted_at is null`;
  if (!found) throw Refused.of('not.found');
  return toDateTime(instant, found.zone);
}

/** The business date and the shift of a plant at an instant, from its calendar and its schedule. */
export async function plantTime(ctx: Ctx, plant: Id, instant: Date): Promise<PlantTime> {
  const at = await plantClock(ctx, plant, instant);
  const day = at.slice(0, 10);
  const [before, on] = await daysOf(ctx, plant, addDays(day, -1), day);
  const { on: date, shift } = shiftAt(before?.shifts ?? [], on?.shifts ?? [], at);
  return { date, shift };
}

/** The same of a moment by the company's clock, on a line with a calendar or a schedule of its own. */
export async function lineTime(ctx: Ctx, plant: Id, line: Id | null, moment: string): Promise<PlantTime> {
  const { at, workshop } = await ctx.sql.one<{ at: string; workshop: Id | null }>`
    select to_char((${moment}::timestamp at time zone ${ctx.zone}) at time zone p.time_zone, 'YYYY-MM-DD HH24:MI:SS') as at,
      (select l.workshop_id from base_line l where l.id = ${line}::uuid) as workshop
    from base_plant p where p.id = ${plant}`;
  const day = at.slice(0, 10);
  const within = { ...(line && { line }), ...(workshop && { workshop }) };
  const [before, on] = await daysOf(ctx, plant, addDays(day, -1), day, within);
  const { on: date, shift } = shiftAt(before?.shifts ?? [], on?.shifts ?? [], at);
  return { date, shift };
}

/** When the business day of a plant that an instant belongs to is over, by the clock of the company. */
export async function businessDayEnd(ctx: Ctx, plant: Id, instant: Date): Promise<string> {
  const { date } = await plantTime(ctx, plant, instant);
  const [on] = await daysOf(ctx, plant, date, date);
  const night = on?.shifts.find(pastMidnight);
  return inCompany(ctx, plant, `${addDays(date, 1)} ${night ? night.endAt.slice(0, 5) : '00:00'}:00`);
}

/** A fortnight is enough for almost everything; a deadline over Golden Week and more looks further. */
const AHEAD = [14, 400] as const;

/**
 * The company's clock once so many working hours of a plant have passed, nights, breaks and days off left out. Where a plant has not
 * that much working time in a year nobody has told when it works: the hours of the clock count.
 */
export async function plusWorkingHours(ctx: Ctx, plant: Id, hours: number): Promise<string> {
  const at = await plantClock(ctx, plant, ctx.now);
  const day = at.slice(0, 10);
  for (const ahead of AHEAD) {
    const due = afterWorking(await daysOf(ctx, plant, addDays(day, -1), addDays(day, ahead)), at, hours);
    if (due !== null) return at === ctx.clock ? due : inCompany(ctx, plant, due);
  }
  return plusHours(ctx.clock, hours);
}

/** When a plant works in the days to come, by the clock of the company; the night shift of yesterday may still run. */
export async function plantWork(ctx: Ctx, plant: Id, days: number): Promise<readonly { begins: string; ends: string }[]> {
  const day = (await plantClock(ctx, plant, ctx.now)).slice(0, 10);
  const spans = workSpans(await daysOf(ctx, plant, addDays(day, -1), addDays(day, days)));
  return ctx.sql<{ begins: string; ends: string }>`
    select to_char((s.begins at time zone p.time_zone) at time zone ${ctx.zone}, 'YYYY-MM-DD HH24:MI:SS') as begins,
      to_char((s.ends at time zone p.time_zone) at time zone ${ctx.zone}, 'YYYY-MM-DD HH24:MI:SS') as ends
    from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as s (begins timestamp, ends timestamp)
    join base_plant p on p.id = ${plant} order by 1`;
}

/** When the day by the clocks of a plant began, by the clock of the company. */
export const plantMidnight = async (ctx: Ctx, plant: Id): Promise<string> =>
  inCompany(ctx, plant, `${(await plantClock(ctx, plant, ctx.now)).slice(0, 10)} 00:00:00`);

/** A moment of a plant's clock by that of the company. */
async function inCompany(ctx: Ctx, plant: Id, moment: string): Promise<string> {
  const { at } = await ctx.sql.one<{ at: string }>`
    select to_char((${moment}::timestamp at time zone p.time_zone) at time zone ${ctx.zone}, 'YYYY-MM-DD HH24:MI:SS') as at
    from base_plant p where p.id = ${plant}`;
  return at;
}

/** The shifts a schedule `s` has on the weekday of `d.day`. */
export const shiftsOfWeekday = verbatim(`case extract(isodow from d.day)::int when 1 then s.monday_id when 2 then s.tuesday_id
  when 3 then s.wednesday_id when 4 then s.thursday_id when 5 then s.friday_id when 6 then s.saturday_id else s.sunday_id end`);

interface DayRow {
  readonly on: string;
  readonly type: DayType | null;
  readonly scheduled: boolean | null;
  readonly shifts: readonly PlantShift[];
  readonly breaks: readonly Stretch[];
}
/** A workshop or a line of the plant, whose own calendars and schedules go first. */
interface Within {
  readonly workshop?: Id;
  readonly line?: Id;
}
interface PlantDay extends WorkDay {
  readonly shifts: readonly PlantShift[];
}
/**
 * How a plant, or a line of it, works on each day from one to another. What the nearest calendar says of a day goes first; where it says nothing the
 * schedule that began last decides, also of Saturdays; where there is none, the weekday.
 */
export async function daysOf(
  ctx: Ctx,
  plant: Id,
  from: string,
  to: string,
  { line, workshop }: Within = {},
): Promise<readonly PlantDay[]> {
  const places = [line, workshop, plant, COMPANY].filter((one) => one !== undefined);
  const found = await ctx.sql<DayRow>`
    select d.day::date::text as "on", c.type, case when w.id is not null then w.model is not null end as scheduled,
      coalesce((select json_agg(json_build_object('id', s.id, 'code', s.code,
        'name', json_build_array(s.name, coalesce(s.name_en, s.name)), 'startAt', s.start_at, 'endAt', s.end_at) order by s.serial_no)
        from base_shift_model_shifts s where s.parent_id = coalesce(c.model, w.model)), '[]') as shifts,
      coalesce((select json_agg(json_build_object('startAt', b.start_at, 'endAt', b.end_at) order by b.position)
        from base_shift_model_breaks b where b.parent_id = coalesce(c.model, w.model)), '[]') as breaks
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d (day)
    left join lateral (
      select k.type, k.shift_model_id as model from base_work_calendar_days k
      join base_work_calendar h on h.id = k.parent_id and h.deleted_at is null
      where h.place = any(${places}::text[]) and k.day_on = d.day::date
      order by array_position(${places}::text[], h.place::text) limit 1) c on true
    left join lateral (
      select s.id, ${shiftsOfWeekday} as model
      from base_work_schedule s
      where s.plant_id = ${plant} and (s.workshop_id is null or s.workshop_id = ${workshop ?? null}::uuid)
        and (s.line_id is null or s.line_id = ${line ?? null}::uuid) and s.mark_status = '1' and s.deleted_at is null
        and s.valid_from <= d.day::date and (s.valid_to is null or s.valid_to >= d.day::date)
      order by s.line_id is null, s.workshop_id is null, s.valid_from desc limit 1) w on true
    order by d.day`;
  return found.map(({ on, type, scheduled, shifts, breaks }) => {
    const worked = type === null ? (scheduled ?? isWorked(standardDay(on))) : isWorked(type);
    return { on, worked, shifts: worked ? shifts : [], breaks };
  });
}
