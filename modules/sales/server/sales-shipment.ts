import { type Id, serialsIn } from '@takt/model';
import { bind, codes, compute, type Ctx, type DocumentOps, on, Refused, whenSaved } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import {
  allocateNow,
  callOffOrders,
  departOrders,
  freeStockRows,
  sendOut,
  sourcedOutboundLines,
} from '@takt/modules/warehouse/server';
import { SalesOrder, SalesShipment } from '../defs/index.ts';
import { warehouse as fromSomewhere } from '../defs/shipment-guards.ts';
import { wantedOf } from '../defs/shipping.ts';
import { keepSerials, takeBack } from './shipment-serials.ts';

const linesOf = ({ lines }: SalesShipment): readonly Id[] => lines.map(({ id }) => id);

/** The warehouse is asked for goods by an order of its own: rotation, units, tasks and the pass are its matter. */
async function ask(
  ctx: Ctx,
  shipment: SalesShipment,
  input: Readonly<Record<string, unknown>>,
  documents: DocumentOps,
): Promise<void> {
  const { id, warehouse, customer, plannedAt, shipTo: destination } = shipment;
  if (warehouse === null) throw Refused.by(SalesShipment, 'release', fromSomewhere);
  const lines = wantedOf(shipment.lines, input).map(({ line: { id: sourceLine, part, unit }, qty }) => ({
    part,
    unit,
    qty,
    sourceLine,
  }));
  const asked = { kind: 'customer', warehouse, customer, destination, plannedAt, lines, bySource: true } as const;
  const order = await sendOut(ctx, documents, asked, { doc: SalesShipment, id });
  await allocateNow(ctx, documents, order);
}

/** What was shipped, as the orders of the warehouse say. */
const recount = (ctx: Ctx, shipment: Id) =>
  ctx.sql`
    update sales_sales_shipment_lines l set shipped_qty = o.shipped from (
      select source_line, sum(shipped_qty) as shipped from ${sourcedOutboundLines} w group by 1) o
    where l.parent_id = ${shipment} and o.source_line = l.id::text
      and l.shipped_qty is distinct from o.shipped`;

export const salesShipment = bind(SalesShipment, {
  release: (ctx, shipment, _input, documents) => ask(ctx, shipment, {}, documents),
  pick: ask,

  async ship(ctx, shipment, input, documents) {
    const pieces = await keepSerials(ctx, shipment, serialsIn(input.serialNos));
    await departOrders(ctx, documents, linesOf(shipment), pieces);
    await recount(ctx, shipment.id);
  },

  complete: (ctx, shipment, _input, documents) => callOffOrders(ctx, documents, linesOf(shipment)),
  forceComplete: (ctx, shipment, _input, documents) => callOffOrders(ctx, documents, linesOf(shipment)),

  cancel: (ctx, shipment, _input, documents) => callOffOrders(ctx, documents, linesOf(shipment)),
});

/** Goods that did not leave after all. */
export const shipmentReversed = on('warehouse.outboundOrder.reverse', 'sales.shipmentReversed', async (ctx, { id }) => {
  const asked = await ctx.sql<{ id: Id }>`
    select from_id as id from app.link where to_id = ${String(id)}::uuid and from_entity = ${SalesShipment.id}`;
  for (const shipment of asked) {
    await recount(ctx, shipment.id);
    await takeBack(ctx, shipment.id, String(id));
  }
});

/** A line that names no line of its order is that of the same part. */
async function findOrderLines(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await ctx.sql`
    update sales_sales_shipment_lines l set order_line = (select o.id::text from sales_sales_order_lines o
      where o.parent_id = s.sales_order_id and o.part_id = l.part_id order by o.position limit 1)
    from sales_sales_shipment s where s.id = l.parent_id and s.id = any(${ids}::uuid[]) and l.order_line is null`;
}
export const shipmentSavings = [whenSaved(SalesShipment, (ctx, id) => findOrderLines(ctx, [id]), findOrderLines)];

const ORDER_LINE = `from app.sales_sales_order_lines o where o.tenant_id = t.tenant_id and o.parent_id = h.sales_order_id
      and o.id::text = t.order_line and o.part_id = t.part_id`;

/** What shipments have taken of an order's line: what they plan while they are open, what they shipped once they are done. */
export const shipmentComputed = compute(SalesShipment, {
  orderLocked: `exists (select 1 from app.sales_sales_order o where o.tenant_id = t.tenant_id and o.id = t.sales_order_id
    and o.status in ${codes(SalesOrder, 'locked')} and o.deleted_at is null)`,
  /** Nothing is inspected on its way out yet. When quality does, this asks for tasks of the shipment without a good result. */
  oqcOpen: 'false',
  lines: {
    onOrder: `exists (select 1 ${ORDER_LINE})`,
    openQty: `(select o.qty - coalesce((select sum(case when s.status in ${codes(SalesShipment, 'shipped', 'signed')} then l.shipped_qty else l.qty end)
        from app.sales_sales_shipment_lines l join app.sales_sales_shipment s on s.tenant_id = l.tenant_id and s.id = l.parent_id
        where l.tenant_id = t.tenant_id and l.order_line = t.order_line and l.id <> t.id and s.status not in ${codes(SalesShipment, 'cancelled')}
          and s.deleted_at is null), 0) ${ORDER_LINE})`,
    /** A shipment of before the warehouse was asked has shipped what it picked. */
    pickedQty: `coalesce((select sum(o.picked_qty) from ${sourcedOutboundLines} o
      where o.tenant_id = t.tenant_id and o.source_line = t.id::text), t.shipped_qty)`,
    askedQty: `coalesce((select sum(o.asked_qty) from ${sourcedOutboundLines} o
      where o.tenant_id = t.tenant_id and o.source_line = t.id::text), 0)`,
    availableQty: `coalesce((select sum(s.qty) from ${freeStockRows} s where s.tenant_id = t.tenant_id
      and s.warehouse_id = h.warehouse_id and s.part_id = t.part_id), 0)`,
    serialised: `(select p.track_mode = 'serial' from ${partRows} p where p.tenant_id = t.tenant_id and p.id = t.part_id)`,
  },
});
