import { addDays, type Id } from '@takt/model';
import { answer, Refused, seesIn } from '@takt/engine';
import { type LineDay, lineHours } from '../defs/calendar/line-hours.ts';
import { workingMinutes } from '../defs/calendar/shift-time.ts';
import { daysOf } from './plant-time.ts';

const DAYS = 28;

/** The calendar and the shifts say how long the line works, the figures valid on each day what it can do in that time. */
export const lineHoursAnswer = answer(lineHours, async (ctx, { balance, from }) => {
  const of = await ctx.sql.maybe<{ plant: Id; workshop: Id; line: Id }>`
    select b.plant_id as plant, l.workshop_id as workshop, b.line_id as line from base_work_hour_balance b
    join base_line l on l.id = b.line_id where b.id = ${balance} and b.deleted_at is null`;
  if (!of || !seesIn(ctx, 'plant', of.plant)) throw Refused.of('not.found');
  const { plant, workshop, line } = of;
  const days = (await daysOf(ctx, plant, from, addDays(from, DAYS - 1), { workshop, line })).map((day) => ({
    on: day.on,
    minutes: day.worked && day.shifts.length === 0 ? null : workingMinutes(day),
  }));
  return ctx.sql<LineDay>`
    select to_char(d."on", 'YYYY-MM-DD') as "on", trim_scale(round(d.minutes / 60, 2))::text as "netHours", f.headcount,
      trim_scale(round(d.minutes * f.headcount * f.attendance * f.efficiency / 600000, 2))::text as "availableHours"
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d ("on" date, minutes numeric)
    left join lateral (select b.headcount, b.attendance, b.efficiency from base_work_hour_balance b
      where b.line_id = ${line} and b.mark_status = '1' and b.deleted_at is null and b.valid_from <= d."on"
      order by b.valid_from desc, b.id desc limit 1) f on true
    order by d."on"`;
});
