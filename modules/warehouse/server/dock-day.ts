import { answer, codes, type Ctx, type Fragment, fragment, inScope, companyDay } from '@takt/engine';
import { customerRows, vendorRows } from '@takt/modules/base/server';
import { Asn, Dock, OutboundOrder } from '../defs/index.ts';
import { dockDay, type DockOfDay, type DockVisit } from '../defs/inside/todays-work.ts';

/** More rows than this are no picture of a day. */
const MOST_DOCKS = 10;
const MOST_VISITS = 120;
/** Of a vehicle at no dock yet. */
const SLOT_MINUTES = 30;

const today = (ctx: Ctx): Fragment => fragment`${companyDay(ctx)}::date`;
const isToday = (ctx: Ctx, at: Fragment): Fragment =>
  fragment`(${at} >= ${today(ctx)}::timestamptz and ${at} < (${today(ctx)} + 1)::timestamptz)`;
const until = (from: Fragment): Fragment =>
  fragment`${from} + coalesce(k.slot_minutes, ${SLOT_MINUTES}::int) * interval '1 minute'`;
const stateOf = (ctx: Ctx, done: Fragment, working: Fragment, planned: Fragment): Fragment => fragment`
  case when t.status in ${done} then 'done' when t.status in ${working} then 'working'
    when ${planned} < ${ctx.now}::timestamptz then 'late' else 'booked' end`;

const arrived = fragment`coalesce(t.gate_arrived_at, t.planned_arrival)`;
const expected = fragment`t.planned_arrival`;
const leaves = fragment`t.planned_at`;

const visits = (ctx: Ctx): Fragment => fragment`
  with visit as (
    select 'warehouse.asn' as entity, t.id, t.number, t.status, t.dock_id as dock, ${arrived} as "from", ${until(arrived)} as "to",
      ${stateOf(ctx, codes(Asn, 'received', 'closed'), codes(Asn, 'arrival'), expected)} as state,
      json_build_array(v.name, coalesce(v.name_en, v.name)) as who
    from warehouse_asn t join ${vendorRows} v on v.id = t.vendor_id left join warehouse_dock k on k.id = t.dock_id
    where ${inScope(ctx, Asn, 't')} and t.status not in ${codes(Asn, 'cancelled')} and ${isToday(ctx, arrived)}
    union all
    select 'warehouse.outboundOrder', t.id, t.number, t.status, t.dock_id, t.planned_at, ${until(leaves)},
      ${stateOf(ctx, codes(OutboundOrder, 'shipped', 'closed'), codes(OutboundOrder, 'picked', 'passed'), leaves)},
      json_build_array(coalesce(c.name, v.name, t.destination, ''), coalesce(c.name_en, c.name, v.name_en, v.name, t.destination, ''))
    from warehouse_outbound_order t left join ${customerRows} c on c.id = t.customer_id left join ${vendorRows} v on v.id = t.vendor_id
    left join warehouse_dock k on k.id = t.dock_id
    where ${inScope(ctx, OutboundOrder, 't')} and ${ctx.actor.can('warehouse.outboundOrder.read')}::boolean
      and t.status not in ${codes(OutboundOrder, 'cancelled')} and ${isToday(ctx, leaves)}
  )
  select entity, id, number, status, dock, left("from"::text, 19) as "from", left("to"::text, 19) as "to", state, who
  from visit order by visit."from", number limit ${MOST_VISITS}`;

/** Docks that are worked at, those with vehicles of today first. */
const docks = (ctx: Ctx, used: readonly string[]): Fragment => fragment`
  select k.id, k.code, json_build_array(k.name, coalesce(k.name_en, k.name)) as name from warehouse_dock k
  where ${inScope(ctx, Dock, 'k')} and (k.mark_status = '1' or k.id = any(${used}::uuid[]))
  order by k.id = any(${used}::uuid[]) desc, k.code limit ${MOST_DOCKS}`;

export const dockAnswer = answer(dockDay, async (ctx) => {
  const seen = await ctx.sql.run<DockVisit>(visits(ctx));
  const used = [...new Set(seen.flatMap(({ dock }) => dock ?? []))];
  const { overdue } = await ctx.sql.one<{ overdue: number }>`
    select count(*)::int as overdue from warehouse_asn t
    where ${inScope(ctx, Asn, 't')} and t.status in ${codes(Asn, 'inTransit')} and t.planned_arrival < ${today(ctx)}::timestamptz`;
  return { now: ctx.clock, docks: await ctx.sql.run<DockOfDay>(docks(ctx, used)), visits: seen, overdue };
});
