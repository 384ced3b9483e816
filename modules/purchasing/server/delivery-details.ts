import type { RowOfFields } from '@takt/model';
import { answer, type Ctx, type Fragment, fragment, inScope, verbatim } from '@takt/engine';
import { partRows, unitRows, vendorRows } from '@takt/modules/base/server';
import { warehouseRows } from '@takt/modules/warehouse/server';
import { DeliveryNote } from '../defs/index.ts';
import { type DeliveryDetail, deliveryDetails, DETAILS_A_PAGE, type DETAILS_BY } from '../defs/delivery/note-calls.ts';
import { sourceNoOf } from './source-lines.ts';
import { moment, named } from './shown-columns.ts';

type DetailsQuery = RowOfFields<typeof DETAILS_BY>;

/** Lines of notes the person sees, as the query form asks for them. */
const found = (
  ctx: Ctx,
  { vendor, part, status, from, to }: DetailsQuery,
): Fragment => fragment`from purchasing_delivery_note n join purchasing_delivery_note_lines l on l.parent_id = n.id
  where ${inScope(ctx, DeliveryNote, 'n')} and (${vendor}::uuid is null or n.vendor_id = ${vendor}::uuid) and (${part}::uuid is null or l.part_id = ${part}::uuid)
    and (${status}::text is null or n.status = ${status}::text) and (${from}::date is null or n.planned_arrival >= ${from}::date)
    and (${to}::date is null or n.planned_arrival < ${to}::date + 1)`;

const rows = (
  ctx: Ctx,
  query: DetailsQuery,
  skipped: number,
): Fragment => fragment`select r.id, r.note, r.number, r.status, ${named('v')} as vendor, ${named('w')} as warehouse,
    ${moment('r.planned_arrival')} as "plannedArrival", p.part_no as "partNo", ${named('p')} as name, u.code as unit,
    trim_scale(r.qty)::text as qty, trim_scale(r.received_qty)::text as "receivedQty",
    trim_scale(r.rejected_qty)::text as "rejectedQty", r.lot, ${verbatim(sourceNoOf('r'))} as "sourceNo"
  from (select l.*, n.id as note, n.number, n.status, n.vendor_id, n.warehouse_id, n.planned_arrival
    ${found(ctx, query)} order by n.planned_arrival desc, n.number, l.position limit ${DETAILS_A_PAGE} offset ${skipped}) r
  join ${vendorRows} v on v.id = r.vendor_id join ${warehouseRows} w on w.id = r.warehouse_id
  join ${partRows} p on p.id = r.part_id join ${unitRows} u on u.id = r.unit_id
  order by r.planned_arrival desc, r.number, r.position`;

export const detailsFound = answer(deliveryDetails, async (ctx, query) => ({
  total: (await ctx.sql.one<{ total: number }>`select count(*)::int as total ${found(ctx, query)}`).total,
  rows: await ctx.sql.run<DeliveryDetail>(rows(ctx, query, ((query.page ?? 1) - 1) * DETAILS_A_PAGE)),
}));
