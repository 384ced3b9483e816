import { allowedIn, answer, type Ctx, type Fragment, fragment, verbatim } from '@takt/engine';
import { partRows, unitRows, vendorRows } from '@takt/modules/base/server';
import { type UnbilledReceipt, unbilledReceipts } from '../defs/delivery/note-calls.ts';
import { named } from './shown-columns.ts';
import { billed, RECEIVED } from './received-lines.ts';

/** Rows of two kinds of notes; both belong to a supplier and a warehouse. */
const seen = (ctx: Ctx): Fragment => {
  const [vendors, warehouses] = [allowedIn(ctx, 'vendor'), allowedIn(ctx, 'warehouse')];
  return fragment`(${vendors}::uuid[] is null or n.vendor_id = any(${vendors}::uuid[]))
    and (${warehouses}::uuid[] is null or n.warehouse_id = any(${warehouses}::uuid[]))`;
};

const unbilled = (ctx: Ctx): Fragment =>
  fragment`from ${verbatim(RECEIVED)} n where ${seen(ctx)} and not ${verbatim(billed('n'))}`;

const rows = (
  ctx: Ctx,
): Fragment => fragment`select r.id, r.entity, r.note, r.number, ${named('v')} as vendor, r.came::text as "cameOn", p.part_no as "partNo",
    ${named('p')} as name, trim_scale(r.received_qty)::text as qty, u.code as unit
  from (select n.* ${unbilled(ctx)} order by n.came, n.number, n.position limit 100) r
  join ${vendorRows} v on v.id = r.vendor_id join ${partRows} p on p.id = r.part_id join ${unitRows} u on u.id = r.unit_id
  order by r.came, r.number, r.position`;

export const receiptsUnbilled = answer(unbilledReceipts, async (ctx) => ({
  total: (await ctx.sql.one<{ total: number }>`select count(*)::int as total ${unbilled(ctx)}`).total,
  rows: await ctx.sql.run<UnbilledReceipt>(rows(ctx)),
}));
