import { allowedIn, answer, Refused, companyDay } from '@takt/engine';
import { HOME_CURRENCY, partPlanRows } from '@takt/modules/base/server';
import { agreedPrices } from './agreed-price.ts';
import { dailyTraffic, type StockClass, type StockValue, stockValue, type TrafficDay } from '../../defs/stock/stock-charts.ts';

/** As many parts as a list can sensibly be limited to. */
const MOST_PARTS = 100;
const DAYS = 14;

/**
 * Our own stock at what suppliers ask today, and what lay there when the month began at the same prices: what there is less what
 * has moved since. $1 are the warehouses and $2 the suppliers in the person's reach, $3 is today.
 */
const VALUE = `
  with price as (${agreedPrices('$3::date', '($2::uuid[] is null or vendor_id = any($2::uuid[]))')}
  ), held as (
    select warehouse_id, part_id, qty, qty as before from warehouse_stock
    where owner_id is null and deleted_at is null and ($1::uuid[] is null or warehouse_id = any($1::uuid[]))
    union all
    select warehouse_id, part_id, 0,
      case when from_location_id is null then 0 else qty end - case when to_location_id is null then 0 else qty end
    from warehouse_stock_move where at >= date_trunc('month', $3::date)::timestamptz and owner_id is null and deleted_at is null
      and ($1::uuid[] is null or warehouse_id = any($1::uuid[]))
  ), part as (
    select h.part_id, l.abc_class as abc, sum(h.qty) as qty, sum(h.qty) * p.price as value, sum(h.before) * p.price as before
    from held h
    join warehouse_warehouse w on w.id = h.warehouse_id
    left join ${partPlanRows} l on l.part_id = h.part_id and l.plant_id = w.plant_id and l.deleted_at is null
    left join price p on p.part_id = h.part_id
    group by h.part_id, l.abc_class, p.price
  )
  select c.abc, round(coalesce(sum(p.value), 0), 2)::text as value,
    case when exists (select 1 from warehouse_stock_move where at < date_trunc('month', $3::date)::timestamptz
      and ($1::uuid[] is null or warehouse_id = any($1::uuid[])))
      then round(coalesce(sum(p.value - p.before), 0), 2)::text end as change,
    coalesce((array_agg(p.part_id order by p.value desc) filter (where p.value is not null and p.qty > 0))[1:${MOST_PARTS}], '{}') as parts,
    (select count(distinct part_id)::int from part where value is null and qty > 0) as unpriced,
    to_char(date_trunc('month', $3::date) - interval '1 day', 'YYYY-MM-DD') as against
  from (values (1, 'A'), (2, 'B'), (3, 'C'), (4, null)) c (nth, abc) left join part p on p.abc is not distinct from c.abc
  group by c.nth, c.abc order by c.nth`;

export const valueAnswer = answer(stockValue, async (ctx) => {
  if (!ctx.actor.can('base.vendorPart.seePrice')) throw Refused.of('permission');
  const values = [allowedIn(ctx, 'warehouse'), allowedIn(ctx, 'vendor'), companyDay(ctx)];
  const rows = await ctx.sql.run<StockClass & Pick<StockValue, 'unpriced' | 'against'>>({ text: VALUE, values });
  return {
    currency: HOME_CURRENCY,
    classes: rows.map(({ abc, value, change, parts }) => ({ abc, value, change, parts })),
    unpriced: rows[0]?.unpriced ?? 0,
    against: rows[0]?.against ?? '',
  };
});

/** By the company's clock, as the ledger itself is read; a correction is an entry of its own and counts the other way round. */
const TRAFFIC = `
  with entry as (
    select at::date as day, from_place, to_place from warehouse_stock_move
    where at >= ($2::date - ${DAYS - 1})::timestamptz and deleted_at is null
      and (from_place = 'vendor' or to_place = 'customer') and ($1::uuid[] is null or warehouse_id = any($1::uuid[]))
  )
  select to_char(d.day, 'YYYY-MM-DD') as "on", (count(*) filter (where e.from_place = 'vendor'))::int as receipts,
    (count(*) filter (where e.to_place = 'customer'))::int as shipments
  from generate_series($2::date - ${DAYS - 1}, $2::date, interval '1 day') d (day) left join entry e on e.day = d.day::date
  group by d.day order by d.day`;

export const trafficAnswer = answer(dailyTraffic, (ctx) =>
  ctx.sql.run<TrafficDay>({ text: TRAFFIC, values: [allowedIn(ctx, 'warehouse'), companyDay(ctx)] }),
);
