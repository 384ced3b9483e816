import { answer, codes, type Ctx, type Fragment, fragment, inScope } from '@takt/engine';
import { SalesShipment } from '../defs/index.ts';
import { onTimeShipments, type ShipmentWeek } from '../defs/on-time-shipments.ts';

const WEEKS = 12;
const thisWeek = ({ clock }: Ctx): Fragment => fragment`date_trunc('week', ${clock}::timestamp)`;
const firstWeek = (ctx: Ctx): Fragment => fragment`(${thisWeek(ctx)} - ${WEEKS - 1}::int * interval '1 week')`;
const thisMonth = ({ clock }: Ctx): Fragment => fragment`date_trunc('month', ${clock}::timestamp)`;

/**
 * A line is on time that has left on the day its customer was promised or before; the last time it left counts. It is judged once
 * it has left, or once it should have, and counts on the day its shipment was planned for: the list of shipments finds it there.
 */
const judged = (ctx: Ctx, from: Fragment, before: Fragment): Fragment => fragment`
  line as (
    select s.planned_at::timestamp as planned, s.shipped_at::timestamp::date as sent, o.due_date as due
    from sales_sales_shipment s
    join sales_sales_shipment_lines l on l.parent_id = s.id
    join sales_sales_order_lines o on o.parent_id = s.sales_order_id and o.id::text = l.order_line
    where ${inScope(ctx, SalesShipment, 's')} and s.status not in ${codes(SalesShipment, 'new', 'cancelled')}
      and s.planned_at >= ${from}::timestamptz and s.planned_at < ${before}::timestamptz
  ), judged as (
    select planned, coalesce(sent <= due, false) as on_time from line where sent is not null or due < ${ctx.clock}::timestamp::date
  )`;
const counted = fragment`count(j.planned)::int as lines, (count(*) filter (where j.on_time))::int as "onTime",
  trim_scale(round(100.0 * count(*) filter (where j.on_time) / nullif(count(j.planned), 0), 1))::text as percent`;

const weeks = (ctx: Ctx): Fragment => fragment`
  with ${judged(ctx, firstWeek(ctx), fragment`(${thisWeek(ctx)} + interval '1 week')`)}
  select to_char(w.week, 'YYYY-MM-DD') as "from", to_char(w.week + interval '6 days', 'YYYY-MM-DD') as "to", ${counted}
  from generate_series(${firstWeek(ctx)}, ${thisWeek(ctx)}, interval '1 week') w (week)
  left join judged j on date_trunc('week', j.planned) = w.week
  group by w.week order by w.week`;

const month = (ctx: Ctx): Fragment => fragment`
  with ${judged(ctx, thisMonth(ctx), fragment`(${thisMonth(ctx)} + interval '1 month')`)}
  select to_char(${thisMonth(ctx)}, 'YYYY-MM-DD') as "from",
    to_char(${thisMonth(ctx)} + interval '1 month' - interval '1 day', 'YYYY-MM-DD') as "to", ${counted}
  from judged j`;

export const shipmentsSeen = answer(onTimeShipments, async (ctx) => ({
  weeks: await ctx.sql.run<ShipmentWeek>(weeks(ctx)),
  month: await ctx.sql.one<ShipmentWeek>`${month(ctx)}`,
}));
