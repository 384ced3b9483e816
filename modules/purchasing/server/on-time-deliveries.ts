import { answer, codes, type Ctx, type Fragment, fragment, inScope } from '@takt/engine';
import { vendorRows } from '@takt/modules/base/server';
import { type DeliveryWeek, onTimeDeliveries } from '../defs/delivery/delivery-charts.ts';
import { ON_TIME_TARGET, ON_TIME_TOLERANCE } from '../defs/parameters.ts';
import { DeliveryNote } from '../defs/index.ts';

const WEEKS = 8;
const thisWeek = ({ clock }: Ctx): Fragment => fragment`date_trunc('week', ${clock}::timestamp)`;
const firstWeek = (ctx: Ctx): Fragment => fragment`(${thisWeek(ctx)} - ${WEEKS - 1}::int * interval '1 week')`;

/**
 * On time is what arrives within [demand − early hours of the supplier, demand + tolerance], counted by line (domain handbook
 * §9, on-time rule). The demand of a line is the time its delivery plan asks for; a line of an order has only the day on which
 * the last of several drops is due, so the arrival its note was published with counts. A line is judged once its vehicle is
 * here, or once it should have been. It counts in the week its note was planned for: the list of notes finds it there.
 */
const weeks = (ctx: Ctx, tolerance: number): Fragment => fragment`
  with line as (
    select date_trunc('week', n.planned_arrival::timestamp) as week, n.gate_arrived_at::timestamp as came,
      coalesce(p.arrival_at, n.planned_arrival)::timestamp as demand, v.early_delivery_hours * interval '1 hour' as early,
      ${tolerance}::int * interval '1 hour' as tolerance
    from purchasing_delivery_note n
    join purchasing_delivery_note_lines l on l.parent_id = n.id
    join ${vendorRows} v on v.id = n.vendor_id
    left join lateral (
      select x.arrival_at from purchasing_delivery_plan_lines x where x.parent_id = l.plan_id and x.line_no = l.source_line) p on true
    where ${inScope(ctx, DeliveryNote, 'n')} and n.status not in ${codes(DeliveryNote, 'draft')} and (n.gate_arrived_at is not null or n.status in ${codes(DeliveryNote, 'published', 'control', 'shipped')})
      and n.planned_arrival >= ${firstWeek(ctx)}::timestamptz and n.planned_arrival < (${thisWeek(ctx)} + interval '1 week')::timestamptz
  ), judged as (
    select week, came is not null and came <= demand + tolerance and (early is null or came >= demand - early) as on_time
    from line where came is not null or demand + tolerance < ${ctx.clock}::timestamp
  )
  select to_char(w.week, 'YYYY-MM-DD') as "from", to_char(w.week + interval '6 days', 'YYYY-MM-DD') as "to",
    to_char(w.week, 'IW') as week, count(j.week)::int as lines, (count(*) filter (where j.on_time))::int as "onTime",
    trim_scale(round(100.0 * count(*) filter (where j.on_time) / nullif(count(j.week), 0), 1))::text as percent
  from generate_series(${firstWeek(ctx)}, ${thisWeek(ctx)}, interval '1 week') w (week) left join judged j on j.week = w.week
  group by w.week order by w.week`;

export const onTimeSeen = answer(onTimeDeliveries, async (ctx, _, { settings }) => {
  const company = await settings(ctx);
  return {
    target: String(company.value(ON_TIME_TARGET)),
    weeks: await ctx.sql.run<DeliveryWeek>(weeks(ctx, company.value(ON_TIME_TOLERANCE))),
  };
});
