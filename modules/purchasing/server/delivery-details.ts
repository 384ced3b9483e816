import { answer } from '@takt/engine';
import { type DeliveryDetail, deliveryDetails, DETAILS_A_PAGE } from '../defs/note-calls.ts';
import { IN_REACH, moment, named, reachOf } from './notes-in-reach.ts';

const FOUND = `from purchasing_delivery_note n join purchasing_delivery_note_lines l on l.parent_id = n.id
  where ${IN_REACH} and ($3::uuid is null or n.vendor_id = $3::uuid) and ($4::uuid is null or l.part_id = $4::uuid)
    and ($5::text is null or n.status = $5::text) and ($6::date is null or n.planned_arrival >= $6::date)
    and ($7::date is null or n.planned_arrival < $7::date + 1)`;

const ROWS = `select r.id, r.note, r.number, r.status, ${named('v')} as vendor, ${named('w')} as warehouse,
    ${moment('r.planned_arrival')} as "plannedArrival", p.part_no as "partNo", ${named('p')} as name, u.code as unit,
    trim_scale(r.qty)::text as qty, trim_scale(r.received_qty)::text as "receivedQty",
    trim_scale(r.rejected_qty)::text as "rejectedQty", r.lot, r.source_no as "sourceNo"
  from (select l.*, n.id as note, n.number, n.status, n.vendor_id, n.warehouse_id, n.planned_arrival
    ${FOUND} order by n.planned_arrival desc, n.number, l.position limit ${DETAILS_A_PAGE} offset $8) r
  join base_vendor v on v.id = r.vendor_id join warehouse_warehouse w on w.id = r.warehouse_id
  join base_part p on p.id = r.part_id join base_unit u on u.id = r.unit_id
  order by r.planned_arrival desc, r.number, r.position`;

export const detailsFound = answer(deliveryDetails, async (ctx, { vendor, part, status, from, to, page }) => {
  const values = [...reachOf(ctx), vendor, part, status, from, to];
  const [count] = await ctx.sql.run<{ total: number }>({ text: `select count(*)::int as total ${FOUND}`, values });
  const skipped = ((page ?? 1) - 1) * DETAILS_A_PAGE;
  return {
    total: count?.total ?? 0,
    rows: await ctx.sql.run<DeliveryDetail>({ text: ROWS, values: [...values, skipped] }),
  };
});
