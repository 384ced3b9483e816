import { type Ctx, patchLine, whenSaved } from '@takt/engine';
import type { Decimal, Id } from '@takt/model';
import { inStockUnit, partRows } from '@takt/modules/base/server';
import { OutboundOrder } from '../../defs/index.ts';
import type { Goods } from '../stock/lot-holds.ts';
import { demandFrom } from '../stock/vendors.ts';

interface Line {
  readonly id: Id;
  readonly part: Id;
  readonly unit: Id;
  readonly qty: Decimal;
}
const otherwiseMeasured = (ctx: Ctx, order: Id): Promise<readonly Line[]> =>
  ctx.sql<Line>`
    select l.id, l.part_id as part, l.unit_id as unit, trim_scale(l.qty)::text as qty
    from warehouse_outbound_order_lines l join ${partRows} p on p.id = l.part_id
    where l.parent_id = ${order} and l.unit_id <> p.unit_id order by l.position`;

/** Batches somebody asks for that go back to a supplier. */
async function demandOwnBatches(ctx: Ctx, order: Id): Promise<void> {
  const [first, ...others] = await ctx.sql<Goods & { readonly vendor: Id }>`
    select o.vendor_id as vendor, l.part_id as part, l.batch, null as container
    from warehouse_outbound_order o join warehouse_outbound_order_lines l on l.parent_id = o.id
    where o.id = ${order} and o.kind = 'vendorReturn' and o.vendor_id is not null and l.batch is not null and o.deleted_at is null`;
  if (first) await demandFrom(ctx, first.vendor, [first, ...others]);
}

/** Five dozen are sixty pieces: from the first save on an order speaks in the units its parts are kept in. */
export const outboundOrderSaved = whenSaved(OutboundOrder, async (ctx, id) => {
  await demandOwnBatches(ctx, id);
  const lines = await otherwiseMeasured(ctx, id);
  if (lines.length === 0) return;
  const kept = await inStockUnit(ctx, lines);
  for (const [index, line] of lines.entries()) {
    const { qty, unit } = kept[index] ?? line;
    await patchLine(ctx, OutboundOrder, 'lines', line.id, { qty, unit });
  }
});
