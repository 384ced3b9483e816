import { type Id, type Text, toDateTime } from '@takt/model';
import { type Ctx, Refused } from '@takt/engine';
import { addDays, type DayType, isWorked, standardDay } from '../defs/calendar/calendar.ts';
import { shiftAt, type Stretch } from '../defs/calendar/shift-time.ts';
import { COMPANY } from '../defs/calendar/work-calendar.ts';

export interface PlantShift extends Stretch {
  readonly id: Id;
  readonly code: string;
  readonly name: Text;
}
/** Where an instant lies in the working time of a plant. */
export interface PlantTime {
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
  const [before, on] = await shiftsOf(ctx, plant, [addDays(day, -1), day]);
  const { on: date, shift } = shiftAt(before ?? [], on ?? [], at);
  return { date, shift };
}

interface DayOfPlant {
  readonly on: string;
  readonly type: DayType | null;
  readonly shifts: readonly PlantShift[];
}
/**
 * The shifts a plant works on each of some days. What the nearest calendar says of a day goes before the schedule that began
 * last; on a day off nobody works, whatever the schedule says of its weekday.
 */
async function shiftsOf(ctx: Ctx, plant: Id, days: readonly string[]): Promise<readonly (readonly PlantShift[])[]> {
  const places = [plant, COMPANY];
  const found = await ctx.sql<DayOfPlant>`
    select d.day::text as "on", c.type, coalesce((select json_agg(json_build_object('id', s.id, 'code', s.code,
      'name', json_build_array(s.name, coalesce(s.name_en, s.name)), 'startAt', s.start_at, 'endAt', s.end_at) order by s.serial_no)
      from base_shift_model_shifts s where s.parent_id = coalesce(c.model, w.model)), '[]') as shifts
    from unnest(${days}::date[]) with ordinality as d (day, place)
    left join lateral (
      select k.type, k.shift_model_id as model from base_work_calendar_days k
      join base_work_calendar h on h.id = k.parent_id and h.deleted_at is null
      where h.place = any(${places}::text[]) and k.day_on = d.day
      order by array_position(${places}::text[], h.place::text) limit 1) c on true
    left join lateral (
      select case extract(isodow from d.day)::int when 1 then s.monday_id when 2 then s.tuesday_id when 3 then s.wednesday_id
        when 4 then s.thursday_id when 5 then s.friday_id when 6 then s.saturday_id else s.sunday_id end as model
      from base_work_schedule s
      where s.plant_id = ${plant} and s.workshop_id is null and s.line_id is null and s.mark_status = '1' and s.deleted_at is null
        and s.valid_from <= d.day and (s.valid_to is null or s.valid_to >= d.day)
      order by s.valid_from desc limit 1) w on true
    order by d.place`;
  return found.map(({ on, type, shifts }) => (isWorked(type ?? standardDay(on)) ? shifts : []));
}
