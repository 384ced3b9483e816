import type { Id } from '@takt/model';
import { answer, type Ctx, type Fragment, fragment } from '@takt/engine';
import { type DeliveryMonth, type DeliveryWeek, onTimeDeliveries } from '../defs/delivery/delivery-charts.ts';
import { ON_TIME_TARGET, ON_TIME_TOLERANCE } from '../defs/parameters.ts';
import { judgedLines, monthFrom } from './punctual-lines.ts';

const WEEKS = 12;
/** As many notes as a list can sensibly be limited to. */
const MOST_NOTES = 100;
const thisWeek = ({ clock }: Ctx): Fragment => fragment`date_trunc('week', ${clock}::timestamp)`;
const firstWeek = (ctx: Ctx): Fragment => fragment`(${thisWeek(ctx)} - ${WEEKS - 1}::int * interval '1 week')`;
const nextWeek = (ctx: Ctx): Fragment => fragment`(${thisWeek(ctx)} + interval '1 week')`;
const nextMonth = (ctx: Ctx): Fragment => monthFrom(ctx, -1);

const weeks = (ctx: Ctx, tolerance: number, vendor: Id | null): Fragment => fragment`
  with ${judgedLines(ctx, tolerance, { from: firstWeek(ctx), before: nextWeek(ctx), vendor })}
  select to_char(w.week, 'YYYY-MM-DD') as "from", to_char(w.week + interval '6 days', 'YYYY-MM-DD') as "to",
    to_char(w.week, 'IW') as week, count(j.number)::int as lines, (count(*) filter (where j.on_time))::int as "onTime",
    trim_scale(round(100.0 * count(*) filter (where j.on_time) / nullif(count(j.number), 0), 1))::text as percent
  from generate_series(${firstWeek(ctx)}, ${thisWeek(ctx)}, interval '1 week') w (week)
  left join judged j on date_trunc('week', j.planned) = w.week
  group by w.week order by w.week`;

const month = (ctx: Ctx, tolerance: number, vendor: Id | null): Fragment => fragment`
  with ${judgedLines(ctx, tolerance, { from: monthFrom(ctx), before: nextMonth(ctx), vendor })}
  select to_char(${monthFrom(ctx)}, 'YYYY-MM-DD') as "from", to_char(${nextMonth(ctx)} - interval '1 day', 'YYYY-MM-DD') as "to",
    count(*)::int as lines, (count(*) filter (where on_time))::int as "onTime",
    trim_scale(round(100.0 * count(*) filter (where on_time) / nullif(count(*), 0), 1))::text as percent,
    (coalesce(array_agg(distinct number) filter (where not on_time), '{}'))[1:${MOST_NOTES}::int] as "lateNotes"
  from judged`;

export const onTimeSeen = answer(onTimeDeliveries, async (ctx, { vendor }, { settings }) => {
  const company = await settings(ctx);
  const tolerance = company.value(ON_TIME_TOLERANCE);
  return {
    target: String(company.value(ON_TIME_TARGET)),
    weeks: await ctx.sql.run<DeliveryWeek>(weeks(ctx, tolerance, vendor)),
    month: await ctx.sql.one<DeliveryMonth>`${month(ctx, tolerance, vendor)}`,
  };
});
