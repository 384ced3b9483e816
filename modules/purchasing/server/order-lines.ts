import { fill, tableName, type Text } from '@takt/model';
import { codes, type Ctx, Refused } from '@takt/engine';
import { PurchaseOrder } from '../defs/index.ts';
import { agreedPrice } from './prices.ts';
import { fetched, numberLines, planned, taken } from './source-lines.ts';

const UNFIT: Text = [
  '第 {line} 行：请选择该供应商已确认、收货仓库相同的采购订单及其中物料和计量单位相同的行',
  'Line {line}: choose an order that this supplier has confirmed for the same warehouse, and a line of it with the same part and unit',
];

const TOO_MUCH: Text = [
  '第 {line} 行：交付计划、送货单和提货单合计超过订单数量',
  'Line {line}: plans, notes and pickups together ask for more than was ordered',
];

/** A line that names an order names a line of it: one the supplier has confirmed, of the same part and unit, for the same warehouse. */
export async function demandOrderLines(ctx: Ctx, { id: entity }: { readonly id: string }, id: string): Promise<void> {
  const [unfit] = await ctx.sql.run<{ position: number }>({
    text: `select t.position from app.${tableName(entity)} h join app.${tableName(entity, 'lines')} t on t.tenant_id = h.tenant_id and t.parent_id = h.id
      where h.id = $1 and h.deleted_at is null and num_nonnulls(t.order_id, t.order_line) > 0 and not exists (
        select 1 from app.purchasing_purchase_order o join app.purchasing_purchase_order_lines l on l.tenant_id = o.tenant_id and l.parent_id = o.id
        where o.tenant_id = t.tenant_id and o.id = t.order_id and l.line_no = t.order_line and o.vendor_id = h.vendor_id and l.part_id = t.part_id
          and l.unit_id = t.unit_id and o.warehouse_id = h.warehouse_id and o.status in ${codes(PurchaseOrder, 'confirmed', 'partlyDelivered', 'delivered')} and o.deleted_at is null)
      order by t.position limit 1`,
    values: [id],
  });
  if (unfit) throw Refused.at(`lines.${unfit.position - 1}.orderLine`, 'orderLine.fits', fill(UNFIT, { line: unfit.position }));
  await demandLeft(ctx, entity, id);
}

/** All that calls off an order line, this document included, is no more than was ordered. The orders are held meanwhile. */
async function demandLeft(ctx: Ctx, entity: string, id: string): Promise<void> {
  // First held, then looked at: what somebody else has just called off is seen.
  await ctx.sql.run({
    text: `select o.id from app.purchasing_purchase_order o where o.id in
      (select order_id from app.${tableName(entity, 'lines')} where parent_id = $1) order by o.id for update`,
    values: [id],
  });
  const [over] = await ctx.sql.run<{ position: number }>({
    text: `select t.position from app.${tableName(entity)} h join app.${tableName(entity, 'lines')} t on t.tenant_id = h.tenant_id and t.parent_id = h.id
      join app.purchasing_purchase_order_lines l on l.tenant_id = t.tenant_id and l.parent_id = t.order_id and l.line_no = t.order_line
      where h.id = $1 and h.deleted_at is null and l.qty < ${planned('l')} + ${fetched('l')} + ${taken('order', 'l')}
      order by t.position limit 1`,
    values: [id],
  });
  if (over) throw Refused.at(`lines.${over.position - 1}.qty`, 'orderLine.left', fill(TOO_MUCH, { line: over.position }));
}

/** Lines of an order get their numbers, and the agreed price where none was given. */
export async function completeOrderLines(ctx: Ctx, id: string): Promise<void> {
  await numberLines(ctx, PurchaseOrder, id);
  await ctx.sql.run({
    text: `update app.purchasing_purchase_order_lines t set price = ${agreedPrice}
      from app.purchasing_purchase_order h
      where h.tenant_id = t.tenant_id and h.id = t.parent_id and t.parent_id = $1 and t.price is null`,
    values: [id],
  });
}
