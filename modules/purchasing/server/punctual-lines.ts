import type { Id } from '@takt/model';
import { codes, type Ctx, type Fragment, fragment, inScope } from '@takt/engine';
import { vendorRows } from '@takt/modules/base/server';
import { DeliveryNote } from '../defs/index.ts';

/** The first day of a month, the present one or so many before it, by the company's clock. */
export const monthFrom = ({ clock }: Ctx, before = 0): Fragment =>
  fragment`(date_trunc('month', ${clock}::timestamp) - ${before}::int * interval '1 month')`;

/**
 * On time is what arrives within [demand − early hours of the supplier, demand + tolerance], counted by line (domain handbook
 * §9, on-time rule). The demand of a line is the time its delivery plan asks for; a line of an order has only the day on which
 * the last of several drops is due, so the arrival its note was published with counts. A line is judged once its vehicle is
 * here, or once it should have been. It counts on the day its note was planned for: the list of notes finds it there. For a
 * statement that begins with it; of one supplier where one is named: `judged` has the line's note, supplier, day and whether it was `on_time`.
 */
export const judgedLines = (
  ctx: Ctx,
  tolerance: number,
  { from, before, vendor = null }: { readonly from: Fragment; readonly before: Fragment; readonly vendor?: Id | null },
): Fragment => fragment`
  line as (
    select n.number, v.id as vendor, v.code, v.name, coalesce(v.name_en, v.name) as name_en, n.planned_arrival::timestamp as planned, n.gate_arrived_at::timestamp as came,
      coalesce(p.arrival_at, n.planned_arrival)::timestamp as demand, v.early_delivery_hours * interval '1 hour' as early,
      ${tolerance}::int * interval '1 hour' as tolerance
    from purchasing_delivery_note n
    join purchasing_delivery_note_lines l on l.parent_id = n.id
    join ${vendorRows} v on v.id = n.vendor_id
    left join lateral (
      select x.arrival_at from purchasing_delivery_plan_lines x where x.parent_id = l.plan_id and x.line_no = l.source_line) p on true
    where ${inScope(ctx, DeliveryNote, 'n')} and (${vendor}::uuid is null or n.vendor_id = ${vendor}::uuid) and n.status not in ${codes(DeliveryNote, 'draft')} and (n.gate_arrived_at is not null or n.status in ${codes(DeliveryNote, 'published', 'control', 'shipped')})
      and n.planned_arrival >= ${from}::timestamptz and n.planned_arrival < ${before}::timestamptz
  ), judged as (
    select number, vendor, code, name, name_en, planned, came is not null and came <= demand + tolerance and (early is null or came >= demand - early) as on_time
    from line where came is not null or demand + tolerance < ${ctx.clock}::timestamp
  )`;
